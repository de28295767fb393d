const of = (env: string, part: string): string => `saldo-${env}-${part}`;

/** Physical names of an environment's resources: the stacks create them, the admin CLI finds them. */
export const names = {
  /** Resources of which there is one: API, configuration set, dashboard, metric of the web ACL. */
  environment: (env: string) => `saldo-${env}`,
  /** The configuration set of codes and security mail. */
  emailSecurity: (env: string) => of(env, 'security'),
  stack: of,
  table: (env: string) => `saldo-${env}`,
  /** @param queue a queue's name in shared/contract/queues.ts */
  queue: of,
  deadLetters: (env: string, queue: string) => of(env, `${queue}-dead-letters`),
  /** The dead-letter queue of the scheduler. */
  scheduleDeadLetters: (env: string) => of(env, 'schedule-dead-letters'),
  /** The reminders' one-time schedules. */
  scheduleGroup: (env: string) => of(env, 'reminders'),
  /** A job's recurring schedule. */
  schedule: of,
  function: of,
  logGroup: (env: string, functionName: string) => `/saldo/${env}/${functionName}`,
  /** The vault of copies in the recovery region; the table's own vault has the environment's name. */
  copies: (env: string) => of(env, 'copies'),
  /** Of the workflows that deploy. */
  deployRole: (env: string) => of(env, 'deploy'),
  edge: (env: string) => of(env, 'edge'),
  /** Functions of CloudFront and policies of headers. */
  edgePart: (env: string, part: string) => of(env, `edge-${part}`),
  edgeLog: (env: string) => `/aws/vendedlogs/saldo/${env}/edge`,
  // WAF requires the beginning.
  wafLog: (env: string) => `aws-waf-logs-saldo-${env}`,
  // API Gateway may write to groups under this prefix without a resource policy that grows with each.
  accessLog: (env: string) => `/aws/vendedlogs/saldo/${env}/access`,
  /** @param secret a secret's name in shared/contract/secrets.ts */
  secret: (env: string, secret: string) => `saldo/${env}/${secret}`,
  key: (env: string) => `saldo-${env}`,
  /** The key whose public half seals access records. */
  visitsKey: (env: string) => of(env, 'visits'),
  alarm: of,
  /** @param isEdge of the edge: its region may be that of the others, once they were recovered there */
  alarmTopic: (env: string, isEdge: boolean) => of(env, isEdge ? 'edge-alarms' : 'alarms'),
  /** CloudWatch namespace of the jobs' metrics (shared/contract/metrics.ts). */
  metrics: (env: string) => `Saldo/${env}`,
};
