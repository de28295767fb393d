import type { Profile } from '../access/access-records.ts';
import type { GrantRecord } from '../access/grant-record.ts';
import type { GrantChange } from '../access/grant-store.ts';
import { metrics } from '../contract/metrics.ts';
import { StaleError, untilWritten } from '../platform/retry.ts';
import { noticeOf } from './notice-of.ts';
import type { GrantServices } from './services.ts';

/** The owner of the grant; without a profile no notice is sent. */
export type GrantOwner = GrantChange & { profile: Profile | null };

/** `replayed`: a code or token of it came a second time, so it may be stolen. */
export type Ending = 'revoked' | 'replayed';

const EVENTS = { revoked: 'grant.revoked', replayed: 'grant.replayed' } as const;
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
    const prepared = await notices.prepare(userId, profile ?? NOBODY, now);
    const notice = prepared({ id: grant.grantId, occurrence: ending, notice: noticeOf(ending, grant.client, now) });
    const outcome = await grants.end(change, grant, EVENTS[ending], notice.writes);
    if (outcome === 'stale') throw new StaleError();
    if (outcome === 'refused') return false;
    measure(metrics.grantsRevoked, 1);
    if (ending === 'replayed') measure(metrics.tokensReplayed, 1);
    await notice.send();
    return true;
  });
