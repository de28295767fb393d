import type { FixtureInput } from '../../infra/sandbox/fixture/fixture.ts';

type Input = FixtureInput['users'][number];
type Item = NonNullable<Input['items']>[number];
type Row = Record<string, unknown>;

const DAY = 86_400_000;

/** Today's date in São Paulo, which has been UTC-3 all year since 2019. */
export const today = new Date(Date.now() - 3 * 3_600_000).toISOString().slice(0, 10);
const inUtc = new Date().toISOString().slice(0, 10);
/** For rows that a limit counts: limits count UTC months, whose first day counts from midnight UTC on. */
export const limitsToday = inUtc.slice(0, 7) === today.slice(0, 7) ? today : inUtc;
export const daysFrom = (date: string, days: number): string =>
  new Date(Date.parse(date) + days * DAY).toISOString().slice(0, 10);
export const midnight = (date: string): string => `${date}T00:00:00.000Z`;

/** The same day of another month, or that month's last. */
export const monthsFrom = (date: string, months: number): string => {
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number);
  const last = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1 + months, Math.min(day, last))).toISOString().slice(0, 10);
};

let rows = 0;
/** A transaction in the aggregator's form; a card's purchase is positive. */
export const row = (date: string, amount: number, given: Row = {}): Row => {
  rows += 1;
  const type = 'DEBIT';
  return {
    id: `row-${rows}`,
    date: midnight(date),
    description: `LOJA ${rows}`,
    type,
    amount,
    status: 'PENDING',
    ...given,
  };
};

type Card = { id: string; creditData?: Row; transactions?: Row[]; bills?: Row[]; type?: string };

export const card = ({ id, creditData, transactions = [], bills = [], type = 'CREDIT' }: Card): Row => ({
  account: { id, type, number: '5555444433331234', name: `Conta ${id}`, marketingName: `Gold ${id}`, creditData },
  transactions,
  bills,
});

/** A user with one connection that holds the given accounts. */
export const person = (id: string, ...accounts: Row[]): Input => ({
  id,
  subscription: { plan: 'pro', status: 'active', currentPeriodEnd: '2099-01-01T00:00:00.000Z' },
  items: [{ item: { id: `item-${id}`, connector: { id: 612, name: 'Nubank' } }, accounts }] as Item[],
});
