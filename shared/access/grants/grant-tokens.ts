import { createHmac } from 'node:crypto';
import * as z from 'zod/mini';
import { OAUTH_SCOPES, type OAuthScope } from '../../contract/oauth.ts';
import { isSameBytes, randomBytes } from '../../platform/bytes.ts';
import { stored } from '../../platform/table/stored.ts';
import { addSeconds, epochSeconds, type Instant } from '../../time/instant.ts';
import { hashOfCredential, mintCredential } from '../credential.ts';

const ACCESS_SECONDS = 3600;
/** How long a refresh token stays good after the first use of its successor: a client may lose an answer. */
const GRACE_SECONDS = 120;
/** Refresh tokens that are stored besides the newest. Older ones are recognised by their MAC. */
const MOST_RECENT = 8;
/** Access tokens of one grant that are valid at once. */
export const MOST_ACCESS_TOKENS = 32;

const refreshToken = () =>
  z.object({
    hash: stored.text,
    /** Hash of the one token that it was exchanged for. Null: siblings of a grant of an older release. */
    successor: stored.maybeText,
    /** First use of the successor, by a call or a refresh. */
    supersededAt: stored.maybeInstant,
  });
const accessToken = () =>
  z.object({
    hash: stored.text,
    /** Hash of the refresh token that it was issued for; null: the code. */
    parent: stored.maybeText,
    scopes: z.array(z.enum(OAUTH_SCOPES)),
    issuedAt: stored.instant,
  });

export const grantTokens = () =>
  z.object({
    /** 32 bytes in hex. Null: a grant of an older release that was not refreshed since. */
    retiredKey: stored.maybeText,
    /** Hash of the newest refresh token. */
    current: stored.text,
    recent: z.array(refreshToken()),
    accessTokens: z.array(accessToken()),
  });

/**
 * The tokens of a grant: by their hash the newest refresh token, the ones before it that may still be used, and the access tokens of the
 * last hour. Each refresh token has one successor, which is derived from it, so a repeated refresh gives the same tokens. The
 * second half of a token's secret is a MAC of the first under `retiredKey`: a token that is stored no more is recognised as
 * once of this grant, and the stored record makes no token.
 */
export type GrantTokens = z.output<ReturnType<typeof grantTokens>>;
export type AccessToken = GrantTokens['accessTokens'][number];

/** A refresh token as a client shows it: its hash and the 32 bytes of its secret. */
export type ShownToken = { hash: string; secret: Buffer };

/** The tokens for the client. `expiresIn`: seconds that are left of the access token. */
export type IssuedTokens = { access: string; refresh: string; expiresIn: number };

/** `full`: a token that is still good would have to be forgotten; `seconds` until there is room. */
export type Refreshed =
  | { outcome: 'issued'; issued: IssuedTokens; tokens: GrantTokens }
  | { outcome: 'full'; seconds: number };

const HALF = 16;

const hmac = (key: string, ...parts: readonly (string | Buffer)[]): Buffer => {
  const digest = createHmac('sha256', Buffer.from(key, 'hex'));
  for (const part of parts) digest.update(part);
  return digest.digest();
};

const signed = (key: string, half: Buffer): Buffer => Buffer.concat([half, hmac(key, half).subarray(0, HALF)]);

/** Whether a refresh token with this secret was once issued for the grant of this key. */
const isOwnSecret = (key: string, secret: Buffer): boolean =>
  isSameBytes(secret.subarray(HALF), hmac(key, secret.subarray(0, HALF)).subarray(0, HALF));

const isSameHash = (one: string, other: string): boolean =>
  isSameBytes(Buffer.from(one, 'hex'), Buffer.from(other, 'hex'));

const accessSecret = (key: string, secret: Buffer, issuedAt: Instant, scopes: readonly OAuthScope[]): Buffer =>
  hmac(key, 'access', secret, issuedAt, scopes.join(' '));

const endOf = ({ issuedAt }: AccessToken): Instant => addSeconds(issuedAt, ACCESS_SECONDS);
const isLive = (token: AccessToken, now: Instant): boolean => now < endOf(token);
export const accessUntil = endOf;

