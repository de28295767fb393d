import * as z from 'zod/mini';
import { webFields, webRefusals } from './fields.ts';
import { myself } from './resources.ts';
import { defineWebOperation } from './web-operation.ts';

export const signInVerify = defineWebOperation({
  name: 'sign-in-verify',
  method: 'POST',
  path: '/app/api/sign-in-verify',
  summary:
    'Opens a session by a code, in the browser that asked for it; creates the account of an address that nobody has',
  /** `email`, `accepted` and `invite` are for an address that nobody has. */
  body: z.object({
    code: webFields.code(),
    email: z.optional(webFields.email()),
    accepted: z.optional(webFields.accepted()),
    invite: z.optional(webFields.invite()),
    /** Where a passkey alone opens the account. */
    recovery_code: z.optional(webFields.recoveryCode()),
  }),
  response: () => z.strictObject({ me: myself(), created: z.optional(z.literal(true)) }),
  refusals: [
    webRefusals.email,
    webRefusals.accepted,
    webRefusals.inviteText,
    webRefusals.invite,
    webRefusals.terms,
    webRefusals.signUpStopped,
    webRefusals.code,
    webRefusals.wrongCode,
    webRefusals.elsewhere,
    webRefusals.expired,
    webRefusals.recoveryText,
    webRefusals.recovery,
  ],
  session: 'none',
  inReadOnly: true,
  grants: { table: 'write', sends: ['sendEmail', 'sendBillingEvent'], secrets: ['addresses'], signUp: true },
});
