import * as z from 'zod/mini';
import { webFields, webRefusals } from './fields.ts';
import { defineWebOperation } from './web-operation.ts';

export const signInCode = defineWebOperation({
  name: 'sign-in-code',
  method: 'POST',
  path: '/app/api/sign-in-code',
  summary: 'Has a code sent to an e-mail address; the answer is the same whether anybody has it',
  body: z.object({ email: webFields.email() }),
  response: () => z.strictObject({ sent: z.literal(true) }),
  refusals: [webRefusals.email, webRefusals.tooMany],
  session: 'none',
  inReadOnly: true,
  grants: { table: 'write', sends: ['sendSignInCode'], secrets: ['addresses'] },
});
