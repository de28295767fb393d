import { createHash } from 'node:crypto';
import * as z from 'zod/mini';
import type { WebhookEventBody } from './messages.ts';

const eventSchema = z.looseObject({
  event: z.string(),
  eventId: z.optional(z.nullable(z.string())),
  /** The deprecated name of `eventId`. */
  id: z.optional(z.nullable(z.string())),
  itemId: z.optional(z.nullable(z.string())),
});

const known = new Set([
  'item/created',
  'item/updated',
  'item/deleted',
  'item/error',
  'item/waiting_user_input',
  'item/waiting_user_action',
  'item/login_succeeded',
  'transactions/created',
  'transactions/updated',
  'transactions/deleted',
]);

const jsonOf = (rawBody: Buffer): unknown => {
  try {
    return JSON.parse(rawBody.toString('utf8'));
  } catch {
    return undefined;
  }
};

/** Ids only: the worker reads the rest. `ignored`: an irrelevant event. Null: not an event. */
export const readEvent = (rawBody: Buffer): WebhookEventBody | 'ignored' | null => {
  const parsed = eventSchema.safeParse(jsonOf(rawBody));
  if (!parsed.success) return null;
  const { event, eventId, id, itemId } = parsed.data;
  if (!known.has(event) || !itemId) return 'ignored';
  return { event, itemId, eventId: eventId || id || createHash('sha256').update(rawBody).digest('hex') };
};
