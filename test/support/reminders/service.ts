import { switchReader } from '../../../shared/access/switches.ts';
import { outbox } from '../../../shared/events/outbox.ts';
import type { Sender } from '../../../shared/notifications/channels/channel.ts';
import { deliveryId } from '../../../shared/notifications/delivery.ts';
import { deliveryStore } from '../../../shared/notifications/delivery-store.ts';
import { noticeBudgetStore } from '../../../shared/notifications/notices/notice-budget.ts';
import type { Channel } from '../../../shared/notifications/recipient.ts';
import { type FindRecipient, sendDelivery } from '../../../shared/notifications/send-delivery.ts';
import { suppressionListStore } from '../../../shared/notifications/suppression-list.ts';
import { sweepDeliveries, unsentDeliveries } from '../../../shared/notifications/sweep-deliveries.ts';
import type { Table } from '../../../shared/platform/table/table.ts';
import { advanceReminder } from '../../../shared/reminders/advance.ts';
import { reminderStore, renewReminders, sweepReminders } from '../../../shared/reminders/reminder-store.ts';
import { dispatchMessage, type ReminderSchedules } from '../../../shared/reminders/schedule-notification.ts';
import { stillWanted } from '../../../shared/runtime/jobs/still-wanted.ts';
import type { Instant } from '../../../shared/time/instant.ts';
import { localHashes } from '../address-hashes.ts';
import { measured } from '../measured.ts';
import type { Body, VirtualQueues } from './virtual-queues.ts';

export type QueueName = 'dispatch' | Channel;

type StackDependencies = {
  table: Table;
  clock(): Instant;
  queues: VirtualQueues<QueueName>;
  schedules: ReminderSchedules;
  vendor: Sender;
  findRecipient: FindRecipient;
  isErased(userId: string): Promise<boolean>;
};

/** Workers and jobs of the reminders with their real stores and rules, as functions/jobs puts them together. */
export const reminderService = ({ table, clock, queues, schedules, vendor, ...people }: StackDependencies) => {
  const reminders = reminderStore(table);
  const deliveries = deliveryStore(table, clock);
  const budgets = noticeBudgetStore(table);
  const suppressionList = suppressionListStore(table, clock);
  const channelQueues = { email: queues.of('email'), whatsapp: queues.of('whatsapp') };
  const dispatchQueue = queues.of('dispatch');
  const { measure, of: measuredOf } = measured();
  const scheduling = { schedules, dispatchQueue };

  const sending = (channel: Channel) =>
    sendDelivery({
      deliveries,
      suppressionList,
      addressHashes: async () => localHashes,
      findRecipient: people.findRecipient,
      events: outbox(table),
      stillWanted: stillWanted(table),
      isStopped: async () => (await switchReader(table).on()).has(channel),
      sender: vendor,
      pace: async () => undefined,
      queue: channelQueues[channel],
      phoneQueue: channelQueues.whatsapp,
      clock,
      random: () => 0,
      recording: { attempts: 1, pauseMs: 0, longestPauseMs: 0 },
      measure,
    });
  const send = { email: sending('email'), whatsapp: sending('whatsapp') };
  const advance = advanceReminder({ reminders, deliveries, budgets, channelQueues, measure, ...people, ...scheduling });

  return {
    reminders,
    deliveries,
    suppressionList,
    scheduling,
    measuredOf,
    /** Does one message's work. */
    handle(queue: QueueName, body: Body): Promise<void> {
      const now = body.now ?? clock();
      return queue === 'dispatch'
        ? advance(dispatchMessage.parse(body), now)
        : send[queue](deliveryId.parse(body), now);
    },
    jobs: {
      renew: (now: Instant) => renewReminders({ reminders, dispatchQueue, clock, measure }, { until: now }),
      sweep: async (now: Instant) => {
        await sweepReminders({ reminders, dispatchQueue, clock, measure }, { until: now });
        const depths = { email: channelQueues.email.depth, whatsapp: channelQueues.whatsapp.depth };
        await sweepDeliveries({ unsent: unsentDeliveries(table), queues: channelQueues, depths, clock, measure }, now);
      },
    },
  };
};
