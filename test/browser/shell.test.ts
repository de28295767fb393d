import type { Page, Route } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { answering, bodies } from './support/answers.ts';
import { violations } from './support/axe.ts';
import { openBrowser, picture, settled } from './support/browser.ts';
import { usual } from './support/fixtures.ts';
import { SHELL_PAGES } from './support/pages.ts';
import { signInAs } from './support/people.ts';
import { planAnswers } from './support/plan-fixtures.ts';
import { type BrowserStack, browserStack } from './support/stack.ts';
import { wealthAnswers } from './support/wealth-fixtures.ts';

let stack: BrowserStack;
beforeAll(async () => {
  stack = await browserStack();
});

const UNLOADED = 'Esta página não carregou. Confira a internet.';
const STRIP = 'Sem internet. Mostrando o que já tínhamos.';

type Given = { width?: number; path?: string };

/** The overview on a screen whose clock the test moves; nothing is fetched ahead until it does. */
const opened = async ({ width = 1200, path = '/' }: Given = {}) => {
  const visit = await openBrowser({ width, isFresh: true });
  await visit.page.clock.install();
  answering(visit.page, bodies({ ...usual(), ...planAnswers() }));
  return { ...visit, open: () => visit.page.goto(`${stack.url}${path}`) };
};

/** What becomes of the script of a page: each request, until `heal`. */
const scriptFails = async (page: Page, name: string, fail: (route: Route) => Promise<void>) => {
  const asked: string[] = [];
  let isWell = false;
  await page.route(`**/a/${name}-*.js*`, (route) => {
    asked.push(new URL(route.request().url()).search);
    return isWell ? route.continue() : fail(route);
  });
  const heal = () => {
    isWell = true;
  };
  return { asked, heal };
};

const lost = (route: Route) => route.abort('internetdisconnected');

describe('a page whose script is missing', () => {
  it('has its heading, the reason and a way on, and nothing of the page before', async () => {
    const { page, open, problems, close } = await opened();
    const script = await scriptFails(page, 'plan', lost);
    await open();
    await page.getByText('Saldo em contas').waitFor();
    await page.getByRole('link', { name: 'Planejar' }).click();
    await page.getByText(UNLOADED).waitFor();
    expect(await page.locator('h1').allTextContents()).toEqual(['Planejar']);
    expect(await page.getByText('Saldo em contas').count()).toBe(0);
    expect(await page.locator('main').evaluate((main) => main === document.activeElement)).toBe(true);
    await picture(page, 'sem-roteiro-light-1200');
    expect(await violations(page)).toEqual([]);
    script.heal();
    await page.getByRole('button', { name: 'Tentar de novo' }).click();
    await page.getByText('Em contas hoje').waitFor();
    expect(await page.getByText(UNLOADED).count()).toBe(0);
    // A browser may keep a failure by its address.
    expect(new Set(script.asked.filter((search) => search)).size).toBeGreaterThan(0);
    expect(problems).toEqual([]);
    await close();
  });

  it('is tried again after 2, 5 and 15 seconds', async () => {
    const { page, open, close } = await opened();
    const script = await scriptFails(page, 'banks', lost);
    await open();
    await page.getByText('Saldo em contas').waitFor();
    await page.getByRole('link', { name: 'Bancos' }).click();
    await page.getByText(UNLOADED).waitFor();
    for (const [wait, name] of [
      [2_000, '?r=1'],
      [5_000, '?r=2'],
    ] as const) {
      const again = page.waitForRequest((request) => request.url().endsWith(name));
      await page.clock.runFor(wait);
      await again;
      await page.waitForFunction(() => true);
    }
    script.heal();
    await page.clock.runFor(15_000);
    await page.getByRole('heading', { name: 'Nubank' }).waitFor();
    await close();
  });

  it('opens by itself when the network is back', async () => {
    const { page, context, open, close } = await opened();
    const script = await scriptFails(page, 'banks', lost);
    await open();
    await page.getByText('Saldo em contas').waitFor();
    await context.setOffline(true);
    await page.getByRole('link', { name: 'Bancos' }).click();
    await page.getByText(UNLOADED).waitFor();
    await page.getByText(STRIP).waitFor();
    script.heal();
    await context.setOffline(false);
    await page.getByRole('heading', { name: 'Nubank' }).waitFor();
    await close();
  });

  it('as the first page too', async () => {
    const { page, open, close } = await opened({ path: '/bancos' });
    await scriptFails(page, 'banks', lost);
    await open();
    await page.getByText(UNLOADED).waitFor();
    expect(await page.locator('h1').allTextContents()).toEqual(['Bancos']);
    await close();
  });

  it('is tried anew when the person comes back to it', async () => {
    const { page, open, close } = await opened();
    const script = await scriptFails(page, 'banks', lost);
    await open();
    await page.getByText('Saldo em contas').waitFor();
    await page.getByRole('link', { name: 'Bancos' }).click();
    await page.getByText(UNLOADED).waitFor();
    await page.getByRole('navigation').getByRole('link').first().click();
    await page.getByText('Saldo em contas').waitFor();
    script.heal();
    await page.getByRole('link', { name: 'Bancos' }).click();
    await page.getByRole('heading', { name: 'Nubank' }).waitFor();
    await close();
  });

  it('that a release has removed reloads the tab once, and no more', async () => {
    const { page, open, close } = await opened();
    let documents = 0;
    page.on('request', (request) => {
      if (request.isNavigationRequest()) documents += 1;
    });
    await scriptFails(page, 'banks', (route) => route.fulfill({ status: 404, body: 'Not found' }));
    await open();
    await page.getByText('Saldo em contas').waitFor();
    const reloaded = page.waitForEvent('load');
    await page.getByRole('link', { name: 'Bancos' }).click();
    await reloaded;
    await page.getByText(UNLOADED).waitFor();
    for (const wait of [2_000, 5_000, 15_000]) await page.clock.runFor(wait);
    await page.getByRole('button', { name: 'Tentar de novo' }).click();
    await page.waitForLoadState('networkidle');
    await page.getByText(UNLOADED).waitFor();
    expect(documents).toBe(2);
    await close();
  });
});

