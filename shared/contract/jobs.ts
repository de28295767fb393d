/** A job of EventBridge Scheduler; its file is functions/jobs/<name>.ts and its input `{ scheduledTime }`. */
export type ScheduledJobSpec = {
  name: string;
  /** `rate(...)` or `cron(...)` in UTC. */
  schedule: string;
  /** Allowed delay in minutes; 0 where the time matters. */
  flexibleMinutes: number;
};

export const scheduledJobs = {
  'apply-held': { name: 'apply-held', schedule: 'rate(15 minutes)', flexibleMinutes: 5 },
  'end-keys': { name: 'end-keys', schedule: 'rate(15 minutes)', flexibleMinutes: 5 },
  'dispatch-syncs': { name: 'dispatch-syncs', schedule: 'rate(5 minutes)', flexibleMinutes: 2 },
  'erase-due': { name: 'erase-due', schedule: 'rate(15 minutes)', flexibleMinutes: 5 },
  'expire-data': { name: 'expire-data', schedule: 'cron(0 11 * * ? *)', flexibleMinutes: 60 },
  'expire-feed': { name: 'expire-feed', schedule: 'rate(1 hour)', flexibleMinutes: 15 },
  'renew-limits': { name: 'renew-limits', schedule: 'cron(0 0 * * ? *)', flexibleMinutes: 0 },
  'renew-reminders': { name: 'renew-reminders', schedule: 'rate(15 minutes)', flexibleMinutes: 5 },
  // Mondays at 8:00 in São Paulo.
  'send-digests': { name: 'send-digests', schedule: 'cron(0 11 ? * MON *)', flexibleMinutes: 0 },
  'sweep-reminders': { name: 'sweep-reminders', schedule: 'rate(5 minutes)', flexibleMinutes: 0 },
  'sweep-webhooks': { name: 'sweep-webhooks', schedule: 'rate(1 minute)', flexibleMinutes: 0 },
  'warn-ends': { name: 'warn-ends', schedule: 'cron(30 11 * * ? *)', flexibleMinutes: 30 },
} as const satisfies Record<string, ScheduledJobSpec>;

export type ScheduledJobName = keyof typeof scheduledJobs;
