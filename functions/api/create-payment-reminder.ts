import { uuidv7 } from 'uuidv7';
import { quotaExceededMessage } from '../../shared/access/quota.ts';
import { createPaymentReminder as operation } from '../../shared/contract/operations/create-payment-reminder.ts';
import { apiHandler } from '../../shared/http/api-handler.ts';
import { endpoint as defineEndpoint, type RequestOf } from '../../shared/http/endpoint.ts';
import { BadRequestError, QuotaExceededError } from '../../shared/http/errors.ts';
import { toCentavos } from '../../shared/money.ts';
import { arrangeNotification } from '../../shared/reminders/arrange.ts';
import { newReminder } from '../../shared/reminders/new-reminder.ts';
import type { RecurrencePattern } from '../../shared/reminders/reminder.ts';
import { reminderBody } from '../../shared/reminders/reminder-body.ts';
import { type ReminderServices, reminderServices } from '../../shared/reminders/services.ts';

type Request = RequestOf<typeof operation>;

/** A pattern without `isRecurring` is left aside; `isRecurring` without a pattern is refused. */
const patternOf = ({ isRecurring, recurrencePattern = null }: Request['body']): RecurrencePattern | null => {
  if (isRecurring && !recurrencePattern) throw new BadRequestError('Invalid recurrence configuration');
  return isRecurring ? recurrencePattern : null;
};

export const createPaymentReminder = async (
  { userId, plan, body, now, recordAnswer }: Request,
  { reminders, arranging }: ReminderServices,
) => {
  const { title, dueDate, reminderTime } = body;
  const amount = body.amount == null ? null : toCentavos(body.amount);
  const input = { title, amount, dueDate, reminderTime, recurrencePattern: patternOf(body) };
  const reminder = newReminder(input, { userId, id: uuidv7() }, now);
  const answer = { data: reminderBody(reminder), message: 'Payment reminder created successfully' };
  const limit = plan.activeReminders;
  const outcome = await reminders.create(reminder, { limit, alongside: recordAnswer(answer) });
  if (outcome !== 'saved') throw new QuotaExceededError(quotaExceededMessage(plan.name, 'lembretes ativos', limit));
  if (reminder.notifyAt) await arrangeNotification(arranging, reminder, now);
  return answer;
};

export const endpoint = defineEndpoint(operation, createPaymentReminder, reminderServices);
export const handler = apiHandler(endpoint);
