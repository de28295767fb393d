import { type ApiKeyRecord, daysAfter, hasKeyEnded } from '../access/key-record.ts';
import { descendantsOf, descentOf, generateApiKey, type Origin, requirePowers } from '../access/key-rules.ts';
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

/** The successor descends from the former key, and from the other key that made it, of those that are there. */
const originOf = (known: ApiKeyRecord, { maker }: KeyRequest, live: readonly ApiKeyRecord[]): Origin => {
  const other = maker?.key && maker.key.keyId !== known.keyId ? maker.key : null;
  const all = new Set([...descentOf(known), ...(other ? descentOf(other) : [])]);
  const descent = [...all].filter((one) => live.some(({ keyId }) => keyId === one));
  return { madeBy: other?.keyId ?? known.madeBy, descent };
};

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
    const made = generateApiKey(userId, known, now, originOf(known, asked, live));
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

/** `made`: its successor, and the keys that they made, at any depth; they have ended with it, or are alive. */
export type RevokedKey = { key: ApiKeyRecord; made: ApiKeyRecord[] };

const notified = (
  { notices }: Pick<KeyServices, 'notices'>,
  { userId, profile, now }: KeyRequest,
  ending: readonly ApiKeyRecord[],
) =>
  ending.map((key) =>
    notices.make(userId, profile, {
      id: key.keyId,
      occurrence: 'revoked',
      notice: endingNotice('revoked', key, now),
    }),
  );

/**
 * Revokes a key permanently, from the next request on.
 * @param withMade with its successor and the keys that they made
 */
export const revokeKey = (
  services: KeyServices,
  asked: KeyRequest,
  { keyId, withMade }: { keyId: string; withMade: boolean },
  recording: KeyRecording<RevokedKey>,
): Promise<RevokedKey> =>
  untilWritten(async () => {
    const { store, events, measure } = services;
    const { userId, now, powers } = asked;
    const [live, preparedEvents] = await Promise.all([store.list(userId), events.prepare(userId, now)]);
    const key = keyNamed(live, keyId);
    const made = descendantsOf(live, keyId).filter((one) => withMade || !hasKeyEnded(one, now));
    const ending = [key, ...(withMade ? made : [])];
    for (const one of ending) requirePowers(powers, one);
    const revoked = { key, made };
    const all = notified(services, asked, ending);
    const eventWrites = ending.flatMap((one) => preparedEvents.writes(keyRevoked(one, 'revoked')));
    const notices = [...all.flatMap(({ writes }) => writes), ...eventWrites];
    const extras = { extraWrites: await recording(revoked), notices };
    const change = keyChange(asked);
    requireSaved(
      withMade
        ? await store.endAll(change, { live, ending }, extras)
        : await store.end(change, key, 'key.revoked', extras),
    );
    measure(metrics.keysRevoked, ending.length);
    await Promise.all([...all.map(({ send }) => send()), preparedEvents.send()]);
    return revoked;
  });
