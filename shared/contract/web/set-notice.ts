import * as z from 'zod/mini';
import { noticeChoices } from './notices.ts';
import { defineWebOperation } from './web-operation.ts';

const WRONG = 'Invalid notice';

export const setNotice = defineWebOperation({
  name: 'set-notice',
  method: 'POST',
  path: '/app/api/notices',
  summary: 'Switches a kind of notices on or off, on one channel; on also lifts what stopped all notices there',
  body: z.object({
    kind: z.enum(['reminder', 'limit'], WRONG),
    channel: z.enum(['email', 'whatsapp'], WRONG),
    on: z.boolean(WRONG),
  }),
  response: () => noticeChoices(),
  refusals: [{ status: 400, error: WRONG, when: 'the kind or channel is unknown, or always on' }],
  session: 'required',
  grants: { table: 'write', secrets: ['addresses'] },
});
