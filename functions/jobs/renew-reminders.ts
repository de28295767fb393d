import { queues } from '../../shared/contract/queues.ts';
import { scheduledJob } from '../../shared/jobs/scheduled-job.ts';
import { queueSender } from '../../shared/queue.ts';
import { renewReminders } from '../../shared/reminders/due-reminders.ts';
import { reminderStore } from '../../shared/reminders/reminder-store.ts';
import { openTable } from '../../shared/storage/table.ts';
import { systemClock } from '../../shared/time/instant.ts';

/** Every 15 minutes: recurring reminders whose due date has passed move on. */
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
