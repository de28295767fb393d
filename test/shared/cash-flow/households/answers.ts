import { getCashFlow } from '../../../../functions/api/get-cash-flow.ts';
import { getExpensiveCategories } from '../../../../functions/api/get-expensive-categories.ts';
import { getTransactions } from '../../../../functions/api/get-transactions.ts';
import { summarizeSpending } from '../../../../functions/api/summarize-spending.ts';
import type { Transaction } from '../../../../shared/ledger/transaction.ts';
import { readUsage } from '../../../../shared/limits/list-usage.ts';
import type { IsoDate } from '../../../../shared/time/calendar.ts';
import type { Instant } from '../../../../shared/time/instant.ts';
import { aLimit } from '../../limits/builders.ts';
import { type Household, snapshot } from './household.ts';

/** What the operations answer to a household whose rows stand in memory. Amounts in reais, as clients get them. */

const noon = (today: IsoDate): Instant => `${today}T15:00:00.000Z` as Instant;

const storesOf = ({ rows }: Pick<Household, 'rows'>) => {
  const range = async (_user: string, from: IsoDate, to: IsoDate): Promise<Transaction[]> =>
    rows.filter(({ date }) => from <= date && date <= to);
  return { ledger: { range }, snapshots: { read: async () => snapshot }, connections: async () => [] };
};

const asked = ({ today }: Household) => ({ userId: 'ana', now: noon(today) });

export type Flow = {
  months: {
    month: string;
    income: number;
    gross: number;
    refunds: number;
    spending: number;
    net: number;
    by_category: { category: string; amount: number }[];
  }[];
  comparison: { spending: number };
  explained: Record<'change' | 'income' | 'spending' | 'own_moves' | 'carried' | 'shifted', number> & {
    from: string;
    to: string;
  };
  left_out: number;
};

export const cashFlowOf = async (
  household: Household,
  months: number,
  accountType?: 'BANK' | 'CREDIT',
): Promise<Flow> => {
  const query = { months, accountType, s: undefined };
  const { data } = await getCashFlow({ ...asked(household), query }, storesOf(household) as never);
  return data as unknown as Flow;
};

export type Period = { from: IsoDate; to: IsoDate };
const GROUPINGS = ['category', 'merchant', 'month', 'account', 'day'] as const;

export { GROUPINGS };

export const summaryOf = async (household: Household, { from, to }: Period, groupBy: (typeof GROUPINGS)[number]) => {
  const query = { from, to, groupBy, filter: undefined, compareTo: undefined, top: undefined, s: undefined };
  return (await summarizeSpending({ ...asked(household), query }, storesOf(household) as never)).data;
};

export const expensiveOf = async (household: Household, { from, to }: Period) => {
  const query = { startDate: from, endDate: to, s: undefined };
  return (await getExpensiveCategories({ ...asked(household), query }, storesOf(household) as never)).summary;
};

export const structuredOf = async (household: Household, { from, to }: Period) => {
  const query = { startDate: from, endDate: to, format: 'structured' } as never;
  const { data } = await getTransactions({ ...asked(household), query }, storesOf(household) as never);
  return data as unknown as {
    summary: { total_spent: number; total_received: number };
    transactions: {
      accounts: Record<
        string,
        Record<
          'total_credit_card_payments' | 'total_credit_card_purchases' | 'total_bank_transfer' | 'total_received',
          number
        >
      >;
    };
  };
};

/** `currentSpending` of a monthly limit of a category, in centavos. */
export const limitOf = async (household: Household, category: string): Promise<number> => {
  const now = noon(household.today);
  const stores = storesOf(household);
  const sources = { readLedger: stores.ledger.range, snapshots: stores.snapshots };
  const limits = [aLimit({ category, isRecurring: true, createdAt: '2024-01-10T15:00:00.000Z' as Instant })];
  const [usage] = await readUsage(sources as never, 'ana', Promise.resolve(limits), now);
  return usage?.spent ?? Number.NaN;
};
