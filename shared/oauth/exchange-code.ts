import { createHash } from 'node:crypto';
import { fingerprintOf, newKeyId, type ParsedCredential, parseCredential } from '../access/credential.ts';
import { endOfGrant, type GrantRecord, lastEndOfGrant } from '../access/grants/grant-record.ts';
import { firstTokens } from '../access/grants/grant-tokens.ts';
import { isOpenSession, type SessionRecord } from '../access/session-record.ts';
import type { SessionStore } from '../access/session-store.ts';
import { metrics } from '../contract/metrics.ts';
import { isSameText } from '../platform/bytes.ts';
import { StaleError, untilWritten } from '../platform/retry.ts';
import type { Instant } from '../time/instant.ts';
import { requireResource } from './asked-access.ts';
import type { ClientStore } from './client.ts';
import type { CodeStore, OAuthCode } from './code-store.ts';
import type { GrantServices } from './end-grant.ts';
import { endGrant, grantNotice } from './end-grant.ts';
import type { Parameters } from './parameters.ts';
import { OAuthError } from './parameters.ts';
import { redirectTargetOf } from './redirect-uri.ts';
import { type TokenAnswer, tokenAnswer } from './refresh-tokens.ts';
import type { ServiceAddress } from './service-address.ts';

export type ExchangeServices = GrantServices & {
  codes: Pick<CodeStore, 'find' | 'spent'>;
  sessions: Pick<SessionStore, 'unlessEnded'>;
  clients: Pick<ClientStore, 'used'>;
};

const VERIFIER = /^[\w\-.~]{43,128}$/;

const noGrant = () => new OAuthError('invalid_grant', 'The code was used, has ended, or is for another request');

const challengeOf = (verifier: string): string => createHash('sha256').update(verifier).digest('base64url');

/** What the client must present besides the code; each value must match the authorization request. */
type Proof = { clientId: string; redirectUri: string; verifier: string };

const proofIn = ({ required }: Parameters): Proof => {
  const verifier = required('code_verifier');
  if (!VERIFIER.test(verifier)) throw new OAuthError('invalid_request', 'code_verifier is of no known form');
  return { clientId: required('client_id'), redirectUri: required('redirect_uri'), verifier };
};

const isProven = (code: OAuthCode, { clientId, redirectUri, verifier }: Proof): boolean =>
  code.clientId === clientId && code.redirectUri === redirectUri && isSameText(code.challenge, challengeOf(verifier));

const grantOf = (code: OAuthCode, now: Instant): Omit<GrantRecord, 'tokens'> => {
  const { clientId, client, redirectUri, scopes, resource } = code;
  const redirect = redirectTargetOf(redirectUri);
  if (!redirect) throw noGrant();
  const endsAt = lastEndOfGrant(now);
  const validUntil = endOfGrant(now, endsAt);
  const about = { clientId, client, redirect, scopes, resource };
  return { ...about, grantId: newKeyId(), createdAt: now, validUntil, endsAt, revision: 1, lastUse: null };
};

// The second use, or a late first one, may be an attacker's: the code's grant ends.
const endReplayed = async (services: ExchangeServices, parsed: ParsedCredential, now: Instant): Promise<void> => {
  const { userId } = parsed;
  const grantId = (await services.codes.find(parsed))?.grantId;
  const { access } = await services.grants.see(userId);
  const grant = access.grants.find((one) => one.grantId === grantId);
  if (!grant) return;
  const owner = { userId, now, by: fingerprintOf(parsed), profile: access.profile };
  await endGrant(services, owner, grant, 'replayed');
};

/** The session that approved; null for a code of an older release, which names none. @throws OAuthError if it has ended */
const approverOf = ({ sessionId }: OAuthCode, sessions: readonly SessionRecord[], now: Instant) => {
  if (sessionId === null) return null;
  const session = sessions.find((one) => one.sessionId === sessionId && isOpenSession(one, now));
  if (!session) throw noGrant();
  return session;
};

const given = (
  services: ExchangeServices,
  { userId, hash }: ParsedCredential,
  code: OAuthCode,
  now: Instant,
): Promise<TokenAnswer | 'replayed'> =>
  untilWritten(async () => {
    const { grants, notices, codes, sessions, clients, measure } = services;
    const seen = await grants.see(userId);
    const { profile, erased } = seen.access;
    if (!profile || erased) throw noGrant();
    const approver = approverOf(code, seen.access.sessions, now);
    const made = grantOf(code, now);
    const { issued, tokens } = firstTokens(userId, code.scopes, now);
    const grant = { ...made, tokens };
    const about = grantNotice('created', grant.client, now);
    const notice = notices.make(userId, profile, { id: grant.grantId, occurrence: 'created', notice: about });
    const change = { userId, now, by: code.approvedBy };
    const claims = [
      codes.spent({ userId, hash }, grant.grantId),
      ...(approver ? [sessions.unlessEnded(userId, approver)] : []),
    ];
    const outcome = await grants.open(change, grant, seen, { claims, notices: notice.writes });
    // Unused as before: the session has ended, or has another secret.
    if (outcome === 'refused' && (await codes.find({ userId, hash }))?.grantId === null) throw new StaleError();
    if (outcome === 'refused') return 'replayed';
    if (outcome === 'stale') throw new StaleError();
    measure(metrics.grantsCreated, 1);
    await Promise.all([notice.send(), clients.used(code.clientId, now)]);
    return tokenAnswer(issued, code.scopes);
  });

/** Exchanges a code, once, for the tokens of the client that requested it. @throws OAuthError */
export const exchangeCode = async (
  services: ExchangeServices,
  parameters: Parameters,
  service: ServiceAddress,
  now: Instant,
): Promise<TokenAnswer> => {
  const parsed = parseCredential(parameters.required('code'));
  const proof = proofIn(parameters);
  requireResource(parameters, service);
  const code = parsed?.kind === 'code' ? await services.codes.find(parsed) : null;
  if (!parsed || !code) throw noGrant();
  if (code.grantId !== null) {
    await endReplayed(services, parsed, now);
    throw noGrant();
  }
  if (code.validUntil <= now || code.resource !== service.resource || !isProven(code, proof)) throw noGrant();
  const answer = await given(services, parsed, code, now);
  if (answer !== 'replayed') return answer;
  await endReplayed(services, parsed, now);
  throw noGrant();
};
