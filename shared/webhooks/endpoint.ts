import * as z from 'zod/mini';
import { EVENT_TYPES } from '../contract/event-types.ts';
import { DELIVERY_ERRORS, DELIVERY_STATUSES, WEBHOOK_STATUSES } from '../contract/resources/webhook.ts';
import type { OutboxEvent } from '../events/event.ts';
import { sortableId } from '../platform/bytes.ts';
import { stored } from '../platform/table/stored.ts';
import { addSeconds, type Instant } from '../time/instant.ts';

/** Maximum number of webhooks per user. */
export const MOST_WEBHOOKS = 5;
const OVERLAP_SECONDS = 86_400;
const DISABLED_AFTER_SECONDS = 5 * 86_400;

const moment = () => z._default(stored.maybeInstant, null);

/** An address of a user that gets events. `version` counts the changes of its owner. */
export const endpoint = z.object({
  userId: stored.text,
  webhookId: stored.text,
  url: stored.text,
  events: z.array(z.enum(EVENT_TYPES)),
  status: z.enum(WEBHOOK_STATUSES),
  createdAt: stored.instant,
  updatedAt: stored.instant,
  version: stored.integer,
  /** Counts the rotations: the secret is derived from it. */
  secretRevision: stored.integer,
  /** Until then the secret of the revision before signs, too. */
  previousSecretUntil: moment(),
  /** The first failure since the last success. */
  failingSince: moment(),
  disabledAt: moment(),
});
export type Endpoint = z.output<typeof endpoint>;

export const rotated = (known: Endpoint, now: Instant): Endpoint => ({
  ...known,
  secretRevision: known.secretRevision + 1,
  previousSecretUntil: addSeconds(now, OVERLAP_SECONDS),
});

/** Resuming restarts the period of five days. */
export const resumed = (known: Endpoint): Endpoint => ({
  ...known,
  status: 'active',
  failingSince: null,
  disabledAt: null,
});

export const paused = (known: Endpoint): Endpoint => ({ ...known, status: 'paused' });

/** The endpoint after another failure. */
export const afterFailure = (known: Endpoint, now: Instant): Endpoint => {
  const failingSince = known.failingSince ?? now;
  if (now < addSeconds(failingSince, DISABLED_AFTER_SECONDS)) return { ...known, failingSince };
  return { ...known, failingSince, status: 'disabled', disabledAt: now };
};

/** A webhook as its owner sees it. */
export const presentWebhook = (
  { webhookId, url, events, status, createdAt, updatedAt, failingSince, disabledAt, previousSecretUntil }: Endpoint,
  now: string,
) => ({
  webhookId,
  url,
  events,
  status,
  createdAt,
  updatedAt,
  failingSince,
  disabledAt,
  previousSecretUntil: previousSecretUntil !== null && previousSecretUntil > now ? previousSecretUntil : null,
});

export const presentDelivery = ({ userId: _, triesOfRound: __, body, ...shown }: HookDelivery) => ({
  ...shown,
  payload: JSON.parse(body),
});

/** One event on its way to one endpoint. */
export const hookDelivery = z.object({
  userId: stored.text,
  webhookId: stored.text,
  deliveryId: stored.text,
  eventType: stored.text,
  body: stored.text,
  status: z.enum(DELIVERY_STATUSES),
  createdAt: stored.instant,
  /** All tries; `triesOfRound` counts those since the last request for a new delivery and decides the pauses. */
  attempts: stored.integer,
  triesOfRound: stored.integer,
  /** Of the last try. */
  responseCode: z.nullable(stored.integer),
  durationMs: z.nullable(stored.integer),
  error: z.nullable(z.enum(DELIVERY_ERRORS)),
  lastAttemptAt: stored.maybeInstant,
  /** Null once it is done. */
  nextAttemptAt: stored.maybeInstant,
});
export type HookDelivery = z.output<typeof hookDelivery>;

const newDelivery = (
  { userId, webhookId }: { userId: string; webhookId: string },
  { eventId, type, body }: Pick<OutboxEvent, 'eventId' | 'type' | 'body'>,
  now: Instant,
): HookDelivery => ({
  userId,
  webhookId,
  // The same at every fan-out of the event, and in order of time.
  deliveryId: `${webhookId}-${eventId}`,
  eventType: type,
  body,
  status: 'pending',
  createdAt: now,
  attempts: 0,
  triesOfRound: 0,
  responseCode: null,
  durationMs: null,
  error: null,
  lastAttemptAt: null,
  nextAttemptAt: now,
});

export const deliveryOf = newDelivery;

/** Of an event that went through no outbox. */
export const directDelivery = (
  owner: { userId: string; webhookId: string },
  event: Pick<OutboxEvent, 'type' | 'body'>,
  now: Instant,
): HookDelivery => newDelivery(owner, { ...event, eventId: sortableId().replaceAll('-', '') }, now);

/** The webhook that a delivery's id names; null for a text that is no such id. */
export const webhookIdOf = (deliveryId: string): string | null =>
  /^([0-9A-Za-z]{22})-[0-9a-f]{32}$/.exec(deliveryId)?.[1] ?? null;

/** A new round of tries at the owner's request, with all pauses. */
export const askedAgain = (known: HookDelivery, now: Instant): HookDelivery => ({
  ...known,
  status: 'pending',
  triesOfRound: 0,
  nextAttemptAt: now,
});

/** It will not be sent: its endpoint is gone or inactive. */
export const withdrawn = (known: HookDelivery, error: 'webhook_not_active' | 'webhook_deleted'): HookDelivery => ({
  ...known,
  status: 'failed',
  error,
  nextAttemptAt: null,
});

const MINUTE = 60;
const HOUR = 3_600;

/** Seconds before each further try: together a little over three days. */
export const WAITS = [
  5,
  5 * MINUTE,
  30 * MINUTE,
  2 * HOUR,
  5 * HOUR,
  10 * HOUR,
  14 * HOUR,
  20 * HOUR,
  24 * HOUR,
] as const;

/** A tenth at most, so endpoints that failed together are not tried together. */
const JITTER = 0.1;

/** When to try again after so many tries; null when that was the last. @param random 0 to 1 */
export const nextTry = (tries: number, now: Instant, random: number): Instant | null => {
  const wait = WAITS[tries - 1];
  return wait === undefined ? null : addSeconds(now, wait * (1 + JITTER * random));
};
