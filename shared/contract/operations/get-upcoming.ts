import * as z from 'zod/mini';
import { needs } from '../access.ts';
import { assumeField } from '../fields/assume.ts';
import { query } from '../fields/query.ts';
import { sourceMark } from '../fields/source-mark.ts';
import { defineOperation } from '../operation.ts';
import { fullBody } from '../resources/common.ts';
import { freshness } from '../resources/freshness.ts';
import { upcoming } from '../resources/upcoming.ts';

export const getUpcoming = defineOperation({
  name: 'get-upcoming',
  method: 'GET',
  path: '/tools/api/get-upcoming',
  tag: 'Money ahead',
  summary: 'What will go out and come in, day by day, and whether the money lasts',
  description:
    'Card bills, reminders, recurring payments and what the banks have scheduled, each payment once. `lowest` says whether the money lasts by what is known, `lowest_usual` whether it lasts with everyday spending. `assume` says what would come if; `baseline` is then the same call without it. Nothing of it is stored.',
  query: z.object({
    days: query.integerOr(30, 'Days ahead, from today, both included.', 1, 366),
    startingBalance: query.number('BRL to start from. Default: the sum of the bank accounts.'),
    accountId: query.id('Only what touches this account; of a card, its bills.'),
    assume: assumeField(
      'What if: a JSON list of 1 to 10 of once {amount, date}, monthly {amount, from, until?}, installments {amount, n, accountId, date?} (the whole, of a card), without {streamId}, income {streamId, amount, from?}; name? with the first three. Amounts signed; streamId: of get-recurring.',
    ),
    ...sourceMark,
  }),
  response: () => fullBody({ data: upcoming(), freshness: freshness() }),
  envelope: 'full',
  mcp: {
    title: 'Contas a pagar e a receber',
    description:
      'Use for what will be paid and received in the next days (default 30), in BRL: card bills, reminders, recurring, scheduled. `lowestUsual`, with everyday spending, says if the money lasts; `lowest`: what is known. `assume`: what if. Past: getTransactions.',
    words:
      'Upcoming payments, bills due this week, forecast, predict end of month balance, afford, run out of money. Contas a pagar, boletos, boleto, vencem, vence, próximos dias, semana, previsão, projeção, saldo, salário cai, dinheiro vai dar, chega, posso comprar, fim de mês, vermelho, faltar, sobrar, atrasada, amanhã.',
    compact: {
      table: {
        rows: 'data.items',
        columns: [
          'date',
          'kind',
          'description',
          'amount',
          { name: 'certainty', usual: 'fixed' },
          { name: 'overdue', path: 'is_overdue', usual: false },
          'assumed',
        ],
        totals: { of: 'amount', as: 'flow' },
      },
      keep: [
        { name: 'startingBalance', path: 'data.starting_balance' },
        { name: 'endingBalance', path: 'data.ending_balance' },
        { name: 'lowest', path: 'data.lowest' },
        { name: 'usualPerMonth', path: 'data.usual.per_month' },
        { name: 'lowestUsual', path: 'data.lowest_usual' },
        { name: 'endingUsual', path: 'data.ending_usual' },
        { name: 'unknownBalances', path: 'data.unknown_balances', usual: 0 },
        { name: 'otherCurrencies', path: 'data.left_out', usual: 0 },
        'data.baseline',
      ],
    },
    idsFrom: { accountId: 'getAccounts', streamId: 'getRecurring' },
  },
  access: needs('read'),
  grants: { table: 'read' },
});
