import * as z from 'zod/mini';
import { webRefusals } from './fields.ts';
import { defineWebOperation } from './web-operation.ts';

const ON = 'Invalid on';

export const passkeyOnly = defineWebOperation({
  name: 'passkey-only',
  method: 'POST',
  path: '/app/api/passkey-only',
  summary: 'Lets the account be opened by a passkey only, or by a code again; on: ten new recovery codes, shown once',
  body: z.object({ on: z.boolean(ON) }),
  response: () => z.strictObject({ on: z.boolean(), recovery_codes: z.optional(z.array(z.string())) }),
  refusals: [
    { ...webRefusals.stepUp, when: 'nobody has proved who is there by a passkey in the last ten minutes' },
    { status: 400, error: ON, when: '`on` is not true or false' },
    { status: 409, error: 'Passkey needed', when: 'the user has no passkey' },
  ],
  session: 'required',
  grants: { table: 'write' },
});
