import * as z from 'zod/mini';
import { accountRefusals, newAddress } from './account-fields.ts';
import { webRefusals } from './fields.ts';
import { defineWebOperation } from './web-operation.ts';

export const changeAddress = defineWebOperation({
  name: 'change-address',
  method: 'POST',
  path: '/app/api/change-address',
  summary: 'Has a code sent to a new e-mail address or phone; the answer is the same whether somebody else has it',
  body: newAddress(),
  response: () => z.strictObject({ sent: z.literal(true) }),
  refusals: [
    webRefusals.stepUp,
    webRefusals.email,
    accountRefusals.phone,
    accountRefusals.address,
    { status: 409, error: 'Address unchanged', when: 'the user has this address already' },
    webRefusals.tooMany,
  ],
  session: 'required',
  grants: { table: 'write', sends: ['sendSignInCode'], secrets: ['addresses'] },
});
