import * as z from 'zod/mini';
import { type Instant, instantFromMilliseconds } from '../time/instant.ts';
import { addressHash } from './bad-addresses.ts';
import { isWindowOpen, type WindowNews } from './service-window.ts';
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

const newsOfMessage = (told: unknown, now: Instant): WindowNews[] => {
  const { data } = message.safeParse(told);
  // `system`: WhatsApp itself tells of the person, who has written nothing.
  if (!data || data.type === 'system') return [];
  // The sender's clock may be ahead of ours, and Meta repeats for days what was not taken.
  const at = data.timestamp < now ? data.timestamp : now;
  return isWindowOpen(at, now) ? [{ event: 'wrote', addressHash: addressHash('whatsapp', data.from), at }] : [];
};

const newsOfStatus = (told: unknown): WindowNews[] => {
  const { data } = failure.safeParse(told);
  if (!data?.errors.some(({ code }) => isWindowClosed(code))) return [];
  return [{ event: 'closed', addressHash: addressHash('whatsapp', data.recipient_id), at: data.timestamp }];
};

/**
 * What a webhook's body tells of customer service windows; a message or status that cannot be read tells nothing.
 * @param now when it was received
 * @throws when the body is no webhook
 */
export const whatsappWindows = (body: unknown, now: Instant): WindowNews[] =>
  webhook
    .parse(body)
    .entry.flatMap(({ changes }) => changes)
    .flatMap(({ value: { messages = [], statuses = [] } }) => [
      ...messages.flatMap((told) => newsOfMessage(told, now)),
      ...statuses.flatMap(newsOfStatus),
    ]);
