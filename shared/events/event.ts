import * as z from 'zod/mini';
import type { EventType } from '../contract/event-types.ts';
import { stored } from '../platform/table/stored.ts';
import type { Instant } from '../time/instant.ts';

/** Ids and facts: no account number, amount, address or text of the user. */
export type EventData = Readonly<Record<string, string | number | boolean | null | readonly string[]>>;

/** `place`: where in the changes of a connection an event of transactions belongs; the import version. */
export type NewEvent = { type: EventType; data: EventData; place?: ChangePlace };
export type ChangePlace = { itemId: string; version: number };

/** The body for receivers. It is stored as text, because the signature covers the order of its fields. */
export const bodyOf = (type: string, at: Instant, data: EventData): string =>
  JSON.stringify({ type, timestamp: at, data });

/** An event in the outbox. `eventId`: 32 hexadecimal digits, in order of time. */
export const outboxEvent = z.object({
  userId: stored.text,
  eventId: stored.text,
  type: stored.text,
  body: stored.text,
  createdAt: stored.instant,
  place: z.optional(z.object({ itemId: stored.text, version: stored.integer })),
});
export type OutboxEvent = z.output<typeof outboxEvent>;
