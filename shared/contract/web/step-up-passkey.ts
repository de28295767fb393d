import * as z from 'zod/mini';
import { credentialRefusal, signedCredential } from './credential.ts';
import { webRefusals } from './fields.ts';
import { passkeyRequest, proved } from './resources.ts';
import { defineWebOperation } from './web-operation.ts';

export const stepUpPasskeyOptions = defineWebOperation({
  name: 'step-up-passkey-options',
  method: 'POST',
  path: '/app/api/step-up-passkey-options',
  summary: 'Begins a proof of who is there by one of their passkeys',
  response: () => z.strictObject({ options: passkeyRequest() }),
  session: 'required',
  inReadOnly: true,
  neverRefused: true,
  grants: { table: 'write' },
});

export const stepUpPasskey = defineWebOperation({
  name: 'step-up-passkey',
  method: 'POST',
  path: '/app/api/step-up-passkey',
  summary: 'Proves who is there by a passkey; the session gets a new secret',
  body: z.object({ credential: signedCredential() }),
  response: () => proved(),
  refusals: [credentialRefusal, webRefusals.passkey],
  session: 'required',
  inReadOnly: true,
  neverRefused: true,
  grants: { table: 'write', secrets: ['addresses'] },
});
