import { expect, it } from 'vitest';
import { digestStore, nextDigestAt } from '../../../shared/digest/digest-store.ts';
import { limitStore } from '../../../shared/limits/limit-store.ts';
import { renewLimit } from '../../../shared/limits/renew.ts';
import { toCentavos } from '../../../shared/money.ts';
import { deliveryStore } from '../../../shared/notifications/delivery-store.ts';
import { noticeBudgetStore } from '../../../shared/notifications/notices/notice-budget.ts';
import { writeAll } from '../../../shared/platform/table/transact.ts';
import { unlessErased } from '../../../shared/platform/table/unless-erased.ts';
import { advanceReminder } from '../../../shared/reminders/advance.ts';
import { reminderStore } from '../../../shared/reminders/reminder-store.ts';
import { addSeconds } from '../../../shared/time/instant.ts';
import { day } from '../../shared/ledger/a-transaction.ts';
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

it('a digest costs the write units that the simulation counts', async () => {
  const table = await inProcessTable();
  const now = at('2026-03-09T11:00:00Z');
  const digests = digestStore(table);
  const deliveries = deliveryStore(table, () => now);
  await digests.choose('ana', { channel: 'email', on: true }, addSeconds(now, -60));
  const seen = await digests.find('ana');
  if (!seen) throw new Error('No digest');
  const id = { userId: 'ana', kind: 'digest', id: 'week', occurrence: '2026-03-09', channel: 'email' as const };
  const row = (name: string) => ({ date: day('2026-03-10'), name, amount: toCentavos(600) });
  const figures = {
    ...{ from: day('2026-03-02'), to: day('2026-03-08') },
    ...{ out: { amount: toCentavos(1), usual: null }, in: { amount: toCentavos(1), usual: null }, categories: [] },
    due: { total: toCentavos(1), count: 3, items: ['Aluguel', 'Luz', 'Internet'].map(row) },
    ...{ lowest: null, sentences: ['Loja Sol cobrou R$ 189,90 duas vezes, em 02/03/2026 e 03/03/2026.'] },
  };
  const about = { kind: 'digest' as const, ...figures };
  const moved = () => writeAll(table, [digests.move('ana', seen, nextDigestAt(now)), unlessErased(table, 'ana')]);
  expect((await writeUnitsOf(table, moved)).units).toBe(costs.digest);
  const skipped = () => digests.skip('ana', { ...seen, nextAt: nextDigestAt(now) }, addSeconds(now, 14 * 86_400));
  expect((await writeUnitsOf(table, skipped)).units).toBe(costs.digestSkipped);
  const told = () => writeAll(table, [deliveries.pending(id, about)]);
  expect((await writeUnitsOf(table, told)).units).toBe(costs.digestChannel);
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
