import { queues } from '../../shared/contract/queues.ts';
import { openAddressHashes } from '../../shared/notifications/address-hashes.ts';
import { queueSender } from '../../shared/platform/queue.ts';
import { openTable, type Table } from '../../shared/platform/table/table.ts';
import { reminderStore } from '../../shared/reminders/reminder-store.ts';
import type { Instant } from '../../shared/time/instant.ts';
import { type Command, type Given, word } from './command.ts';
import { Problem } from './problem.ts';
import { countRecords, keyProblems, returnedProblems, settingProblems } from './restored-table.ts';

const tableNamed = (given: Given): Table => ({ ...openTable(), name: word(given, 0, 'TABLE') });

/** Sorts after every instant. */
const ALL = '9999-12-31T23:59:59.999Z' as Instant;

/** After a restore of the table: infra/OPERATIONS.md, Recovery. */
export const restore: Record<string, Command> = {
  'restore check': {
    usage: 'restore check TABLE',
    does: 'counts the records of a restored table by kind, and names what keeps the service from using it; reads only',
    run: async (given) => {
      const [table, present] = [tableNamed(given), openTable()];
      const settings = await settingProblems(table);
      if (!settings) throw new Problem(`There is no table ${table.name}`);
      const { records, users, lastEvent } = await countRecords(table);
      const problems = [
        ...settings,
        ...(await keyProblems(table, users, await openAddressHashes())),
        ...(present.name === table.name ? [] : await returnedProblems(table, present, lastEvent)),
      ];
      return { table: table.name, records, problems };
    },
  },
  'restore finish': {
    usage: 'restore finish TABLE',
    does: 'creates the schedules of all reminders again, once the service uses the restored table; can be repeated',
    run: async (given) => {
      const [table, present] = [tableNamed(given), openTable()];
      // The workers would look for the reminders in another table, find none, and remove their schedules.
      if (present.name !== table.name)
        throw new Problem(
          `The service uses ${present.name}: deploy with restoredTable=${table.name}, and set it in cdk.json`,
        );
      const queue = queueSender(queues.dispatchReminder);
      let reminders = 0;
      // A worker that finds a reminder not due yet creates its schedule, or replaces it.
      await reminderStore(table).eachDue('REMINDER', { until: ALL }, async (due) => {
        await queue.sendBatch(due.map(({ userId, id }) => ({ body: { userId, reminderId: id } })));
        reminders += due.length;
      });
      return { table: table.name, reminders };
    },
  },
};
