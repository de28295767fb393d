import { addSeconds, type Instant } from '../time/instant.ts';

/** A link that leads to the connection of a bank. `itemId`: the connection that it is to renew. */
export type ConnectLink = {
  userId: string;
  itemId: string | null;
  validUntil: Instant;
  /** The browser that used it, by the hash of its cookie, and until when it may go on. */
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

/** `open`: unused; `here`: this browser has, a moment ago; `over`: anything else. */
export const standingOf = (
  { validUntil, claim }: ConnectLink,
  browserHash: string | null,
  now: Instant,
): 'open' | 'here' | 'over' => {
  if (!claim) return now < validUntil ? 'open' : 'over';
  return claim.browserHash === browserHash && now < claim.until ? 'here' : 'over';
};
