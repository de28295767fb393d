import * as z from 'zod/mini';
import { webFields, webRefusals } from './fields.ts';
import { proved } from './resources.ts';
import { defineWebOperation } from './web-operation.ts';

export const stepUpCode = defineWebOperation({
  name: 'step-up-code',
  method: 'POST',
  path: '/app/api/step-up-code',
  summary: 'Has a code sent that proves who is there, for a user without a passkey',
  response: () => z.strictObject({ sent: z.literal(true) }),
  refusals: [
    { status: 409, error: 'Passkey needed', when: 'the user has a passkey, and proves it by that' },
    webRefusals.tooMany,
  ],
  session: 'required',
  inReadOnly: true,
  neverRefused: true,
  grants: { table: 'write', sends: ['sendSignInCode'] },
});

export const stepUpVerify = defineWebOperation({
  name: 'step-up-verify',
  method: 'POST',
  path: '/app/api/step-up-verify',
  summary: 'Proves who is there by a code; the session gets a new secret',
  body: z.object({ code: webFields.code() }),
  response: () => proved(),
  refusals: [webRefusals.code, webRefusals.wrongCode, webRefusals.elsewhere, webRefusals.expired],
  session: 'required',
  inReadOnly: true,
  neverRefused: true,
  grants: { table: 'write', secrets: ['addresses'] },
});
