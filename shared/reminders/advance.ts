import { type Measure, metrics } from '../contract/metrics.ts';
import { announce, type ChannelQueues, enqueueDeliveries } from '../notifications/announce.ts';
import type { DeliveryStore } from '../notifications/delivery-store.ts';
import type { FindRecipient } from '../notifications/send-delivery.ts';
import type { SaveOutcome } from '../storage/write-owned.ts';
import { type Instant, secondsBetween } from '../time/instant.ts';
import { type Arranging, arrangeNotification } from './arrange.ts';
import type { DispatchMessage } from './dispatch-message.ts';
import { nextStep, occurrenceOf } from './occurrence.ts';
import type { Reminder } from './reminder.ts';
import type { ReminderStore } from './reminder-store.ts';
import { renewed } from './renewal.ts';

export type AdvanceServices = Arranging & {
  reminders: ReminderStore;
  deliveries: DeliveryStore;
  channelQueues: ChannelQueues;
  findRecipient: FindRecipient;
  /** Whether the user is being erased: then nothing is written any more (design 11). */
  isErased(userId: string): Promise<boolean>;
  measure: Measure;
};

/** Steps of one message: a notification, a renewal, the notification that is then due at once; and races lost. */
const MOST_STEPS = 10;

/**
 * Does what is due for a reminder at `now`, as its record says, whatever message asked for it: a message that comes
 * late, twice or for an earlier occurrence finds nothing to do. Each step is one transaction on the record as it was
 * read, so two workers cannot take the same one.
 */
export const advanceReminder =
  (services: AdvanceServices) =>
  async ({ userId, reminderId }: DispatchMessage, now: Instant): Promise<void> => {
    for (let steps = 0; steps < MOST_STEPS; steps += 1) {
      const [reminder, isErased] = await Promise.all([
        services.reminders.find(userId, reminderId),
        services.isErased(userId),
      ]);
      if (!reminder || isErased) return;
      const step = nextStep(reminder);
      // Also when the worker before this one died between the record and its schedule.
      if (!step || step.at > now) return arrangePending(services, reminder, now);
      await (step.kind === 'notify' ? dispatch(services, reminder, step.at, now) : renew(services, reminder, now));
    }
    throw new Error('A reminder kept changing while it was advanced');
  };

const arrangePending = async (services: AdvanceServices, reminder: Reminder, now: Instant): Promise<void> => {
  if (nextStep(reminder)?.kind === 'notify') await arrangeNotification(services, reminder, now);
};

const renew = ({ reminders }: AdvanceServices, reminder: Reminder, now: Instant): Promise<SaveOutcome> =>
  reminders.replace(reminder, renewed(reminder, now));

/** The occurrence is dispatched also where nobody is to be told: without access it is not made up for later. */
const dispatch = async (services: AdvanceServices, reminder: Reminder, at: Instant, now: Instant): Promise<void> => {
  const { reminders, deliveries, channelQueues, findRecipient, measure } = services;
  const { userId, id, title, amount, dueDate } = reminder;
  const occurrence = occurrenceOf(reminder);
  const after = { ...reminder, notifyAt: null, dispatchedOccurrence: occurrence };
  const recipient = await findRecipient(userId, now);
  const announced = recipient
    ? announce(deliveries, { userId, id, occurrence }, { kind: 'reminder', title, amount, dueDate }, recipient)
    : { deliveries: [], writes: [] };
  const outcome = await reminders.replace(reminder, after, { deliveries: announced.writes });
  if (outcome === 'saved' && recipient) measure(metrics.reminderLateness, secondsBetween(at, now));
  if (outcome === 'saved') await enqueueDeliveries(channelQueues, announced.deliveries, now);
  // An owner went back to a moment that has rung before: its deliveries exist, only the record moves on.
  if (outcome === 'refused') await reminders.replace(reminder, after);
};
