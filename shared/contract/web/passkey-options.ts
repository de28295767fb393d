import * as z from 'zod/mini';
import { webRefusals } from './fields.ts';
import { passkeyCreation } from './resources.ts';
import { defineWebOperation } from './web-operation.ts';

export const passkeyOptions = defineWebOperation({
  name: 'passkey-options',
  method: 'POST',
  path: '/app/api/passkey-options',
  summary: 'Begins a new passkey',
  response: () => z.strictObject({ options: passkeyCreation() }),
  refusals: [webRefusals.stepUp],
  session: 'required',
  grants: { table: 'write' },
});
