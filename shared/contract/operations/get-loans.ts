import * as z from 'zod/mini';
import { needs } from '../access.ts';
import { query } from '../fields/query.ts';
import { defineOperation } from '../operation.ts';
import { dateText, fullBody, named } from '../resources/common.ts';
import { freshness } from '../resources/freshness.ts';

const amount = () => z.nullable(z.number());
const date = () => z.nullable(dateText());

const loan = named('Loan', () =>
  z.object({
    id: z.string(),
    item_id: z.string(),
    connector_name: z.string(),
    name: z.string(),
    kind: z.string().check(z.describe('As `loan`, `financing`, `invoice_financing`, `overdraft`.')),
    currency_code: z.string(),
    contracted: amount(),
    outstanding: amount().check(z.describe('What is owed, positive; null: never reported. 0 when settled.')),
    installment_amount: amount().check(
      z.describe('The last installment paid, else by the plan of the loan; null where neither is known.'),
    ),
    next_date: date(),
    installments: z.object({ total: amount(), paid: amount(), overdue: amount(), remaining: amount() }),
    ends_on: date(),
    annual_cost_percent: amount().check(z.describe('All costs included (CET).')),
    rate_percent: amount(),
    rate_period: z.nullable(z.enum(['monthly', 'yearly'])),
    paid_by: z.enum(['account', 'payroll']),
    as_of: date().check(z.describe('The day that the values are of.')),
    status: z.enum(['active', 'overdue', 'settled']),
  }),
);

const totals = () =>
  z.object({
    outstanding: amount(),
    monthly: amount().check(z.describe('Installments of loans that are paid monthly.')),
    unknown: z.array(
      z.object({ id: z.string(), name: z.string(), reason: z.enum(['balance_missing', 'installment_missing']) }),
    ),
  });

export const getLoans = defineOperation({
  name: 'get-loans',
  method: 'GET',
  path: '/tools/api/get-loans',
  tag: 'Accounts',
  summary: 'Loans and financing with what is owed, the installments and the cost',
  query: z.object({
    status: query.oneOfOr(['active', 'ended', 'all'], 'active', 'Loans that are owed, that are settled, or both.'),
  }),
  response: () =>
    fullBody({
      data: z.object({
        loans: z.array(loan()).check(z.describe('Largest outstanding first, then by name.')),
        totals: totals().check(
          z.describe('Of loans in BRL that are owed. Sums hold what is known; null where nothing is.'),
        ),
        left_out: z.int().check(z.describe('Loans in other currencies, in no total.')),
      }),
      freshness: freshness(),
    }),
  envelope: 'full',
  mcp: {
    title: 'Empréstimos e financiamentos',
    description:
      'Use for loans and financing: what is owed, the installment, when the next one is due and the last, and the yearly cost. Installments of card purchases are in getInstallments.',
    words:
      'Loans, mortgage, car financing. Empréstimos, empréstimo, financiamento, consignado, devo ao banco, quitar, saldo devedor.',
    compact: {
      table: {
        rows: 'data.loans',
        columns: [
          'name',
          { name: 'bank', path: 'connector_name' },
          { name: 'owed', path: 'outstanding' },
          { name: 'currency', path: 'currency_code', usual: 'BRL' },
          { name: 'installment', path: 'installment_amount' },
          { name: 'next', path: 'next_date' },
          { name: 'left', path: 'installments.remaining' },
          { name: 'ends', path: 'ends_on' },
          { name: 'cost', path: 'annual_cost_percent' },
        ],
      },
      keep: [
        { name: 'total', path: 'data.totals.outstanding' },
        { name: 'monthly', path: 'data.totals.monthly' },
        { name: 'leftOut', path: 'data.left_out', usual: 0 },
      ],
    },
  },
  access: needs('read'),
  grants: { table: 'read' },
});
