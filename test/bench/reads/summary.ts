import * as z from 'zod/mini';
import { type Ahead, type Asked, isAhead, type Question } from './question.ts';

/** Values that all sides must agree on: number of rows, and the sum of absolute centavos. */
export type Summary = { count: number; centavos: number };

const inCentavos = (reais: number): number => Math.abs(Math.round(reais * 100));
const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

const amounts = z.array(z.looseObject({ amount: z.number() }));
const rawBody = z.looseObject({ data: amounts });
const card = z.looseObject({ payments: amounts, purchases: amounts });
const account = z.looseObject({
  credit_cards: z.record(z.string(), card),
  bank_transfer: amounts,
  received: amounts,
});
const structuredBody = z.looseObject({
  data: z.looseObject({ transactions: z.looseObject({ accounts: z.record(z.string(), account) }) }),
});
const categoriesBody = z.looseObject({
  summary: z.looseObject({ totalCategories: z.number(), totalExpenses: z.number() }),
});
const limitsBody = z.looseObject({ data: z.array(z.looseObject({ currentSpending: z.number() })) });
const recurringBody = z.looseObject({ data: z.array(z.looseObject({ monthly_amount: z.number() })) });
const upcomingBody = z.looseObject({ data: z.looseObject({ days: z.array(z.looseObject({ balance: z.number() })) }) });
const cashFlowBody = z.looseObject({
  data: z.looseObject({ months: z.array(z.looseObject({ income: z.number(), spending: z.number() })) }),
});
const spendingBody = z.looseObject({ data: z.looseObject({ groups: amounts }) });

const ofAhead = (kind: Ahead, body: unknown): Summary => {
  const values = {
    recurring: () => recurringBody.parse(body).data.map(({ monthly_amount }) => monthly_amount),
    upcoming: () => upcomingBody.parse(body).data.days.map(({ balance }) => balance),
    'cash-flow': () => cashFlowBody.parse(body).data.months.flatMap(({ income, spending }) => [income, spending]),
    spending: () => spendingBody.parse(body).data.groups.map(({ amount }) => amount),
  }[kind]();
  return { count: values.length, centavos: sum(values.map(inCentavos)) };
};

/** Rows of a query, in centavos. */
const rowsBody = z.array(z.looseObject({ amount: z.optional(z.number()), total: z.optional(z.number()) }));

const listed = (rows: readonly { amount: number }[]): Summary => ({
  count: rows.length,
  centavos: sum(rows.map(({ amount }) => inCentavos(amount))),
});

const structured = (body: unknown): Summary => {
  const accounts = Object.values(structuredBody.parse(body).data.transactions.accounts);
  const rows = accounts.flatMap(({ credit_cards, bank_transfer, received }) => [
    ...Object.values(credit_cards).flatMap(({ payments, purchases }) => [...payments, ...purchases]),
    ...bank_transfer,
    ...received,
  ]);
  return listed(rows);
};

const ofService = (question: Asked, body: unknown): Summary => {
  if (question.kind === 'categories') {
    const { totalCategories, totalExpenses } = categoriesBody.parse(body).summary;
    return { count: totalCategories, centavos: inCentavos(totalExpenses) };
  }
  if (question.kind === 'limits') {
    const spent = limitsBody.parse(body).data.filter(({ currentSpending }) => currentSpending > 0);
    return { count: spent.length, centavos: sum(spent.map(({ currentSpending }) => inCentavos(currentSpending))) };
  }
  if (isAhead(question)) return ofAhead(question.kind, body);
  return question.format === 'raw' ? listed(rawBody.parse(body).data) : structured(body);
};

const summary = z.object({ count: z.int(), centavos: z.int() });

/** The answer to the question for rows alone, which are not written out. */
export const rowsRead = (rows: readonly { amount: number }[]): string => {
  let centavos = 0;
  for (const { amount } of rows) centavos += Math.abs(amount);
  return JSON.stringify({ count: rows.length, centavos } satisfies Summary);
};

/** The values of a side's response, in its own format: the service's body, or the rows of a query. */
export const summaryOf = (question: Question, answer: string): Summary => {
  const body: unknown = JSON.parse(answer);
  if (question.kind === 'rows') return summary.parse(body);
  if (!Array.isArray(body)) return ofService(question, body);
  const rows = rowsBody.parse(body);
  return { count: rows.length, centavos: sum(rows.map(({ amount, total }) => Math.abs(total ?? amount ?? 0))) };
};
