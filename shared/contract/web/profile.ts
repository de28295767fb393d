import * as z from 'zod/mini';
import { accountFields, accountRefusals } from './account-fields.ts';
import { defineWebOperation } from './web-operation.ts';

export const profile = defineWebOperation({
  name: 'profile',
  method: 'POST',
  path: '/app/api/profile',
  summary: 'Changes the name',
  body: z.object({ name: accountFields.name() }),
  response: () => z.strictObject({ name: z.string() }),
  refusals: [accountRefusals.name],
  session: 'required',
  grants: { table: 'write' },
});
