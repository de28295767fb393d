import { describe, expect, it } from 'vitest';
import { getBillSummary } from '../../../functions/api/get-bill-summary.ts';
import { getCashFlow } from '../../../functions/api/get-cash-flow.ts';
import { getExpensiveCategories } from '../../../functions/api/get-expensive-categories.ts';
import { getInstallments } from '../../../functions/api/get-installments.ts';
import { getNetWorth } from '../../../functions/api/get-net-worth.ts';
import { getUpcoming } from '../../../functions/api/get-upcoming.ts';
import { summarizeSpending } from '../../../functions/api/summarize-spending.ts';
import type { Bill } from '../../../shared/cards/bill.ts';
import type { Transaction } from '../../../shared/ledger/transaction.ts';
import { readUsage } from '../../../shared/limits/list-usage.ts';
import { centavos } from '../../../shared/money.ts';
import { addDays, addMonths, type IsoDate } from '../../../shared/time/calendar.ts';
import type { Instant } from '../../../shared/time/instant.ts';
import { accounts, billsOf, limitsOf } from '../../bench/reads/household.ts';
import { aTransaction } from '../../shared/ledger/a-transaction.ts';
import { realisticRows, seededRandom } from '../../shared/ledger/realistic-rows.ts';

const TODAY = '2026-03-31' as IsoDate;
const now = `${TODAY}T15:00:00.000Z` as Instant;
const MONTHS = 60;
const CARD = 'acc-card';

/** A bill of each of five years, which the bank account pays most months; some close late, or on a month's end. */
const bills = (random: () => number): Bill[] => {
  const [template] = billsOf(TODAY);
  if (!template) throw new Error('No bill');
  return Array.from({ length: MONTHS }, (_, ago) => {
    const dueDate = addDays(addMonths(TODAY, -ago), -Math.floor(random() * 3));
    const closingDate = random() < 0.5 ? addDays(dueDate, -7 - Math.floor(random() * 4)) : null;
    return { ...template, id: `bill-${ago}`, dueDate, closingDate, totalAmount: centavos(100_000 + 1_000 * ago) };
  });
};

const payment = ({ id, dueDate, totalAmount }: Bill): Transaction => ({
  ...aTransaction({ id: `pays-${id}`, accountId: 'acc-bank', date: dueDate, description: 'PAGAMENTO FATURA CARTAO' }),
  amount: centavos(-totalAmount),
});

/** Bills in installments: the rows of the latest months are of a plan that began long before. */
const plan = (began: IsoDate, total: number): Transaction[] =>
  Array.from({ length: total }, (_, index) => ({
    ...aTransaction({
      ...{ id: `plan-${began}-${index}`, accountId: CARD, date: addMonths(began, index) },
      description: `PARCELAMENTO DE FATURA ${index + 1}/${total}`,
    }),
    ...{ amount: centavos(-9_000), type: 'DEBIT' as const },
    installment: { number: index + 1, total, totalAmount: null, purchaseDate: null },
  })).filter(({ date }) => date <= TODAY);

const household = (seed: number) => {
  const random = seededRandom(seed);
  const from = addMonths(TODAY, -MONTHS);
  const days = 30 * MONTHS;
  const all = bills(random);
  const rows = [
    ...realisticRows(random, { accountId: CARD, kind: 'CREDIT', from, days, count: 900 }),
    ...realisticRows(random, { accountId: 'acc-bank', kind: 'BANK', from, days, count: 900 }),
    ...all.filter(() => random() < 0.8).map(payment),
    ...(seed % 2 === 0 ? plan(addDays(addMonths(TODAY, -34), 2), 36) : []),
    ...(seed % 3 === 0 ? plan(addDays(addMonths(TODAY, -20), -9), 24) : []),
  ];
  const limits = limitsOf('ana', now);
  /** @param readsAll whether every read has all bills, whatever it asks for */
  const stores = (readsAll: boolean) => ({
    snapshots: {
      read: async (_: string, billsFrom?: IsoDate | null) => ({
        accounts,
        closingDates: [],
        bills: readsAll ? all : all.filter(({ dueDate }) => billsFrom !== null && dueDate >= (billsFrom ?? '')),
      }),
    },
    ledger: {
      range: async (_: string, first: IsoDate, last: IsoDate) =>
        rows.filter(({ date }) => date >= first && date <= last).sort((a, b) => (a.date < b.date ? 1 : -1)),
    },
    connections: async () => [],
    holdings: { list: async () => [] },
    reminders: { listAmongActive: async () => [] },
    streamRecords: { read: async () => ({ streams: [], found: null, yearly: null }) },
  });
  const answers = async (readsAll: boolean) => {
    const services = stores(readsAll);
    const of = <Query>(query: Query) => ({ userId: 'ana', query: query as never, now });
    return {
      summary: await getBillSummary(of({}), services),
      installments: await getInstallments(of({}), services),
      flow: await getCashFlow(of({ months: 6 }), services),
      longFlow: await getCashFlow(of({ months: 24 }), services),
      categories: await getExpensiveCategories(of({ startDate: addMonths(TODAY, -2), endDate: TODAY }), services),
      spending: await summarizeSpending(of({ groupBy: 'category', compareTo: { kind: 'previous' } }), services),
      worth: await getNetWorth(of({ months: 12 }), services),
      upcoming: await getUpcoming(of({ days: 90 }), services),
      usage: await readUsage(
        { readLedger: services.ledger.range, snapshots: services.snapshots },
        'ana',
        Promise.resolve(limits),
        now,
      ),
    };
  };
  return answers;
};

describe('an answer with the bills due about its dates is that with all bills', () => {
  it.each([1, 2, 3, 4, 5, 6])('of household %i', async (seed) => {
    const answers = household(seed);
    expect(await answers(false)).toEqual(await answers(true));
  });
});