describe('scripts ahead', () => {
  const scripts = (page: Page) => {
    const asked: string[] = [];
    page.on('request', (request) => {
      const [, name] = /\/a\/(\w+)-/.exec(request.url()) ?? [];
      if (name) asked.push(name);
    });
    return asked;
  };

  it('are fetched when the page is idle, and open without internet', async () => {
    // The whole service, and nothing in the cache.
    const { page, context, close } = await openBrowser({ isFresh: true });
    const asked = scripts(page);
    const last = page.waitForEvent('requestfinished', (request) => /\/a\/plans-/.test(request.url()));
    await signInAs(page, stack.url, await stack.own('ana'));
    await last;
    for (const name of ['transactions', 'plan', 'banks', 'access', 'account', 'plans']) expect(asked).toContain(name);
    await context.setOffline(true);
    await page.getByRole('link', { name: 'Bancos' }).click();
    await page.getByRole('heading', { name: 'Bancos', level: 1 }).waitFor();
    await page.getByText('Você está sem internet').waitFor();
    expect(await page.getByText(UNLOADED).count()).toBe(0);
    await context.setOffline(false);
    await page.getByRole('heading', { name: 'Nubank' }).first().waitFor();
    await close();
  });

  it('are not where the person saves data', async () => {
    const { page, open, close } = await opened();
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
    });
    const asked = scripts(page);
    await open();
    await page.getByText('Saldo em contas').waitFor();
    await page.clock.runFor(10_000);
    await page.waitForLoadState('networkidle');
    expect(asked.filter((name) => /transactions|banks|access|account|plans/.test(name))).toEqual([]);
    await close();
  });
});

