import { type ComponentType, render } from 'preact';
import { useEffect } from 'preact/hooks';
import lazy, { ErrorBoundary } from 'preact-iso/lazy';
import { LocationProvider, Route, Router, useLocation } from 'preact-iso/router';
import { startEye } from './hidden.ts';
import { Overview } from './pages/overview.tsx';
import { common } from './texts/common.ts';

/** Styles of forms and lists: the overview needs none of them, and its document only fetches them ahead. */
const partStyles = async (): Promise<void> => {
  const link = document.querySelector<HTMLLinkElement>('#partes[rel=prefetch]');
  if (!link) return;
  const loaded = new Promise((resolve) => {
    link.onload = link.onerror = resolve;
  });
  link.rel = 'stylesheet';
  await loaded;
};

const part = <M,>(load: () => Promise<M>, pick: (module: M) => ComponentType) =>
  lazy(async () => {
    const [module] = await Promise.all([load(), partStyles()]);
    return pick(module);
  });

const Banks = part(
  () => import('./pages/banks.tsx'),
  ({ Banks }) => Banks,
);
const Access = part(
  () => import('./pages/access.tsx'),
  ({ Access }) => Access,
);
const Account = part(
  () => import('./pages/account.tsx'),
  ({ Account }) => Account,
);

/** Pages of this document; every other address, `/conectar` above all, is loaded anew. */
const OWN_PAGES = /^\/(bancos|acessos|conta)?$/;

const main = document.querySelector('main');
let isFirst = true;

/** What stands outside `main` follows the page, and whoever listens hears where they are. */
const arrive = (path: string): void => {
  document.title = `${common.pages[path] ?? ''} · ${common.product}`;
  for (const link of document.querySelectorAll('nav a')) {
    if (link.getAttribute('href') === path) link.setAttribute('aria-current', 'page');
    else link.removeAttribute('aria-current');
  }
  if (!isFirst) {
    scrollTo(0, 0);
    main?.focus();
  }
  isFirst = false;
};

const Pages = () => {
  const { path } = useLocation();
  useEffect(() => arrive(path), [path]);
  return (
    <Router>
      <Route path="/" component={Overview} />
      <Route path="/bancos" component={Banks} />
      <Route path="/acessos" component={Access} />
      <Route path="/conta" component={Account} />
    </Router>
  );
};

const start = async (main: HTMLElement): Promise<void> => {
  // Until the page's own script is there the document's skeleton stays.
  await { '/bancos': Banks, '/acessos': Access, '/conta': Account }[location.pathname]?.preload();
  main.removeAttribute('aria-busy');
  main.replaceChildren();
  render(
    <LocationProvider scope={OWN_PAGES}>
      <ErrorBoundary>
        <Pages />
      </ErrorBoundary>
    </LocationProvider>,
    main,
  );
};

startEye(document.getElementById('olho'));
if (main) void start(main);
