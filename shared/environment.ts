/** Every environment variable that a function reads; set by infra, read nowhere by another name. */
export const variables = {
  tableName: 'TABLE_NAME',
  scheduleGroup: 'SCHEDULE_GROUP',
  scheduleRoleArn: 'SCHEDULE_ROLE_ARN',
  scheduleDeadLetterArn: 'SCHEDULE_DEAD_LETTER_ARN',
  reminderDispatchQueueArn: 'REMINDER_DISPATCH_QUEUE_ARN',
  throttlePerSecond: 'THROTTLE_PER_SECOND',
  memoryProvider: 'MEMORY_PROVIDER',
  mem0ApiUrl: 'MEM0_API_URL',
  pluggyApiUrl: 'PLUGGY_API_URL',
  pluggyUpdatesPerMinute: 'PLUGGY_UPDATES_PER_MINUTE',
  /** Seconds over which a scheduled run spreads its synchronizations; 240 unless set. */
  syncSpreadSeconds: 'SYNC_SPREAD_SECONDS',
  /** 0: renewals of limits run at once (local); else they are spread over the hour after the boundary. */
  limitRenewalSpreadSeconds: 'LIMIT_RENEWAL_SPREAD_SECONDS',
  /** Seconds until an institution that is still at it is looked at again; doubles each time; 30 unless set. */
  syncPollSeconds: 'SYNC_POLL_SECONDS',
  /** CloudWatch namespace of what jobs measure; unset: nothing is published. */
  metricsNamespace: 'METRICS_NAMESPACE',
  /** Seconds until a failed message comes back, doubling each time; unset: the queue's visibility timeout. */
  retryBaseSeconds: 'RETRY_BASE_SECONDS',
  pluggySignatureHeader: 'PLUGGY_SIGNATURE_HEADER',
  pluggyWebhookUrl: 'PLUGGY_WEBHOOK_URL',
  whatsappApiUrl: 'WHATSAPP_API_URL',
  whatsappPhoneNumberId: 'WHATSAPP_PHONE_NUMBER_ID',
  /** A WhatsApp Flow that connects a bank; it comes before the address. */
  whatsappConnectionFlowId: 'WHATSAPP_CONNECTION_FLOW_ID',
  /** Address of the page that connects a bank, up to where the connect token is appended. */
  whatsappConnectionUrl: 'WHATSAPP_CONNECTION_URL',
  whatsappMessagesPerSecond: 'WHATSAPP_MESSAGES_PER_SECOND',
  emailSender: 'EMAIL_SENDER',
  emailConfigurationSet: 'EMAIL_CONFIGURATION_SET',
  emailsPerSecond: 'EMAILS_PER_SECOND',
} as const;

type Variable = (typeof variables)[keyof typeof variables];

/** The variable's value, or undefined when it is unset or empty. */
export const optionalSetting = (name: Variable | `${string}_QUEUE_URL` | `${string}_SECRET_ID`): string | undefined =>
  process.env[name] || undefined;

/** The variable's value; throws a clear error, at first use, when a deployment forgot it. */
export const setting = (name: Variable | `${string}_QUEUE_URL` | `${string}_SECRET_ID`): string => {
  const value = optionalSetting(name);
  if (!value) throw new Error(`Environment variable ${name} is not set`);
  return value;
};

/** A numeric setting; `fallback` when it is unset. */
export const numericSetting = (name: Variable, fallback: number): number => {
  const value = Number(optionalSetting(name) ?? fallback);
  if (!Number.isFinite(value) || value < 0) throw new Error(`Environment variable ${name} is not a number`);
  return value;
};
