/** CloudWatch keeps each metric per function: the dimension `service` is the name of the job or operation, unless it says so. */
export type MetricSpec = { name: string; unit: 'Seconds' | 'Count' };

export type Measure = (metric: MetricSpec, value: number) => void;

/** Metrics of the jobs and of a few operations, for alarms and the dashboard. Numbers only, without user data. */
export const metrics = {
  /** Seconds since a healthy connection's last complete update; one value per due connection. */
  syncAge: { name: 'SyncAge', unit: 'Seconds' },
  /** Transactions added, changed or removed by an import. */
  rowsImported: { name: 'RowsImported', unit: 'Count' },
  /** Seconds between a reminder's time and its handover to the channels. */
  reminderLateness: { name: 'ReminderLateness', unit: 'Seconds' },
  /** Late reminders that the sweep processed: their schedule or message was lost. */
  remindersSwept: { name: 'RemindersSwept', unit: 'Count' },
  deliveriesSwept: { name: 'DeliveriesSwept', unit: 'Count' },
  /** Seconds from the creation of a notice to the vendor's acceptance, or to a try that it did not take. */
  deliveryDelay: { name: 'DeliveryDelay', unit: 'Seconds' },
  deliveriesSent: { name: 'DeliveriesSent', unit: 'Count' },
  /** Permanently. */
  deliveriesRefused: { name: 'DeliveriesRefused', unit: 'Count' },
  /** Transiently, rate limits excluded; retried. */
  deliveriesFailed: { name: 'DeliveriesFailed', unit: 'Count' },
  /** By the vendor's rate limit; retried. */
  deliveriesThrottled: { name: 'DeliveriesThrottled', unit: 'Count' },
  /** People whose digest of the week has been due for half a day. */
  digestsMissed: { name: 'DigestsMissed', unit: 'Count' },
  /** Threshold notifications created. */
  limitNotices: { name: 'LimitNotices', unit: 'Count' },
  /** Signals that their owners called wrong. */
  signalsWrong: { name: 'SignalsWrong', unit: 'Count' },
  /** API keys that have ended by themselves. */
  keysEnded: { name: 'KeysEnded', unit: 'Count' },
  /** API keys that were made, replaced ones included. */
  keysCreated: { name: 'KeysCreated', unit: 'Count' },
  /** API keys that were revoked, replaced ones included. */
  keysRevoked: { name: 'KeysRevoked', unit: 'Count' },
  /** Codes that were sent by e-mail. */
  codesSent: { name: 'CodesSent', unit: 'Count' },
  /** Wrong codes and passkeys. */
  signInsRefused: { name: 'SignInsRefused', unit: 'Count' },
  /** Users that have signed up at the dashboard. */
  signUps: { name: 'SignUps', unit: 'Count' },
  /** Codes to addresses that nobody has which were not sent: beyond what a network, or all together, may ask for. */
  signUpMailsHeld: { name: 'SignUpMailsHeld', unit: 'Count' },
  /** Sessions that were opened. */
  signIns: { name: 'SignIns', unit: 'Count' },
  /** Grants of access to assistants. */
  grantsCreated: { name: 'GrantsCreated', unit: 'Count' },
  /** Assistants whose access was taken away, by whomever. */
  grantsRevoked: { name: 'GrantsRevoked', unit: 'Count' },
  /** Codes and refresh tokens that were used twice: they may be stolen. */
  tokensReplayed: { name: 'TokensReplayed', unit: 'Count' },
  /** Programs that registered themselves. */
  clientsRegistered: { name: 'ClientsRegistered', unit: 'Count' },
  passkeysAdded: { name: 'PasskeysAdded', unit: 'Count' },
  passkeysRemoved: { name: 'PasskeysRemoved', unit: 'Count' },
  /** Events that an address took. */
  webhooksDelivered: { name: 'WebhooksDelivered', unit: 'Count' },
  /** Tries that failed, whosever fault it is. */
  webhooksFailed: { name: 'WebhooksFailed', unit: 'Count' },
  /** Webhooks that were disabled after five days of failures. */
  webhooksDisabled: { name: 'WebhooksDisabled', unit: 'Count' },
  /** Seconds from an event to its first try. */
  webhookDelay: { name: 'WebhookDelay', unit: 'Seconds' },
  /** Accounts that their owners have ended at the dashboard, and of which nothing is left. */
  usersErased: { name: 'UsersErased', unit: 'Count' },
  /** Rejected events about subscriptions: unsigned, malformed, or of an unknown user. */
  billingRefused: { name: 'BillingRefused', unit: 'Count' },
  /** Calls that failed by our fault, over REST, MCP, the dashboard and OAuth; under the dimension `operation` alone. */
  callsFailed: { name: 'CallsFailed', unit: 'Count' },
  /** Events of the aggregator that were unsigned or malformed. */
  pluggyRefused: { name: 'PluggyRefused', unit: 'Count' },
  /** Events of WhatsApp that were unsigned or malformed. */
  whatsappRefused: { name: 'WhatsappRefused', unit: 'Count' },
  /** Switches that are on: an operator has stopped something. */
  switchesOn: { name: 'SwitchesOn', unit: 'Count' },
  /** Messages that a worker failed; SQS delivers them again. */
  messagesFailed: { name: 'MessagesFailed', unit: 'Count' },
} as const satisfies Record<string, MetricSpec>;
