import { quotaView } from '../../shared/access/quota.ts';
import { listPaymentReminders as operation } from '../../shared/contract/operations/list-payment-reminders.ts';
import { apiHandler } from '../../shared/http/api-handler.ts';
import { endpoint as defineEndpoint, type RequestOf } from '../../shared/http/endpoint.ts';
import { listedReminderBody } from '../../shared/reminders/reminder-body.ts';
import { describeFilter, listed } from '../../shared/reminders/reminder-list.ts';
import { type ReminderStore, reminderStore } from '../../shared/reminders/reminder-store.ts';
import { openTable } from '../../shared/storage/table.ts';
import { dateInSaoPaulo } from '../../shared/time/sao-paulo.ts';

export const listPaymentReminders = async (
  { userId, plan, query, now }: RequestOf<typeof operation>,
  { reminders }: { reminders: Pick<ReminderStore, 'list'> },
) => {
  const all = await reminders.list(userId);
  const active = all.filter(({ status }) => status === 'active').length;
  const filter = { name: query.filter, days: query.days };
  const data = listed(all, filter, dateInSaoPaulo(now)).map(listedReminderBody);
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
