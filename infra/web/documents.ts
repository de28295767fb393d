import { MANIFEST, type Page } from './pages.ts';

/** Addresses that a document names. */
export type Loaded = {
  script: string;
  /** Imports of the script. */
  modules: readonly string[];
  styles: readonly string[];
  /** Of the pages that the shell opens later. */
  partStyles: string;
  /** Of the browser's tab, and of a phone's first screen. */
  picture: string;
  touchIcon: string;
};

const icon = (path: string): string => `<svg viewBox="0 0 24 24" aria-hidden="true"><path d="${path}"/></svg>`;

export const LOGO = `<svg viewBox="0 0 24 24" aria-hidden="true"><path d="M3 17l5-6 4 4 8-10"/></svg>Saldo`;

const MENU = [
  { path: '/', name: 'Início', icon: 'M4 20V10m5.5 10V4M15 20v-7m5 7V8' },
  { path: '/lancamentos', name: 'Extrato', icon: 'M4 6h16M4 12h16M4 18h10' },
  { path: '/planejar', name: 'Planejar', icon: 'M4 6h16v14H4zm0 4h16M8 3v4m8-4v4' },
  { path: '/bancos', name: 'Bancos', icon: 'M3 9l9-5 9 5v1H3zm2 1v8m4.7-8v8m4.6-8v8M19 10v8M3 20h18' },
  {
    path: '/acessos',
    name: 'Acessos',
    icon: 'M12 12.5a4.5 4.5 0 1 0-.5 6 4.5 4.5 0 0 0 .5-6zm0 0L20.5 4m-5 5l3 3',
  },
  { path: '/conta', name: 'Conta', icon: 'M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8zm-8 8c.8-3.5 4-5 8-5s7.2 1.5 8 5' },
] as const;

const EYE = 'M2 12s3.5-6.5 10-6.5S22 12 22 12s-3.5 6.5-10 6.5S2 12 2 12zm10 3a3 3 0 1 0 0-6 3 3 0 0 0 0 6z';

const menu = (page: Page): string =>
  MENU.map(
    ({ path, name, icon: drawn }) =>
      `<li><a href="${path}"${path === page ? ' aria-current="page"' : ''}>${icon(drawn)}<span>${name}</span></a></li>`,
  ).join('');

/** @param later hidden until the page's script shows it */
const nav = (page: Page, later = false): string =>
  `<nav aria-label="Principal"${later ? ' id="menu" hidden' : ''}><ul>${menu(page)}</ul></nav>`;

const eye = `<button type="button" id="olho" class="icon" aria-pressed="false" aria-label="Ocultar valores" title="Ocultar valores"><svg viewBox="0 0 24 24" aria-hidden="true"><path d="${EYE}"/><path class="slash" d="M4 4l16 16"/></svg></button>`;

const wait = (text: string): string => `<p class="line wait">${text}</p>`;

/** Skeletons in the final sizes of the content, so the layout does not shift when it arrives. */
const SKELETONS: Partial<Record<Page, string>> = {
  '/': `<h1>Início</h1><div class="wide columns"><div><section class="card wait"><h2>Seu dinheiro</h2><p class="big">R$ …</p></section><section class="card wait tall"><h2>Este mês</h2></section></div><div><section class="card wait tall"><h2>A pagar</h2></section><section class="card wait tall"><h2>Para onde foi</h2></section></div></div>`,
  '/lancamentos': `<h1 class="shown">Extrato</h1><section class="card wide wait"></section><section class="card wide wait tall"></section>`,
  '/planejar': `<h1 class="shown">Planejar</h1><section class="card wide wait tall"></section>`,
  '/gastos': `<h1 class="shown">Gastos</h1><div class="wide columns"><div><section class="card wait"></section><section class="card wait tall"></section></div><div><section class="card wait tall"></section></div></div>`,
  '/patrimonio': `<h1 class="shown">Patrimônio</h1><div class="wide columns"><div><section class="card wait"></section><section class="card wait tall"></section></div><div><section class="card wait tall"></section></div></div>`,
  '/planos': `<h1 class="shown">Planos</h1><section class="card wide wait tall"></section>`,
  '/bancos': `<h1 class="shown">Bancos</h1><section class="card wide wait tall"></section>`,
  '/acessos': `<h1 class="shown">Acessos</h1><section class="card wide wait tall"></section>`,
  '/conta': `<h1 class="shown">Conta</h1><section class="card wait tall"></section><section class="card wait tall"></section>`,
};

/** On every page. */
export const FOOTER =
  '<footer class="foot"><a href="/ajuda">Ajuda</a> · <a href="/privacidade">Privacidade</a> · <a href="/termos">Termos</a></footer>';

const shell = (page: Page): string => `<a class="skip" href="#conteudo">Ir para o conteúdo</a>
<header class="top"><a class="logo" href="/">${LOGO}</a>
${nav(page)}${eye}</header>
<p id="sem-internet" class="strip" role="status"></p>
<section id="termos" class="strip" aria-label="Novos termos"></section>
<main id="conteudo" tabindex="-1" aria-busy="true">${SKELETONS[page] ?? wait('…')}</main>`;

