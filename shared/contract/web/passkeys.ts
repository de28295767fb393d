import * as z from 'zod/mini';
import { passkey } from './resources.ts';
import { defineWebOperation } from './web-operation.ts';

export const passkeys = defineWebOperation({
  name: 'passkeys',
  method: 'GET',
  path: '/app/api/passkeys',
  summary: 'Passkeys of the user, the newest first',
  response: () => z.strictObject({ passkeys: z.array(passkey()) }),
  session: 'required',
  grants: { table: 'read' },
});
