import { expect, it } from 'vitest';
import { limitStore } from '../../../shared/limits/limit-store.ts';
import { renewLimit } from '../../../shared/limits/renew.ts';
import { deliveryStore } from '../../../shared/notifications/delivery-store.ts';
import { noticeBudgetStore } from '../../../shared/notifications/notices/notice-budget.ts';
import { writeAll } from '../../../shared/platform/table/transact.ts';
import { advanceReminder } from '../../../shared/reminders/advance.ts';
import { reminderStore } from '../../../shared/reminders/reminder-store.ts';
import { addSeconds } from '../../../shared/time/instant.ts';
import { aLimit, at } from '../../shared/limits/builders.ts';
import { aReminder } from '../../shared/reminders/builders.ts';
import { inProcessTable } from '../../support/in-process-dynamo.ts';
import { measured } from '../../support/measured.ts';
import { writeUnitsOf } from '../imports/write-units.ts';
import { costs } from './costs.ts';

const recipient = { name: 'Ana', email: 'ana@example.com', phone: '+5511999990001' };
const noSources = {
  readLedger: async () => [],
  snapshots: { read: async () => ({ accounts: [], bills: [], closingDates: [] }) },
};
const noQueue = { send: async () => undefined, sendBatch: async () => undefined };

it('a renewal costs the write units that the simulation counts', async () => {
  const table = await inProcessTable();
  const limits = limitStore(table);
  await limits.create(aLimit({ isRecurring: true }), { limit: 10 });
  const renew = () =>
    renewLimit({ limits, sources: noSources }, { userId: 'ana', id: 'limit-1' }, at('2026-04-01T00:30:00Z'));
  expect((await writeUnitsOf(table, renew)).units).toBe(costs.renewal);
});

it('a dispatched reminder costs the write units that the simulation counts', async () => {
  const table = await inProcessTable();
  const reminders = reminderStore(table);
  const now = at('2026-03-09T12:00:00Z');
  await reminders.create(aReminder(), { limit: 10 });
  const advance = advanceReminder({
    reminders,
    deliveries: deliveryStore(table, () => now),
    budgets: noticeBudgetStore(table),
    channelQueues: { email: noQueue, whatsapp: noQueue },
    findRecipient: async () => recipient,
    isErased: async () => false,
    schedules: { put: async () => undefined, remove: async () => undefined },
    dispatchQueue: noQueue,
    measure: measured().measure,
  });
  const spent = await writeUnitsOf(table, () => advance({ userId: 'ana', reminderId: 'reminder-1' }, now));
  expect(spent.units).toBe(costs.dispatch);
});

it('a delivery costs the write units that the simulation counts', async () => {
  const table = await inProcessTable();
  let now = at('2026-03-09T12:00:00Z');
  const deliveries = deliveryStore(table, () => now);
  const { kind, title, amount, dueDate } = { kind: 'reminder' as const, ...aReminder() };
  const id = { userId: 'ana', kind, id: 'reminder-1', occurrence: '2026-03-10', channel: 'email' as const };
  await writeAll(table, [deliveries.pending(id, { kind, title, amount, dueDate })]);
  now = addSeconds(now, 1);
  const deliver = async () => {
    if (!(await deliveries.claim(id))) throw new Error('Nothing to deliver');
    await deliveries.sent(id, 'message-1');
  };
  expect((await writeUnitsOf(table, deliver)).units).toBe(costs.delivery);
});
