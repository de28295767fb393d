import * as z from 'zod/mini';
import { stored } from '../storage/stored.ts';
import { addSeconds, type Instant } from '../time/instant.ts';

/** Free messages are taken for so long after the person's last one: Meta's customer service window. */
export const WINDOW_SECONDS = 24 * 60 * 60;

/** Clocks differ, and a message takes up to 20 s from the decision to Meta: our window closes that much earlier. */
const MARGIN_SECONDS = 60;

/** Whether a free message may be sent to a person who last wrote at `lastInboundAt`; null: not within the window. */
export const isWindowOpen = (lastInboundAt: Instant | null, now: Instant): boolean =>
  lastInboundAt !== null && now < addSeconds(lastInboundAt, WINDOW_SECONDS - MARGIN_SECONDS);

/**
 * What Meta tells of the window of a person, who is named by the hash of the number alone. `wrote`: it opened at `at`;
 * `closed`: at `at` it was found closed.
 */
export const windowNews = z.object({
  event: z.enum(['wrote', 'closed']),
  addressHash: stored.text,
  at: stored.instant,
});
export type WindowNews = z.output<typeof windowNews>;
