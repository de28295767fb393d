import type { Transaction } from '../../../shared/ledger/transaction.ts';
import { addDays, type IsoDate } from '../../../shared/time/calendar.ts';
import { realisticRows, seededRandom } from '../../shared/ledger/realistic-rows.ts';

const NEW = 6;
const CHANGED = 3;

/** A day's changes: six new rows and three changed rows of the last days. */
export type DailySync = { added: Transaction[]; changed: Transaction[] };

/** @param rows of the household @param round varies the rows of each day */
export const dailySync = (rows: readonly Transaction[], today: IsoDate, round: number): DailySync => {
  const bank = { accountId: 'acc-bank', kind: 'BANK' as const, from: today, days: 1 };
  const card = { accountId: 'acc-card', kind: 'CREDIT' as const, from: today, days: 1 };
  const [few, many] = [2, NEW - 2];
  const added = [
    ...realisticRows(seededRandom(1_000 + 2 * round), { ...bank, count: few }),
    ...realisticRows(seededRandom(1_001 + 2 * round), { ...card, count: many }),
  ];
  const recent = rows.filter(({ accountId, date }) => accountId === 'acc-card' && date >= addDays(today, -7));
  const changed = recent.slice(0, CHANGED).map((row) => ({ ...row, billId: `bill-${round}` }));
  return { added, changed };
};

/** The rows after a sync. */
export const afterSync = (rows: readonly Transaction[], { added, changed }: DailySync): Transaction[] => {
  const replaced = new Set(changed.map(({ id }) => id));
  return [...rows.filter(({ id }) => !replaced.has(id)), ...changed, ...added];
};
