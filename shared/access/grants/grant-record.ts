import * as z from 'zod/mini';
import { OAUTH_SCOPES } from '../../contract/oauth.ts';
import { keys } from '../../platform/table/keys.ts';
import { readStored, stored } from '../../platform/table/stored.ts';
import { addSeconds, epochSeconds, type Instant } from '../../time/instant.ts';
import {
  type AccessToken,
  accessTokenOf,
  type GrantTokens,
  grantTokens,
  tokenPairs,
  tokensOfPairs,
} from './grant-tokens.ts';

/** Maximum number of assistants per user; a further one replaces the oldest. */
export const MOST_GRANTS = 20;
const IDLE_SECONDS = 90 * 86_400;
const LONGEST_SECONDS = 365 * 86_400;

const scopes = () => z.array(z.enum(OAUTH_SCOPES));
/** An assistant's identity as shown to its user. `host`: verified; null if it registered itself. `name`: its own, unverified. */
export const clientName = () => z.object({ host: stored.maybeText, name: stored.text });
export type ClientName = z.output<ReturnType<typeof clientName>>;

/** Where codes of a client go. @see shared/contract/web/oauth-resources.ts */
const redirectTarget = () =>
  z.object({ kind: z.enum(['web', 'loopback', 'app']), host: stored.maybeText, scheme: stored.text });
export type RedirectTarget = z.output<ReturnType<typeof redirectTarget>>;

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
    /** 90 days after the last refresh, `endsAt` at the latest. */
    validUntil: stored.instant,
    /** 12 months after the consent. Null: a grant of an older release that was not refreshed since. */
    endsAt: z._default(stored.maybeInstant, null),
    tokens: z.optional(grantTokens()),
    pairs: z.optional(tokenPairs()),
    /** Changes with the tokens. */
    revision: stored.integer,
    lastUse: z._default(z.nullable(z.object({ date: stored.date, operation: stored.text })), null),
  });

/** An assistant's grant. Its tokens are known by their hashes only. */
export type GrantRecord = Omit<z.output<ReturnType<typeof schema>>, 'tokens' | 'pairs'> & { tokens: GrantTokens };

// Created at the first record: most callers have none, and it would add to every cold start.
let made: ReturnType<typeof schema> | undefined;

export const readGrant = (record: unknown): GrantRecord => {
  made ??= schema();
  const { tokens, pairs, ...grant } = readStored(made, record, ['pk', 'sk', 'expiresAt', 'duePk', 'dueAt']);
  return { ...grant, tokens: tokens ?? tokensOfPairs(pairs ?? []) };
};

/** The latest end of a grant: 12 months after the consent, whatever its use. */
export const lastEndOfGrant = (consentAt: Instant): Instant => addSeconds(consentAt, LONGEST_SECONDS);

/** When a grant that is refreshed at `now` ends, unless it is refreshed again. */
export const endOfGrant = (now: Instant, endsAt: Instant): Instant => {
  const idle = addSeconds(now, IDLE_SECONDS);
  return idle < endsAt ? idle : endsAt;
};

/** When the owner is reminded of the latest end: 7 days before. */
export const reminderOfEnd = (endsAt: Instant): Instant => addSeconds(endsAt, -7 * 86_400);

/** The table's item. `lastUse` is written by itself. */
export const grantItem = (userId: string, { lastUse: _, ...grant }: GrantRecord) => ({
  ...keys.grant(userId, grant.grantId),
  ...grant,
  expiresAt: epochSeconds(grant.validUntil),
  ...(grant.endsAt && { duePk: keys.due('GRANT', userId), dueAt: reminderOfEnd(grant.endsAt) }),
});

export const isOpenGrant = ({ validUntil }: GrantRecord, now: Instant): boolean => now < validUntil;

/** A valid access token and its grant. */
export type OpenToken = { grant: GrantRecord; token: AccessToken };

/** The grant with this access token, if both are valid at `now`. */
export const openToken = (grants: readonly GrantRecord[], hash: string, now: Instant): OpenToken | null => {
  const [found] = grants.flatMap((grant) => {
    const token = isOpenGrant(grant, now) ? accessTokenOf(grant.tokens, hash, now) : null;
    return token ? [{ grant, token }] : [];
  });
  return found ?? null;
};
