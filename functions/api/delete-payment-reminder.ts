import { deletePaymentReminder as operation } from '../../shared/contract/operations/delete-payment-reminder.ts';
import { NotFoundError, NotOwnerError } from '../../shared/domain-errors.ts';
import { writeOwned } from '../../shared/platform/table/write-owned.ts';
import type { Reminder } from '../../shared/reminders/reminder.ts';
import { changedReminder } from '../../shared/reminders/reminder-change.ts';
import {
  type ReminderServices,
  reminderServices,
  removeSchedule,
} from '../../shared/reminders/schedule-notification.ts';
import { type AskedOf, defineEndpoint, type RequestOf } from '../../shared/runtime/define-endpoint.ts';
import { apiHandler } from '../../shared/runtime/http/api-handler.ts';

const answerFor = ({ id, title }: Reminder, hardDelete: boolean) => ({
  data: { id, title, action: hardDelete ? 'deleted permanently' : 'cancelled', hardDelete },
  message: hardDelete ? 'Payment reminder deleted permanently' : 'Payment reminder cancelled successfully',
});

/** Without `hardDelete` the reminder becomes inactive; one that was not active gives the same answer. */
export const deletePaymentReminder = async (
  { userId, query: { reminderId, hardDelete }, now, recordResponse }: RequestOf<typeof operation>,
  { reminders, scheduling }: ReminderServices,
) => {
  const written = await writeOwned({ records: reminders, userId, id: reminderId }, async (reminder) => {
    const answer = answerFor(reminder, hardDelete);
    const options = { extraWrites: await recordResponse(answer) };
    const outcome = hardDelete
      ? await reminders.remove(reminder, options)
      : await reminders.replace(reminder, changedReminder(reminder, { newStatus: 'inactive' }, now), options);
    return { outcome, result: { reminder, answer } };
  });
  if (written === 'notOwner') throw new NotOwnerError('Permission denied');
  if (typeof written === 'string')
    throw new NotFoundError(
      'Reminder not found',
      'list-payment-reminders lists the ids, with filter=all those of inactive ones too',
    );
  await removeSchedule(scheduling.schedules, written.reminder);
  return written.answer;
};

const titleOf = async ({ userId, query }: AskedOf<typeof operation>, { reminders }: ReminderServices) =>
  (await reminders.find(userId, query.reminderId))?.title ?? null;

export const endpoint = defineEndpoint(operation, deletePaymentReminder, reminderServices, titleOf);
export const handler = apiHandler(endpoint);
