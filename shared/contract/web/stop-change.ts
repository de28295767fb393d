import * as z from 'zod/mini';
import { defineWebOperation } from './web-operation.ts';

const TOKEN = 'Invalid token';

export const stopChange = defineWebOperation({
  name: 'stop-change',
  method: 'POST',
  path: '/app/api/stop-change',
  summary: 'Stops a change of the account that waits for a day, by the link of its mail',
  body: z.object({ token: z.string(TOKEN).check(z.maxLength(500, TOKEN)) }),
  response: () => z.strictObject({ stopped: z.literal(true) }),
  refusals: [
    { status: 400, error: TOKEN, when: '`token` is no text' },
    { status: 410, error: 'Link expired', when: 'there is nothing to stop any more' },
  ],
  session: 'none',
  inReadOnly: true,
  grants: { table: 'write' },
});
