import * as z from 'zod/mini';
import { EVENT_TYPES } from '../contract/event-types.ts';
import { WEBHOOK_STATUSES } from '../contract/resources/webhook.ts';
import { stored } from '../platform/table/stored.ts';
import { addSeconds, type Instant } from '../time/instant.ts';
import type { HookDelivery } from './hook-delivery.ts';

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
