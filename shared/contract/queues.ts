/** One SQS queue with its worker. Infra makes it, its dead-letter queue and its alarm; the local stack does the same. */
export type QueueSpec = {
  /** Queue name inside an environment, and the name of the worker's file in functions/jobs. */
  name: string;
  /** Environment variable that holds the queue's URL. */
  urlVariable: `${string}_QUEUE_URL`;
  batchSize: number;
  /** Receives after which a message moves to the dead-letter queue. */
  maxReceiveCount: number;
  /** The worker's timeout; the visibility timeout is six times as long. */
  timeoutSeconds: number;
  /** At most so many workers at once; absent: unlimited. */
  maximumConcurrency?: number;
  /** Who is hurt when messages wait or fail, for the alarm. */
  hurts: string;
};

/** Every queue of the service. */
export const queues = {
  syncItem: {
    name: 'sync-item',
    urlVariable: 'SYNC_ITEM_QUEUE_URL',
    batchSize: 5,
    maxReceiveCount: 8,
    timeoutSeconds: 120,
    maximumConcurrency: 20,
    hurts: 'users whose bank data stays stale',
  },
  webhookEvent: {
    name: 'webhook-event',
    urlVariable: 'WEBHOOK_EVENT_QUEUE_URL',
    batchSize: 10,
    maxReceiveCount: 8,
    timeoutSeconds: 30,
    hurts: 'users whose bank events are not taken in',
  },
  evaluateLimits: {
    name: 'evaluate-limits',
    urlVariable: 'EVALUATE_LIMITS_QUEUE_URL',
    batchSize: 10,
    maxReceiveCount: 6,
    timeoutSeconds: 60,
    hurts: 'users who are not warned about their spending',
  },
  renewLimits: {
    name: 'renew-limits-batch',
    urlVariable: 'RENEW_LIMITS_QUEUE_URL',
    batchSize: 1,
    maxReceiveCount: 6,
    timeoutSeconds: 60,
    maximumConcurrency: 20,
    hurts: 'nobody at once: listings do not depend on renewal bookkeeping',
  },
  dispatchReminder: {
    name: 'dispatch-reminder',
    urlVariable: 'DISPATCH_REMINDER_QUEUE_URL',
    batchSize: 10,
    maxReceiveCount: 6,
    timeoutSeconds: 60,
    // Some 400 a second: four times what the channels send, and no more than a new table takes (test/bench/scale).
    maximumConcurrency: 10,
    hurts: 'users whose reminders are late',
  },
  sendEmail: {
    name: 'send-email',
    urlVariable: 'SEND_EMAIL_QUEUE_URL',
    batchSize: 10,
    maxReceiveCount: 6,
    timeoutSeconds: 60,
    maximumConcurrency: 2,
    hurts: 'users who get no e-mail',
  },
  sendWhatsapp: {
    name: 'send-whatsapp',
    urlVariable: 'SEND_WHATSAPP_QUEUE_URL',
    batchSize: 10,
    maxReceiveCount: 6,
    timeoutSeconds: 60,
    maximumConcurrency: 8,
    hurts: 'users who get no WhatsApp message',
  },
  deliveryFeedback: {
    name: 'delivery-feedback',
    urlVariable: 'DELIVERY_FEEDBACK_QUEUE_URL',
    batchSize: 10,
    maxReceiveCount: 6,
    timeoutSeconds: 30,
    hurts: 'operators: bounces and refusals are not recorded',
  },
} as const satisfies Record<string, QueueSpec>;

export type QueueName = keyof typeof queues;
