import { badAddressStore } from '../../../shared/notifications/bad-addresses.ts';
import type { Sender } from '../../../shared/notifications/channel.ts';
import { deliveryId } from '../../../shared/notifications/delivery.ts';
import { deliveryStore } from '../../../shared/notifications/delivery-store.ts';
import type { Channel } from '../../../shared/notifications/recipient.ts';
import { type FindRecipient, sendDelivery } from '../../../shared/notifications/send-delivery.ts';
import { stillWanted } from '../../../shared/notifications/still-wanted.ts';
import { sweepDeliveries } from '../../../shared/notifications/sweep-deliveries.ts';
import { unsentDeliveries } from '../../../shared/notifications/unsent-deliveries.ts';
import { advanceReminder } from '../../../shared/reminders/advance.ts';
import { dispatchMessage } from '../../../shared/reminders/dispatch-message.ts';
import { renewReminders, sweepReminders } from '../../../shared/reminders/due-reminders.ts';
import { reminderStore } from '../../../shared/reminders/reminder-store.ts';
import type { ReminderSchedules } from '../../../shared/reminders/schedule.ts';
import type { Table } from '../../../shared/storage/table.ts';
import type { Instant } from '../../../shared/time/instant.ts';
import { measured } from '../measured.ts';
import type { Body, VirtualQueues } from './virtual-queues.ts';

export type QueueName = 'dispatch' | Channel;

type Surroundings = {
  table: Table;
  clock(): Instant;
  queues: VirtualQueues<QueueName>;
  schedules: ReminderSchedules;
  vendor: Sender;
  findRecipient: FindRecipient;
  isErased(userId: string): Promise<boolean>;
};

/** Workers and jobs of the reminders with their real stores and rules, as functions/jobs puts them together. */
export const reminderService = ({ table, clock, queues, schedules, vendor, ...people }: Surroundings) => {
  const reminders = reminderStore(table);
  const deliveries = deliveryStore(table, clock);
  const badAddresses = badAddressStore(table, clock);
  const channelQueues = { email: queues.of('email'), whatsapp: queues.of('whatsapp') };
  const dispatchQueue = queues.of('dispatch');
  const { measure, of: measuredOf } = measured();
  const arranging = { schedules, dispatchQueue };

  const sending = (channel: Channel) =>
    sendDelivery({
      deliveries,
      badAddresses,
      findRecipient: people.findRecipient,
      stillWanted: stillWanted(table),
      sender: vendor,
      pace: async () => undefined,
      queue: channelQueues[channel],
      clock,
      random: () => 0,
      recordPauses: [],
      measure,
    });
  const send = { email: sending('email'), whatsapp: sending('whatsapp') };
  const advance = advanceReminder({ reminders, deliveries, channelQueues, measure, ...people, ...arranging });

  return {
    reminders,
    deliveries,
    badAddresses,
    arranging,
    measuredOf,
    /** Does one message's work. */
    handle(queue: QueueName, body: Body): Promise<void> {
      const now = body.now ?? clock();
      return queue === 'dispatch'
        ? advance(dispatchMessage.parse(body), now)
        : send[queue](deliveryId.parse(body), now);
    },
    jobs: {
      renew: (now: Instant) => renewReminders({ reminders, dispatchQueue, clock, measure }, now),
      sweep: async (now: Instant) => {
        await sweepReminders({ reminders, dispatchQueue, clock, measure }, now);
        const depths = { email: channelQueues.email.depth, whatsapp: channelQueues.whatsapp.depth };
        await sweepDeliveries({ unsent: unsentDeliveries(table), queues: channelQueues, depths, clock, measure }, now);
      },
    },
  };
};
