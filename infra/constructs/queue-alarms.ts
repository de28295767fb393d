import { Stats } from 'aws-cdk-lib/aws-cloudwatch';
import { type QueueName, queues } from '../../shared/contract/queues.ts';
import { type Alarms, FIVE_MINUTES } from './alarms.ts';
import { mapEntries } from './map-entries.ts';
import type { ServiceResources } from './service-resources.ts';

/** Age of the oldest message at which somebody notices, in seconds, and the alarm's name where it has its own. */
const patience: Record<QueueName, { name?: string; seconds: number }> = {
  syncItem: { name: 'sync-age', seconds: 1800 },
  webhookEvent: { seconds: 900 },
  evaluateLimits: { seconds: 900 },
  renewLimits: { seconds: 7200 },
  dispatchReminder: { name: 'late-reminders', seconds: 180 },
  sendEmail: { seconds: 900 },
  sendWhatsapp: { seconds: 900 },
  deliveryFeedback: { seconds: 3600 },
};

/** Two alarms per queue: messages wait too long, messages were given up. */
export const addQueueAlarms = (alarms: Alarms, resources: ServiceResources): void => {
  mapEntries(queues, ({ name, hurts }, key) => {
    const { queue, deadLetters } = resources.queues[key];
    const { seconds, name: ownName = `waiting-${name}` } = patience[key];
    const age = queue.metricApproximateAgeOfOldestMessage({ period: FIVE_MINUTES, statistic: Stats.MAXIMUM });
    alarms.add({ name: ownName, hurts, metric: age, threshold: seconds, periods: 2 });
    const dead = deadLetters.metricApproximateNumberOfMessagesVisible({
      period: FIVE_MINUTES,
      statistic: Stats.MAXIMUM,
    });
    alarms.add({ name: `dead-letters-${name}`, hurts, metric: dead, threshold: 0 });
  });
  const undelivered = resources.scheduler.deadLetters.metricApproximateNumberOfMessagesVisible({
    period: FIVE_MINUTES,
    statistic: Stats.MAXIMUM,
  });
  const hurts = 'users whose reminder or scheduled job was not started';
  alarms.add({ name: 'dead-letters-schedules', hurts, metric: undelivered, threshold: 0 });
};
