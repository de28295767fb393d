import * as z from 'zod/mini';
import { LINK_OVER } from './bank-resources.ts';
import { defineWebOperation } from './web-operation.ts';

const NO_TOKEN = 'Invalid or missing token';

export const connectLink = defineWebOperation({
  name: 'connect-link',
  method: 'POST',
  path: '/app/api/connect-link',
  summary: 'Whose account a link leads to; uses nothing up',
  body: z.object({ token: z.string(NO_TOKEN).check(z.minLength(1, NO_TOKEN), z.maxLength(200, NO_TOKEN)) }),
  response: () =>
    z.strictObject({
      account: z.strictObject({ name: z.string(), email: z.nullable(z.string()) }),
      is_you: z.boolean(),
      item_id: z.nullable(z.string()),
    }),
  refusals: [{ status: 400, error: NO_TOKEN, when: '`token` is missing' }, LINK_OVER],
  session: 'optional',
  grants: { table: 'read' },
});
