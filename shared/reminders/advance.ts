import type { SaveOptions } from '../access/quota/quota-repository.ts';
import { type Measure, metrics } from '../contract/metrics.ts';
import { type AnnouncingServices, announce } from '../notifications/announce.ts';
import type { Notification } from '../notifications/recipient.ts';
import type { FindRecipient } from '../notifications/send-delivery.ts';
import type { SaveOutcome } from '../platform/table/write-owned.ts';
import { type Instant, secondsBetween } from '../time/instant.ts';
import type { Reminder } from './reminder.ts';
import { nextStep, reminderOccurrenceOf, renewed } from './reminder-occurrence.ts';
import type { ReminderStore } from './reminder-store.ts';
import { type DispatchMessage, type SchedulingServices, scheduleNotification } from './schedule-notification.ts';

export type AdvanceServices = SchedulingServices &
  AnnouncingServices & {
    reminders: ReminderStore;
    findRecipient: FindRecipient;
    /** True while the user is being erased: then nothing is written. */
    isErased(userId: string): Promise<boolean>;
    measure: Measure;
  };

/** One message's steps: a notification, a renewal, a notification due at once, and retries after lost races. */
const MOST_STEPS = 10;

/** Each step is one transaction on the record as it was read, so late and repeated messages change nothing. */
export const advanceReminder =
  (services: AdvanceServices) =>
  async ({ userId, reminderId }: DispatchMessage, now: Instant): Promise<void> => {
    for (let steps = 0; steps < MOST_STEPS; steps += 1) {
      const [reminder, isErased] = await Promise.all([
        services.reminders.find(userId, reminderId),
        services.isErased(userId),
      ]);
      // A concurrent call may have created a schedule for a removed reminder.
      if (!reminder || isErased) return services.schedules.remove(reminderId);
      const step = nextStep(reminder);
      // Also repairs the schedule after a worker died between record and schedule.
      if (!step || step.at > now) return schedulePending(services, reminder, now);
      await (step.kind === 'notify' ? dispatch(services, reminder, step.at, now) : renew(services, reminder, now));
    }
    throw new Error('A reminder kept changing while it was advanced');
  };

const schedulePending = async (services: AdvanceServices, reminder: Reminder, now: Instant): Promise<void> => {
  if (nextStep(reminder)?.kind === 'notify') await scheduleNotification(services, reminder, now);
};

const renew = ({ reminders }: AdvanceServices, reminder: Reminder, now: Instant): Promise<SaveOutcome> =>
  reminders.replace(reminder, renewed(reminder, now));

/** Without access the occurrence still counts as dispatched, so it is not sent later. */
const dispatch = async (services: AdvanceServices, reminder: Reminder, at: Instant, now: Instant): Promise<void> => {
  const { reminders, findRecipient, measure } = services;
  const { userId, id, title, amount, dueDate, isImmediate } = reminder;
  const occurrence = reminderOccurrenceOf(reminder);
  const after = { ...reminder, notifyAt: null, isImmediate: false, dispatchedOccurrence: occurrence };
  const save = (notification: Notification, writes: SaveOptions = {}) =>
    reminders.replace(reminder, { ...after, notification }, writes);
  const recipient = await findRecipient(userId, now);
  if (!recipient) return void (await save({ status: 'not_sent', reason: 'no_access' }));
  const occasion = { userId, id, occurrence, provoked: isImmediate, now };
  const notice = { kind: 'reminder', title, amount, dueDate } as const;
  const { outcome } = await announce(services, occasion, { notice, recipient }, save);
  if (outcome === 'saved') measure(metrics.reminderLateness, secondsBetween(at, now));
};