describe('without internet', () => {
  it('a strip says so, and goes by itself when data are read again', async () => {
    const { page, context, open, close } = await opened({ width: 360 });
    await open();
    await page.getByText('Saldo em contas').waitFor();
    await page.clock.runFor(1_000);
    expect(await page.getByRole('status').filter({ hasText: STRIP }).count()).toBe(0);
    await context.setOffline(true);
    const strip = page.getByRole('status').filter({ hasText: STRIP });
    await strip.waitFor();
    expect(await page.getByText('Saldo em contas').count()).toBe(1);
    await picture(page, 'faixa-light-360');
    expect(await violations(page)).toEqual([]);
    const read = page.waitForRequest(/\/app\/api\/overview$/);
    await context.setOffline(false);
    await read;
    await strip.waitFor({ state: 'detached' });
    await close();
  });

  it.each(SHELL_PAGES)('%s keeps what it shows, and reads all of it again afterwards', async (path) => {
    const { page, context, problems, close } = await openBrowser({ width: 360 });
    answering(page, bodies({ ...usual(), ...planAnswers(), ...wealthAnswers(3) }));
    const reads: string[] = [];
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      // Who one is does not change on the way.
      if (/\/api\/(?!me$)/.test(pathname) && request.method() === 'GET') reads.push(pathname);
    });
    await page.goto(`${stack.url}${path}`);
    await settled(page);
    const shown = await page.locator('main').innerText();
    const first = [...new Set(reads.splice(0))].toSorted();
    await context.setOffline(true);
    const strip = page.getByRole('status').filter({ hasText: STRIP });
    await strip.waitFor();
    expect(await page.locator('main').innerText()).toBe(shown);
    await context.setOffline(false);
    await strip.waitFor({ state: 'detached' });
    await settled(page);
    expect([...new Set(reads)].toSorted()).toEqual(first);
    expect(await page.locator('main').innerText()).toBe(shown);
    expect(problems).toEqual([]);
    await close();
  });

  it('a network that leads nowhere is the same, and is asked again', async () => {
    const { page, open, close } = await opened({ width: 360 });
    await open();
    await page.getByText('Saldo em contas').waitFor();
    let isLost = true;
    await page.route('**/app/api/connections', (route) => (isLost ? route.abort() : route.fallback()));
    await page.getByRole('link', { name: 'Bancos' }).click();
    await page.getByText('Você está sem internet').waitFor();
    const strip = page.getByRole('status').filter({ hasText: STRIP });
    await strip.waitFor();
    isLost = false;
    await page.clock.runFor(2_000);
    await page.getByRole('heading', { name: 'Nubank' }).waitFor();
    await strip.waitFor({ state: 'detached' });
    expect(await page.getByText('Você está sem internet').count()).toBe(0);
    await close();
  });
});

describe('an unknown address', () => {
  it.each(['light', 'dark'] as const)('has a page, %s', async (theme) => {
    const { page, problems, close } = await openBrowser({ theme, width: 360 });
    const answer = await page.goto(`${stack.url}/nada/aqui`);
    expect(answer?.status()).toBe(404);
    expect(await page.locator('h1').textContent()).toBe('Página não encontrada');
    await picture(page, `nao-encontrada-${theme}-360`);
    expect(await violations(page)).toEqual([]);
    expect(problems).toEqual([]);
    await page.getByRole('link', { name: 'Ir para o Início' }).click();
    await page.waitForURL(/\/entrar/);
    await close();
  });

  it('answers programs as before', async () => {
    const answer = await fetch(`${stack.url}/nada`);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([404, 'application/json; charset=utf-8']);
  });
});

it('a phone can put it among its programs', async () => {
  const { page, open, close } = await opened();
  await open();
  const href = await page.locator('link[rel=manifest]').getAttribute('href');
  const manifest = await page.evaluate(async (path) => (await fetch(path)).json(), href ?? '');
  expect(manifest).toMatchObject({ display: 'standalone', start_url: '/' });
  for (const { src, sizes } of [
    ...manifest.icons,
    { src: await page.locator('link[rel=apple-touch-icon]').getAttribute('href'), sizes: '180x180' },
  ]) {
    const size = await page.evaluate(async (path) => {
      const bitmap = await createImageBitmap(await (await fetch(path)).blob());
      return `${bitmap.width}x${bitmap.height}`;
    }, src);
    expect(size).toBe(sizes);
  }
  await close();
});
