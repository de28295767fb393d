import type { OAuthScope } from '../contract/oauth.ts';
import { isSameBytes } from '../platform/constant-time.ts';
import { addSeconds, type Instant } from '../time/instant.ts';

/** Maximum number of token pairs stored with a grant. */
export const MOST_PAIRS = 4;
export const ACCESS_SECONDS = 3600;
/** A client may lose an answer, or refresh from two places at once. */
const HELD_SECONDS = 120;

/** An access token and the refresh token that came with it, both by their hash. */
export type TokenPair = {
  access: string;
  refresh: string;
  scopes: readonly OAuthScope[];
  accessUntil: Instant;
  /** The refresh token that the pair was issued for; null: the code. */
  parent: string | null;
  /** When one of the two was first used. */
  usedAt: Instant | null;
  /** When a successor was first used. */
  supersededAt: Instant | null;
};

export type FreshTokens = { access: string; refresh: string; scopes: readonly OAuthScope[] };

/** `replayed`: used later than a legitimate client may use it. */
export type RefreshStanding =
  | { standing: 'good'; pair: TokenPair }
  | { standing: 'replayed'; pair: TokenPair }
  | { standing: 'unknown' };

const isSameHash = (one: string, other: string): boolean =>
  isSameBytes(Buffer.from(one, 'hex'), Buffer.from(other, 'hex'));

const newPair = (tokens: FreshTokens, parent: string | null, now: Instant): TokenPair => ({
  ...tokens,
  accessUntil: addSeconds(now, ACCESS_SECONDS),
  parent,
  usedAt: null,
  supersededAt: null,
});

export const firstPair = (tokens: FreshTokens, now: Instant): TokenPair[] => [newPair(tokens, null, now)];

const opensNothing = ({ accessUntil, supersededAt }: TokenPair, now: Instant): boolean =>
  accessUntil <= now && supersededAt !== null && addSeconds(supersededAt, HELD_SECONDS) <= now;

/** Removes one pair beyond the maximum: the oldest expired one, otherwise the oldest. */
const withoutOne = (pairs: readonly TokenPair[], now: Instant): TokenPair[] => {
  if (pairs.length < MOST_PAIRS) return [...pairs];
  const over = pairs.find((pair) => opensNothing(pair, now)) ?? pairs[0];
  return pairs.filter((pair) => pair !== over);
};

/** The pair with this access token that is valid at `now`; compares every pair in constant time. */
export const pairOfAccess = (pairs: readonly TokenPair[], hash: string, now: Instant): TokenPair | null => {
  const [found] = pairs.filter(({ access, accessUntil }) => isSameHash(access, hash) && now < accessUntil);
  return found ?? null;
};

/** A refresh token is valid until 120 s after the first use of its successor. */
export const refreshStanding = (pairs: readonly TokenPair[], hash: string, now: Instant): RefreshStanding => {
  const [pair] = pairs.filter(({ refresh }) => isSameHash(refresh, hash));
  if (!pair) return { standing: 'unknown' };
  const isHeld = pair.supersededAt === null || now < addSeconds(pair.supersededAt, HELD_SECONDS);
  return { standing: isHeld ? 'good' : 'replayed', pair };
};

/** Records the use of a pair's token at `now`: the first use ends the code or refresh token that the pair was issued for. */
export const withUse = (
  pairs: readonly TokenPair[],
  { refresh, parent, usedAt }: TokenPair,
  now: Instant,
): TokenPair[] => {
  if (usedAt) return [...pairs];
  return pairs.map((pair) => {
    if (pair.refresh === refresh) return { ...pair, usedAt: now };
    return pair.refresh === parent ? { ...pair, supersededAt: pair.supersededAt ?? now } : pair;
  });
};

/** The pairs after a refresh, the newest last. Other pairs of the same token remain valid. */
export const withNext = (
  pairs: readonly TokenPair[],
  used: TokenPair,
  tokens: FreshTokens,
  now: Instant,
): TokenPair[] => [...withoutOne(withUse(pairs, used, now), now), newPair(tokens, used.refresh, now)];
