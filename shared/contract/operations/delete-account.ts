import * as z from 'zod/mini';
import { needs } from '../access.ts';
import { body } from '../fields/body.ts';
import { defineOperation } from '../operation.ts';
import { fullBody } from '../resources/common.ts';

export const deleteAccount = defineOperation({
  name: 'delete-account',
  method: 'DELETE',
  path: '/tools/api/delete-account',
  tag: 'Accounts',
  summary: 'Remove an account without a bank, with its rows',
  description:
    'Use it when an account without a bank is no longer kept. What was said of its rows and the files that brought them go too. This cannot be undone.',
  query: z.object({ accountId: body.id('Of get-accounts.', 'Invalid or missing accountId') }),
  queryInBody: true,
  response: () => fullBody({ data: z.object({ accountId: z.string(), name: z.string() }), message: z.string() }),
  envelope: 'full',
  claimsKey: true,
  restOnly: true,
  refusals: [
    { status: 400, error: 'Invalid or missing accountId', when: '`accountId` is missing' },
    { status: 400, error: 'Account is connected', when: 'a bank reports the account' },
    { status: 404, error: 'Account not found', when: 'no such account, or it is of another user' },
  ],
  access: needs('write'),
  grants: { table: 'write', sends: ['evaluateLimits', 'sendWebhook'] },
});
