import * as z from 'zod/mini';
import { needs } from '../access.ts';
import { query } from '../fields/query.ts';
import { defineOperation } from '../operation.ts';
import { dateText, fullBody } from '../resources/common.ts';
import { freshness } from '../resources/freshness.ts';
import { messageInterpretation } from '../resources/message-interpretation.ts';
import {
  ACCOUNT_SUBTYPES,
  ACCOUNT_TYPES,
  rawTransaction,
  structuredData,
  TRANSACTION_STATUSES,
} from '../resources/transaction.ts';

const unsetIsNull = <S extends z.ZodMiniType>(schema: S) => z.nullable(schema);

export const getTransactions = defineOperation({
  name: 'get-transactions',
  method: 'GET',
  path: '/tools/api/get-transactions',
  tag: 'Transactions',
  summary: "The user's transactions of a period, filtered",
  query: z.object({
    startDate: query.date('First day, included. Default: 3 months ago.'),
    endDate: query.date('Last day, included. Default: today.'),
    categories: query.names('At most 50 category names, in Portuguese or English; a parent covers its children.'),
    minAmount: query.number('Smallest signed amount, included.'),
    maxAmount: query.number('Largest signed amount, included.'),
    accountType: query.oneOf(ACCOUNT_TYPES, 'Only accounts of this type.'),
    accountSubtype: query.oneOf(ACCOUNT_SUBTYPES, 'Only accounts of this subtype.'),
    includeStatus: query.listOf(TRANSACTION_STATUSES, 'Only transactions of these statuses.'),
    format: query.oneOfOr(
      ['raw', 'structured'],
      'raw',
      '`raw`: a list; `structured`: grouped per account, with totals.',
    ),
    clientMessage: query.longText(
      'A request in natural language (Portuguese or English) that narrows the result: dates and holidays, amounts, direction, categories, merchants, accounts, statuses, installments, and how many rows of an order (`5 maiores gastos`); `interpretation` tells what was understood.',
    ),
  }),
  response: () =>
    fullBody({
      data: z.union([z.array(rawTransaction()), structuredData()]),
      count: z.int(),
      filters: z.object({
        startDate: unsetIsNull(dateText()),
        endDate: unsetIsNull(dateText()),
        categories: unsetIsNull(z.array(z.string())),
        minAmount: unsetIsNull(z.number()),
        maxAmount: unsetIsNull(z.number()),
        accountType: unsetIsNull(z.string()),
        accountSubtype: unsetIsNull(z.string()),
        includeStatus: unsetIsNull(z.array(z.string())),
        format: z.enum(['raw', 'structured']),
      }),
      period: z.object({ startDate: dateText(), endDate: dateText() }),
      interpretation: z.optional(messageInterpretation()),
      hint: z.optional(
        z
          .string()
          .check(
            z.describe(
              'Where no category has a name of `categories`, the nearest names that there are; where no row has the words of `interpretation.texts`, that.',
            ),
          ),
      ),
      freshness: freshness(),
    }),
  envelope: 'full',
  mcp: {
    title: 'Transações',
    description:
      'Use for single transactions: what was bought, received or transferred. Amounts are signed BRL, negative is out. Default: 3 months, newest first, 50 rows; totals cover all pages. For sums by category, merchant or month use summarizeSpending.',
    words:
      'Search, find, look up, list, show latest, recent, biggest purchases, payments, salary, charges, transfers, bank statement. Extrato, movimentações, lançamentos, compras, compra, comprei, pix, transferências, recebi, recebido, pagou, caiu, salário, cobrança, pendente, acima, procura, encontre, mostre, pagamento, ontem, hoje, última, últimos dias, maiores.',
    compact: {
      table: {
        rows: 'data',
        columns: [
          'date',
          'description',
          'merchant',
          'category',
          'amount',
          { name: 'currency', path: 'currency_code', usual: 'BRL' },
          { name: 'status', usual: 'POSTED' },
          { name: 'payment_method', usual: 'credit_card' },
        ],
        account: { id: 'account_id', names: ['account_name', 'connector_name'] },
        totals: { of: 'amount', as: 'flow' },
      },
      keep: [{ name: 'dates', path: 'period', form: 'range' }, 'interpretation', 'hint'],
    },
    unlisted: ['format'],
  },
  access: needs('read'),
  grants: { table: 'read' },
});
