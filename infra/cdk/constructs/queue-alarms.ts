import { Metric, Stats } from 'aws-cdk-lib/aws-cloudwatch';
import { type QueueName, queues } from '../../../shared/contract/queues.ts';
import { names } from '../names.ts';
import { type Alarms, FIVE_MINUTES } from './alarms.ts';
import { mapEntries } from './map-entries.ts';

/** Age of the oldest message at which users notice, in seconds. */
const patience: Record<QueueName, number> = {
  syncItem: 1800,
  webhookEvent: 900,
  evaluateLimits: 900,
  finishWords: 900,
  sweepShard: 900,
  renewLimits: 7200,
  sendDigests: 7200,
  dispatchReminder: 180,
  sendEmail: 900,
  sendSignInCode: 120,
  eraseUser: 1800,
  sendBillingEvent: 3600,
  sendWhatsapp: 900,
  sendWebhook: 900,
  deliveryFeedback: 3600,
};

const ofQueue = (metricName: string) => (QueueName: string) =>
  new Metric({
    namespace: 'AWS/SQS',
    metricName,
    dimensionsMap: { QueueName },
    period: FIVE_MINUTES,
    statistic: Stats.MAXIMUM,
    label: QueueName,
  });
/** Age in seconds. */
export const oldestMessage = ofQueue('ApproximateAgeOfOldestMessage');
export const visibleMessages = ofQueue('ApproximateNumberOfMessagesVisible');

/** Two alarms per queue: messages wait too long, messages failed. */
export const addQueueAlarms = (alarms: Alarms, env: string): void => {
  mapEntries(queues, ({ name, impact }, key) => {
    const age = oldestMessage(names.queue(env, name));
    alarms.add({ name: `waiting-${name}`, impact, metric: age, threshold: patience[key], periods: 2 });
    const dead = visibleMessages(names.deadLetters(env, name));
    alarms.add({ name: `dead-letters-${name}`, impact, metric: dead, threshold: 0 });
  });
  const undelivered = visibleMessages(names.scheduleDeadLetters(env));
  const impact = 'users whose reminder or scheduled job was not started';
  alarms.add({ name: 'dead-letters-schedules', impact, metric: undelivered, threshold: 0 });
};
