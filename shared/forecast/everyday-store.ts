import type { Table } from '../platform/table/table.ts';
import type { ReckonEveryday } from '../recurring/packed-streams.ts';
import { reminderStore } from '../reminders/reminder-store.ts';
import { everydayIn } from './everyday.ts';

/** Everyday spending as imports keep it in the record of the streams. */
export const everydayOfUser =
  (table: Table): ReckonEveryday =>
  async (userId) => {
    const reminders = await reminderStore(table).listAmongActive(userId);
    return (sources, today) => everydayIn(sources, reminders, today);
  };
