import * as z from 'zod/mini';
import { query } from '../fields/query.ts';
import { webRefusals } from './fields.ts';
import { defineWebOperation } from './web-operation.ts';

export const removePasskey = defineWebOperation({
  name: 'remove-passkey',
  method: 'DELETE',
  path: '/app/api/passkey',
  summary: 'Removes a passkey for good',
  query: z.object({
    passkeyId: query.requiredId('The passkey, as `passkeys` lists it.', 'Invalid or missing passkeyId'),
  }),
  response: () => z.strictObject({ removed: z.literal(1) }),
  refusals: [
    webRefusals.stepUp,
    { status: 404, error: 'Passkey not found', when: 'the user has no such passkey' },
    webRefusals.passkeyOnly,
  ],
  session: 'required',
  inReadOnly: true,
  neverRefused: true,
  grants: { table: 'write', sends: ['sendEmail', 'sendWhatsapp'] },
});
