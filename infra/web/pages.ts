/**
 * Pages of the dashboard and the document that each is served from. The one list for the router, the local stack and the edge:
 * a path that is neither here, nor an asset, nor one of the API is a 404. Each page has a document, which preloads what that
 * page needs; those of the shell load the same script. `/conectar` has its own, since its policy admits the widget of the
 * aggregator.
 */
export const pages = {
  '/': 'index.html',
  '/entrar': 'entrar.html',
  '/lancamentos': 'lancamentos.html',
  '/planejar': 'planejar.html',
  '/bancos': 'bancos.html',
  '/acessos': 'acessos.html',
  '/conta': 'conta.html',
  '/gastos': 'gastos.html',
  '/patrimonio': 'patrimonio.html',
  '/planos': 'planos.html',
  '/autorizar': 'autorizar.html',
  '/conectar': 'conectar.html',
} as const;

export type Page = keyof typeof pages;

/** Texts for everybody, whole in their HTML: no session, no script. Who runs the service stands in them (legal.ts). */
export const textPages = {
  '/privacidade': 'privacidade.html',
  '/termos': 'termos.html',
  '/ajuda': 'ajuda.html',
} as const;

export type TextPage = keyof typeof textPages;

/** The document of an unknown address, for people. */
export const NOT_FOUND = 'nao-encontrada.html';

/** What a phone needs to put the dashboard among its programs. */
export const MANIFEST = '/manifest.webmanifest';

/** Below these no page is meant: whatever is unknown there is answered as the API answers. */
export const API_PATHS = /^\/(api|tools|mcp|oauth|app\/api|webhooks|\.well-known|docs|health)(\/|$)/;

/** Whether an unknown address is answered with a page. @param accept the header of the request */
export const wantsPage = (path: string, accept = ''): boolean => accept.includes('text/html') && !API_PATHS.test(path);

/** Folder of the files whose names hold a hash of their content. */
export const ASSETS = '/a/';
