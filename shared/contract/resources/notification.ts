import * as z from 'zod/mini';
import { named } from './common.ts';

/** Enqueued on every channel, on some, or on none. */
export const NOTIFICATION_STATUSES = ['dispatched', 'partly_dispatched', 'not_sent'] as const;

/**
 * `too_many_notices`: the budget of immediate notices is used up; `switched_off`: the user disabled a channel; `no_access`,
 * `no_address`: no recipient.
 */
export const NOT_SENT_REASONS = ['too_many_notices', 'switched_off', 'no_access', 'no_address'] as const;

/** Outcome of the due notice (additive). `reason` is null when every channel got it. */
export const notification = named('Notification', () =>
  z.object({ status: z.enum(NOTIFICATION_STATUSES), reason: z.nullable(z.enum(NOT_SENT_REASONS)) }),
);
