import * as z from 'zod/mini';
import { type CountedKind, quotaRepository } from '../access/quota/quota-repository.ts';
import { type Measure, metrics } from '../contract/metrics.ts';
import { RECURRENCE_PATTERNS, REMINDER_STATUSES } from '../contract/resources/reminder.ts';
import { isObject } from '../is-object.ts';
import { storedNotification } from '../notifications/recipient.ts';
import type { QueueSender } from '../platform/queue.ts';
import { allOf } from '../platform/retry.ts';
import { type DueRecord, type DueUntil, eachDue, postpone } from '../platform/table/due.ts';
import { handOver } from '../platform/table/hand-over.ts';
import { keys, reminderIdOfKey } from '../platform/table/keys.ts';
import { readStored, stored } from '../platform/table/stored.ts';
import type { Table } from '../platform/table/table.ts';
import { addSeconds, type Instant, laterOf } from '../time/instant.ts';
import { hasDatesToCome, type Reminder, reminderQuotaUnits } from './reminder.ts';
import { lateBefore, type NextStep, nextStep } from './reminder-occurrence.ts';

const schema = z.object({
  userId: stored.text,
  id: stored.text,
  title: stored.text,
  amount: stored.maybeCentavos,
  dueDate: stored.date,
  reminderTime: stored.instant,
  status: z.enum(REMINDER_STATUSES),
  recurrencePattern: z.nullable(z.enum(RECURRENCE_PATTERNS)),
  anchorDay: stored.integer,
  leadDays: stored.integer,
  notifyAt: stored.maybeInstant,
  isImmediate: z._default(stored.flag, false),
  dispatchedOccurrence: stored.maybeText,
  notification: z._default(z.nullable(storedNotification), null),
  createdAt: stored.instant,
  updatedAt: stored.instant,
  completedAt: stored.maybeInstant,
  version: stored.integer,
});

/** What `reminderItem` adds, and a former name. */
const OWN = ['pk', 'sk', 'idKey', 'duePk', 'dueAt', 'isProvoked'];

/** Records of older releases name `isImmediate` `isProvoked`. @throws on a malformed record */
const readReminder = (item: unknown): Reminder =>
  readStored(schema, isObject(item) ? { isImmediate: item.isProvoked, ...item } : item, OWN);

const dueKinds = { notify: 'REMINDER', renew: 'RENEWAL' } as const satisfies Record<NextStep['kind'], string>;

/** The reminder is in the `due` index while a step is pending. */
const reminderItem = (reminder: Reminder): Record<string, unknown> => {
  const step = nextStep(reminder);
  return {
    ...reminder,
    ...(hasDatesToCome(reminder) ? keys.reminder : keys.inactiveReminder)(reminder.userId, reminder.id),
    idKey: keys.id('REMINDER', reminder.id),
    ...(step && { duePk: keys.due(dueKinds[step.kind], reminder.userId), dueAt: step.at }),
  };
};

export type DueReminder = { userId: string; id: string; dueAt: Instant };

const kind: CountedKind<Reminder> = {
  counted: 'reminders',
  idKind: 'REMINDER',
  activeKey: keys.reminder,
  inactiveKey: keys.inactiveReminder,
  keysOf: keys.remindersOf,
  activeKeysOf: keys.activeRemindersOf,
  read: readReminder,
  itemOf: reminderItem,
  quotaUnits: reminderQuotaUnits,
  isAmongActive: hasDatesToCome,
};

const dueReminder = ({ userId, sk, dueAt }: DueRecord): DueReminder => ({ userId, id: reminderIdOfKey(sk), dueAt });

/** Keeps each reminder together with its quota count and its entry in the `due` index. */
export const reminderStore = (table: Table) => ({
  ...quotaRepository(table, kind),

  eachDue(what: 'REMINDER' | 'RENEWAL', range: DueUntil, take: (due: DueReminder[]) => Promise<void>): Promise<void> {
    return eachDue(table, { kind: what, ...range }, (records) => take(records.map(dueReminder)));
  },

  /** Moves the index entry only, so other sweeps skip it; false when the entry has moved. */
  claim({ userId, id, dueAt }: DueReminder, until: Instant): Promise<boolean> {
    return postpone(table, keys.reminder(userId, id), { seen: dueAt, until });
  },
});

export type ReminderStore = ReturnType<typeof reminderStore>;

type Services = {
  reminders: ReminderStore;
  dispatchQueue: Pick<QueueSender, 'sendBatch'>;
  clock(): Instant;
  measure: Measure;
};

/** A claimed notification is left to its worker for this long. */
const LEASE_SECONDS = 600;

const enqueue = (queue: Services['dispatchQueue'], due: readonly DueReminder[]): Promise<void> =>
  queue.sendBatch(due.map(({ userId, id }) => ({ body: { userId, reminderId: id } })));

/** Enqueues notifications that are more than two minutes late, each claimed by one sweep. */
export const sweepReminders = (
  { reminders, dispatchQueue, clock, measure }: Services,
  { until: now, shard }: DueUntil,
): Promise<void> =>
  reminders.eachDue('REMINDER', { until: lateBefore(now), shard }, (due) =>
    handOver(due, {
      claim: (one) => reminders.claim(one, addSeconds(laterOf(clock(), now), LEASE_SECONDS)),
      enqueue: async (claimed) => {
        measure(metrics.remindersSwept, claimed.length);
        await enqueue(dispatchQueue, claimed);
      },
    }),
  );

/** Late notifications go first, because renewal waits for them. */
export const renewReminders = (services: Services, range: DueUntil): Promise<void> =>
  allOf(
    () => sweepReminders(services, range),
    () => services.reminders.eachDue('RENEWAL', range, (due) => enqueue(services.dispatchQueue, due)),
  );
