import type { ApiKeyRecord } from '../access/key-record.ts';
import { requirePowers } from '../access/key-rules.ts';
import { metrics } from '../contract/metrics.ts';
import { untilWritten } from '../platform/retry.ts';
import { type Asked, changeOf, keyNamed, type Recording, requireSaved } from './change.ts';
import { noticeOf } from './ending-notice.ts';
import { keyRevoked } from './key-event.ts';
import type { KeyServices } from './services.ts';

/** Revokes a key permanently, from the next request on. */
export const revokeKey = (
  { store, notices, events, measure }: KeyServices,
  asked: Asked,
  keyId: string,
  recording: Recording<ApiKeyRecord>,
): Promise<ApiKeyRecord> =>
  untilWritten(async () => {
    const { userId, profile, now, powers } = asked;
    const [live, prepared, preparedEvents] = await Promise.all([
      store.list(userId),
      notices.prepare(userId, profile, now),
      events.prepare(userId, now),
    ]);
    const key = keyNamed(live, keyId);
    requirePowers(powers, key);
    const notice = prepared({ id: keyId, occurrence: 'revoked', notice: noticeOf('revoked', key, now) });
    const extras = {
      extraWrites: await recording(key),
      notices: [...notice.writes, ...preparedEvents.writes(keyRevoked(key, 'revoked'))],
    };
    requireSaved(await store.end(changeOf(asked), key, 'key.revoked', extras));
    measure(metrics.keysRevoked, 1);
    await Promise.all([notice.send(), preparedEvents.send()]);
    return key;
  });
