import { deletePaymentReminder as operation } from '../../shared/contract/operations/delete-payment-reminder.ts';
import { apiHandler } from '../../shared/http/api-handler.ts';
import { endpoint as defineEndpoint, type RequestOf } from '../../shared/http/endpoint.ts';
import { ForbiddenError, NotFoundError } from '../../shared/http/errors.ts';
import { removeSchedule } from '../../shared/reminders/arrange.ts';
import { changed } from '../../shared/reminders/change.ts';
import type { Reminder } from '../../shared/reminders/reminder.ts';
import { type ReminderServices, reminderServices } from '../../shared/reminders/services.ts';
import { writeOwned } from '../../shared/storage/write-owned.ts';

const answerFor = ({ id, title }: Reminder, hardDelete: boolean) => ({
  data: { id, title, action: hardDelete ? 'deleted permanently' : 'cancelled', hardDelete },
  message: hardDelete ? 'Payment reminder deleted permanently' : 'Payment reminder cancelled successfully',
});

/** Without `hardDelete` the reminder stays, inactive; one that was not active answers alike (design 8). */
export const deletePaymentReminder = async (
  { userId, query: { reminderId, hardDelete }, now, recordAnswer }: RequestOf<typeof operation>,
  { reminders, arranging }: ReminderServices,
) => {
  const written = await writeOwned({ records: reminders, userId, id: reminderId }, async (reminder) => {
    const answer = answerFor(reminder, hardDelete);
    const options = { alongside: recordAnswer(answer) };
    const outcome = hardDelete
      ? await reminders.remove(reminder, options)
      : await reminders.replace(reminder, changed(reminder, { newStatus: 'inactive' }, now), options);
    return { outcome, result: { reminder, answer } };
  });
  if (written === 'elsewhere') throw new ForbiddenError('Permission denied');
  if (typeof written === 'string') throw new NotFoundError('Reminder not found');
  await removeSchedule(arranging.schedules, written.reminder);
  return written.answer;
};

export const endpoint = defineEndpoint(operation, deletePaymentReminder, reminderServices);
export const handler = apiHandler(endpoint);
