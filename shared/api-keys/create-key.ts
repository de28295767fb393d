import type { ApiKeyRecord } from '../access/key-record.ts';
import { generateApiKey, powersOfNew } from '../access/key-rules.ts';
import type { AccessScope } from '../contract/access.ts';
import { metrics } from '../contract/metrics.ts';
import { untilWritten } from '../platform/retry.ts';
import type { Instant } from '../time/instant.ts';
import { endingNotice, keyCreated } from './ending-notice.ts';
import { type KeyRecording, type KeyRequest, keyChange, requireSaved } from './key-change.ts';
import type { KeyServices } from './key-services.ts';

export type WantedKey = {
  label: string;
  scopes?: readonly AccessScope[] | undefined;
  /** Null: no end. */
  validUntil?: Instant | null | undefined;
};
export type MadeKey = { key: string; record: ApiKeyRecord };

/** Creates a key that does not exceed the caller's powers and notifies its owner. */
export const createKey = async (
  { store, notices, events, measure }: KeyServices,
  asked: KeyRequest,
  { label, ...wanted }: WantedKey,
  recording: KeyRecording<MadeKey>,
): Promise<MadeKey> => {
  const { userId, profile, now } = asked;
  const powers = powersOfNew(wanted, asked.powers, now);
  return untilWritten(async () => {
    const preparedEvents = await events.prepare(userId, now);
    const made = generateApiKey(userId, { label, ...powers }, now);
    const { keyId } = made.record;
    const notice = notices.make(userId, profile, {
      id: keyId,
      occurrence: 'created',
      notice: endingNotice('created', made.record, now),
    });
    const extras = {
      extraWrites: await recording(made),
      notices: [...notice.writes, ...preparedEvents.writes(keyCreated(made.record))],
    };
    requireSaved(await store.create(keyChange(asked), made.record, extras));
    measure(metrics.keysCreated, 1);
    await Promise.all([notice.send(), preparedEvents.send()]);
    return made;
  });
};
