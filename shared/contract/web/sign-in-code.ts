import * as z from 'zod/mini';
import { webFields, webRefusals } from './fields.ts';
import { defineWebOperation } from './web-operation.ts';

const BAD_PASS = 'Invalid pass';

export const signInCode = defineWebOperation({
  name: 'sign-in-code',
  method: 'POST',
  path: '/app/api/sign-in-code',
  summary: 'Has a code sent to an e-mail address; the answer is the same whether anybody has it',
  body: z.object({
    email: webFields.email(),
    /** From the link of an earlier mail; one that is not good, or no more, counts as none. */
    pass: z.optional(z.string(BAD_PASS).check(z.maxLength(200, BAD_PASS))),
    /** To create an account. */
    invite: z.optional(webFields.invite()),
  }),
  /** `wait_until`: null, or when the next mail to the address can go, where this one does not. */
  response: () => z.strictObject({ sent: z.literal(true), wait_until: z.nullable(z.iso.datetime()) }),
  refusals: [
    webRefusals.email,
    { status: 400, error: BAD_PASS, when: '`pass` is no text' },
    webRefusals.inviteText,
    webRefusals.invite,
    webRefusals.tooMany,
  ],
  session: 'none',
  inReadOnly: true,
  grants: {
    table: 'write',
    partitions: ['ENTRY#*', 'RATE#*', 'EMAIL#*', 'INVITES'],
    sends: ['sendSignInCode'],
    secrets: ['addresses'],
    signUp: true,
  },
});
