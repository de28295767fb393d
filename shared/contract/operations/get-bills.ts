import * as z from 'zod/mini';
import { query } from '../fields/query.ts';
import { defineOperation } from '../operation.ts';
import { bill } from '../resources/card.ts';
import { fullBody } from '../resources/common.ts';

export const getBills = defineOperation({
  name: 'get-bills',
  method: 'GET',
  path: '/tools/api/get-bills',
  tag: 'Cards',
  summary: 'Closed card bills whose due date has passed, newest first',
  query: z.object({ accountId: query.text('Only bills of this card.') }),
  response: () =>
    fullBody({
      data: z.array(bill()),
      count: z.int(),
      filters: z.object({ accountId: z.nullable(z.string()), onlyPastDue: z.boolean() }),
    }),
  envelope: 'full',
  scope: { table: 'read' },
});
