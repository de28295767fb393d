import * as z from 'zod/mini';
import { webFields, webRefusals } from './fields.ts';
import { myself } from './resources.ts';
import { defineWebOperation } from './web-operation.ts';

export const signInVerify = defineWebOperation({
  name: 'sign-in-verify',
  method: 'POST',
  path: '/app/api/sign-in-verify',
  summary: 'Opens a session by a code, in the browser that asked for it',
  body: z.object({ code: webFields.code() }),
  response: () => z.strictObject({ me: myself() }),
  refusals: [webRefusals.code, webRefusals.wrongCode, webRefusals.elsewhere, webRefusals.expired],
  session: 'none',
  inReadOnly: true,
  grants: { table: 'write', sends: ['sendEmail'], secrets: ['addresses'] },
});
