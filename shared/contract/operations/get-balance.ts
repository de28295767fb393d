import * as z from 'zod/mini';
import { defineOperation } from '../operation.ts';
import { balanceEntry } from '../resources/account.ts';
import { fullBody } from '../resources/common.ts';

export const getBalance = defineOperation({
  name: 'get-balance',
  method: 'GET',
  path: '/tools/api/get-balance',
  tag: 'Accounts',
  summary: 'Balances of the bank accounts and their sum; cards are left out',
  query: z.object({}),
  response: () => fullBody({ data: z.object({ total_balance: z.number(), accounts: z.array(balanceEntry()) }) }),
  envelope: 'full',
  scope: { table: 'read' },
});
