import * as z from 'zod/mini';
import type { IsoDate } from '../time/calendar.ts';
import { AggregatorError, hasStatus } from './send.ts';

/** Above any real account; a longer list counts as endless. */
const MOST_PAGES = 1_000;
const PAGE_SIZE = 500;

const cursorPage = z.object({ results: z.array(z.unknown()), next: z.optional(z.nullable(z.string())) });
const numberedPage = z.object({ results: z.array(z.unknown()), totalPages: z.optional(z.number()) });

type Get = (path: string) => Promise<unknown>;

/** The list did not end or repeated a cursor, so the rows read are incomplete. */
export class EndlessListError extends Error {
  constructor(route: string) {
    super(`Aggregator: the list ${route} does not end`);
  }
}

// Uses only the query of `next`, never its host.
const followingQuery = (next: string): string => new URL(next, 'http://list').searchParams.toString();

/** @throws EndlessListError when the cursor repeats, or after 1,000 pages */
const readByCursor = async (get: Get, path: string, query: URLSearchParams): Promise<unknown[]> => {
  const seen = new Set<string>();
  const results: unknown[] = [];
  for (let following = query.toString(); seen.size < MOST_PAGES; ) {
    seen.add(following);
    const page = cursorPage.parse(await get(`${path}?${following}`));
    results.push(...page.results);
    if (!page.next) return results;
    following = followingQuery(page.next);
    if (seen.has(following)) break;
  }
  throw new EndlessListError(path);
};

/** Pages may shift during the read. @throws EndlessListError after 1,000 pages */
export const readByPage = async (get: Get, path: string, query: URLSearchParams): Promise<unknown[]> => {
  const results: unknown[] = [];
  for (let page = 1; page <= MOST_PAGES; page += 1) {
    const numbered = new URLSearchParams([...query, ['page', String(page)], ['pageSize', String(PAGE_SIZE)]]);
    const answer = numberedPage.parse(await get(`${path}?${numbered}`));
    results.push(...answer.results);
    if (page >= (answer.totalPages ?? 1)) return results;
  }
  throw new EndlessListError(path);
};

/** Whether a route does not exist, so its other form is tried. */
const isGone = (error: unknown): boolean =>
  error instanceof AggregatorError && (error.status === 404 || error.status === 410);

const queryOf = (accountId: string, name: string, from: IsoDate | null): URLSearchParams =>
  new URLSearchParams({ accountId, ...(from ? { [name]: from } : {}) });

const byCursor = async (get: Get, accountId: string, from: IsoDate | null): Promise<unknown[]> => {
  const read = (dateFrom: IsoDate | null) =>
    readByCursor(get, '/v2/transactions', queryOf(accountId, 'dateFrom', dateFrom));
  try {
    return await read(from);
  } catch (error) {
    // Not every version of this list accepts a date; without it the answer is only longer.
    if (from === null || !hasStatus(error, 400)) throw error;
    return read(null);
  }
};

/** @param from earlier rows may be missing (a UTC date, 00:00Z included); null: the whole history */
export const readTransactions = async (get: Get, accountId: string, from: IsoDate | null): Promise<unknown[]> => {
  try {
    return await byCursor(get, accountId, from);
  } catch (error) {
    if (!isGone(error)) throw error;
    return readByPage(get, '/transactions', queryOf(accountId, 'from', from));
  }
};
