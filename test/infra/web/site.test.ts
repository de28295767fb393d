import { gzipSync } from 'node:zlib';
import { beforeAll, describe, expect, it } from 'vitest';
import { connectPageHeaders, pageHeaders } from '../../../infra/web/headers.ts';
import { elsewhere, withText } from '../../../infra/web/legal.ts';
import { ASSETS, NOT_FOUND, type Page, pages, type TextPage, textPages } from '../../../infra/web/pages.ts';
import { buildSite, type Site, weighSite } from '../../../infra/web/site.ts';
import { readSite } from '../../../shared/contract/web/site.ts';

/** Bytes, gzip. */
const FIRST_LOAD = 30_000;
const LAZY_PAGE = 12_000;
const ALL_SCRIPTS = 140_000;
const AUTHORIZE = 22_000;
const CONNECT = 47_000;

let site: Site;
beforeAll(async () => {
  site = await buildSite();
});

const textOf = (path: string): string => new TextDecoder().decode(site.get(path));
const bytesOf = (path: string): number => {
  const content = site.get(path);
  if (!content) throw new Error(`${path} does not exist`);
  return gzipSync(content, { level: 9 }).length;
};
const sum = (paths: readonly string[]): number => paths.reduce((total, path) => total + bytesOf(path), 0);

/** What the files are made of, the heaviest first: names what grew. */
const within = async (paths: readonly string[], limit: number): Promise<void> => {
  if (sum(paths) <= limit) return;
  const weights = await weighSite();
  const sources = paths.flatMap((path) => Object.entries(weights.get(path) ?? {})).sort(([, a], [, b]) => b - a);
  const lines = [
    ...paths.map((path) => `${path}: ${bytesOf(path)} gzip`),
    ...sources.slice(0, 25).map(([source, bytes]) => `${source}: ${bytes} before gzip`),
  ];
  expect.fail(`${sum(paths)} bytes of ${limit}:\n${lines.join('\n')}`);
};

const documentOf = (page: Page): string => `/${pages[page]}`;
const linked = (page: Page, pattern: RegExp): string[] =>
  [...textOf(documentOf(page)).matchAll(pattern)].map(([, path]) => path ?? '');

/** Files that a browser loads before it can show the page: style sheets, the script and its imports. */
const loadedBy = (page: Page): string[] => [
  ...linked(page, /<link rel="(?:stylesheet|modulepreload)" href="([^"]+)"/g),
  ...linked(page, /<script type="module" src="([^"]+)"/g),
];

const named = (name: string): string => {
  const found = [...site.keys()].find((path) => path.startsWith(`${ASSETS}${name}-`));
  if (!found) throw new Error(`There is no ${name}`);
  return found;
};

describe('bytes', () => {
  it('the first load of the overview, with its document, is small', async () => {
    await within([documentOf('/'), ...loadedBy('/')], FIRST_LOAD);
  });

  it.each(['/lancamentos', '/planejar', '/bancos', '/acessos', '/conta', '/planos', '/gastos', '/patrimonio'] as const)(
    '%s adds little to it',
    async (page) => {
      const shell = loadedBy('/');
      await within(
        loadedBy(page).filter((path) => !shell.includes(path)),
        LAZY_PAGE,
      );
    },
  );

  it('what a page loads when the rest of it stands is small, too', async () => {
    for (const part of ['webhooks-card', 'upload']) await within([named(part)], LAZY_PAGE);
  });

  it('/autorizar is small', async () => {
    await within([documentOf('/autorizar'), ...loadedBy('/autorizar')], AUTHORIZE);
  });

  it('all scripts together, the widget aside, are small', async () => {
    const scripts = [...site.keys()].filter((path) => path.endsWith('.js') && path !== named('widget'));
    await within(scripts, ALL_SCRIPTS);
  });

  it('/conectar is small with the widget in it', async () => {
    await within([documentOf('/conectar'), ...loadedBy('/conectar'), named('widget')], CONNECT);
  });
});

describe('documents', () => {
  it.each(Object.keys(pages) as Page[])('%s names only files that exist, and runs nothing inline', (page) => {
    const text = textOf(documentOf(page));
    const assets = [...text.matchAll(/(?:href|src)="(\/a\/[^"]+)"/g)].map(([, path]) => path ?? '');
    expect(assets.filter((path) => !site.has(path))).toEqual([]);
    expect(text).not.toMatch(/<script(?![^>]*\ssrc=)|<style|\sstyle=|\son\w+=/);
  });

  it.each(Object.keys(pages) as Page[])('%s preloads every script that its script imports at once', (page) => {
    const preloaded = loadedBy(page);
    const imported = preloaded
      .filter((path) => path.endsWith('.js'))
      .flatMap((path) =>
        [...textOf(path).matchAll(/(?:from|import)"\.\/([^"]+)"/g)].map(([, name]) => `${ASSETS}${name}`),
      );
    expect(imported.filter((path) => !preloaded.includes(path))).toEqual([]);
  });

  it('assets have the hash of their content in their names', () => {
    const assets = [...site.keys()].filter((path) => path.startsWith(ASSETS));
    expect(assets.filter((path) => !/-[0-9A-Z]{8}\.(js|css|svg|png)$/.test(path))).toEqual([]);
  });

  it('the same sources give the same bytes', async () => {
    const again = await buildSite();
    expect([...again.keys()]).toEqual([...site.keys()]);
    for (const [path, content] of again)
      expect(Buffer.from(content).equals(Buffer.from(site.get(path) ?? []))).toBe(true);
  });
});

