import { type ComponentType, render } from 'preact';
import { useEffect } from 'preact/hooks';
import { ErrorBoundary } from 'preact-iso/lazy';
import { LocationProvider, Route, Router, useLocation } from 'preact-iso/router';
import { onSignedOut } from './api/tabs.ts';
import { startEye } from './hidden.ts';
import { type Load, loaded, prefetchWhenIdle, whenIdle } from './load.ts';
import { Overview } from './pages/overview.tsx';
import { common } from './texts/common.ts';
import { page } from './ui/part.tsx';
import { startStrip } from './ui/strip.ts';
// Most pages change something: a part of the shell, not of each of them.
import './api/session.ts';

/** Pages that are loaded when they are opened. */
const LOADS: Record<string, Load<{ default: ComponentType }>> = {
  '/lancamentos': () => import('./pages/transactions.tsx'),
  '/planejar': () => import('./pages/plan.tsx'),
  '/bancos': () => import('./pages/banks.tsx'),
  '/acessos': () => import('./pages/access.tsx'),
  '/conta': () => import('./pages/account.tsx'),
  '/gastos': () => import('./pages/spending.tsx'),
  '/patrimonio': () => import('./pages/wealth.tsx'),
  '/planos': () => import('./pages/plans.tsx'),
};

const LATER = Object.fromEntries(
  Object.entries(LOADS).map(([path, load]) => [path, page(load, common.pages[path])] as const),
);

/** Pages of this document; every other address, `/conectar` above all, is loaded anew. */
const OWN_PAGES = new RegExp(`^(/|${Object.keys(LATER).join('|')})(\\?|$)`);

const main = document.querySelector('main');
let isFirst = true;

/** Updates the elements outside `main` after a navigation and announces the page to screen readers. */
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
      {Object.entries(LATER).map(([path, Page]) => (
        <Route key={path} path={path} component={Page} />
      ))}
    </Router>
  );
};

const tellTerms = async (): Promise<void> => {
  const strip = document.getElementById('termos');
  const part = await loaded(() => import('./ui/new-terms.tsx')).catch(() => null);
  if (strip && part) await part.showNewTerms(strip).catch(() => undefined);
};

const start = async (main: HTMLElement): Promise<void> => {
  // Until the page's own script is there the document's skeleton stays.
  await LATER[location.pathname]?.preload();
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
  prefetchWhenIdle(Object.values(LOADS));
  whenIdle(() => void tellTerms());
};

onSignedOut(() => location.replace('/entrar'));
startEye(document.getElementById('olho'));
startStrip(document.getElementById('sem-internet'), common.offline);
if (main) void start(main);
