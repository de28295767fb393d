import { liveKeys } from '../../access/key-count.ts';
import { isEnding, willEnd } from '../../api-keys/ending-notice.ts';
import { stillChosen } from '../../digest/digest-store.ts';
import { isOfRevision } from '../../limits/limit.ts';
import { limitStore } from '../../limits/limit-store.ts';
import type { StillWanted } from '../../notifications/send-delivery.ts';
import type { Table } from '../../platform/table/table.ts';
import { reminderStore } from '../../reminders/reminder-store.ts';
import { severityOf, statusOf } from '../../signals/signal.ts';
import { signalStore } from '../../signals/signal-store.ts';
import { stillEnds } from '../../sync/ending-access.ts';

/** Rereads the subjects of deliveries: the owner may have changed them in the hours since the deliveries were written. */
export const stillWanted = (table: Table): StillWanted => {
  const reminders = reminderStore(table);
  const limits = limitStore(table);
  return {
    reminder: async ({ userId, id }) => (await reminders.find(userId, id))?.status === 'active',
    limit: async ({ userId, id, occurrence }) => {
      const limit = await limits.find(userId, id);
      return limit?.isActive === true && isOfRevision(limit, occurrence);
    },
    access_ends: stillEnds(table),
    // Its first sentence is its subject: a notice of what is no more would be wrong.
    signal: async ({ userId, notice }) => {
      const [first] = notice.kind === 'signal' ? notice.signalIds : [];
      const found = first === undefined ? null : await signalStore(table).find(userId, first);
      return found !== null && statusOf(found.signal) === 'new' && severityOf[found.signal.kind] === 'high';
    },
    digest: stillChosen(table),
    account: async () => true,
    webhook: async () => true,
    key: async ({ userId, id, occurrence }) => !isEnding(occurrence) || willEnd(await liveKeys(table)(userId), id),
  };
};
