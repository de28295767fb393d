import type { IsoDate } from '../time/calendar.ts';
import { hasStatus } from './errors.ts';
import { isGone, readByCursor, readByPage } from './pages.ts';

type Get = (path: string) => Promise<unknown>;

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
