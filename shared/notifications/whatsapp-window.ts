import * as z from 'zod/mini';
import { type Instant, instantFromMilliseconds } from '../time/instant.ts';
import type { AddressHashes } from './address-hashes.ts';
import { isWindowOpen, type WindowNews } from './customer-service-window.ts';
import { isWindowClosed } from './whatsapp-errors.ts';

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
const webhook = z.object({
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
  webhook
    .parse(body)
    .entry.flatMap(({ changes }) => changes)
    .flatMap(({ value: { messages = [], statuses = [] } }) => [
      ...messages.flatMap((entry) => newsOfMessage(entry, hashes, now)),
      ...statuses.flatMap((entry) => newsOfStatus(entry, hashes)),
    ]);
