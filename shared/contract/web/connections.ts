import * as z from 'zod/mini';
import { connection } from './bank-resources.ts';
import { defineWebOperation } from './web-operation.ts';

export const connections = defineWebOperation({
  name: 'connections',
  method: 'GET',
  path: '/app/api/connections',
  summary: 'Connected banks with their health; their accounts only while the subscription gives access',
  response: () =>
    z.strictObject({
      connections: z.array(connection()),
      has_access: z.boolean(),
      /** Of one's own application: an item is linked by its code. */
      takes_codes: z.optional(z.literal(true)),
    }),
  session: 'required',
  grants: { table: 'read' },
});
