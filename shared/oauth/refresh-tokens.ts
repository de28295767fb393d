import { fingerprintOf, type ParsedCredential, parseCredential } from '../access/credential.ts';
import { type GrantRecord, isOpenGrant, refreshStanding, withNext } from '../access/grant-record.ts';
import { StaleError, untilWritten } from '../platform/retry.ts';
import type { Instant } from '../time/instant.ts';
import { requireResource, scopesIn } from './asked-access.ts';
import type { GrantServices } from './end-grant.ts';
import { endGrant } from './end-grant.ts';
import type { Parameters } from './parameters.ts';
import { OAuthError } from './parameters.ts';
import type { ServiceAddress } from './service-address.ts';
import { newTokens, type TokenAnswer } from './token-answer.ts';

const noGrant = () => new OAuthError('invalid_grant', 'The refresh token opens nothing any more: ask the person again');

type Found = { grant: GrantRecord; found: Exclude<ReturnType<typeof refreshStanding>, { standing: 'unknown' }> };

/** The grant with this refresh token; null when no active grant of the client has it. */
const findGrant = (grants: readonly GrantRecord[], hash: string, clientId: string, now: Instant): Found | null => {
  const [match] = grants.flatMap((grant) => {
    const found = refreshStanding(grant.pairs, hash, now);
    return found.standing === 'unknown' || grant.clientId !== clientId ? [] : [{ grant, found }];
  });
  return match && isOpenGrant(match.grant, now) ? match : null;
};

const refreshed = (
  services: GrantServices,
  parsed: ParsedCredential,
  { clientId, scope, resource }: { clientId: string; scope: string | null; resource: string },
  now: Instant,
): Promise<TokenAnswer> =>
  untilWritten(async () => {
    const { userId, hash } = parsed;
    const { access } = await services.grants.see(userId);
    const match = access.erased ? null : findGrant(access.grants, hash, clientId, now);
    if (!match || match.grant.resource !== resource) throw noGrant();
    const { grant, found } = match;
    if (found.standing === 'replayed') {
      await endGrant(services, { userId, now, by: fingerprintOf(parsed), profile: access.profile }, grant, 'replayed');
      throw noGrant();
    }
    const scopes = scopesIn(scope) ?? grant.scopes;
    if (!scopes.every((one) => grant.scopes.includes(one))) {
      throw new OAuthError('invalid_scope', 'A refresh gives no more than the person has allowed');
    }
    const { answer, tokens } = newTokens(userId, scopes);
    const pairs = withNext(grant.pairs, found.pair, tokens, now);
    if (!(await services.grants.refresh(userId, grant, pairs, now))) throw new StaleError();
    return answer;
  });

/** Exchanges a refresh token for new tokens. @throws OAuthError */
export const refreshTokens = async (
  services: GrantServices,
  parameters: Parameters,
  service: ServiceAddress,
  now: Instant,
): Promise<TokenAnswer> => {
  const { required, one } = parameters;
  const parsed = parseCredential(required('refresh_token'));
  const clientId = required('client_id');
  const resource = requireResource(parameters, service);
  if (parsed?.kind !== 'refresh') throw noGrant();
  return refreshed(services, parsed, { clientId, scope: one('scope'), resource }, now);
};