/** The tokens for a code: the first of a grant. */
export const firstTokens = (
  userId: string,
  scopes: readonly OAuthScope[],
  now: Instant,
): { issued: IssuedTokens; tokens: GrantTokens } => {
  const retiredKey = randomBytes(32).toString('hex');
  const refresh = mintCredential('refresh', userId, signed(retiredKey, randomBytes(HALF)));
  const access = mintCredential('token', userId);
  const accessTokens = [{ hash: hashOfCredential(access), parent: null, scopes: [...scopes], issuedAt: now }];
  return {
    issued: { access, refresh, expiresIn: ACCESS_SECONDS },
    tokens: { retiredKey, current: hashOfCredential(refresh), recent: [], accessTokens },
  };
};

/** The valid access token of this hash; compares every one in constant time. */
export const accessTokenOf = ({ accessTokens }: GrantTokens, hash: string, now: Instant): AccessToken | null => {
  const [found] = accessTokens.filter((token) => isSameHash(token.hash, hash) && isLive(token, now));
  return found ?? null;
};

/**
 * `good`: the newest, or until 120 s after the first use of its successor. `replayed`: another one that was once issued
 * for this grant. `unknown`: none of this grant.
 */
export const refreshStanding = (
  { retiredKey, current, recent }: GrantTokens,
  { hash, secret }: ShownToken,
  now: Instant,
): 'good' | 'replayed' | 'unknown' => {
  if (isSameHash(current, hash)) return 'good';
  const [known] = recent.filter((token) => isSameHash(token.hash, hash));
  if (known) {
    const { supersededAt } = known;
    return supersededAt === null || now < addSeconds(supersededAt, GRACE_SECONDS) ? 'good' : 'replayed';
  }
  return retiredKey !== null && isOwnSecret(retiredKey, secret) ? 'replayed' : 'unknown';
};

const superseding = (
  recent: GrantTokens['recent'],
  isIt: (token: GrantTokens['recent'][number]) => boolean,
  now: Instant,
) => recent.map((token) => (token.supersededAt === null && isIt(token) ? { ...token, supersededAt: now } : token));

/** Records the first use of an access token, which ends the refresh token that it was issued for; null: nothing to record. */
export const withUse = (tokens: GrantTokens, { parent }: AccessToken, now: Instant): GrantTokens | null => {
  const isParent = ({ hash, supersededAt }: GrantTokens['recent'][number]) => hash === parent && supersededAt === null;
  if (!tokens.recent.some(isParent)) return null;
  return { ...tokens, recent: superseding(tokens.recent, isParent, now) };
};

const isGone = ({ supersededAt }: GrantTokens['recent'][number], now: Instant): boolean =>
  supersededAt !== null && addSeconds(supersededAt, GRACE_SECONDS) <= now;

/** Seconds until the first of these tokens may be forgotten. */
const untilGone = (recent: GrantTokens['recent'], now: Instant): number => {
  const ends = recent.flatMap(({ supersededAt }) => supersededAt ?? []).map((at) => addSeconds(at, GRACE_SECONDS));
  return Math.max(
    1,
    ...ends
      .toSorted()
      .slice(0, 1)
      .map((end) => Math.ceil(epochSeconds(end) - epochSeconds(now))),
  );
};

/** Keeps what is still good, and of the rest the newest. Null where more is good than is stored. */
const kept = (recent: GrantTokens['recent'], now: Instant): GrantTokens['recent'] | null => {
  const good = recent.filter((token) => !isGone(token, now));
  if (good.length > MOST_RECENT) return null;
  const room = MOST_RECENT - good.length;
  const newest = room > 0 ? recent.filter((token) => isGone(token, now)).slice(-room) : [];
  return recent.filter((token) => good.includes(token) || newest.includes(token));
};

/** The tokens with the successor of the shown token as the newest; the same where that was issued before. */
const advanced = (tokens: GrantTokens, shown: string, successor: string): GrantTokens['recent'] => {
  const entry = { hash: shown, successor, supersededAt: null };
  if (shown === tokens.current) return [...tokens.recent, entry];
  // A sibling of an older release goes on: the newest so far stays good beside it.
  const others = tokens.recent.map((token) => (token.hash === shown ? { ...token, successor } : token));
  return [...others, { hash: tokens.current, successor: null, supersededAt: null }];
};