const alone = (title: string, menu = ''): string => `<header class="top"><p class="logo">${LOGO}</p>${menu}</header>
<main id="conteudo" class="alone" tabindex="-1"><section class="card door"><h1 class="shown">${title}</h1></section></main>`;

const ABOUT: Record<Page, { title: string; body: (page: Page) => string; data?: string | readonly string[] }> = {
  '/': { title: 'Início', body: shell, data: '/app/api/overview' },
  '/entrar': { title: 'Entrar', body: () => alone('Entrar'), data: '/app/api/site' },
  '/lancamentos': { title: 'Extrato', body: shell, data: '/app/api/statement' },
  '/planejar': { title: 'Planejar', body: shell, data: '/tools/api/get-upcoming?days=30' },
  '/gastos': { title: 'Gastos', body: shell },
  '/patrimonio': { title: 'Patrimônio', body: shell, data: '/tools/api/get-net-worth?months=24' },
  '/planos': { title: 'Planos', body: shell },
  '/autorizar': { title: 'Permitir acesso', body: () => alone('Permitir acesso ao seu Saldo?'), data: '/app/api/me' },
  '/bancos': { title: 'Bancos', body: shell, data: '/app/api/connections' },
  '/acessos': { title: 'Acessos', body: shell, data: '/tools/api/list-api-keys' },
  '/conta': {
    title: 'Conta',
    body: shell,
    data: ['/app/api/me', '/app/api/connections', '/app/api/plan', '/app/api/notices', '/app/api/passkeys'],
  },
  '/conectar': { title: 'Conectar banco', body: (page) => alone('Conectar banco', nav(page, true)) },
};

/** The document of a page. Everything it loads is named, so all of it travels in one round trip; nothing is inline. */
export const documentOf = (page: Page, { script, modules, styles, partStyles, picture, touchIcon }: Loaded): string => {
  const { title, body, data } = ABOUT[page];
  return `<!doctype html>
<html lang="pt-BR">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<title>${title} · Saldo</title>
<meta name="description" content="Seu dinheiro, todos os bancos, numa página.">
<meta name="color-scheme" content="light dark">
<meta name="theme-color" content="#f6f7f9" media="(prefers-color-scheme: light)">
<meta name="theme-color" content="#11161d" media="(prefers-color-scheme: dark)">
<link rel="icon" href="${picture}">
<link rel="apple-touch-icon" href="${touchIcon}">
<link rel="manifest" href="${MANIFEST}">
${styles
  .map(
    (path) => `<link rel="stylesheet" href="${path}">
`,
  )
  .join('')}${
  page === '/'
    ? `<link rel="prefetch" id="partes" href="${partStyles}">
`
    : ''
}<script type="module" src="${script}"></script>
${modules.map((path) => `<link rel="modulepreload" href="${path}">\n`).join('')}${[data ?? []]
  .flat()
  .map((path) => `<link rel="preload" as="fetch" href="${path}" crossorigin>\n`)
  .join('')}</head>
<body>
${body(page)}
${FOOTER}
<noscript>O painel precisa de JavaScript.</noscript>
</body>
</html>
`;
};

/** Of a document that needs no script, no session and no data. */
export const headOf = (
  title: string,
  { styles, picture }: Pick<Loaded, 'styles' | 'picture'>,
): string => `<!doctype html>
<html lang="pt-BR">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<title>${title} · Saldo</title>
<meta name="color-scheme" content="light dark">
<link rel="icon" href="${picture}">
${styles.map((path) => `<link rel="stylesheet" href="${path}">`).join('\n')}
</head>`;

/** For an address that is no page. */
export const notFoundDocument = (
  files: Pick<Loaded, 'styles' | 'picture'>,
): string => `${headOf('Página não encontrada', files)}
<body>
<header class="top"><a class="logo" href="/">${LOGO}</a></header>
<main id="conteudo" class="alone"><section class="card door"><h1 class="shown">Página não encontrada</h1>
<p class="lead">Confira o endereço, ou comece pelo Início.</p>
<a class="button primary whole" href="/">Ir para o Início</a></section></main>
${FOOTER}
</body>
</html>
`;

type Icons = { small: string; large: string; maskable: string };

/** The dashboard as a program of its own on a phone. */
export const manifestOf = ({ small, large, maskable }: Icons): string =>
  JSON.stringify({
    name: 'Saldo',
    short_name: 'Saldo',
    description: 'Seu dinheiro, todos os bancos, numa página.',
    lang: 'pt-BR',
    id: '/',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    background_color: '#f6f7f9',
    theme_color: '#0a7d5a',
    icons: [
      { src: small, sizes: '192x192', type: 'image/png' },
      { src: large, sizes: '512x512', type: 'image/png' },
      { src: maskable, sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  });
