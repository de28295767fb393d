import * as z from 'zod/mini';
import { stored } from '../../platform/table/stored.ts';
import { addSeconds, type Instant } from '../../time/instant.ts';

/** Meta's customer service window: free messages are accepted for this time after the person's last message. */
export const WINDOW_SECONDS = 24 * 60 * 60;

/** Margin for clock differences and for up to 20 s between this check and Meta's. */
const MARGIN_SECONDS = 60;

export const isWindowOpen = (lastInboundAt: Instant | null, now: Instant): boolean =>
  lastInboundAt !== null && now < addSeconds(lastInboundAt, WINDOW_SECONDS - MARGIN_SECONDS);

/** `wrote`: the window opened at `at`; `closed`: Meta reported it closed at `at`. The person is a hash. */
export const windowNews = z.object({
  event: z.enum(['wrote', 'closed']),
  addressHash: stored.text,
  at: stored.instant,
});
export type WindowNews = z.output<typeof windowNews>;
