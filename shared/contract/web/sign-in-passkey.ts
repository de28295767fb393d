import * as z from 'zod/mini';
import { credentialRefusal, signedCredential } from './credential.ts';
import { webRefusals } from './fields.ts';
import { myself, passkeyRequest } from './resources.ts';
import { defineWebOperation } from './web-operation.ts';

export const signInPasskeyOptions = defineWebOperation({
  name: 'sign-in-passkey-options',
  method: 'POST',
  path: '/app/api/sign-in-passkey-options',
  summary: 'Begins a sign-in by whichever passkey the person chooses',
  response: () => z.strictObject({ options: passkeyRequest() }),
  session: 'none',
  inReadOnly: true,
  grants: { table: 'none', secrets: ['addresses'] },
});

export const signInPasskey = defineWebOperation({
  name: 'sign-in-passkey',
  method: 'POST',
  path: '/app/api/sign-in-passkey',
  summary: 'Opens a session by a passkey',
  body: z.object({ credential: signedCredential() }),
  response: () => z.strictObject({ me: myself() }),
  refusals: [credentialRefusal, webRefusals.passkey],
  session: 'none',
  inReadOnly: true,
  grants: { table: 'write', sends: ['sendEmail', 'sendBillingEvent'], secrets: ['addresses'], signUp: true },
});
