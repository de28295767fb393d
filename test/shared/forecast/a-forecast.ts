import { getUpcoming } from '../../../functions/api/get-upcoming.ts';
import type { Account } from '../../../shared/accounts/account.ts';
import type { Bill } from '../../../shared/cards/bill.ts';
import { dailyBalances } from '../../../shared/forecast/balances.ts';
import { type ForecastStores, readForecast } from '../../../shared/forecast/forecast-store.ts';
import { upcomingItems } from '../../../shared/forecast/upcoming-items.ts';
import type { Transaction } from '../../../shared/ledger/transaction.ts';
import { toAmount, toCentavos } from '../../../shared/money.ts';
import type { KnownStream } from '../../../shared/recurring/stream-ids.ts';
import type { Reminder } from '../../../shared/reminders/reminder.ts';
import { addDays } from '../../../shared/time/calendar.ts';
import type { Instant } from '../../../shared/time/instant.ts';
import { aBankAccount, aCard } from '../cards/a-card.ts';
import { day } from '../ledger/a-transaction.ts';

export type World = {
  accounts?: Account[];
  bills?: Bill[];
  transactions?: Transaction[];
  reminders?: Reminder[];
  known?: KnownStream[];
};

/** Stores that hold the household in memory. */
const storesOf = (world: World): ForecastStores => {
  const { bills = [], transactions = [], reminders = [], known = [] } = world;
  const accounts = world.accounts ?? [aBankAccount({ id: 'acc-1' }), aCard({ id: 'card-1', due: '2026-09-10' })];
  return {
    snapshots: { read: async () => ({ accounts, bills, closingDates: [] }) },
    ledger: {
      range: async (_user: string, from: string, to: string) =>
        transactions.filter(({ date }) => from <= date && date <= to),
    },
    streamRecords: { read: async () => ({ streams: known, found: null, yearly: null }) },
    reminders: { listAmongActive: async () => reminders },
    connections: async () => [],
  };
};

/** `data` of get-upcoming at noon in São Paulo, or at another time. */
export const anUpcoming = async (
  world: World,
  today: string,
  query: { days?: number; startingBalance?: number; accountId?: string; assume?: string | unknown[] } = {},
  time = '15:00:00.000Z',
) => {
  const now = `${today}T${time}` as Instant;
  const { data } = await getUpcoming({ userId: 'ana', query: { days: 30, ...query }, now }, storesOf(world));
  return data;
};

/** The forecast of a household whose records stand in memory. */
export const aForecast = async (world: World, today: string, days = 30, starting = 0, accountId?: string) => {
  const { sources } = await readForecast(storesOf(world), 'ana', day(today));
  const horizon = { today: day(today), last: addDays(day(today), days) };
  const items = upcomingItems(sources, horizon, accountId);
  const { streams, listed } = sources;
  return { items, days: dailyBalances(items, toCentavos(starting), horizon), streams, listed };
};

/** An item in the words of a test. */
export const told = ({ items }: Awaited<ReturnType<typeof aForecast>>) =>
  items.map(
    ({ date, kind, amount, isOverdue }) =>
      [date, kind, amount === null ? null : toAmount(amount), ...(isOverdue ? ['overdue'] : [])] as const,
  );
