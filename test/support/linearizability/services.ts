import { confirmSpendingLimit } from '../../../functions/api/confirm-spending-limit.ts';
import { createPaymentReminder } from '../../../functions/api/create-payment-reminder.ts';
import { deletePaymentReminder } from '../../../functions/api/delete-payment-reminder.ts';
import { deleteSpendingLimit } from '../../../functions/api/delete-spending-limit.ts';
import { updatePaymentReminder } from '../../../functions/api/update-payment-reminder.ts';
import { updateSpendingLimit } from '../../../functions/api/update-spending-limit.ts';
import { confirmSpendingLimit as confirmation } from '../../../shared/contract/operations/confirm-spending-limit.ts';
import { createPaymentReminder as creation } from '../../../shared/contract/operations/create-payment-reminder.ts';
import { deletePaymentReminder as reminderDeletion } from '../../../shared/contract/operations/delete-payment-reminder.ts';
import { deleteSpendingLimit as limitDeletion } from '../../../shared/contract/operations/delete-spending-limit.ts';
import { updatePaymentReminder as reminderUpdate } from '../../../shared/contract/operations/update-payment-reminder.ts';
import { updateSpendingLimit as limitUpdate } from '../../../shared/contract/operations/update-spending-limit.ts';
import { limitStore } from '../../../shared/limits/limit-store.ts';
import { renewLimit } from '../../../shared/limits/renew.ts';
import type { SpendingSources } from '../../../shared/limits/spending.ts';
import type { Table } from '../../../shared/platform/table/table.ts';
import type { ReminderStore } from '../../../shared/reminders/reminder-store.ts';
import { defineEndpoint } from '../../../shared/runtime/define-endpoint.ts';
import type { Around } from '../in-process-dynamo.ts';
import { reminderService } from '../reminders/service.ts';
import { virtualQueues } from '../reminders/virtual-queues.ts';
import type { ListedRecord, RecordState } from './records-model.ts';
import { type CallSpec, LATER, NOW, USER } from './unreliable-world.ts';

/** One kind of record with what the service offers for it. `name` is shown by it and holds the number first. */
export type RecordKind = {
  states: readonly RecordState[];
  create(name: string): CallSpec;
  rename(id: string, name: string): CallSpec;
  switch(id: string, to: RecordState): CallSpec;
  delete(id: string): CallSpec;
  renew(id: string): Promise<void>;
  /** In order of their numbers. */
  list(): Promise<(ListedRecord & { recordId: string })[]>;
};

const numberOf = (name: string): number => Number(name.split(' ')[0]);
const byNumber = (one: ListedRecord, other: ListedRecord): number => one.id - other.id;

/** Weekly reminders that were due before they were made, so that nothing is sent for their first date. */
export const reminderKind = (
  table: Table,
  around: Around,
  broken?: (store: ReminderStore) => ReminderStore,
): RecordKind => {
  const DUE = '2026-03-08';
  const service = reminderService({
    table,
    clock: () => NOW,
    queues: virtualQueues(() => NOW, around),
    schedules: { put: () => around(async () => undefined), remove: () => around(async () => undefined) },
    vendor: { send: async () => ({ kind: 'accepted', messageId: 'none' }) },
    findRecipient: async () => null,
    isErased: async () => false,
  });
  const reminders = broken ? broken(service.reminders) : service.reminders;
  const services = () => ({ reminders, scheduling: service.scheduling });
  const update = defineEndpoint(reminderUpdate, updatePaymentReminder, services);
  return {
    states: ['active', 'inactive', 'completed'],
    create: (title) => ({
      endpoint: defineEndpoint(creation, createPaymentReminder, services),
      input: { body: { title, dueDate: DUE, isRecurring: true, recurrencePattern: 'weekly' } },
    }),
    rename: (reminderId, title) => ({ endpoint: update, input: { body: { reminderId, title } } }),
    switch: (reminderId, newStatus) => ({ endpoint: update, input: { body: { reminderId, newStatus } } }),
    delete: (reminderId) => ({
      endpoint: defineEndpoint(reminderDeletion, deletePaymentReminder, services),
      input: { query: { reminderId, hardDelete: 'true' } },
    }),
    renew: (reminderId) => service.handle('dispatch', { userId: USER, reminderId, now: NOW }),
    list: async () =>
      (await reminders.list(USER))
        .map(({ id, title, status, dueDate }) => {
          return { recordId: id, id: numberOf(title), name: title, is: status, period: dueDate === DUE ? 0 : 1 };
        })
        .sort(byNumber),
  };
};

const noSpending: SpendingSources = {
  ledger: { read: async () => [] },
} as unknown as SpendingSources;

/** Monthly limits that recur, made in a month that is over when they are renewed. */
export const limitKind = (table: Table, around: Around): RecordKind => {
  const limits = limitStore(table);
  const services = () => ({ limits, evaluateLater: () => around(async () => undefined) });
  const update = defineEndpoint(limitUpdate, updateSpendingLimit, services);
  const body = { limitAmount: 100, period: 'monthly', isRecurring: true, startNextPeriod: false };
  return {
    states: ['active', 'inactive'],
    create: (category) => ({
      endpoint: defineEndpoint(confirmation, confirmSpendingLimit, services),
      input: { body: { ...body, category } },
    }),
    rename: (limitId, category) => ({ endpoint: update, input: { body: { limitId, category } } }),
    switch: (limitId, to) => ({ endpoint: update, input: { body: { limitId, isActive: to === 'active' } } }),
    delete: (limitId) => ({
      endpoint: defineEndpoint(limitDeletion, deleteSpendingLimit, services),
      input: { query: { limitId, hardDelete: 'true' } },
    }),
    renew: async (id) => void (await renewLimit({ limits, sources: noSpending }, { userId: USER, id }, LATER)),
    list: async () =>
      (await limits.list(USER))
        .map(({ id, category, isActive, periodStart }) => {
          const period = periodStart === null ? 0 : 1;
          return {
            recordId: id,
            id: numberOf(category),
            name: category,
            is: isActive ? 'active' : 'inactive',
            period,
          } as const;
        })
        .sort(byNumber),
  };
};
