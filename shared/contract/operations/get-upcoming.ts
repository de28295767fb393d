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
    'Card bills, reminders, recurring payments and what the banks have scheduled, each payment once. `lowest` says whether the money lasts by what is known, `lowest_usual` whether it lasts with everyday spending.',
  query: z.object({
    days: query.integerOr(30, 'Days ahead, from today, both included.', 1, 366),
    startingBalance: query.number('BRL to start from. Default: the sum of the bank accounts.'),
    accountId: query.id('Only what touches this account; of a card, its bills.'),
    assume: assumeField(
      'JSON list of 1 to 10 assumptions: once {amount, date, name?, accountId?}, monthly {amount, from, until?, name?, accountId?}, installments {amount, n, accountId, date?, name?}, without {streamId}, income {streamId, amount, from?}.',
    ),
    ...sourceMark,
  }),
  response: () => fullBody({ data: upcoming(), freshness: freshness() }),
  envelope: 'full',
  mcp: {
    title: 'Contas a pagar e a receber',
    description:
      'Use for what will be paid and received in the next days (default 30), in BRL: card bills, reminders, recurring and scheduled items. `lowestUsual`, with everyday spending, says whether the money lasts; `lowest` is what is known. Past: getTransactions.',
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
      ],
    },
    idsFrom: { accountId: 'getAccounts' },
  },
  access: needs('read'),
  grants: { table: 'read' },
});
