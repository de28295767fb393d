import * as z from 'zod/mini';
import { passkeyRequest } from './resources.ts';
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
