import { addressHash, badAddressStore } from '../../../shared/notifications/bad-addresses.ts';
import type { Outgoing } from '../../../shared/notifications/channel.ts';
import { type DeliveryId, deliveryId, readReference } from '../../../shared/notifications/delivery.ts';
import { deliveryStore } from '../../../shared/notifications/delivery-store.ts';
import type { SendOutcome } from '../../../shared/notifications/outcome.ts';
import type { Channel, Recipient } from '../../../shared/notifications/recipient.ts';
import { sendDelivery } from '../../../shared/notifications/send-delivery.ts';
import { sweepDeliveries } from '../../../shared/notifications/sweep-deliveries.ts';
import { advanceReminder } from '../../../shared/reminders/advance.ts';
import { arrangeNotification, removeSchedule } from '../../../shared/reminders/arrange.ts';
import { dispatchMessage } from '../../../shared/reminders/dispatch-message.ts';
import { renewReminders, sweepReminders } from '../../../shared/reminders/due-reminders.ts';
import type { Reminder } from '../../../shared/reminders/reminder.ts';
import { reminderStore } from '../../../shared/reminders/reminder-store.ts';
import { addSeconds, type Instant } from '../../../shared/time/instant.ts';
import { inProcessTable } from '../in-process-dynamo.ts';
import { type Death, virtualProcesses } from './virtual-process.ts';
import { type Body, type Held, virtualQueues } from './virtual-queues.ts';

/** Seconds until SQS hands a message over again after its worker has failed. */
const VISIBILITY_SECONDS = 360;

export type Sent = { id: DeliveryId; at: Instant; message: Outgoing };
/** What happens around one message or job: its process dies, or a second process works on the same at the same time. */
export type Trouble = { death?: Death | undefined; twin?: boolean };
export type QueueName = 'dispatch' | Channel;

/**
 * The reminders of a small service, with its real stores and rules over the embedded table, a clock that is moved by
 * hand, and queues, scheduler and vendors that do as they are told.
 */
