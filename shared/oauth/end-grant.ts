import type { Profile } from '../access/access-records.ts';
import { fingerprintOf, parseCredential, secretOf } from '../access/credential.ts';
import type { ClientName, GrantRecord } from '../access/grants/grant-record.ts';
import { type GrantChange, grantStore } from '../access/grants/grant-store.ts';
import { hasToken } from '../access/grants/grant-tokens.ts';
import { type Measure, metrics } from '../contract/metrics.ts';
import { queues } from '../contract/queues.ts';
import { deliveryStore } from '../notifications/delivery-store.ts';
import type { Notice } from '../notifications/notices/notice.ts';
import { securityNotices } from '../notifications/notices/security-notice.ts';
import { queueSender } from '../platform/queue.ts';
import { StaleError, untilWritten } from '../platform/retry.ts';
import { openTable } from '../platform/table/table.ts';
import { type Instant, systemClock } from '../time/instant.ts';
import type { Parameters } from './parameters.ts';

const EVENTS = {
  created: 'assistant-allowed',
  revoked: 'assistant-removed',
  replayed: 'assistant-cut-off',
  ending: 'assistant-ending',
} as const;

/** The text about an assistant for the owner: its own name, and its site if that is verified. */
export const grantNotice = (event: keyof typeof EVENTS, { host, name }: ClientName, at: Instant): Notice => ({
  kind: 'account',
  event: EVENTS[event],
  what: host === null ? `${name} (sem site confirmado)` : `${name} (${host})`,
  at,
});

/** Dependencies of changes of grants. */
export const grantServices = (measure: Measure) => {
  const table = openTable();
  return {
    table,
    measure,
    grants: grantStore(table),
    notices: securityNotices({
      deliveries: deliveryStore(table, systemClock),
      emailQueue: queueSender(queues.sendEmail),
    }),
  };
};

export type GrantServices = Omit<ReturnType<typeof grantServices>, 'table'>;

/** The owner of the grant; without a profile no notice is sent. */
export type GrantOwner = GrantChange & { profile: Profile | null };

/** `replayed`: a code or token of it came a second time, so it may be stolen. */
export type Ending = 'revoked' | 'replayed';

const ENDED_EVENTS = { revoked: 'grant.revoked', replayed: 'grant.replayed' } as const;
const NOBODY: Profile = { name: '', email: null, phone: null };

/** Revokes an assistant's access from its next call on and notifies the owner; false when it was revoked already. */
export const endGrant = (
  { grants, notices, measure }: GrantServices,
  { profile, ...change }: GrantOwner,
  grant: GrantRecord,
  ending: Ending,
): Promise<boolean> =>
  untilWritten(async () => {
    const { userId, now } = change;
    const notice = notices.make(userId, profile ?? NOBODY, {
      id: grant.grantId,
      occurrence: ending,
      notice: grantNotice(ending, grant.client, now),
    });
    const outcome = await grants.end(change, grant, ENDED_EVENTS[ending], notice.writes);
    if (outcome === 'stale') throw new StaleError();
    if (outcome === 'refused') return false;
    measure(metrics.grantsRevoked, 1);
    if (ending === 'replayed') measure(metrics.tokensReplayed, 1);
    await notice.send();
    return true;
  });

/**
 * Ends the whole grant of an access or refresh token (RFC 7009). Unknown tokens and those of another client are ignored.
 * @throws OAuthError without a token
 */
export const revokeToken = async (
  services: GrantServices,
  { required, one }: Parameters,
  now: Instant,
): Promise<void> => {
  const text = required('token');
  const parsed = parseCredential(text);
  const clientId = one('client_id');
  if (parsed?.kind !== 'token' && parsed?.kind !== 'refresh') return;
  const { userId, hash } = parsed;
  const secret = parsed.kind === 'refresh' ? secretOf(text) : null;
  const { access } = await services.grants.see(userId);
  const grant = access.grants.find(({ tokens }) => hasToken(tokens, { hash, secret }));
  if (!grant || access.erased || (clientId !== null && clientId !== grant.clientId)) return;
  await endGrant(services, { userId, now, by: fingerprintOf(parsed), profile: access.profile }, grant, 'revoked');
};
