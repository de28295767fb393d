import { type ApiKeyRecord, daysAfter, hasKeyEnded } from '../access/key-record.ts';
import { generateApiKey, requirePowers } from '../access/key-rules.ts';
import { metrics } from '../contract/metrics.ts';
import { InvalidInputError } from '../domain-errors.ts';
import { untilWritten } from '../platform/retry.ts';
import type { Instant } from '../time/instant.ts';
import type { MadeKey } from './create-key.ts';
import { endingNotice, keyCreated, keyRevoked } from './ending-notice.ts';
import { type KeyRecording, type KeyRequest, keyChange, keyNamed, requireSaved } from './key-change.ts';
import type { KeyServices } from './key-services.ts';

/** `old` as it is afterwards. */
export type RotatedKey = MadeKey & { old: ApiKeyRecord };

const earlierOf = (one: Instant, other: Instant | null): Instant => (other !== null && other < one ? other : one);

/**
 * Creates a successor of a key with the same name, scopes and end. The old key remains valid for `overlapDays`, or to its own
 * end; with 0 it is revoked at once.
 */
export const rotateKey = (
  { store, notices, events, measure }: KeyServices,
  asked: KeyRequest,
  { keyId, overlapDays }: { keyId: string; overlapDays: number },
  recording: KeyRecording<RotatedKey>,
): Promise<RotatedKey> =>
  untilWritten(async () => {
    const { userId, profile, now, powers } = asked;
    const [live, preparedEvents] = await Promise.all([store.list(userId), events.prepare(userId, now)]);
    const known = keyNamed(
      live.filter((key) => !hasKeyEnded(key, now)),
      keyId,
    );
    requirePowers(powers, known);
    if (known.successorId !== null) {
      throw new InvalidInputError('API key already rotated', { message: `Rotate its successor ${known.successorId}` });
    }
    const made = generateApiKey(userId, known, now);
    const overlaps = overlapDays > 0;
    const validUntil = overlaps ? earlierOf(daysAfter(now, overlapDays), known.validUntil) : now;
    const old = { ...known, validUntil, successorId: made.record.keyId };
    const rotated = { ...made, old };
    const notice = notices.make(userId, profile, {
      id: keyId,
      occurrence: 'rotated',
      notice: endingNotice('rotated', old, now),
    });
    const eventWrites = [keyCreated(made.record), ...(overlaps ? [] : [keyRevoked(old, 'rotated')])].flatMap(
      preparedEvents.writes,
    );
    const extras = { extraWrites: await recording(rotated), notices: [...notice.writes, ...eventWrites] };
    requireSaved(await store.rotate(keyChange(asked), { old, successor: made.record, overlaps }, extras));
    measure(metrics.keysCreated, 1);
    if (!overlaps) measure(metrics.keysRevoked, 1);
    await Promise.all([notice.send(), preparedEvents.send()]);
    return rotated;
  });

/** Revokes a key permanently, from the next request on. */
export const revokeKey = (
  { store, notices, events, measure }: KeyServices,
  asked: KeyRequest,
  keyId: string,
  recording: KeyRecording<ApiKeyRecord>,
): Promise<ApiKeyRecord> =>
  untilWritten(async () => {
    const { userId, profile, now, powers } = asked;
    const [live, preparedEvents] = await Promise.all([store.list(userId), events.prepare(userId, now)]);
    const key = keyNamed(live, keyId);
    requirePowers(powers, key);
    const notice = notices.make(userId, profile, {
      id: keyId,
      occurrence: 'revoked',
      notice: endingNotice('revoked', key, now),
    });
    const extras = {
      extraWrites: await recording(key),
      notices: [...notice.writes, ...preparedEvents.writes(keyRevoked(key, 'revoked'))],
    };
    requireSaved(await store.end(keyChange(asked), key, 'key.revoked', extras));
    measure(metrics.keysRevoked, 1);
    await Promise.all([notice.send(), preparedEvents.send()]);
    return key;
  });
