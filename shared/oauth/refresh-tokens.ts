import { isDeepStrictEqual } from 'node:util';
import { fingerprintOf, parseCredential, secretOf } from '../access/credential.ts';
import { type GrantRecord, isOpenGrant, lastEndOfGrant } from '../access/grants/grant-record.ts';
import { exchangeToken, type IssuedTokens, refreshStanding, type ShownToken } from '../access/grants/grant-tokens.ts';
import type { OAuthScope } from '../contract/oauth.ts';
import { retry, StaleError } from '../platform/retry.ts';
import { addSeconds, type Instant, laterOf } from '../time/instant.ts';
import { requireResource, scopesIn } from './asked-access.ts';
import { endGrant, type GrantServices } from './end-grant.ts';
import { OAuthError, type Parameters } from './parameters.ts';
import type { ServiceAddress } from './service-address.ts';

/** The token response of RFC 6749, 5.1. `expires_in`: seconds. */
export type TokenAnswer = {
  access_token: string;
  token_type: 'Bearer';
  expires_in: number;
  refresh_token: string;
  scope: string;
};

export const tokenAnswer = (
  { access, refresh, expiresIn }: IssuedTokens,
  scopes: readonly OAuthScope[],
): TokenAnswer => ({
  access_token: access,
  token_type: 'Bearer',
  expires_in: expiresIn,
  refresh_token: refresh,
  scope: scopes.join(' '),
});

const noGrant = () => new OAuthError('invalid_grant', 'The refresh token opens nothing any more: ask the person again');
const later = (seconds: number) =>
  new OAuthError('temporarily_unavailable', 'Too many refreshes of one grant: ask again', {
    status: 429,
    retryAfter: seconds,
  });

/** The open grant of the client that this refresh token is or once was of; null without one. */
const findGrant = (grants: readonly GrantRecord[], shown: ShownToken, clientId: string, now: Instant) => {
  const [match] = grants
    .filter((grant) => grant.clientId === clientId && isOpenGrant(grant, now))
    .map((grant) => ({ grant, standing: refreshStanding(grant.tokens, shown, now) }))
    .filter(({ standing }) => standing !== 'unknown');
  return match ?? null;
};

/** The latest end of a grant. One of an older release has none, and keeps 30 days at least. */
const endOf = ({ endsAt, createdAt }: GrantRecord, now: Instant): Instant =>
  endsAt ?? laterOf(lastEndOfGrant(createdAt), addSeconds(now, 30 * 86_400));

/** Races of one client: whoever loses five of them is told to wait. */
const RACES = { attempts: 5, pauseMs: 20, longestPauseMs: 400 };
const isStale = (error: unknown): boolean => error instanceof StaleError;

type Asked = ShownToken & {
  userId: string;
  fingerprint: string;
  clientId: string;
  scope: string | null;
  resource: string;
};

const refreshOnce = async (services: GrantServices, asked: Asked, now: Instant): Promise<TokenAnswer> => {
  const { userId, clientId, scope, resource, fingerprint } = asked;
  const { access } = await services.grants.see(userId);
  const match = access.erased ? null : findGrant(access.grants, asked, clientId, now);
  if (!match || match.grant.resource !== resource) throw noGrant();
  const { grant } = match;
  if (match.standing === 'replayed') {
    await endGrant(services, { userId, now, by: fingerprint, profile: access.profile }, grant, 'replayed');
    throw noGrant();
  }
  const scopes = scopesIn(scope) ?? grant.scopes;
  if (!scopes.every((one) => grant.scopes.includes(one))) {
    throw new OAuthError('invalid_scope', 'A refresh gives no more than the person has allowed');
  }
  const refreshed = exchangeToken(grant.tokens, asked, { userId, scopes, now });
  if (refreshed.outcome === 'full') throw later(refreshed.seconds);
  const current = { ...grant, endsAt: endOf(grant, now) };
  // A repeated refresh that changes nothing writes its access record alone, so workers that refresh at once do not hinder each other.
  const isSame = isDeepStrictEqual(refreshed.tokens, grant.tokens);
  if (isSame) await services.grants.refreshedAgain(userId, grant, now);
  else if (!(await services.grants.refresh(userId, current, refreshed.tokens, now))) throw new StaleError();
  return tokenAnswer(refreshed.issued, scopes);
};

/** Exchanges a refresh token for new tokens. @throws OAuthError */
export const refreshTokens = async (
  services: GrantServices,
  parameters: Parameters,
  service: ServiceAddress,
  now: Instant,
): Promise<TokenAnswer> => {
  const { required, one } = parameters;
  const text = required('refresh_token');
  const parsed = parseCredential(text);
  const secret = secretOf(text);
  const clientId = required('client_id');
  const resource = requireResource(parameters, service);
  if (parsed?.kind !== 'refresh' || !secret) throw noGrant();
  const { userId, hash } = parsed;
  const asked = { userId, hash, secret, fingerprint: fingerprintOf(parsed), clientId, scope: one('scope'), resource };
  return retry(() => refreshOnce(services, asked, now), { ...RACES, isRetriable: isStale });
};
