import * as z from 'zod/mini';
import { needs } from '../access.ts';
import { absentable, body } from '../fields/body.ts';
import { isoDate } from '../fields/dates.ts';
import { sourceMark } from '../fields/source-mark.ts';
import { defineOperation } from '../operation.ts';
import { accountRecord } from '../resources/account.ts';
import { fullBody } from '../resources/common.ts';
import { rawTransaction } from '../resources/transaction.ts';

const ACCOUNT = 'Invalid or missing accountId';
const DATE = 'Invalid or missing date';
const AMOUNT = 'Invalid or missing amount';
const DESCRIPTION = 'Invalid or missing description';
const CATEGORY = 'Invalid or missing category';
const LONGEST_DESCRIPTION = 200;

export const createTransaction = defineOperation({
  name: 'create-transaction',
  method: 'POST',
  path: '/tools/api/create-transaction',
  tag: 'Transactions',
  summary: 'Add a transaction to an account without a bank',
  description:
    'It counts everywhere as a row of a bank does. Without `accountId` it goes to the first cash account; where there is none, "Dinheiro" is ' +
    "made, starting that day with 0. A given category is the person's word.",
  query: z.object({ ...sourceMark }),
  body: z.object({
    accountId: absentable(body.id('An account without a bank. Default: cash.', ACCOUNT)),
    date: isoDate('From 1990 to a year ahead.', DATE),
    amount: body
      .signedAmount('Money out is negative, on a card too. Not 0.', AMOUNT)
      .check(z.refine((value) => value !== 0, { error: AMOUNT, params: { rule: 'must not be 0' } })),
    description: body
      .text('What it was: the shop, the person, the reason.', DESCRIPTION)
      .check(z.maxLength(LONGEST_DESCRIPTION, DESCRIPTION)),
    category: absentable(body.text('A known category, in Portuguese or English. Default: by the rules.', CATEGORY)),
  }),
  response: () => fullBody({ data: rawTransaction(), account: accountRecord(), message: z.string() }),
  envelope: 'full',
  refusals: [
    { status: 400, error: ACCOUNT, when: '`accountId` is no text' },
    { status: 400, error: DATE, when: '`date` is no date from 1990 to a year ahead' },
    { status: 400, error: AMOUNT, when: '`amount` is 0, or no number with at most two decimals' },
    { status: 400, error: DESCRIPTION, when: '`description` is no text of 1 to 200 characters' },
    { status: 400, error: CATEGORY, when: '`category` is no known name; the nearest are in `message`' },
    { status: 400, error: 'Account is connected', when: 'a bank reports the account' },
    { status: 403, error: 'Quota exceeded', when: 'no cash account, and 50 accounts without a bank' },
    { status: 404, error: 'Account not found', when: 'no such account, or it is of another user' },
  ],
  mcp: {
    tool: 'addTransaction',
    title: 'Anotar gasto em dinheiro',
    description:
      'Use when a person tells of cash spent or received, or of a payment that no bank shows. amount: negative is money out. date YYYY-MM-DD. Without accountId: cash. Ids of accounts by hand: getAccounts.',
    compact: {
      keep: [
        'message',
        { name: 'id', path: 'data.id' },
        { name: 'account', path: 'account.name' },
        { name: 'balance', path: 'account.balance' },
      ],
    },
    idsFrom: { accountId: 'getAccounts' },
  },
  access: needs('write'),
  grants: { table: 'write', sends: ['evaluateLimits', 'sendWebhook'] },
});
