import type { Profile } from '../access/access-records.ts';
import type { AccessStore } from '../access/access-store.ts';
import type { ApiKeyRecord, EndMoment } from '../access/key-record.ts';
import { dueMoment, idleEnd, nextMoment } from '../access/key-record.ts';
import { metrics } from '../contract/metrics.ts';
import { allOf } from '../platform/retry.ts';
import { type DueRecord, eachDue } from '../platform/table/due.ts';
import { keys } from '../platform/table/keys.ts';
import type { Table } from '../platform/table/table.ts';
import type { Instant } from '../time/instant.ts';
import { endingNotice, endingOccurrence, idleNotice, keyRevoked } from './ending-notice.ts';
import type { KeyServices } from './key-services.ts';

export type DueServices = KeyServices & { table: Table; access: Pick<AccessStore, 'read'> };

/** The revoker that the history gives for an expired key. */
const BY_ITS_END = 'end';

type Due = { userId: string; profile: Profile; key: ApiKeyRecord; due: DueRecord };

/** What the owner reads; null where a use of the key has put off what was due. */
const announced = (key: ApiKeyRecord, moment: EndMoment | null, now: Instant) => {
  if (!moment || moment.days === 0) return null;
  if (moment.isIdle) return { occurrence: `idle-${idleEnd(key)}`, notice: idleNotice(key) };
  return {
    occurrence: endingOccurrence(moment.days, key.validUntil ?? moment.at),
    notice: endingNotice('ending', key, now),
  };
};

const remind = async ({ store, notices }: DueServices, { userId, profile, key, due }: Due, now: Instant) => {
  const next = nextMoment(key, now);
  if (!next) return;
  const about = announced(key, dueMoment(key, due.dueAt, now), now);
  const notice = about && notices.make(userId, profile, { id: key.keyId, ...about });
  const isMoved = await store.postpone({ userId, key, seen: due.dueAt, next }, notice?.writes ?? []);
  if (isMoved) await notice?.send();
};

/** Ends a key, planned or unused, or notifies its owner of the coming end, and sets the next due time. */
const takeUp = async (services: DueServices, due: DueRecord, now: Instant): Promise<void> => {
  const { userId, sk } = due;
  const { keys: live, profile } = await services.access.read(userId);
  const key = live.find(({ hash }) => keys.apiKey(userId, hash).sk === sk);
  if (!key || !profile) return;
  if (nextMoment(key, now)) return remind(services, { userId, profile, key, due }, now);
  const preparedEvents = await services.events.prepare(userId, now);
  const eventWrites = preparedEvents.writes(keyRevoked(key, 'ended'));
  await services.store.end({ userId, now, by: BY_ITS_END }, key, 'key.ended', { notices: eventWrites });
  await preparedEvents.send();
  services.measure(metrics.keysEnded, 1);
};

/** Processes every key whose end, or a notice before it, is due at `now`. */
export const handleDueKeys = (services: DueServices, now: Instant): Promise<void> =>
  eachDue(services.table, { kind: 'KEY', until: now }, (records) =>
    allOf(...records.map((record) => () => takeUp(services, record, now))),
  );
