import * as z from 'zod/mini';
import { query } from '../fields/query.ts';
import { defineOperation } from '../operation.ts';
import { balanceEntry } from '../resources/account.ts';
import { fullBody } from '../resources/common.ts';

export const getBalanceByAccount = defineOperation({
  name: 'get-balance-by-account',
  method: 'GET',
  path: '/tools/api/get-balance-by-account',
  tag: 'Accounts',
  summary: 'Balance of one bank account',
  query: z.object({ accountId: query.requiredId('Id of a bank account of the user.', 'Account ID is required') }),
  response: () => fullBody({ data: balanceEntry() }),
  envelope: 'full',
  refusals: [
    { status: 400, error: 'Account ID is required', when: '`accountId` is missing' },
    { status: 400, error: 'Account is not a bank account', when: 'the account is a credit card' },
    { status: 404, error: 'Account not found', when: 'the account does not exist or belongs to another user' },
  ],
  failure: 'Failed to get balance by account id from database',
  scope: { table: 'read' },
});
