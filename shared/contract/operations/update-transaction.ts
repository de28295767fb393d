import * as z from 'zod/mini';
import { needs } from '../access.ts';
import { absentable, body, placeOfRow, refusalsOfPlace } from '../fields/body.ts';
import { isoDate } from '../fields/dates.ts';
import { sourceMark } from '../fields/source-mark.ts';
import { defineOperation } from '../operation.ts';
import { fullBody } from '../resources/common.ts';
import { rawTransaction } from '../resources/transaction.ts';

const LONGEST_MERCHANT = 120;
const LONGEST_DESCRIPTION = 200;
const DATE = 'Invalid or missing date';
const AMOUNT = 'Invalid or missing amount';
const DESCRIPTION = 'Invalid or missing description';

export const updateTransaction = defineOperation({
  name: 'update-transaction',
  method: 'PUT',
  path: '/tools/api/update-transaction',
  tag: 'Transactions',
  summary: "Change a transaction's category, merchant or note; of one by hand also date, amount and description",
  description:
    'What the user says of a transaction stays: imports keep it, also when the bank gives the row a new id, posts it or moves it to ' +
    'another date. The last word on a field holds. With `applyToSimilar` the word is on the merchant and direction: past and future ' +
    'rows take it, also those that had a word of their own. Money moved between own accounts is no spending, whatever it is called.',
  query: z.object({ ...sourceMark }),
  body: z.object({
    transactionId: body.id('Id of the transaction.', 'Invalid or missing transactionId'),
    ...placeOfRow,
    category: z.optional(
      z.nullable(
        body.text(
          'A known category, in Portuguese or English; null gives it back to the bank and the rules.',
          'Invalid category',
        ),
      ),
    ),
    merchant: z.optional(
      z.nullable(
        body
          .text('What the merchant is called; null gives back the name that the bank has.', 'Invalid merchant')
          .check(z.maxLength(LONGEST_MERCHANT, 'Invalid merchant')),
      ),
    ),
    date: absentable(isoDate('Of a transaction by hand: from 1990 to a year ahead.', DATE)),
    amount: absentable(
      body
        .signedAmount('Of a transaction by hand; money out is negative. Not 0.', AMOUNT)
        .check(z.refine((value) => value !== 0, { error: AMOUNT, params: { rule: 'must not be 0' } })),
    ),
    description: absentable(
      body.text('Of a transaction by hand.', DESCRIPTION).check(z.maxLength(LONGEST_DESCRIPTION, DESCRIPTION)),
    ),
    note: z.optional(z.nullable(body.lines('A note of the user; null removes it.', 'Invalid note'))),
    applyToSimilar: z._default(
      body.flag('True: also the past and future rows of that merchant and direction.', 'Invalid applyToSimilar'),
      false,
    ),
  }),
  response: () =>
    fullBody({
      data: rawTransaction(),
      changedRows: z
        .int()
        .check(
          z.describe(
            'How many transactions show it; with `applyToSimilar` more than one. Where those are in more account-months than one ' +
              'transaction of the table holds, the oldest follow within seconds, and `message` says so.',
          ),
        ),
      undo_id: z
        .nullable(z.string())
        .check(z.describe('The dashboard undoes a change with `applyToSimilar` by it, within an hour; else null.')),
      message: z.string(),
    }),
  envelope: 'full',
  refusals: [
    { status: 400, error: 'Invalid or missing transactionId', when: '`transactionId` is missing' },
    ...refusalsOfPlace,
    { status: 400, error: 'No updates provided', when: 'no field to change is given' },
    { status: 400, error: 'Invalid category', when: '`category` is no known name; the nearest are in `message`' },
    { status: 400, error: 'Invalid merchant', when: '`merchant` is neither a text of 1 to 120 characters nor null' },
    { status: 400, error: 'Invalid note', when: '`note` is neither a text of 1 to 500 characters nor null' },
    {
      status: 400,
      error: 'Invalid applyToSimilar',
      when: '`applyToSimilar` is no boolean, or is true where the bank names no merchant or beside `date`, `amount` or `description`',
    },
    { status: 400, error: DATE, when: '`date` is no date from 1990 to a year ahead' },
    { status: 400, error: AMOUNT, when: '`amount` is 0, or no number with at most two decimals' },
    { status: 400, error: DESCRIPTION, when: '`description` is no text of 1 to 200 characters' },
    {
      status: 400,
      error: 'Transaction is not by hand',
      when: '`date`, `amount` or `description` of a row that a bank reports or a file brought',
    },
    { status: 404, error: 'Transaction not found', when: 'no such transaction, or it is of another user' },
  ],
  mcp: {
    title: 'Corrigir transação',
    description:
      'Use when a person corrects the category, merchant or note of a transaction. Its id: getTransactions with responseFormat=detailed. Leave out what stays; null resets. applyToSimilar=true: all rows of that merchant, past and future.',
    words:
      'Recategorize, correct, change, fix, apply, add note to a purchase. Muda, troca, corrige, arruma, coloca categoria, compra errada, classifica, devem, gasto, observação, anota, transação, corrija, reclassifique, mude, altere, adicione nota.',
    compact: {
      keep: [
        'message',
        'changedRows',
        { name: 'description', path: 'data.description' },
        { name: 'category', path: 'data.category' },
        { name: 'merchant', path: 'data.merchant' },
        { name: 'note', path: 'data.note' },
      ],
    },
    neverListed: ['date', 'amount', 'description', 'accountId', 'currentDate'],
    idsFrom: { transactionId: 'getTransactions' },
  },
  access: needs('write'),
  grants: { table: 'write', sends: ['evaluateLimits', 'finishWords', 'sendWebhook'] },
});
