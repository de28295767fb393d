import * as z from 'zod/mini';
import { defineOperation } from '../operation.ts';
import { accountRecord } from '../resources/account.ts';
import { fullBody } from '../resources/common.ts';

export const getAccounts = defineOperation({
  name: 'get-accounts',
  method: 'GET',
  path: '/tools/api/get-accounts',
  tag: 'Accounts',
  summary: 'All connected accounts: bank, card and others',
  query: z.object({}),
  response: () => fullBody({ data: z.array(accountRecord()), count: z.int() }),
  envelope: 'full',
  scope: { table: 'read' },
});
