import { createHmac } from 'node:crypto';
import * as z from 'zod/mini';
import { isSameBytes } from '../../platform/constant-time.ts';
import { type Instant, instantFromMilliseconds } from '../../time/instant.ts';
import type { AddressHashes } from '../address-hashes.ts';
import type { Feedback } from '../feedback.ts';
import { isWindowOpen, type WindowNews } from './customer-service-window.ts';
import { isBadNumber, isWindowClosed } from './whatsapp.ts';

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

const feedbackOf = (report: Status, hashes: AddressHashes): Feedback[] => {
  const about = {
    messageId: report.id,
    ...(report.biz_opaque_callback_data && { reference: report.biz_opaque_callback_data }),
  };
  if (REACHED.has(report.status)) return [{ event: 'reached', ...about }];
  if (report.status !== 'failed') return [];
  const code = report.errors?.[0]?.code ?? 0;
  const bad = report.recipient_id && isBadNumber(code) ? [hashes.current('whatsapp', report.recipient_id)] : [];
  return [{ event: 'refused', ...about, reason: `whatsapp:${code}`, suppressionList: bad }];
};

/** Other webhook contents are ignored. @throws for another form */
export const whatsappFeedback = (body: unknown, hashes: AddressHashes): Feedback[] =>
  webhook
    .parse(body)
    .entry.flatMap(({ changes }) => changes)
    .flatMap(({ value }) => value.statuses ?? [])
    .flatMap((report) => feedbackOf(report, hashes));

/** Checks `X-Hub-Signature-256` in constant time. */
export const isSignedBy = (appSecret: string, rawBody: Buffer, header: string | undefined): boolean => {
  const expected = createHmac('sha256', appSecret).update(rawBody).digest();
  const given = /^sha256=([0-9a-f]{64})$/i.exec(header ?? '')?.[1];
  return appSecret !== '' && given !== undefined && isSameBytes(expected, Buffer.from(given, 'hex'));
};

const waId = z.string().check(z.regex(/^\d{5,20}$/));
/** Seconds since 1970, as text. */
const timestamp = z.pipe(
  z.string().check(z.regex(/^\d{1,11}$/)),
  z.transform((text: string): Instant => instantFromMilliseconds(Number(text) * 1000)),
);

const message = z.object({ from: waId, timestamp, type: z.optional(z.string()) });
const failure = z.object({
  status: z.literal('failed'),
  recipient_id: waId,
  timestamp,
  errors: z.array(z.object({ code: z.int() })),
});

const many = z.optional(z.array(z.unknown()));
const messageWebhook = z.object({
  entry: z.array(z.object({ changes: z.array(z.object({ value: z.object({ messages: many, statuses: many }) })) })),
});

const newsOfMessage = (entry: unknown, hashes: AddressHashes, now: Instant): WindowNews[] => {
  const { data } = message.safeParse(entry);
  // `system` messages come from WhatsApp, not from the person.
  if (!data || data.type === 'system') return [];
  // The sender's clock may be ahead, and Meta repeats an unacknowledged event for days.
  const at = data.timestamp < now ? data.timestamp : now;
  return isWindowOpen(at, now) ? [{ event: 'wrote', addressHash: hashes.current('whatsapp', data.from), at }] : [];
};

const newsOfStatus = (entry: unknown, hashes: AddressHashes): WindowNews[] => {
  const { data } = failure.safeParse(entry);
  if (!data?.errors.some(({ code }) => isWindowClosed(code))) return [];
  const { recipient_id, timestamp: at } = data;
  return hashes.all('whatsapp', recipient_id).map((addressHash) => ({ event: 'closed', addressHash, at }));
};

/** Unreadable messages and statuses are ignored. @throws when the body is not a webhook */
export const whatsappWindows = (body: unknown, hashes: AddressHashes, now: Instant): WindowNews[] =>
  messageWebhook
    .parse(body)
    .entry.flatMap(({ changes }) => changes)
    .flatMap(({ value: { messages = [], statuses = [] } }) => [
      ...messages.flatMap((entry) => newsOfMessage(entry, hashes, now)),
      ...statuses.flatMap((entry) => newsOfStatus(entry, hashes)),
    ]);
