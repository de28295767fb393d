import { Stats } from 'aws-cdk-lib/aws-cloudwatch';
import { type QueueName, queues } from '../../shared/contract/queues.ts';
import { type Alarms, FIVE_MINUTES } from './alarms.ts';
import { mapEntries } from './map-entries.ts';
import type { ServiceResources } from './service-resources.ts';

/** Age of the oldest message at which somebody notices, in seconds. */
const patience: Record<QueueName, number> = {
  syncItem: 1800,
  webhookEvent: 900,
  evaluateLimits: 900,
  renewLimits: 7200,
  dispatchReminder: 180,
  sendEmail: 900,
  sendWhatsapp: 900,
  deliveryFeedback: 3600,
};

/** Two alarms per queue: messages wait too long, messages were given up. */
export const addQueueAlarms = (alarms: Alarms, resources: ServiceResources): void => {
  mapEntries(queues, ({ name, hurts }, key) => {
    const { queue, deadLetters } = resources.queues[key];
    const age = queue.metricApproximateAgeOfOldestMessage({ period: FIVE_MINUTES, statistic: Stats.MAXIMUM });
    alarms.add({ name: `waiting-${name}`, hurts, metric: age, threshold: patience[key], periods: 2 });
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
