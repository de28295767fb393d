import * as z from 'zod/mini';
import { OAUTH_SCOPES, type OAuthScope } from '../contract/oauth.ts';
import { isSameBytes } from '../platform/constant-time.ts';
import { keys } from '../platform/table/keys.ts';
import { stored } from '../platform/table/stored.ts';
import { addSeconds, epochSeconds, type Instant } from '../time/instant.ts';

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

/** Maximum number of assistants per user; a further one replaces the oldest. */
export const MOST_GRANTS = 20;
const IDLE_SECONDS = 90 * 86_400;

const scopes = () => z.array(z.enum(OAUTH_SCOPES));
const givenScopes = () =>
  z.pipe(
    scopes(),
    z.transform((given): readonly OAuthScope[] => given),
  );

/** An assistant's identity as shown to its user. `host`: verified; null if it registered itself. `name`: its own, unverified. */
export const clientName = () => z.object({ host: stored.maybeText, name: stored.text });
export type ClientName = z.output<ReturnType<typeof clientName>>;

/** Where codes of a client go. @see shared/contract/web/oauth-resources.ts */
const redirectTarget = () =>
  z.object({ kind: z.enum(['web', 'loopback', 'app']), host: stored.maybeText, scheme: stored.text });
export type RedirectTarget = z.output<ReturnType<typeof redirectTarget>>;

const pair = () =>
  z.object({
    access: stored.text,
    refresh: stored.text,
    scopes: givenScopes(),
    accessUntil: stored.instant,
    parent: stored.maybeText,
    usedAt: stored.maybeInstant,
    supersededAt: stored.maybeInstant,
  });

const schema = () =>
  z.object({
    grantId: stored.text,
    clientId: stored.text,
    client: clientName(),
    redirect: redirectTarget(),
    scopes: scopes(),
    /** The address that its tokens are for. */
    resource: stored.text,
    createdAt: stored.instant,
    /** 90 days after the last refresh. */
    validUntil: stored.instant,
    pairs: z.array(pair()),
    /** Changes with the pairs. */
    revision: stored.integer,
    lastUse: z._default(z.nullable(z.object({ date: stored.date, operation: stored.text })), null),
  });

/** An assistant's grant as stored in the table, without its tokens. */
export type GrantRecord = z.output<ReturnType<typeof schema>>;

// Created at the first record: most callers have none, and it would add to every cold start.
let made: ReturnType<typeof schema> | undefined;

export const readGrant = (record: unknown): GrantRecord => {
  made ??= schema();
  return made.parse(record);
};

/** When a grant that is refreshed at `now` ends, unless it is refreshed again. */
export const endOfGrant = (now: Instant): Instant => addSeconds(now, IDLE_SECONDS);

/** The table's item. `lastUse` is written by itself. */
export const grantItem = (userId: string, { lastUse: _, ...grant }: GrantRecord) => ({
  ...keys.grant(userId, grant.grantId),
  ...grant,
  expiresAt: epochSeconds(grant.validUntil),
});

export const isOpenGrant = ({ validUntil }: GrantRecord, now: Instant): boolean => now < validUntil;

/** A valid token and its grant. */
export type OpenToken = { grant: GrantRecord; pair: TokenPair };

/** The grant with this access token, if both are valid at `now`. */
export const openToken = (grants: readonly GrantRecord[], hash: string, now: Instant): OpenToken | null => {
  const [found] = grants.flatMap((grant) => {
    const its = isOpenGrant(grant, now) ? pairOfAccess(grant.pairs, hash, now) : null;
    return its ? [{ grant, pair: its }] : [];
  });
  return found ?? null;
};
