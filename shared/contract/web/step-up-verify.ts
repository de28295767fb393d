import * as z from 'zod/mini';
import { webFields, webRefusals } from './fields.ts';
import { proved } from './resources.ts';
import { defineWebOperation } from './web-operation.ts';

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
  grants: { table: 'write' },
});
