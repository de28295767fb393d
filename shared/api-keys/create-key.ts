import type { ApiKeyRecord } from '../access/key-record.ts';
import { descentOf, generateApiKey, NO_ORIGIN, type Origin, powersOfNew } from '../access/key-rules.ts';
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

/** Beyond it a descent loses the keys that are gone, so it grows no further than the number of keys. */
const LONGEST_DESCENT = 40;

const originOf = async ({ store }: Pick<KeyServices, 'store'>, { userId, maker }: KeyRequest): Promise<Origin> => {
  if (!maker?.key) return NO_ORIGIN;
  const descent = descentOf(maker.key);
  const madeBy = maker.key.keyId;
  if (descent.length <= LONGEST_DESCENT) return { madeBy, descent };
  const live = (await store.list(userId)).map(({ keyId }) => keyId);
  return { madeBy, descent: descent.filter((one) => live.includes(one)) };
};

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
    const [preparedEvents, origin] = await Promise.all([events.prepare(userId, now), originOf({ store }, asked)]);
    const made = generateApiKey(userId, { label, ...powers }, now, origin);
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