describe('parts that are loaded later', () => {
  const scripts = () => [...site.keys()].filter((path) => path.endsWith('.js') && path !== named('widget'));

  it('are named in a function of their own, from which another try has their address', () => {
    const loads = scripts().flatMap((path) => [...textOf(path).matchAll(/(.{4})import\("[^"]+"\)(.)/g)]);
    expect(loads.length).toBeGreaterThan(10);
    expect(loads.filter(([, before, after]) => before !== '()=>' || after === '.')).toEqual([]);
  });

  it('the page of an unknown address needs no script, and names only files that exist', () => {
    const text = textOf(`/${NOT_FOUND}`);
    expect(text).not.toMatch(/<script|<style|\sstyle=/);
    const assets = [...text.matchAll(/href="(\/a\/[^"]+)"/g)].map(([, path]) => path ?? '');
    expect(assets.length).toBeGreaterThan(2);
    expect(assets.filter((path) => !site.has(path))).toEqual([]);
  });
});

describe('policy', () => {
  it('admits the aggregator on the page of its widget only', () => {
    expect(pageHeaders['content-security-policy']).not.toMatch(/https?:|unsafe/);
    expect(connectPageHeaders()['content-security-policy']).toContain('frame-src https://connect.pluggy.ai');
    expect(connectPageHeaders()['content-security-policy']).toContain("script-src 'self';");
  });
});

describe('texts', () => {
  const told = readSite(
    JSON.stringify({
      controller: { name: 'Saldo & <b>Filhos</b>', cnpj: '00.000.000/0001-91', address: 'Rua $& 1' },
      encarregado: { name: 'Maria', email: 'dpo@saldo.example' },
      help: { email: 'ajuda@saldo.example', url: 'https://saldo.example/?a="b' },
      terms_version: '7',
      privacy_version: '8',
    }),
  );
  const paths = Object.keys(textPages) as TextPage[];
  const shown = (path: TextPage, site = told) => withText(textOf(`/${textPages[path]}`), path, site);

  it.each(paths)('%s is whole without a script, with files that exist and nothing inline', (path) => {
    const text = shown(path);
    expect(text).not.toMatch(/<script|<style|\sstyle=|<!-- texto/);
    expect(text.match(/<h1/g)).toHaveLength(1);
    expect(text.match(/<h2/g)?.length).toBeGreaterThan(7);
    const assets = [...text.matchAll(/href="(\/a\/[^"]+)"/g)].map(([, file]) => file ?? '');
    expect(assets.filter((file) => !site.has(file))).toEqual([]);
    const known = [...Object.keys(pages), ...paths];
    const links = [...text.matchAll(/href="(\/[a-z]*)"/g)].map(([, link]) => link ?? '');
    expect(links.filter((link) => !known.includes(link))).toEqual([]);
  });

  it('say who runs the service, who answers for data and the version, as text', () => {
    const privacy = shown('/privacidade');
    for (const words of ['Saldo &amp; &lt;b&gt;Filhos&lt;/b&gt;', 'Rua $&amp; 1', 'dpo@saldo.example', 'versão 8'])
      expect(privacy).toContain(words);
    expect(shown('/termos')).toContain('versão 7');
    expect(shown('/ajuda')).toContain('mailto:ajuda@saldo.example');
    expect(shown('/ajuda')).toContain('https://saldo.example/?a=&quot;b');
  });

  it('are complete where nobody has said who runs the service', () => {
    for (const path of paths) expect(shown(path, readSite(undefined))).not.toMatch(/undefined|null|mailto/);
  });

  it('that the operator has elsewhere are there', () => {
    expect(elsewhere(told)).toEqual({});
    expect(elsewhere({ ...told, terms_url: 'https://a.example/t' })).toEqual({ '/termos': 'https://a.example/t' });
    expect(elsewhere({ ...told, privacy_url: 'https://a.example/p' })).toEqual({
      '/privacidade': 'https://a.example/p',
    });
  });

  it.each([...(Object.keys(pages) as Page[])])('are linked from %s', (page) => {
    for (const path of paths) expect(textOf(documentOf(page))).toContain(`href="${path}"`);
    expect(textOf(`/${NOT_FOUND}`)).toContain('href="/ajuda"');
  });
});
