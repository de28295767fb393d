import type { Outgoing, SendOutcome } from '../../../shared/notifications/channels/channel.ts';
import { type DeliveryId, readReference } from '../../../shared/notifications/delivery.ts';
import type { Recipient } from '../../../shared/notifications/recipient.ts';
import type { Reminder } from '../../../shared/reminders/reminder.ts';
import type { ReminderSchedule } from '../../../shared/reminders/schedule-notification.ts';
import { removeSchedule, scheduleNotification } from '../../../shared/reminders/schedule-notification.ts';
import { addSeconds, type Instant } from '../../../shared/time/instant.ts';
import { answerEmptyShards } from '../empty-shards.ts';
import { inProcessTable } from '../in-process-dynamo.ts';
import { storedDelivery } from '../stored-deliveries.ts';
import { type QueueName, reminderService } from './service.ts';
import { type Death, virtualProcesses } from './virtual-process.ts';
import { type Held, virtualQueues } from './virtual-queues.ts';

/** Seconds until SQS hands a message over again after its worker has failed. */
const VISIBILITY_SECONDS = 360;

export type Sent = { id: DeliveryId; at: Instant; message: Outgoing };
/** A disturbance of one message or job: its process ends, or a second process handles the same work concurrently. */
export type Trouble = { death?: Death | undefined; twin?: boolean };

/** The environment of reminders: a clock that tests advance, and simulated queues, scheduler and vendors. */
export const reminderWorld = async (start: Instant) => {
  let now = start;
  let answer = (_: DeliveryId): SendOutcome => ({ kind: 'accepted', messageId: `m-${sent.length}` });
  const processes = virtualProcesses();
  const { outside } = processes;
  const table = await inProcessTable(outside);
  answerEmptyShards(table, outside);
  const queues = virtualQueues<QueueName>(() => now, outside);
  const schedules = new Map<string, ReminderSchedule>();
  const people = new Map<string, Recipient | null>();
  /** From which moment on a user has no access; absent: never. */
  const accessEnds = new Map<string, Instant>();
  const erased = new Set<string>();
  const sent: Sent[] = [];
  const unrecorded: DeliveryId[] = [];

  const send = (message: Outgoing): Promise<SendOutcome> =>
    outside(async () => {
      const id = readReference(message.reference);
      if (!id) throw new Error('A message without the name of its delivery');
      const outcome = answer(id);
      if (outcome.kind === 'accepted') sent.push({ id, at: now, message });
      return outcome;
    });
  const service = reminderService({
    table,
    clock: () => now,
    queues,
    schedules: {
      put: (schedule) => outside(async () => void schedules.set(schedule.id, schedule)),
      remove: (id) => outside(async () => void schedules.delete(id)),
    },
    vendor: { send },
    findRecipient: async (userId, at) => {
      const end = accessEnds.get(userId);
      return end && at >= end ? null : (people.get(userId) ?? null);
    },
    isErased: async (userId) => erased.has(userId),
  });
  const { reminders, scheduling, jobs } = service;

  const fireSchedules = (): void => {
    for (const [name, { at, message }] of schedules) {
      if (at > now) continue;
      schedules.delete(name);
      queues.put('dispatch', message);
    }
  };

  const runTwice = async (work: () => Promise<void>, { death, twin }: Trouble): Promise<boolean> => {
    const twins = twin ? [processes.run(work)] : [];
    const [done] = await Promise.all([processes.run(work, death), ...twins]);
    return done;
  };

  // If a worker ends after the vendor's acceptance and before the record, the delivery is repeated: the outcome is unknown.
  const putBack = async (message: Held<QueueName>, taken: readonly Sent[]): Promise<void> => {
    queues.putBack(message, VISIBILITY_SECONDS);
    for (const { id } of taken) if ((await storedDelivery(table, id))?.status !== 'sent') unrecorded.push(id);
  };

  const world = {
    ...service,
    table,
    queues,
    schedules,
    people,
    accessEnds,
    erased,
    sent,
    /** Sends after whose acceptance the worker died before it was recorded; each allows one duplicate. */
    unrecorded,
    clock: () => now,
    /** What the vendors answer from now on; only `accepted` counts as sent. */
    vendorsAnswer(next: (id: DeliveryId) => SendOutcome): void {
      answer = next;
    },
    moveTo(to: Instant): void {
      if (to > now) now = to;
    },
    /** As create-payment-reminder does: the record first, then its schedule. */
    create: (reminder: Reminder, death?: Death): Promise<boolean> =>
      processes.run(async () => {
        await reminders.create(reminder, { limit: 1_000_000 });
        if (reminder.notifyAt) await scheduleNotification(scheduling, reminder, now);
      }, death),
    /** As update-payment-reminder does. */
    async change(userId: string, id: string, change: (reminder: Reminder) => Reminder): Promise<void> {
      const before = await reminders.find(userId, id);
      if (!before) return;
      const after = change(before);
      await reminders.replace(before, after);
      await scheduleNotification(scheduling, after, now);
    },
    /** As delete-payment-reminder does with `hardDelete`. */
    async remove(userId: string, id: string): Promise<void> {
      const reminder = await reminders.find(userId, id);
      if (!reminder) return;
      await reminders.remove(reminder);
      await removeSchedule(scheduling.schedules, reminder);
    },
    async job(name: keyof typeof jobs, trouble: Trouble = {}): Promise<void> {
      await runTwice(() => jobs[name](now), trouble);
    },
    /** Works on every message that is visible now, and on what follows from it, until none is left. */
    async work(trouble: (queue: QueueName) => Trouble = () => ({})): Promise<void> {
      for (;;) {
        fireSchedules();
        const next = queues.take();
        if (!next) return;
        const sentBefore = sent.length;
        const done = await runTwice(() => service.handle(next.queue, next.body), trouble(next.queue));
        if (!done) await putBack(next, sent.slice(sentBefore));
      }
    },
    /** Moves the clock to each moment until `to` at which a schedule fires or a message becomes visible, and works. */
    async runUntil(to: Instant, trouble?: (queue: QueueName) => Trouble): Promise<void> {
      for (;;) {
        await world.work(trouble);
        const moments = [queues.nextAt(), ...[...schedules.values()].map(({ at }) => at)].filter((at) => at !== null);
        const next = moments.sort()[0];
        if (!next || next > to) break;
        world.moveTo(next);
      }
      world.moveTo(to);
      await world.work(trouble);
    },
    /** Sweeps every `interval` seconds for so long. */
    async sweepFor(seconds: number, interval = 600): Promise<void> {
      const end = addSeconds(now, seconds);
      while (now < end) {
        await world.runUntil(addSeconds(now, interval));
        await world.job('sweep');
      }
      await world.work();
    },
    counts: (): Map<string, number> => countByOccurrence(sent.map(({ id }) => id)),
  };
  return world;
};

/** `<reminder> <due date> <channel>` -> how often it is among `ids`. */
export const countByOccurrence = (ids: readonly DeliveryId[]): Map<string, number> => {
  const counts = new Map<string, number>();
  for (const { id, occurrence, channel } of ids) {
    const name = `${id} ${occurrence.slice(0, 10)} ${channel}`;
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  return counts;
};

export type ReminderWorld = Awaited<ReturnType<typeof reminderWorld>>;
