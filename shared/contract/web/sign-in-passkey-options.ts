import * as z from 'zod/mini';
import { passkeyRequest } from './resources.ts';
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