export const reminderWorld = async (start: Instant) => {
  let now = start;
  const clock = () => now;
  const processes = virtualProcesses();
  const { outside } = processes;
  const table = await inProcessTable(outside);
  const queues = virtualQueues<QueueName>(clock, outside);
  const schedules = new Map<string, { at: Instant; message: object }>();
  const people = new Map<string, Recipient | null>();
  const sent: Sent[] = [];
  const unrecorded: DeliveryId[] = [];
  let answer = (_: DeliveryId): SendOutcome => ({ kind: 'accepted', messageId: `m-${sent.length}` });

  const reminders = reminderStore(table);
  const deliveries = deliveryStore(table, clock);
  const badAddresses = badAddressStore(table, clock);
  const findRecipient = async (userId: string) => people.get(userId) ?? null;
  const scheduler = {
    put: ({ id, at, message }: { id: string; at: Instant; message: object }) =>
      outside(async () => void schedules.set(id, { at, message })),
    remove: (id: string) => outside(async () => void schedules.delete(id)),
  };
  const channelQueues = { email: queues.of('email'), whatsapp: queues.of('whatsapp') };
  const dispatchQueue = queues.of('dispatch');
  const arranging = { schedules: scheduler, dispatchQueue };

  const vendor = (message: Outgoing): Promise<SendOutcome> =>
    outside(async () => {
      const id = readReference(message.reference);
      if (!id) throw new Error('A message without the name of its delivery');
      const outcome = answer(id);
      if (outcome.kind === 'accepted') sent.push({ id, at: now, message });
      return outcome;
    });
  const stillWanted = {
    reminder: async ({ userId, id }: DeliveryId) => (await reminders.find(userId, id))?.status === 'active',
  };
  const sending = (channel: Channel) =>
    sendDelivery({
      deliveries,
      badAddresses,
      findRecipient,
      stillWanted,
      sender: { send: vendor },
      pace: async () => undefined,
      queue: channelQueues[channel],
      clock,
      random: () => 0,
    });
  const send = { email: sending('email'), whatsapp: sending('whatsapp') };
  const advance = advanceReminder({ reminders, deliveries, channelQueues, findRecipient, ...arranging });

  const handle = (queue: QueueName, body: Body): Promise<void> => {
    const at = body.now ?? now;
    return queue === 'dispatch' ? advance(dispatchMessage.parse(body), at) : send[queue](deliveryId.parse(body), at);
  };
  const jobs = {
    renew: (at: Instant) => renewReminders({ reminders, dispatchQueue, clock }, at),
    sweep: async (at: Instant) => {
      await sweepReminders({ reminders, dispatchQueue, clock }, at);
      await sweepDeliveries({ deliveries, queues: channelQueues, clock }, at);
    },
  };

  const fireSchedules = (): void => {
    for (const [id, { at, message }] of schedules) {
      if (at > now) continue;
      schedules.delete(id);
      queues.put('dispatch', message);
    }
  };

  // What the vendor took from a worker that died before the record knew is sent again, as nobody can tell.
  const leftBehind = async (message: Held<QueueName>, taken: readonly Sent[]): Promise<void> => {
    queues.putBack(message, VISIBILITY_SECONDS);
    for (const { id } of taken) if ((await deliveries.find(id))?.status !== 'sent') unrecorded.push(id);
  };

  const world = {
    /** Sends after whose acceptance the worker died before it was recorded; each allows one duplicate. */
    unrecorded,
    table,
    reminders,
    deliveries,
    badAddresses,
    schedules,
    queues,
    sent,
    people,
    processes,
    clock,
    addressHash,
    /** What the vendors answer from now on; only `accepted` counts as sent. */
    vendorsAnswer(next: (id: DeliveryId) => SendOutcome): void {
      answer = next;
    },
    moveTo(to: Instant): void {
      if (to > now) now = to;
    },
    async create(reminder: Reminder, death?: Death): Promise<boolean> {
      return processes.run(async () => {
        await reminders.create(reminder, { limit: 1_000_000 });
        if (reminder.notifyAt) await arrangeNotification(arranging, reminder, now);
      }, death);
    },
    /** As an owner's update does: the record first, then its schedule. */
    async change(userId: string, id: string, change: (reminder: Reminder) => Reminder): Promise<void> {
      const before = await reminders.find(userId, id);
      if (!before) return;
      const after = change(before);
      await reminders.replace(before, after);
      await arrangeNotification(arranging, after, now);
    },
    async remove(userId: string, id: string): Promise<void> {
      const reminder = await reminders.find(userId, id);
      if (!reminder) return;
      await reminders.remove(reminder);
      await removeSchedule(scheduler, reminder);
    },
    async job(name: keyof typeof jobs, { death, twin }: Trouble = {}): Promise<void> {
      const twins = twin ? [processes.run(() => jobs[name](now))] : [];
      await Promise.all([processes.run(() => jobs[name](now), death), ...twins]);
    },
    /** Works on every message that is visible now, and on what follows from it, until none is left. */
    async work(trouble: (queue: QueueName) => Trouble = () => ({})): Promise<void> {
      for (;;) {
        fireSchedules();
        const next = queues.take();
        if (!next) return;
        const { death, twin } = trouble(next.queue);
        const sentBefore = sent.length;
        const work = () => handle(next.queue, next.body);
        const twins = twin ? [processes.run(work)] : [];
        const [done] = await Promise.all([processes.run(work, death), ...twins]);
        if (!done) await leftBehind(next, sent.slice(sentBefore));
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
    /** Sweeps every ten minutes for so long. */
    async sweepFor(seconds: number): Promise<void> {
      const end = addSeconds(now, seconds);
      while (now < end) {
        await world.runUntil(addSeconds(now, 600));
        await world.job('sweep');
      }
      await world.work();
    },
    /** How often each occurrence was sent: `<reminder> <due date> <channel>` -> times. */
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
