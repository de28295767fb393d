import * as z from 'zod/mini';
import { needs } from '../access.ts';
import { query } from '../fields/query.ts';
import { defineOperation } from '../operation.ts';
import { balanceEntry } from '../resources/account.ts';
import { fullBody } from '../resources/common.ts';
import { freshness } from '../resources/freshness.ts';

export const getBalanceByAccount = defineOperation({
  name: 'get-balance-by-account',
  method: 'GET',
  path: '/tools/api/get-balance-by-account',
  tag: 'Accounts',
  summary: 'Balance of one bank account',
  query: z.object({ accountId: query.requiredId('Id of a bank account of the user.', 'Account ID is required') }),
  response: () => fullBody({ data: balanceEntry(), freshness: freshness() }),
  envelope: 'full',
  refusals: [
    { status: 400, error: 'Account ID is required', when: '`accountId` is missing' },
    {
      status: 400,
      error: 'Account is not a bank account',
      when: 'the account is a credit card, an investment or a loan',
    },
    { status: 404, error: 'Account not found', when: 'the account does not exist or belongs to another user' },
  ],
  failure: 'Failed to get balance by account id from database',
  mcp: {
    title: 'Saldo individual',
    description:
      'Use for the balance of one bank account when its id is known. Refuses credit cards. For all accounts at once use getBalance, which needs none.',
    words:
      'Single account balance, savings, checking. Saldo individual, conta corrente, poupança, Nubank, Itaú, Inter, Bradesco.',
    compact: {
      keep: [
        { name: 'name', path: 'data.name' },
        { name: 'bank', path: 'data.connector_name' },
        { name: 'balance', path: 'data.balance' },
        { name: 'currency', path: 'data.currency_code', usual: 'BRL' },
      ],
    },
    idsFrom: { accountId: 'getAccounts' },
  },
  access: needs('read'),
  grants: { table: 'read' },
});
