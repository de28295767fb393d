import * as z from 'zod/mini';
import { OAUTH_SCOPES, type OAuthScope } from '../contract/oauth.ts';
import { keys } from '../platform/table/keys.ts';
import { stored } from '../platform/table/stored.ts';
import { addSeconds, epochSeconds, type Instant } from '../time/instant.ts';
import { pairOfAccess, type TokenPair } from './token-rotation.ts';

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
export const redirectTarget = () =>
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
