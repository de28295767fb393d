import type { Profile } from '../access/access-records.ts';
import type { AccessStore } from '../access/access-store.ts';
import type { ApiKeyRecord } from '../access/key-record.ts';
import { dueMoment, nextMoment } from '../access/key-record.ts';
import { metrics } from '../contract/metrics.ts';
import { allOf } from '../platform/collect-failures.ts';
import { type DueRecord, eachDue } from '../platform/table/due.ts';
import { keys } from '../platform/table/keys.ts';
import type { Table } from '../platform/table/table.ts';
import type { Instant } from '../time/instant.ts';
import { endingNotice, endingOccurrence, keyRevoked } from './ending-notice.ts';
import type { KeyServices } from './key-services.ts';

export type DueServices = KeyServices & { table: Table; access: Pick<AccessStore, 'read'> };

/** The revoker that the history gives for an expired key. */
const BY_ITS_END = 'end';

type Due = { userId: string; profile: Profile; key: ApiKeyRecord; due: DueRecord };

const remind = async ({ store, notices }: DueServices, { userId, profile, key, due }: Due, now: Instant) => {
  const { validUntil, keyId } = key;
  const moment = validUntil && dueMoment(validUntil, now);
  if (!validUntil || !moment || moment.days === 0) return;
  const occurrence = endingOccurrence(moment.days, validUntil);
  const notice = notices.make(userId, profile, {
    id: keyId,
    occurrence,
    notice: endingNotice('ending', key, now),
  });
  const next = nextMoment(validUntil, now);
  if (next && (await store.postpone({ userId, key, seen: due.dueAt, next }, notice.writes))) await notice.send();
};

/** Ends a key, or notifies its owner of the coming end, and sets the next due time. */
const takeUp = async (services: DueServices, due: DueRecord, now: Instant): Promise<void> => {
  const { userId, sk } = due;
  const { keys: live, profile } = await services.access.read(userId);
  const key = live.find(({ hash }) => keys.apiKey(userId, hash).sk === sk);
  if (!key?.validUntil || !profile) return;
  if (key.validUntil > now) return remind(services, { userId, profile, key, due }, now);
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
