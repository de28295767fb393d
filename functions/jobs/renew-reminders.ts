import { queues } from '../../shared/contract/queues.ts';
import { queueSender } from '../../shared/platform/queue.ts';
import { openTable } from '../../shared/platform/table/table.ts';
import { renewReminders } from '../../shared/reminders/due-reminders.ts';
import { reminderStore } from '../../shared/reminders/reminder-store.ts';
import { scheduledJob } from '../../shared/runtime/jobs/scheduled-job.ts';
import { systemClock } from '../../shared/time/instant.ts';

/** Every 15 minutes: moves recurring reminders whose due date has passed. */
export const handler = scheduledJob({
  name: 'renew-reminders',
  run: ({ now, measure }) =>
    renewReminders(
      {
        reminders: reminderStore(openTable()),
        dispatchQueue: queueSender(queues.dispatchReminder),
        clock: systemClock,
        measure,
      },
      now,
    ),
});
