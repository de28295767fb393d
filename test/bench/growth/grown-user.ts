import type { FixtureInput } from '../../../infra/sandbox/fixture/fixture.ts';
import { addMonths, firstDayOf, type IsoDate, lastDayOf, monthOf } from '../../../shared/time/calendar.ts';
import { seededRandom } from '../../shared/ledger/realistic-rows.ts';
import { aggregatorBills, aggregatorRows } from './aggregator-rows.ts';

/** How much a user has: the edge of growth is the default. */
export type Size = {
  connections: number;
  accounts: number;
  rows: number;
  /** In the month before this one. */
  rowsInAMonth: number;
  /** With the present one. */
  months: number;
};

export const EDGE: Size = { connections: 20, accounts: 50, rows: 200_000, rowsInAMonth: 5_000, months: 60 };

export const USER = 'grown';
const PREMIUM = { plan: 'premium', status: 'active', currentPeriodEnd: '2099-01-01T00:00:00.000Z' } as const;

export type AccountPlan = { id: string; item: number; type: 'BANK' | 'CREDIT' };
type Input = FixtureInput['users'][number];
export type Item = NonNullable<Input['items']>[number];

export const itemIdOf = (item: number): string => `0c0ffee0-1111-4222-8333-${String(item).padStart(12, '0')}`;
const accountIdOf = (index: number): string => `acc00000-1111-4222-8333-${String(index).padStart(12, '0')}`;

/** Accounts dealt to the connections in turn: each has a bank account, then a card, then either. */
export const accountPlans = ({ connections, accounts }: Size): AccountPlan[] =>
  Array.from({ length: accounts }, (_, index) => {
    const round = Math.floor(index / connections);
    const isCard = round === 2 ? index % 2 === 1 : round % 2 === 1;
    return { id: accountIdOf(index), item: index % connections, type: isCard ? 'CREDIT' : 'BANK' };
  });

const share = (count: number, parts: number, part: number): number =>
  Math.floor((count * (part + 1)) / parts) - Math.floor((count * part) / parts);

/** Rows of one account by how many months ago, 0 the present month; accounts and months have equal parts. */
export const rowsByMonth = (size: Size, account: number): number[] => {
  const full = share(size.rowsInAMonth, size.accounts, account);
  const rest = share(size.rows, size.accounts, account) - full;
  return Array.from({ length: size.months }, (_, ago) =>
    ago === 1 ? full : share(rest, size.months - 1, ago === 0 ? 0 : ago - 1),
  );
};

const daysOf = (today: IsoDate, ago: number): { from: IsoDate; days: number } => {
  const month = monthOf(addMonths(firstDayOf(monthOf(today)), -ago));
  const last = ago === 0 ? today : lastDayOf(month);
  return { from: firstDayOf(month), days: Number(last.slice(8)) };
};

/** The connections as the aggregator has them; the same for the same day. */
export const grownItems = (size: Size, today: IsoDate): Item[] => {
  const plans = accountPlans(size);
  return Array.from({ length: size.connections }, (_, item) => ({
    item: { id: itemIdOf(item), connector: { id: 200 + item, name: `Banco ${item + 1}` } },
    accounts: plans.flatMap(({ id, type, item: of }, index) => {
      if (of !== item) return [];
      const random = seededRandom(index + 1);
      const transactions = rowsByMonth(size, index).flatMap((count, ago) =>
        aggregatorRows(random, { accountId: id, kind: type, count, ...daysOf(today, ago) }),
      );
      const bills = type === 'CREDIT' ? aggregatorBills(id, size.months, today) : [];
      return [{ account: accountOf(id, type, index), transactions, bills }];
    }),
  }));
};

const accountOf = (id: string, type: AccountPlan['type'], index: number) => ({
  id,
  type,
  number: `${1_000 + index}-${index % 10}`,
  name: `Conta ${index + 1}`,
  marketingName: `Conta Gold ${index + 1}`,
  balance: 1_000 + index,
  ...(type === 'CREDIT' && { creditData: { creditLimit: 20_000, availableCreditLimit: 12_000 } }),
});

/** @param items how many of its connections the user has from the start */
export const grownUser = (items: Item[]): Input => ({
  id: USER,
  phone: '+5511999990001',
  subscription: PREMIUM,
  apiKeys: [{ label: 'default', scopes: ['read', 'write', 'sync', 'memories', 'account'] }],
  items,
});
