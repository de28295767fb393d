import * as z from 'zod/mini';
import { query } from '../fields/query.ts';
import { sourceMark } from '../fields/source-mark.ts';
import { defineOperation } from '../operation.ts';
import { fullBody, quota } from '../resources/common.ts';
import { listedLimit } from '../resources/limit.ts';

export const listSpendingLimits = defineOperation({
  name: 'list-spending-limits',
  method: 'GET',
  path: '/tools/api/list-spending-limits',
  tag: 'Spending limits',
  summary: 'Spending limits with their usage',
  query: z.object({ includeInactive: query.flagOr(false, 'Also list deactivated limits.'), ...sourceMark }),
  response: () =>
    fullBody({
      data: z.array(listedLimit()),
      count: z.int(),
      quota: z.object({ ...quota(), message: z.string(), upgradeMessage: z.nullable(z.string()) }),
      filters: z.object({ includeInactive: z.boolean() }),
    }),
  envelope: 'full',
  scope: { table: 'read' },
});
