import { Stats } from 'aws-cdk-lib/aws-cloudwatch';
import { type QueueName, queues } from '../../../shared/contract/queues.ts';
import { type Alarms, FIVE_MINUTES } from './alarms.ts';
import { mapEntries } from './map-entries.ts';
import type { ServiceResources } from './service-resources.ts';

/** Age of the oldest message at which users notice, in seconds. */
const patience: Record<QueueName, number> = {
  syncItem: 1800,
  webhookEvent: 900,
  evaluateLimits: 900,
  finishWords: 900,
  renewLimits: 7200,
  dispatchReminder: 180,
  sendEmail: 900,
  sendSignInCode: 120,
  eraseUser: 1800,
  sendWhatsapp: 900,
  sendWebhook: 900,
  deliveryFeedback: 3600,
};

/** Two alarms per queue: messages wait too long, messages failed. */
export const addQueueAlarms = (alarms: Alarms, resources: ServiceResources): void => {
  mapEntries(queues, ({ name, impact }, key) => {
    const { queue, deadLetters } = resources.queues[key];
    const age = queue.metricApproximateAgeOfOldestMessage({ period: FIVE_MINUTES, statistic: Stats.MAXIMUM });
    alarms.add({ name: `waiting-${name}`, impact, metric: age, threshold: patience[key], periods: 2 });
    const dead = deadLetters.metricApproximateNumberOfMessagesVisible({
      period: FIVE_MINUTES,
      statistic: Stats.MAXIMUM,
    });
    alarms.add({ name: `dead-letters-${name}`, impact, metric: dead, threshold: 0 });
  });
  const undelivered = resources.scheduler.deadLetters.metricApproximateNumberOfMessagesVisible({
    period: FIVE_MINUTES,
    statistic: Stats.MAXIMUM,
  });
  const impact = 'users whose reminder or scheduled job was not started';
  alarms.add({ name: 'dead-letters-schedules', impact, metric: undelivered, threshold: 0 });
};
