import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Metafile, Plugin } from 'esbuild';
import { documentOf, type Loaded, manifestOf, notFoundDocument } from './documents.ts';
import { textTemplate } from './legal.ts';
import { ASSETS, MANIFEST, NOT_FOUND, type Page, pages, type TextPage, textPages } from './pages.ts';

const APP = join(import.meta.dirname, 'app');
const OUT = '/';

/** Path from the root of the site, `/a/main-1A2B3C4D.js`; documents by their file names, `/index.html`. */
export type Site = ReadonlyMap<string, Uint8Array>;

/** The script of each page, and the part of it that is loaded only there. */
const PAGE_SCRIPTS: Record<Page, { entry: string; lazy?: string }> = {
  '/': { entry: 'main.tsx' },
  '/entrar': { entry: 'sign-in.tsx' },
  '/lancamentos': { entry: 'main.tsx', lazy: 'pages/transactions.tsx' },
  '/planejar': { entry: 'main.tsx', lazy: 'pages/plan.tsx' },
  '/bancos': { entry: 'main.tsx', lazy: 'pages/banks.tsx' },
  '/acessos': { entry: 'main.tsx', lazy: 'pages/access.tsx' },
  '/conta': { entry: 'main.tsx', lazy: 'pages/account.tsx' },
  '/gastos': { entry: 'main.tsx', lazy: 'pages/spending.tsx' },
  '/patrimonio': { entry: 'main.tsx', lazy: 'pages/wealth.tsx' },
  '/planos': { entry: 'main.tsx', lazy: 'pages/plans.tsx' },
  '/conectar': { entry: 'connect.tsx' },
  '/autorizar': { entry: 'authorize.tsx' },
};

/** Style files per page: common styles; forms and lists; pages with one centred card. */
const STYLES: Record<Page, readonly string[]> = {
  '/': ['app.css'],
  '/entrar': ['app.css', 'parts.css', 'door.css'],
  '/lancamentos': ['app.css', 'parts.css', 'transactions.css'],
  '/planejar': ['app.css', 'parts.css', 'plan.css'],
  '/bancos': ['app.css', 'parts.css'],
  '/acessos': ['app.css', 'parts.css'],
  '/conta': ['app.css', 'parts.css'],
  '/gastos': ['app.css'],
  '/patrimonio': ['app.css'],
  '/planos': ['app.css', 'parts.css'],
  '/conectar': ['app.css', 'door.css'],
  '/autorizar': ['app.css', 'parts.css', 'door.css'],
};

const ICONS = {
  tab: 'icons/icon.svg',
  touch: 'icons/apple-touch-180.png',
  small: 'icons/icon-192.png',
  large: 'icons/icon-512.png',
  maskable: 'icons/maskable-512.png',
} as const;

type Outputs = Metafile['outputs'];

const outputOf = (outputs: Outputs, entry: string): string => {
  const found = Object.entries(outputs).find(([, { entryPoint }]) => entryPoint === entry);
  if (!found) throw new Error(`${entry} was not built`);
  return `/${found[0]}`;
};

/** A script and everything that it imports at once, in the order in which it is met. */
const scriptsOf = (outputs: Outputs, script: string, seen = new Set<string>()): string[] => {
  if (seen.has(script)) return [];
  seen.add(script);
  const imports = outputs[script.slice(1)]?.imports ?? [];
  const next = imports.filter(({ kind, external }) => kind === 'import-statement' && !external);
  return [script, ...next.flatMap(({ path }) => scriptsOf(outputs, `/${path}`, seen))];
};

const loadedBy = (outputs: Outputs, page: Page): Loaded => {
  const { entry, lazy } = PAGE_SCRIPTS[page];
  const [script = '', ...imported] = scriptsOf(outputs, outputOf(outputs, entry));
  const later = lazy ? scriptsOf(outputs, outputOf(outputs, lazy)) : [];
  return {
    script,
    styles: STYLES[page].map((file) => outputOf(outputs, file)),
    partStyles: outputOf(outputs, 'parts.css'),
    picture: outputOf(outputs, ICONS.tab),
    touchIcon: outputOf(outputs, ICONS.touch),
    modules: [...new Set([...imported, ...later])].filter((path) => path !== script),
  };
};

/** Parts that the shell loads only when they are needed. */
const LAZY =
  /app\/(pages\/(transactions|transactions\/(edit|filters|list|rules|sheet|understood)|plan|plan\/(dialogs|lists|what-if)|banks|banks\/upload|access|account|account\/(new-address|erase|rename|add-passkey)|plans|wealth|welcome|overview\/first-bank|access\/webhooks-card)|ui\/(step-up|new-terms)|charts\/table)\.tsx$/;

/** Files already loaded before a lazy part: the shell, and the page for a part of a page. */
const openedBy = (path: string): string => {
  const [, page] = /pages\/(plan|banks)\//.exec(path) ?? [];
  return page ? `pages/${page}.tsx` : 'main.tsx';
};

/**
 * Lets every lazy part depend on what opened it, the shell above all. Otherwise each set of parts
 * that share a module would get a file of its own, and many small files compress badly: a tenth of the first load.
 */
