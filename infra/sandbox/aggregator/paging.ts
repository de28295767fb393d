import { badRequest } from './errors.ts';

const positive = (query: URLSearchParams, name: string, fallback: number): number => {
  const value = Number(query.get(name) ?? fallback);
  if (!Number.isInteger(value) || value < 1) throw badRequest(`${name} must be a positive integer`);
  return value;
};

/** Page-numbered list: `page` from 1, `pageSize` 20 unless given, at most 500 (a larger one is refused). */
export const numberedPage = <T>(all: readonly T[], query: URLSearchParams) => {
  const page = positive(query, 'page', 1);
  const pageSize = positive(query, 'pageSize', 20);
  if (pageSize > 500) throw badRequest('pageSize must not be greater than 500');
  const results = all.slice((page - 1) * pageSize, page * pageSize);
  return { page, total: all.length, totalPages: Math.ceil(all.length / pageSize), results };
};

/** The whole list as one page, for resources that the aggregator returns whole in practice. */
export const singlePage = <T>(all: readonly T[]) => ({ page: 1, total: all.length, totalPages: 1, results: [...all] });

const cursorAt = (offset: number): string => Buffer.from(JSON.stringify({ offset })).toString('base64');

const offsetOf = (after: string | null): number => {
  if (after === null) return 0;
  const match = /^\{"offset":(\d+)\}$/.exec(Buffer.from(after, 'base64').toString('utf8'));
  if (!match) throw badRequest('after is not a cursor of this list');
  return Number(match[1]);
};

/** Cursor list: `next` is the query of the following page, beginning with `?`, or null on the last one. */
export const cursorPage = <T>(all: readonly T[], query: URLSearchParams, pageSize: number) => {
  const end = offsetOf(query.get('after')) + pageSize;
  const following = new URLSearchParams(query);
  following.set('after', cursorAt(end));
  return { results: all.slice(end - pageSize, end), next: end < all.length ? `?${following}` : null };
};
