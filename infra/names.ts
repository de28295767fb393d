/** How the parts of an environment are called in AWS: what the stacks make, the admin CLI finds by the same names. */
export const names = {
  table: (env: string) => `saldo-${env}`,
  /** @param queue a queue's name in shared/contract/queues.ts */
  queue: (env: string, queue: string) => `saldo-${env}-${queue}`,
  scheduleGroup: (env: string) => `saldo-${env}`,
  /** @param secret a secret's name in shared/contract/secrets.ts */
  secret: (env: string, secret: string) => `saldo/${env}/${secret}`,
};
