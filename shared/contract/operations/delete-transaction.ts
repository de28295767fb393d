import * as z from 'zod/mini';
import { needs } from '../access.ts';
import { body, placeTexts, refusalsOfPlace } from '../fields/body.ts';
import { query } from '../fields/query.ts';
import { defineOperation } from '../operation.ts';
import { accountRecord } from '../resources/account.ts';
import { fullBody } from '../resources/common.ts';

export const deleteTransaction = defineOperation({
  name: 'delete-transaction',
  method: 'DELETE',
  path: '/tools/api/delete-transaction',
  tag: 'Transactions',
  summary: 'Remove a transaction that was added by hand',
  description:
    'Use it for a row of `create-transaction` alone. What a file brought is undone by `delete-import`, and a row of a bank stays.',
  query: z.object({
    transactionId: body.id('Id of the transaction.', 'Invalid or missing transactionId'),
    accountId: query.id(placeTexts.accountId),
    currentDate: query.date(placeTexts.currentDate),
  }),
  queryInBody: true,
  response: () =>
    fullBody({ data: z.object({ transactionId: z.string() }), account: accountRecord(), message: z.string() }),
  envelope: 'full',
  restOnly: true,
  refusals: [
    { status: 400, error: 'Invalid or missing transactionId', when: '`transactionId` is missing' },
    ...refusalsOfPlace,
    {
      status: 400,
      error: 'Transaction is not by hand',
      when: 'a bank reports it, or a file brought it: `delete-import` undoes the file',
    },
    { status: 404, error: 'Transaction not found', when: 'no such transaction, or it is of another user' },
  ],
  access: needs('write'),
  grants: { table: 'write', sends: ['evaluateLimits', 'sendWebhook'] },
});
