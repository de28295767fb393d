import * as z from 'zod/mini';
import { accountRefusals, newAddress } from './account-fields.ts';
import { webFields, webRefusals } from './fields.ts';
import { heldUntil } from './resources.ts';
import { defineWebOperation } from './web-operation.ts';

/** Needs no proof of its own: the code is only sent after one, and only this browser can use it. */
export const confirmAddress = defineWebOperation({
  name: 'confirm-address',
  method: 'POST',
  path: '/app/api/confirm-address',
  summary: 'Takes the new e-mail address or phone by the code that went there',
  body: z.extend(newAddress(), { code: webFields.code() }),
  response: () =>
    z.union([z.strictObject({ email: z.nullable(z.string()), phone: z.nullable(z.string()) }), heldUntil()]),
  refusals: [
    webRefusals.email,
    accountRefusals.phone,
    accountRefusals.address,
    webRefusals.code,
    webRefusals.wrongCode,
    webRefusals.elsewhere,
    {
      ...webRefusals.expired,
      when: `${webRefusals.expired.when}; it was for another address, or somebody else has that`,
    },
  ],
  session: 'required',
  grants: { table: 'write', sends: ['sendEmail', 'sendWhatsapp'], secrets: ['addresses'] },
});
