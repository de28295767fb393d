export const variables = {
  tableName: 'TABLE_NAME',
  scheduleGroup: 'SCHEDULE_GROUP',
  scheduleRoleArn: 'SCHEDULE_ROLE_ARN',
  scheduleDeadLetterArn: 'SCHEDULE_DEAD_LETTER_ARN',
  reminderDispatchQueueArn: 'REMINDER_DISPATCH_QUEUE_ARN',
  /** `0` turns off the write counters; any other value, or none, leaves them on. */
  rateLimits: 'RATE_LIMITS',
  /** The service's one origin, without a trailing slash: issuer, passkey domain, base of every link. */
  publicUrl: 'PUBLIC_URL',
  /** Who may create an account: `open`, `invite` or `closed`, which it is unless it is set. */
  signUp: 'SIGN_UP',
  /** Codes an hour to addresses that nobody has, in all; default 200. */
  signUpMailsPerHour: 'SIGN_UP_MAILS_PER_HOUR',
  /** Who runs the service and the versions of its legal texts, as JSON (shared/contract/web/site.ts). */
  site: 'SITE',
  /** What the operator sells, as JSON (shared/contract/web/plan.ts). Unset: no prices, and no limit of connections. */
  plans: 'PLANS',
  /** The operator's page of plans and payment; the user's id is appended as `user`. Unset: there is none. */
  plansUrl: 'PLANS_URL',
  /** Where the payment provider is told that an account is being erased. Unset: it is not told. */
  billingEventsUrl: 'BILLING_EVENTS_URL',
  /**
   * SHA-256 (hexadecimal) of the values of the header that proves the edge, separated by commas; two while it is rotated.
   * Unset: every request is refused, unless `edge` says that there is none.
   */
  originSecretDigests: 'ORIGIN_SECRET_DIGESTS',
  /** `none`: no edge stands before the API, so requests need no proof (local stack, dev without an edge). */
  edge: 'EDGE',
  /** Public half of the key of access records: SPKI in DER, base 64. Unset: none are written. */
  visitsPublicKey: 'VISITS_PUBLIC_KEY',
  /** Further origins whose pages may call `/mcp`, separated by commas. */
  allowedOrigins: 'ALLOWED_ORIGINS',
  memoryProvider: 'MEMORY_PROVIDER',
  mem0ApiUrl: 'MEM0_API_URL',
  pluggyApiUrl: 'PLUGGY_API_URL',
  pluggyUpdatesPerMinute: 'PLUGGY_UPDATES_PER_MINUTE',
  /** `1` (`npm start` with one's own credentials): every item of the application is the one user's, and the schedule only reads. */
  ownApplication: 'OWN_APPLICATION',
  /** Hours between two scheduled synchronizations of a connection; default 24, as webhooks report what is new. */
  syncHours: 'SYNC_HOURS',
  /** Seconds after a manual update during which the same connection is not updated again; default 900. */
  manualUpdateCooldownSeconds: 'MANUAL_UPDATE_COOLDOWN_SECONDS',
  /** Seconds that a manual update waits for its banks before it continues in the background; default 20. */
  manualUpdateWaitSeconds: 'MANUAL_UPDATE_WAIT_SECONDS',
  /** Seconds over which a scheduled run spreads its synchronizations; default 240. */
  syncSpreadSeconds: 'SYNC_SPREAD_SECONDS',
  /** 0 renews limits at once (local stack); otherwise renewals are spread over the hour after the boundary. */
  limitRenewalSpreadSeconds: 'LIMIT_RENEWAL_SPREAD_SECONDS',
  /** Seconds before the first check of a running update, doubled at each check; default 30. */
  syncPollSeconds: 'SYNC_POLL_SECONDS',
  /** CloudWatch namespace of the job metrics; unset: no metrics. */
  metricsNamespace: 'METRICS_NAMESPACE',
  /** The deployed commit, in every log line. */
  commit: 'SALDO_COMMIT',
  /** `1` (local stack only): jobs and messages may carry the instant at which they run. */
  simulatedRuns: 'SIMULATED_RUNS',
  /** Seconds until a failed message is visible again, doubled each time; unset: the queue's visibility timeout. */
  retryBaseSeconds: 'RETRY_BASE_SECONDS',
  pluggySignatureHeader: 'PLUGGY_SIGNATURE_HEADER',
  /** Address of another connect widget than the aggregator's own (local stack only). */
  pluggyConnectUrl: 'PLUGGY_CONNECT_URL',
  /** `0` stops WhatsApp as its switch does. */
  whatsappEnabled: 'WHATSAPP_ENABLED',
  whatsappApiUrl: 'WHATSAPP_API_URL',
  whatsappPhoneNumberId: 'WHATSAPP_PHONE_NUMBER_ID',
  /** A WhatsApp Flow that connects a bank; takes precedence over `whatsappConnectionUrl`. */
  whatsappConnectionFlowId: 'WHATSAPP_CONNECTION_FLOW_ID',
  /** URL of the page that connects a bank, to which a link's token is appended; default `<PUBLIC_URL>/conectar#`. */
  whatsappConnectionUrl: 'WHATSAPP_CONNECTION_URL',
  whatsappMessagesPerSecond: 'WHATSAPP_MESSAGES_PER_SECOND',
  /** `1` (local stack only): webhooks may be on this machine, over http too. */
  outgoingLoopback: 'OUTGOING_LOOPBACK',
  /** Country codes of new phone numbers, separated by commas; default 55, Brazil. */
  phoneCountries: 'PHONE_COUNTRIES',
  emailSender: 'EMAIL_SENDER',
  emailConfigurationSet: 'EMAIL_CONFIGURATION_SET',
  /** For codes and mail about security: SES looks up no suppression list for it. */
  emailSecurityConfigurationSet: 'EMAIL_SECURITY_CONFIGURATION_SET',
  emailsPerSecond: 'EMAILS_PER_SECOND',
} as const;

/** A required setting is missing. `missing` is its name and holds no value. */
export class MissingSettingError extends Error {
  override readonly name = 'MissingSettingError';
  readonly missing: string;
  constructor(missing: string) {
    super(`Not configured: ${missing}`);
    this.missing = missing;
  }
}

/** An address of the service itself; null where it has no domain of its own. @param path begins with a slash */
export const publicLink = (path: string): string | null => {
  const origin = optionalSetting(variables.publicUrl);
  return origin ? `${origin}${path}` : null;
};

type Variable = (typeof variables)[keyof typeof variables];

export const optionalSetting = (name: Variable | `${string}_QUEUE_URL` | `${string}_SECRET_ID`): string | undefined =>
  process.env[name] || undefined;

/** Whether the aggregator's application is the user's own. */
export const isOwnApplication = (): boolean => optionalSetting(variables.ownApplication) === '1';

export const setting = (name: Variable | `${string}_QUEUE_URL` | `${string}_SECRET_ID`): string => {
  const value = optionalSetting(name);
  if (!value) throw new MissingSettingError(`environment variable ${name}`);
  return value;
};

export const numericSetting = (name: Variable, fallback: number): number => {
  const value = Number(optionalSetting(name) ?? fallback);
  if (!Number.isFinite(value) || value < 0) throw new Error(`Environment variable ${name} is not a number`);
  return value;
};
