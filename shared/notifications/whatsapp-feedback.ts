import { createHmac, timingSafeEqual } from 'node:crypto';
import * as z from 'zod/mini';
import { addressHash } from './bad-addresses.ts';
import type { Feedback } from './feedback.ts';
import { isBadNumber } from './whatsapp-errors.ts';

const status = z.object({
  id: z.string(),
  status: z.string(),
  recipient_id: z.optional(z.string()),
  biz_opaque_callback_data: z.optional(z.string()),
  errors: z.optional(z.array(z.object({ code: z.int() }))),
});
type Status = z.infer<typeof status>;

const webhook = z.object({
  entry: z.array(
    z.object({ changes: z.array(z.object({ value: z.object({ statuses: z.optional(z.array(status)) }) })) }),
  ),
});

const REACHED = new Set(['sent', 'delivered', 'read']);

const feedbackOf = (told: Status): Feedback[] => {
  const about = {
    messageId: told.id,
    ...(told.biz_opaque_callback_data && { reference: told.biz_opaque_callback_data }),
  };
  if (REACHED.has(told.status)) return [{ event: 'reached', ...about }];
  if (told.status !== 'failed') return [];
  const code = told.errors?.[0]?.code ?? 0;
  const bad = told.recipient_id && isBadNumber(code) ? [addressHash('whatsapp', told.recipient_id)] : [];
  return [{ event: 'refused', ...about, reason: `whatsapp:${code}`, badAddresses: bad }];
};

/** The status callbacks in a webhook's body; messages of users and anything else are left aside. @throws for another form */
export const whatsappFeedback = (body: unknown): Feedback[] =>
  webhook
    .parse(body)
    .entry.flatMap(({ changes }) => changes)
    .flatMap(({ value }) => value.statuses ?? [])
    .flatMap(feedbackOf);

const equal = (a: Buffer, b: Buffer): boolean => a.length === b.length && timingSafeEqual(a, b);

/** Whether `header` (`X-Hub-Signature-256`) is the raw body's signature under the app secret; in constant time. */
export const isSignedBy = (appSecret: string, rawBody: Buffer, header: string | undefined): boolean => {
  const expected = createHmac('sha256', appSecret).update(rawBody).digest();
  const given = /^sha256=([0-9a-f]{64})$/i.exec(header ?? '')?.[1];
  return appSecret !== '' && given !== undefined && equal(expected, Buffer.from(given, 'hex'));
};

/** Whether both texts are the same and not empty; in time that does not depend on where they differ. */
export const isSameText = (expected: string, given: string): boolean => {
  const digest = (text: string) => createHmac('sha256', 'compare').update(text).digest();
  return expected !== '' && equal(digest(expected), digest(given));
};
