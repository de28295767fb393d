import { limitStore } from '../limits/limit-store.ts';
import { isOfEdition } from '../limits/occurrence.ts';
import { reminderStore } from '../reminders/reminder-store.ts';
import type { Table } from '../storage/table.ts';
import type { StillWanted } from './send-delivery.ts';

/** Reads again what deliveries tell of: since they were written, hours may have passed in which an owner changed it. */
export const stillWanted = (table: Table): StillWanted => {
  const reminders = reminderStore(table);
  const limits = limitStore(table);
  return {
    reminder: async ({ userId, id }) => (await reminders.find(userId, id))?.status === 'active',
    limit: async ({ userId, id, occurrence }) => {
      const limit = await limits.find(userId, id);
      return limit?.isActive === true && isOfEdition(limit, occurrence);
    },
  };
};
