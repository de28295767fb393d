/**
 * Pages of the dashboard and the document that each is served from. The one list for the router, the local stack and the edge:
 * a path that is neither here, nor an asset, nor one of the API is a 404. `/conectar` is a document of its own, since its
 * policy admits the widget of the aggregator.
 */
export const pages = {
  '/': 'index.html',
  '/entrar': 'index.html',
  '/bancos': 'index.html',
  '/acessos': 'index.html',
  '/conta': 'index.html',
  '/conectar': 'conectar.html',
} as const;

export type Page = keyof typeof pages;

/** Folder of the files whose names hold a hash of their content. */
export const ASSETS = '/a/';
