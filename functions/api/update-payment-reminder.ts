import { quotaExceededMessage } from '../../shared/access/quota.ts';
import { updatePaymentReminder as operation } from '../../shared/contract/operations/update-payment-reminder.ts';
import { apiHandler } from '../../shared/http/api-handler.ts';
import { endpoint as defineEndpoint, type RequestOf } from '../../shared/http/endpoint.ts';
import { BadRequestError, ForbiddenError, NotFoundError, QuotaExceededError } from '../../shared/http/errors.ts';
import { toCentavos } from '../../shared/money.ts';
import { arrangeNotification } from '../../shared/reminders/arrange.ts';
import { changed, type ReminderChange } from '../../shared/reminders/change.ts';
import { hasSameNextStep } from '../../shared/reminders/occurrence.ts';
import { updatedReminderBody } from '../../shared/reminders/reminder-body.ts';
import { parseRecurrenceTime } from '../../shared/reminders/reminder-time.ts';
import { type ReminderServices, reminderServices } from '../../shared/reminders/services.ts';
import { writeOwned } from '../../shared/storage/write-owned.ts';

type Request = RequestOf<typeof operation>;

/** @throws BadRequestError when nothing is to be changed */
const changeOf = ({ reminderId: _, amount, recurrenceTime, ...fields }: Request['body']): ReminderChange => {
  const change = {
    ...fields,
    amount: amount == null ? amount : toCentavos(amount),
    recurrenceTime: recurrenceTime === undefined ? undefined : (parseRecurrenceTime(recurrenceTime) ?? undefined),
  };
  if (Object.values(change).every((value) => value === undefined)) throw new BadRequestError('No updates provided');
  return change;
};

export const updatePaymentReminder = async (
  { userId, plan, body, now, recordAnswer }: Request,
  { reminders, arranging }: ReminderServices,
) => {
  const change = changeOf(body);
  const limit = plan.activeReminders;
  const written = await writeOwned({ records: reminders, userId, id: body.reminderId }, async (before) => {
    const reminder = changed(before, change, now);
    const answer = { data: updatedReminderBody(reminder), message: 'Payment reminder updated successfully' };
    const outcome = await reminders.replace(before, reminder, { limit, alongside: recordAnswer(answer) });
    return { outcome, result: { before, reminder, answer } };
  });
  if (written === 'nowhere') throw new NotFoundError('Reminder not found');
  if (written === 'elsewhere') throw new ForbiddenError('Unauthorized');
  if (written === 'quota') throw new QuotaExceededError(quotaExceededMessage(plan.name, 'lembretes ativos', limit));
  if (!hasSameNextStep(written.before, written.reminder)) await arrangeNotification(arranging, written.reminder, now);
  return written.answer;
};

export const endpoint = defineEndpoint(operation, updatePaymentReminder, reminderServices);
export const handler = apiHandler(endpoint);
