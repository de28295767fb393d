import * as z from 'zod/mini';
import { defineWebOperation } from './web-operation.ts';

/** What becomes of notices to an address: refused by the mailbox, marked as spam, or stopped by a word. */
const addressState = () => z.enum(['ok', 'bouncing', 'complained', 'stopped']);

/** `access_ends`: an authorization of a bank or the plan ends, by e-mail alone. `signal`: grave signals, at most one a day. `digest`: the week in figures, on Mondays, off at first. `security` is about sign-ins, keys and the account itself: always on by e-mail; the gravest go by WhatsApp, too. */
const noticeChoices = () =>
  z.strictObject({
    notices: z.array(
      z.strictObject({
        kind: z.enum(['reminder', 'limit', 'access_ends', 'signal', 'digest', 'security']),
        email: z.boolean(),
        whatsapp: z.boolean(),
        changeable: z.boolean(),
      }),
    ),
    /** Whether the user has an address there. */
    channels: z.strictObject({ email: z.boolean(), whatsapp: z.boolean() }),
    email_state: addressState(),
    whatsapp_state: addressState(),
  });

export type NoticeChoices = z.output<ReturnType<typeof noticeChoices>>;

export const notices = defineWebOperation({
  name: 'notices',
  method: 'GET',
  path: '/app/api/notices',
  summary: 'Which notices go out on which channel',
  response: () => noticeChoices(),
  session: 'required',
  grants: { table: 'read', secrets: ['addresses'] },
});

const WRONG = 'Invalid notice';

export const setNotice = defineWebOperation({
  name: 'set-notice',
  method: 'POST',
  path: '/app/api/notices',
  summary: 'Switches a kind of notices on or off, on one channel; on also lifts what stopped all notices there',
  body: z.object({
    kind: z.enum(['reminder', 'limit', 'access_ends', 'signal', 'digest'], WRONG),
    channel: z.enum(['email', 'whatsapp'], WRONG),
    on: z.boolean(WRONG),
  }),
  response: () => noticeChoices(),
  refusals: [
    {
      status: 400,
      error: WRONG,
      when: 'the kind or channel is unknown, always on, or `access_ends` by WhatsApp, where it never goes',
    },
  ],
  session: 'required',
  grants: { table: 'write', secrets: ['addresses'] },
});
