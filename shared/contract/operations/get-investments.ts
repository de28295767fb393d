import * as z from 'zod/mini';
import { needs } from '../access.ts';
import { query } from '../fields/query.ts';
import { defineOperation } from '../operation.ts';
import { dateText, fullBody, named } from '../resources/common.ts';
import { freshness } from '../resources/freshness.ts';

const KINDS = [
  'treasury',
  'fixed_income',
  'fund',
  'real_estate_fund',
  'etf',
  'stock',
  'pension',
  'structured',
  'other',
] as const;

const amount = () => z.nullable(z.number());
const text = () => z.nullable(z.string());
const date = () => z.nullable(dateText());

const position = named('Position', () =>
  z.object({
    id: z.string(),
    item_id: z.string(),
    connector_name: z.string(),
    name: z.string(),
    kind: z.enum(KINDS),
    subtype: text(),
    issuer: text(),
    currency_code: z.string(),
    balance: amount().check(
      z.describe('Net of taxes where the institution says it; null: never reported. 0 when ended.'),
    ),
    gross: amount(),
    taxes: amount(),
    invested: amount(),
    profit: amount(),
    profit_percent: amount().check(z.describe('`profit` of `invested`.')),
    liquid_now: amount().check(z.describe('What can be redeemed today, at most the balance.')),
    liquid_on: date().check(z.describe('A later `due_date`, while not all of it is liquid.')),
    due_date: date(),
    rate: text().check(z.describe('As `110% CDI`, `IPCA + 6,2%` or `12,5% a.a.`.')),
    quantity: amount(),
    unit_value: amount(),
    as_of: date().check(z.describe('The day that the balance is of.')),
    status: z.enum(['active', 'pending', 'ended']),
    ended_on: date(),
  }),
);

const totals = () =>
  z.object({
    balance: amount(),
    invested: amount(),
    profit: amount(),
    income_12_months: z.number().check(z.describe('Interest and dividends of twelve months.')),
    liquid_now: amount(),
    by_kind: z.array(
      z.object({
        kind: z.enum(KINDS),
        balance: z.number(),
        share: z.number().check(z.describe('Percent of the balance.')),
        count: z.int(),
      }),
    ),
    liquidity: z
      .object({
        now: z.number(),
        market: z.number().check(z.describe('Sold at an exchange.')),
        at_due: z.array(z.object({ date: dateText(), amount: z.number() })),
        unknown: z.number(),
      })
      .check(z.describe('When the money is there; the parts make up `balance`.')),
    unknown: z.array(z.object({ id: z.string(), name: z.string(), reason: z.enum(['balance_missing']) })),
  });

export const getInvestments = defineOperation({
  name: 'get-investments',
  method: 'GET',
  path: '/tools/api/get-investments',
  tag: 'Accounts',
  summary: 'Investments with balance, profit and liquidity, and their totals in BRL',
  query: z.object({
    status: query.oneOfOr(['active', 'ended', 'all'], 'active', 'Positions that are held, that have ended, or both.'),
  }),
  response: () =>
    fullBody({
      data: z.object({
        positions: z.array(position()).check(z.describe('Largest first, then by name.')),
        totals: totals().check(
          z.describe('Of positions in BRL that are held. Sums hold what is known; null where nothing is.'),
        ),
        left_out: z.int().check(z.describe('Positions in other currencies, in no total.')),
      }),
      freshness: freshness(),
    }),
  envelope: 'full',
  mcp: {
    title: 'Investimentos',
    description:
      'Use for what is invested: positions with balance, profit and what can be redeemed now or when it is due, and the totals in BRL. Money in bank accounts is in getBalance.',
    words:
      'Investments, portfolio, invested, fixed income, funds, stocks. Investimentos, investido, aplicações, CDB, tesouro, ações, fundos, rendendo, resgatar, carteira, renda fixa.',
    compact: {
      table: {
        rows: 'data.positions',
        columns: [
          'name',
          { name: 'bank', path: 'connector_name' },
          'kind',
          'balance',
          { name: 'currency', path: 'currency_code', usual: 'BRL' },
          'profit',
          { name: 'liquid', path: 'liquid_now' },
          { name: 'due', path: 'due_date' },
        ],
      },
      keep: [
        { name: 'total', path: 'data.totals.balance' },
        { name: 'invested', path: 'data.totals.invested' },
        { name: 'profit', path: 'data.totals.profit' },
        { name: 'liquidNow', path: 'data.totals.liquid_now' },
        { name: 'leftOut', path: 'data.left_out', usual: 0 },
      ],
    },
  },
  access: needs('read'),
  grants: { table: 'read' },
});
