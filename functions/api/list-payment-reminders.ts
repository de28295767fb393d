import { quotaView } from '../../shared/access/quota/quota.ts';
import { listPaymentReminders as operation } from '../../shared/contract/operations/list-payment-reminders.ts';
import { openTable } from '../../shared/platform/table/table.ts';
import { reminderQuotaUnits } from '../../shared/reminders/reminder.ts';
import { describeFilter, filteredReminders, listedReminderBody } from '../../shared/reminders/reminder-change.ts';
import { type ReminderStore, reminderStore } from '../../shared/reminders/reminder-store.ts';
import { defineEndpoint, type RequestOf } from '../../shared/runtime/define-endpoint.ts';
import { apiHandler } from '../../shared/runtime/http/api-handler.ts';
import { dateInSaoPaulo } from '../../shared/time/sao-paulo.ts';

export const listPaymentReminders = async (
  { userId, plan, query, now }: RequestOf<typeof operation>,
  { reminders }: { reminders: Pick<ReminderStore, 'list' | 'listActive'> },
) => {
  const filter = { name: query.filter, days: query.days };
  const found = await (filter.name === 'all' ? reminders.list(userId) : reminders.listActive(userId));
  const active = found.filter(reminderQuotaUnits).length;
  const data = filteredReminders(found, filter, dateInSaoPaulo(now)).map(listedReminderBody);
  return {
    data,
    count: data.length,
    filter: describeFilter(filter),
    quota: quotaView(plan.name, active, plan.activeReminders),
  };
};

const services = () => ({ reminders: reminderStore(openTable()) });

export const endpoint = defineEndpoint(operation, listPaymentReminders, services);
export const handler = apiHandler(endpoint);
