import { addSeconds, type Instant } from '../time/instant.ts';

/** A link to connect a bank. `itemId`: the connection to renew. */
export type ConnectLink = {
  userId: string;
  itemId: string | null;
  validUntil: Instant;
  /** Hash of the cookie of the browser that used it, and the end of its use. */
  claim: { browserHash: string; until: Instant } | null;
};

const VALID_SECONDS = 24 * 3600;
/** As long as the aggregator's own token: the person may reload the page. */
export const CLAIM_SECONDS = 1800;

export const newLink = (userId: string, itemId: string | null, now: Instant): ConnectLink => ({
  userId,
  itemId,
  validUntil: addSeconds(now, VALID_SECONDS),
  claim: null,
});

/** `open`: unused; `here`: recently used by this browser; `over`: anything else. */
export const standingOf = (
  { validUntil, claim }: ConnectLink,
  browserHash: string | null,
  now: Instant,
): 'open' | 'here' | 'over' => {
  if (!claim) return now < validUntil ? 'open' : 'over';
  return claim.browserHash === browserHash && now < claim.until ? 'here' : 'over';
};
