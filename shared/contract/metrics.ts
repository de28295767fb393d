/** One thing that jobs measure. CloudWatch keeps it per job: dimension `service` is the job's name. */
export type MetricSpec = { name: string; unit: 'Seconds' | 'Count' };

/** Notes one value of a metric. */
export type Measure = (metric: MetricSpec, value: number) => void;

/** What jobs measure, for the alarms and the dashboard. Numbers only: nothing of a user is among them. */
export const metrics = {
  /** Seconds since a healthy connection last brought all its data; one value for each that is due. */
  syncAge: { name: 'SyncAge', unit: 'Seconds' },
  /** Transactions that an import added, changed or removed. */
  rowsImported: { name: 'RowsImported', unit: 'Count' },
  /** Seconds between the moment of a reminder and its being handed to its channels. */
  reminderLateness: { name: 'ReminderLateness', unit: 'Seconds' },
  /** Reminders that the sweep had to take up: their schedule or its message was lost. */
  remindersSwept: { name: 'RemindersSwept', unit: 'Count' },
  /** Unsent deliveries that the sweep put on their queue again. */
  deliveriesSwept: { name: 'DeliveriesSwept', unit: 'Count' },
  /** Seconds from a notice being written to a vendor taking it. */
  deliveryDelay: { name: 'DeliveryDelay', unit: 'Seconds' },
  deliveriesSent: { name: 'DeliveriesSent', unit: 'Count' },
  /** The vendor will never take it. */
  deliveriesRefused: { name: 'DeliveriesRefused', unit: 'Count' },
  /** The vendor did not take it now, other than for its rate; it is tried again. */
  deliveriesFailed: { name: 'DeliveriesFailed', unit: 'Count' },
  /** Held back at the vendor's rate; tried again. */
  deliveriesThrottled: { name: 'DeliveriesThrottled', unit: 'Count' },
  /** Users told that a limit's threshold was reached. */
  limitNotices: { name: 'LimitNotices', unit: 'Count' },
  /** Messages that a worker failed; they come back. */
  messagesFailed: { name: 'MessagesFailed', unit: 'Count' },
} as const satisfies Record<string, MetricSpec>;
