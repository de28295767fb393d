import { quotaExceededMessage, tooManyRecordsMessage } from '../../shared/access/quota/quota.ts';
import { createPaymentReminder as operation } from '../../shared/contract/operations/create-payment-reminder.ts';
import { RECURRENCE_PATTERNS } from '../../shared/contract/resources/reminder.ts';
import { ErasedUserError, InvalidInputError, QuotaExceededError } from '../../shared/domain-errors.ts';
import { toCentavos } from '../../shared/money.ts';
import { sortableId } from '../../shared/platform/bytes.ts';
import type { RecurrencePattern } from '../../shared/reminders/reminder.ts';
import { newReminder, reminderBody } from '../../shared/reminders/reminder-change.ts';
import {
  type ReminderServices,
  reminderServices,
  scheduleNotification,
} from '../../shared/reminders/schedule-notification.ts';
import { defineEndpoint, type RequestOf } from '../../shared/runtime/define-endpoint.ts';
import { apiHandler } from '../../shared/runtime/http/api-handler.ts';

type Request = RequestOf<typeof operation>;

const INSTEAD = 'Exclua um deles em definitivo para criar outro.';

/** A pattern without `isRecurring` is ignored; `isRecurring` without a pattern is refused. */
const patternOf = ({ isRecurring, recurrencePattern = null }: Request['body']): RecurrencePattern | null => {
  if (isRecurring && !recurrencePattern) {
    throw new InvalidInputError('Invalid recurrence configuration', {
      param: 'recurrencePattern',
      message: `recurrencePattern is required when isRecurring is true and must be one of ${RECURRENCE_PATTERNS.join(', ')}`,
    });
  }
  return isRecurring ? recurrencePattern : null;
};

export const createPaymentReminder = async (
  { userId, plan, body, now, recordResponse }: Request,
  { reminders, scheduling }: ReminderServices,
) => {
  const { title, dueDate, reminderTime } = body;
  const amount = body.amount == null ? null : toCentavos(body.amount);
  const input = { title, amount, dueDate, reminderTime, recurrencePattern: patternOf(body) };
  const reminder = newReminder(input, { userId, id: sortableId() }, now);
  const answer = { data: reminderBody(reminder), message: 'Payment reminder created successfully' };
  const limit = plan.activeReminders;
  const outcome = await reminders.create(reminder, { limit, extraWrites: await recordResponse(answer) });
  if (outcome === 'quota') throw new QuotaExceededError(quotaExceededMessage(plan.name, 'lembretes ativos', limit));
  if (outcome === 'full') throw new QuotaExceededError(tooManyRecordsMessage(plan.name, 'lembretes', INSTEAD));
  if (outcome === 'erased') throw new ErasedUserError();
  if (outcome !== 'saved') throw new Error('A new reminder was not written');
  if (reminder.notifyAt) await scheduleNotification(scheduling, reminder, now);
  return answer;
};

export const endpoint = defineEndpoint(operation, createPaymentReminder, reminderServices);
export const handler = apiHandler(endpoint);
