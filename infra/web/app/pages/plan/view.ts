import type { Schemas } from '../../api/contract.ts';
import { addDays } from '../../days.ts';

type Item = Schemas['UpcomingItem'];
type Upcoming = Schemas['Upcoming'];
type Purchase = Schemas['InstallmentPurchase'];
type Limit = Schemas['ListedSpendingLimit'];
type Bill = Schemas['Bill'];

/** Days on which something is paid or comes, in the order of `items`. */
export const byDay = (items: readonly Item[]): { date: string; items: Item[] }[] =>
  [...new Set(items.map(({ date }) => date))].map((date) => ({
    date,
    items: items.filter((item) => item.date === date),
  }));

const BILLS: readonly Item['kind'][] = ['bill', 'open_bill', 'future_bill'];

/** What is to be paid of a card. */
export const billsOf = (items: readonly Item[], accountId: string): Item[] =>
  items.filter(({ kind, account_id }) => account_id === accountId && BILLS.includes(kind));

/** The next payment of a stream, or the reminder in its place; none of a charge that a bill holds among others. */
export const nextOf = (items: readonly Item[], streamId: string): Item | undefined =>
  items.find(
    ({ kind, source_id, covers }) => !BILLS.includes(kind) && (source_id === streamId || covers.includes(streamId)),
  );

/** Whether there is a balance to go on from: of a connected bank, or of an account from files. */
export const hasBank = (
  { balances: { checking, savings } }: Pick<Upcoming, 'balances'>,
  { connections }: Pick<Schemas['Freshness'], 'connections'>,
): boolean => connections.length > 0 || checking !== 0 || savings !== 0;

/** What is known alone says little about the days after it. */
const MOST_DAYS_KNOWN = 60;

/** The windows to choose from, without the long ones where everyday spending is not estimated. */
export const periodsFor = <T extends readonly [days: number, name: string]>(
  periods: readonly T[],
  usual: Upcoming['usual'] | undefined,
): readonly T[] => (usual ? periods : periods.filter(([days]) => days <= MOST_DAYS_KNOWN));

/** Remaining payments per month of the bill, earliest first. Sums are in centavos, because floats drift. */
export const installmentsByMonth = (purchases: readonly Purchase[]): { month: string; amount: number }[] => {
  const centavos = new Map<string, number>();
  const open = purchases
    .filter(({ currencyCode }) => currencyCode === 'BRL')
    .flatMap(({ installments }) => installments)
    .filter(({ status, isCancelled }) => status === 'PENDING' && !isCancelled);
  for (const { dueDate, amount } of open) {
    const month = dueDate.slice(0, 7);
    centavos.set(month, (centavos.get(month) ?? 0) + Math.round(Math.abs(amount) * 100));
  }
  return [...centavos].sort(([a], [b]) => (a < b ? -1 : 1)).map(([month, amount]) => ({ month, amount: amount / 100 }));
};

export type LimitTiming =
  | { kind: 'paused' | 'running' }
  /** Its first day, and its last, in UTC as periods are. */
  | { kind: 'later' | 'ends' | 'ended'; date: string };

/** @param now ms */
export const timingOf = ({ isActive, periodStart, periodEnd }: Limit, now: number): LimitTiming => {
  if (!isActive) return { kind: 'paused' };
  if (periodStart && Date.parse(periodStart) > now) return { kind: 'later', date: periodStart.slice(0, 10) };
  if (!periodEnd) return { kind: 'running' };
  const date = addDays(periodEnd.slice(0, 10), -1);
  return { kind: Date.parse(periodEnd) <= now ? 'ended' : 'ends', date };
};

/** The last ones that have been due of one card. */
export const pastBills = (bills: readonly Bill[], accountId: string): Bill[] =>
  bills.filter((bill) => bill.accountId === accountId).slice(0, 6);
