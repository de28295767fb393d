import { quotaExceededMessage } from '../../shared/access/quota/quota.ts';
import { updatePaymentReminder as operation } from '../../shared/contract/operations/update-payment-reminder.ts';
import { InvalidInputError, NotFoundError, NotOwnerError, QuotaExceededError } from '../../shared/domain-errors.ts';
import { toCentavos } from '../../shared/money.ts';
import { writeOwned } from '../../shared/platform/table/write-owned.ts';
import { changedReminder, type ReminderChange, updatedReminderBody } from '../../shared/reminders/reminder-change.ts';
import { hasSameNextStep, parseRecurrenceTime } from '../../shared/reminders/reminder-occurrence.ts';
import {
  type ReminderServices,
  reminderServices,
  scheduleNotification,
} from '../../shared/reminders/schedule-notification.ts';
import { defineEndpoint, type RequestOf } from '../../shared/runtime/define-endpoint.ts';
import { apiHandler } from '../../shared/runtime/http/api-handler.ts';

type Request = RequestOf<typeof operation>;

/** @throws InvalidInputError without a change */
const changeOf = ({ reminderId: _, amount, recurrenceTime, ...fields }: Request['body']): ReminderChange => {
  const change = {
    ...fields,
    amount: amount == null ? amount : toCentavos(amount),
    recurrenceTime: recurrenceTime === undefined ? undefined : (parseRecurrenceTime(recurrenceTime) ?? undefined),
  };
  if (Object.values(change).every((value) => value === undefined)) {
    throw new InvalidInputError('No updates provided', {
      message: 'Send at least one of title, amount, dueDate, reminderTime, recurrenceTime, newStatus',
    });
  }
  return change;
};

export const updatePaymentReminder = async (
  { userId, plan, body, now, recordResponse }: Request,
  { reminders, scheduling }: ReminderServices,
) => {
  const change = changeOf(body);
  const limit = plan.activeReminders;
  const written = await writeOwned({ records: reminders, userId, id: body.reminderId }, async (before) => {
    const reminder = changedReminder(before, change, now);
    const answer = { data: updatedReminderBody(reminder), message: 'Payment reminder updated successfully' };
    const outcome = await reminders.replace(before, reminder, { limit, extraWrites: await recordResponse(answer) });
    return { outcome, result: { before, reminder, answer } };
  });
  if (written === 'notFound')
    throw new NotFoundError(
      'Reminder not found',
      'list-payment-reminders lists the ids, with filter=all those of inactive ones too',
    );
  if (written === 'notOwner') throw new NotOwnerError('Unauthorized');
  if (written === 'quota') throw new QuotaExceededError(quotaExceededMessage(plan.name, 'lembretes ativos', limit));
  if (!hasSameNextStep(written.before, written.reminder)) await scheduleNotification(scheduling, written.reminder, now);
  return written.answer;
};

export const endpoint = defineEndpoint(operation, updatePaymentReminder, reminderServices);
export const handler = apiHandler(endpoint);
