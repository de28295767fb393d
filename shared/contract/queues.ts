/** A queue with its worker; infra and the local stack also create its dead-letter queue and alarm. */
export type QueueSpec = {
  /** The queue's name in an environment and the worker's file in functions/jobs. */
  name: string;
  /** Environment variable with the queue's URL. */
  urlVariable: `${string}_QUEUE_URL`;
  batchSize: number;
  /** Receives before a message moves to the dead-letter queue. */
  maxReceiveCount: number;
  /** The worker's timeout; the visibility timeout is six times as long. */
  timeoutSeconds: number;
  /** Minutes that a message is kept, as a dead letter too; absent: four days, and two weeks as a dead letter. */
  keptMinutes?: number;
  /** Of the worker; default 1,024. */
  memoryMb?: number;
  /** Maximum number of workers; an operator overrides it by the setting `workerConcurrency`. */
  maximumConcurrency: number;
  /** Who is affected when messages wait or fail, for the alarm. */
  impact: string;
};

export const queues = {
  syncItem: {
    name: 'sync-item',
    urlVariable: 'SYNC_ITEM_QUEUE_URL',
    batchSize: 5,
    maxReceiveCount: 8,
    // Five first imports of 10,000 rows each take 110 s of it (test/bench/growth).
    timeoutSeconds: 180,
    // It waits for the aggregator most of its time.
    memoryMb: 512,
    maximumConcurrency: 20,
    impact: 'users whose bank data stays stale',
  },
  webhookEvent: {
    name: 'webhook-event',
    urlVariable: 'WEBHOOK_EVENT_QUEUE_URL',
    batchSize: 10,
    maxReceiveCount: 8,
    timeoutSeconds: 30,
    maximumConcurrency: 20,
    impact: 'users whose bank events are not taken in',
  },
  evaluateLimits: {
    name: 'evaluate-limits',
    urlVariable: 'EVALUATE_LIMITS_QUEUE_URL',
    batchSize: 10,
    maxReceiveCount: 6,
    timeoutSeconds: 60,
    maximumConcurrency: 10,
    impact: 'users who are not warned about their spending',
  },
  finishWords: {
    name: 'finish-words',
    urlVariable: 'FINISH_WORDS_QUEUE_URL',
    batchSize: 10,
    maxReceiveCount: 6,
    timeoutSeconds: 60,
    maximumConcurrency: 5,
    impact: "users some of whose older transactions do not show a merchant's new category or name",
  },
  sweepShard: {
    name: 'sweep-shard',
    urlVariable: 'SWEEP_SHARD_QUEUE_URL',
    batchSize: 1,
    maxReceiveCount: 4,
    timeoutSeconds: 300,
    maximumConcurrency: 8,
    impact: 'users whose banks are not checked, and whose recurring reminders do not move on',
  },
  renewLimits: {
    name: 'renew-limits-batch',
    urlVariable: 'RENEW_LIMITS_QUEUE_URL',
    batchSize: 1,
    maxReceiveCount: 6,
    timeoutSeconds: 60,
    maximumConcurrency: 20,
    impact: 'no user immediately: listings do not depend on renewal bookkeeping',
  },
  sendDigests: {
    name: 'send-digests-batch',
    urlVariable: 'SEND_DIGESTS_QUEUE_URL',
    batchSize: 1,
    maxReceiveCount: 6,
    timeoutSeconds: 120,
    maximumConcurrency: 8,
    impact: 'users whose digest of the week is late',
  },
  dispatchReminder: {
    name: 'dispatch-reminder',
    urlVariable: 'DISPATCH_REMINDER_QUEUE_URL',
    batchSize: 10,
    maxReceiveCount: 6,
    timeoutSeconds: 60,
    // About 400 a second: four times the channels' rate, within a new table's capacity (test/bench/scale).
    maximumConcurrency: 10,
    impact: 'users whose reminders are late',
  },
  sendEmail: {
    name: 'send-email',
    urlVariable: 'SEND_EMAIL_QUEUE_URL',
    batchSize: 10,
    maxReceiveCount: 6,
    timeoutSeconds: 60,
    maximumConcurrency: 2,
    impact: 'users who get no e-mail',
  },
  sendSignInCode: {
    name: 'send-sign-in-code',
    urlVariable: 'SEND_SIGN_IN_CODE_QUEUE_URL',
    batchSize: 5,
    // A code expires after ten minutes; then its message is dropped.
    maxReceiveCount: 6,
    timeoutSeconds: 20,
    // The message holds the code: nobody finds it later.
    keptMinutes: 15,
    maximumConcurrency: 4,
    impact: 'users who cannot sign in: their codes do not arrive',
  },
  eraseUser: {
    name: 'erase-user',
    urlVariable: 'ERASE_USER_QUEUE_URL',
    batchSize: 1,
    maxReceiveCount: 8,
    timeoutSeconds: 300,
    maximumConcurrency: 2,
    impact: 'users who have ended their account, and whose data is still there',
  },
  sendBillingEvent: {
    name: 'send-billing-event',
    urlVariable: 'SEND_BILLING_EVENT_QUEUE_URL',
    batchSize: 1,
    maxReceiveCount: 6,
    timeoutSeconds: 30,
    maximumConcurrency: 2,
    impact: 'users who have ended their account, and whose subscription the payment provider still renews',
  },
  sendWhatsapp: {
    name: 'send-whatsapp',
    urlVariable: 'SEND_WHATSAPP_QUEUE_URL',
    batchSize: 10,
    maxReceiveCount: 6,
    timeoutSeconds: 60,
    maximumConcurrency: 8,
    impact: 'users who get no WhatsApp message',
  },
  sendWebhook: {
    name: 'send-webhook',
    urlVariable: 'SEND_WEBHOOK_QUEUE_URL',
    // A slow endpoint delays its own messages only.
    batchSize: 1,
    maxReceiveCount: 6,
    timeoutSeconds: 60,
    maximumConcurrency: 50,
    impact: 'developers whose webhooks get no events',
  },
  deliveryFeedback: {
    name: 'delivery-feedback',
    urlVariable: 'DELIVERY_FEEDBACK_QUEUE_URL',
    batchSize: 10,
    maxReceiveCount: 6,
    timeoutSeconds: 30,
    maximumConcurrency: 2,
    impact: 'operators: bounces and refusals are not recorded',
  },
} as const satisfies Record<string, QueueSpec>;

export type QueueName = keyof typeof queues;
