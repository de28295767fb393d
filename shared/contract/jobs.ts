/** One job that EventBridge Scheduler starts; its file is functions/jobs/<name>.ts and takes `{ scheduledTime }`. */
export type ScheduledJobSpec = {
  name: string;
  /** `rate(...)` or `cron(...)` in UTC. */
  schedule: string;
  /** How late it may start, in minutes; 0 where the time matters. */
  flexibleMinutes: number;
};

/** Every scheduled job of the service. */
export const scheduledJobs = {
  'dispatch-syncs': { name: 'dispatch-syncs', schedule: 'rate(5 minutes)', flexibleMinutes: 2 },
  'renew-limits': { name: 'renew-limits', schedule: 'cron(0 0 * * ? *)', flexibleMinutes: 0 },
  'renew-reminders': { name: 'renew-reminders', schedule: 'rate(15 minutes)', flexibleMinutes: 5 },
  'sweep-reminders': { name: 'sweep-reminders', schedule: 'rate(5 minutes)', flexibleMinutes: 0 },
} as const satisfies Record<string, ScheduledJobSpec>;

export type ScheduledJobName = keyof typeof scheduledJobs;
