import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { beforeEach, expect, it } from 'vitest';
import { confirmSpendingLimit } from '../../../functions/api/confirm-spending-limit.ts';
import { createPaymentReminder } from '../../../functions/api/create-payment-reminder.ts';
import { createSpendingLimit } from '../../../functions/api/create-spending-limit.ts';
import { planOf } from '../../../shared/access/subscription.ts';
import { limitStore } from '../../../shared/limits/limit-store.ts';
import { keys } from '../../../shared/platform/table/keys.ts';
import type { Table } from '../../../shared/platform/table/table.ts';
import { reminderStore } from '../../../shared/reminders/reminder-store.ts';
import type { Caller } from '../../../shared/runtime/authenticate.ts';
import { refusalOf } from '../../../shared/runtime/http-errors.ts';
import { at } from '../../shared/limits/builders.ts';
import { date } from '../../shared/reminders/builders.ts';
import { inProcessTable } from '../../support/in-process-dynamo.ts';

const now = at('2026-03-10T12:00:00Z');
const base = { userId: 'ana', plan: planOf('pro'), now, begun: Promise.resolve(), recordResponse: async () => [] };
const caller: Caller = {
  userId: 'ana',
  scopes: ['write'],
  credential: {
    kind: 'key',
    id: 'id',
    name: 'laptop',
    hash: '',
    fingerprint: '',
    actor: '',
    createdAt: now,
    validUntil: null,
    lastUse: null,
  },
  profile: { name: 'Ana', email: null, phone: null },
  subscription: null,
  plan: planOf('pro'),
};
const nothing = async () => undefined;

let table: Table;
beforeEach(async () => {
  table = await inProcessTable();
});

const limits = () => ({ limits: limitStore(table), evaluateLater: nothing });
const limit = { category: 'Lazer', limitAmount: 10, period: 'monthly' } as const;
const creations: Record<string, () => Promise<object>> = {
  'create-spending-limit': () => createSpendingLimit({ ...base, body: limit }, limits()),
  'confirm-spending-limit': () =>
    confirmSpendingLimit({ ...base, body: { ...limit, isRecurring: true, startNextPeriod: true } }, limits()),
  'create-payment-reminder': () =>
    createPaymentReminder(
      { ...base, caller, query: {}, body: { title: 'Luz', dueDate: date('2099-01-01'), isRecurring: false } },
      {
        reminders: reminderStore(table),
        scheduling: { schedules: { put: nothing, remove: nothing }, dispatchQueue: { send: nothing } },
      },
    ),
};

const counted = (counts: object) =>
  table.client.send(new PutCommand({ TableName: table.name, Item: { ...keys.quota('ana'), ...counts } }));

const refused = async (create: () => Promise<object>) => refusalOf(await create().catch((error: unknown) => error));

it.each(Object.entries(creations))('%s refuses a record beyond 500, none of them active', async (_, create) => {
  await counted({ reminders: 499, limits: 499 });
  await create();
  expect(await refused(create)).toMatchObject({
    status: 403,
    body: { success: false, error: 'Quota exceeded', message: expect.stringMatching(/plano pro .* 500 /) },
  });
});

it.each(Object.entries(creations))('%s knows no user who is being erased', async (_, create) => {
  await counted({ reminders: 0, limits: 0, erasedAt: now });
  expect(await refused(create)).toMatchObject({ status: 401, body: { type: 'invalid_api_key' } });
});
