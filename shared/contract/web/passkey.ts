import * as z from 'zod/mini';
import { body } from '../fields/body.ts';
import { credentialRefusal, newCredential } from './credential.ts';
import { webRefusals } from './fields.ts';
import { heldUntil, passkey as onePasskey, passkeyCreation } from './resources.ts';
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

export const passkey = defineWebOperation({
  name: 'passkey',
  method: 'POST',
  path: '/app/api/passkey',
  summary: 'Adds the passkey that an authenticator has made',
  body: z.object({
    credential: newCredential(),
    name: body.text('What the passkey is called.', 'Invalid or missing name'),
  }),
  response: () => z.union([z.strictObject({ passkey: onePasskey() }), heldUntil()]),
  refusals: [
    credentialRefusal,
    { status: 400, error: 'Invalid or missing name', when: '`name` is not a non-empty string' },
    webRefusals.passkey,
    { status: 403, error: 'Quota exceeded', when: 'the user has 10 passkeys' },
  ],
  session: 'required',
  grants: { table: 'write', sends: ['sendEmail', 'sendWhatsapp'] },
});