const sharesShell: Plugin = {
  name: 'shares-shell',
  setup: ({ onLoad }) =>
    onLoad({ filter: LAZY }, async ({ path }) => ({
      contents: `import ${JSON.stringify(join(APP, openedBy(path)))};\n${await readFile(path, 'utf8')}`,
      loader: 'tsx',
    })),
};

const SHELL = 'main.tsx';

/** Entries that share chunks. The shell apart: what it has in common with the other documents is in its one file, too. */
const GROUPS = [
  [SHELL, 'app.css', 'parts.css', 'door.css', ...Object.values(ICONS)],
  ['sign-in.tsx', 'connect.tsx', 'authorize.tsx'],
];

/** The aggregator's widget. Alone, since its old format of modules would give every document a file of helpers. */
const WIDGET = 'widget.ts';

/** Styles of one page or part each, which its script loads where another page was opened first. */
const PAGE_STYLES = {
  PLAN_STYLES: 'plan.css',
  TRANSACTIONS_STYLES: 'transactions.css',
  UPLOAD_STYLES: 'upload.css',
} as const;

const bundle = async (entryPoints: string[], define: Record<string, string> = {}) => {
  const isShell = entryPoints.includes(SHELL);
  const { build } = await import('esbuild');
  return build({
    absWorkingDir: APP,
    entryPoints,
    plugins: isShell ? [sharesShell] : [],
    define,
    external: [`${ASSETS}*`],
    loader: { '.svg': 'copy', '.png': 'copy' },
    // Its build for production, without the adapters for other frameworks.
    alias: { 'zoid/dist/zoid.frameworks.frame': 'zoid/dist/zoid.frame.min.js' },
    bundle: true,
    splitting: true,
    format: 'esm',
    target: 'es2022',
    minify: true,
    jsx: 'automatic',
    jsxImportSource: 'preact',
    legalComments: 'none',
    outdir: OUT,
    entryNames: `${ASSETS.slice(1)}[name]-[hash]`,
    chunkNames: `${ASSETS.slice(1)}[name]-[hash]`,
    metafile: true,
    write: false,
    logLevel: 'warning',
  });
};

/** The metafile names outputs from the working folder, the files themselves are absolute. */
const outputsOf = (metafile: Metafile): Outputs =>
  Object.fromEntries(
    Object.entries(metafile.outputs).map(([path, output]) => [
      join(APP, path).slice(1),
      { ...output, imports: output.imports.map((one) => ({ ...one, path: join(APP, one.path).slice(1) })) },
    ]),
  );

const filesOf = (outputs: Outputs) => ({
  styles: ['app.css', 'parts.css', 'door.css'].map((file) => outputOf(outputs, file)),
  picture: outputOf(outputs, ICONS.tab),
});

const manifestIn = (outputs: Outputs): string =>
  manifestOf({
    small: outputOf(outputs, ICONS.small),
    large: outputOf(outputs, ICONS.large),
    maskable: outputOf(outputs, ICONS.maskable),
  });

const bundles = async () => {
  const named = await bundle([WIDGET, ...Object.values(PAGE_STYLES)]);
  const addressOf = (entry: string) => JSON.stringify(outputOf(outputsOf(named.metafile), entry));
  const styles = Object.entries(PAGE_STYLES).map(([name, file]) => [name, addressOf(file)] as const);
  const define = { WIDGET: addressOf(WIDGET), ...Object.fromEntries(styles) };
  const built = [named, ...(await Promise.all(GROUPS.map((entries) => bundle(entries, define))))];
  const outputs = Object.fromEntries(built.flatMap(({ metafile }) => Object.entries(outputsOf(metafile))));
  return { built, outputs };
};

/** What each script is made of, in bytes of each source: for whom wants to know what grew. */
export const weighSite = async (): Promise<ReadonlyMap<string, Readonly<Record<string, number>>>> => {
  const { outputs } = await bundles();
  return new Map(
    Object.entries(outputs).map(([path, { inputs }]) => [
      `/${path}`,
      Object.fromEntries(Object.entries(inputs).map(([source, { bytesInOutput }]) => [source, bytesInOutput])),
    ]),
  );
};

/**
 * Builds the dashboard: assets with a hash in their names, and a document per page that names them. The same sources give the
 * same bytes. Documents of texts are templates (legal.ts).
 */
export const buildSite = async (): Promise<Site> => {
  const { built, outputs } = await bundles();
  const encoder = new TextEncoder();
  const assets = built.flatMap(({ outputFiles }) => outputFiles).map(({ path, contents }) => [path, contents] as const);
  const documents = (Object.keys(pages) as Page[]).map(
    (page) => [`/${pages[page]}`, encoder.encode(documentOf(page, loadedBy(outputs, page)))] as const,
  );
  const others: [string, string][] = [
    [`/${NOT_FOUND}`, notFoundDocument(filesOf(outputs))],
    ...(Object.keys(textPages) as TextPage[]).map((path): [string, string] => [
      `/${textPages[path]}`,
      textTemplate(path, filesOf(outputs)),
    ]),
    [MANIFEST, manifestIn(outputs)],
  ];
  return new Map([...assets, ...documents, ...others.map(([path, text]) => [path, encoder.encode(text)] as const)]);
};
