import { fingerprintOf, parseCredential } from '../access/credential.ts';
import type { GrantRecord } from '../access/grant-record.ts';
import type { Instant } from '../time/instant.ts';
import { endGrant } from './end-grant.ts';
import type { Parameters } from './parameters.ts';
import type { GrantServices } from './services.ts';

const hasToken = ({ pairs }: GrantRecord, hash: string): boolean =>
  pairs.some(({ access, refresh }) => access === hash || refresh === hash);

/**
 * Ends the whole grant of an access or refresh token (RFC 7009). Unknown tokens and those of another client are ignored.
 * @throws OAuthError without a token
 */
export const revokeToken = async (
  services: GrantServices,
  { required, one }: Parameters,
  now: Instant,
): Promise<void> => {
  const parsed = parseCredential(required('token'));
  const clientId = one('client_id');
  if (parsed?.kind !== 'token' && parsed?.kind !== 'refresh') return;
  const { userId, hash } = parsed;
  const { access } = await services.grants.see(userId);
  const grant = access.grants.find((one) => hasToken(one, hash));
  if (!grant || access.erased || (clientId !== null && clientId !== grant.clientId)) return;
  await endGrant(services, { userId, now, by: fingerprintOf(parsed), profile: access.profile }, grant, 'revoked');
};
