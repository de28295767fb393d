import * as z from 'zod/mini';
import { webRefusals } from './fields.ts';
import { defineWebOperation } from './web-operation.ts';

export const protect = defineWebOperation({
  name: 'protect',
  method: 'POST',
  path: '/app/api/protect',
  summary:
    'Ends everything that has access, except this session and the passkey of its proof; the session gets a new secret',
  body: z.object({}),
  response: () =>
    z.strictObject({
      ended: z.strictObject({
        sessions: z.int(),
        keys: z.array(z.string()),
        assistants: z.array(z.string()),
        webhooks: z.array(z.string()),
        links: z.int(),
        codes: z.int(),
        passkeys: z.array(z.string()),
      }),
    }),
  refusals: [webRefusals.stepUp],
  session: 'required',
  inReadOnly: true,
  neverRefused: true,
  grants: { table: 'write', sends: ['sendEmail', 'sendWhatsapp'] },
});
