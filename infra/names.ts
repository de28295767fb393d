const of = (env: string, part: string): string => `saldo-${env}-${part}`;

/** How the parts of an environment are called in AWS. Written nowhere else: stacks make them, the admin CLI finds them. */
export const names = {
  /** What there is one of: API, configuration set, dashboard, web ACL's metric. */
  environment: (env: string) => `saldo-${env}`,
  stack: of,
  table: (env: string) => `saldo-${env}`,
  /** @param queue a queue's name in shared/contract/queues.ts */
  queue: of,
  deadLetters: (env: string, queue: string) => of(env, `${queue}-dead-letters`),
  /** Where the scheduler's failures end. */
  scheduleDeadLetters: (env: string) => of(env, 'schedule-dead-letters'),
  /** The reminders' one-time schedules. */
  scheduleGroup: (env: string) => of(env, 'reminders'),
  /** A job's recurring schedule. */
  schedule: of,
  function: of,
  logGroup: (env: string, functionName: string) => `/saldo/${env}/${functionName}`,
  // API Gateway may write to groups under this prefix without a resource policy that grows with each.
  accessLog: (env: string) => `/aws/vendedlogs/saldo/${env}/access`,
  /** @param secret a secret's name in shared/contract/secrets.ts */
  secret: (env: string, secret: string) => `saldo/${env}/${secret}`,
  alarm: of,
  alarmTopic: (env: string) => of(env, 'alarms'),
  /** CloudWatch namespace of what jobs measure (shared/contract/metrics.ts). */
  metrics: (env: string) => `Saldo/${env}`,
};