/**
 * Exchanges a good refresh token. The same token gives the same successor and, within its hour, the same access token.
 * @param scopes of the access token
 */
export const exchangeToken = (
  before: GrantTokens,
  { hash, secret }: ShownToken,
  { userId, scopes, now }: { userId: string; scopes: readonly OAuthScope[]; now: Instant },
): Refreshed => {
  const retiredKey = before.retiredKey ?? randomBytes(32).toString('hex');
  const refresh = mintCredential(
    'refresh',
    userId,
    signed(retiredKey, hmac(retiredKey, 'next', secret).subarray(0, HALF)),
  );
  const successor = hashOfCredential(refresh);
  const isIssued = before.current === successor || before.recent.some((token) => token.hash === successor);
  const used = superseding(before.recent, (token) => token.successor === hash, now);
  const tokens = { ...before, recent: used };
  const recent = kept(isIssued ? used : advanced(tokens, hash, successor), now);
  if (!recent) return { outcome: 'full', seconds: untilGone(used, now) };

  const live = before.accessTokens.filter((token) => isLive(token, now));
  const isSame = (token: AccessToken) => token.parent === hash && token.scopes.join(' ') === scopes.join(' ');
  const issuedAt = live.findLast(isSame)?.issuedAt ?? now;
  const access = mintCredential('token', userId, accessSecret(retiredKey, secret, issuedAt, scopes));
  const own = { hash: hashOfCredential(access), parent: hash, scopes: [...scopes], issuedAt };
  const accessTokens = live.some((token) => token.hash === own.hash) ? live : [...live, own];
  if (accessTokens.length > MOST_ACCESS_TOKENS) {
    const [first] = live.map(endOf).toSorted();
    return { outcome: 'full', seconds: first ? Math.max(1, epochSeconds(first) - epochSeconds(now)) : 1 };
  }
  const expiresIn = Math.max(1, epochSeconds(endOf(own)) - epochSeconds(now));
  const current = isIssued ? before.current : successor;
  return {
    outcome: 'issued',
    issued: { access, refresh, expiresIn },
    tokens: { ...before, retiredKey, current, recent, accessTokens },
  };
};

/** Whether a token belongs to the grant, valid or not. @param secret null for an access token */
export const hasToken = (tokens: GrantTokens, { hash, secret }: { hash: string; secret: Buffer | null }): boolean =>
  tokens.accessTokens.some((token) => isSameHash(token.hash, hash)) ||
  isSameHash(tokens.current, hash) ||
  tokens.recent.some((token) => isSameHash(token.hash, hash)) ||
  (secret !== null && tokens.retiredKey !== null && isOwnSecret(tokens.retiredKey, secret));

const pair = () =>
  z.object({
    access: stored.text,
    refresh: stored.text,
    scopes: z.array(z.enum(OAUTH_SCOPES)),
    accessUntil: stored.instant,
    parent: stored.maybeText,
    supersededAt: stored.maybeInstant,
  });

/** The form of older releases: up to four pairs of tokens, the newest last. */
export const tokenPairs = () => z.array(pair());

/** The same tokens in the form of today. @throws without a pair */
export const tokensOfPairs = (pairs: z.output<ReturnType<typeof tokenPairs>>): GrantTokens => {
  const newest = pairs.at(-1);
  if (!newest) throw new TypeError('A grant without tokens');
  const successorOf = (refresh: string) => pairs.findLast(({ parent }) => parent === refresh)?.refresh ?? null;
  return {
    retiredKey: null,
    current: newest.refresh,
    recent: pairs
      .slice(0, -1)
      .map(({ refresh, supersededAt }) => ({ hash: refresh, successor: successorOf(refresh), supersededAt })),
    accessTokens: pairs.map(({ access, parent, scopes, accessUntil: end }) => ({
      ...{ hash: access, parent, scopes, issuedAt: addSeconds(end, -ACCESS_SECONDS) },
    })),
  };
};
