/**
 * Default limits of AWS and the vendors in sa-east-1, before any increase (from their "Quotas" and "Limits" pages; per second
 * unless stated otherwise).
 */
export const quotas = {
  scheduler: {
    /** EventBridge Scheduler: invocations throttle limit. */
    invocationsPerSecond: 1_000,
    /** CreateSchedule and UpdateSchedule: one call for each written reminder. */
    createsPerSecond: 1_000,
  },
  lambda: {
    /** Concurrent executions of an account, all functions together. */
    concurrency: 1_000,
    /** Concurrency that an SQS event source begins with, and adds every minute. */
    sqsFirst: 5,
    sqsPerMinute: 300,
  },
  dynamodb: {
    /** Write units of a new on-demand table; it takes twice its last peak later on. */
    newTableWriteUnits: 4_000,
    /** Read units of one partition key's partition. */
    partitionReadUnits: 3_000,
    /** Write units of one partition key's partition. */
    partitionWriteUnits: 1_000,
  },
  gateway: {
    /** Requests of all routes together, as `-c env=prod` sets it for the stage. */
    requestsPerSecond: 2_000,
  },
  ses: {
    /** Messages a day out of the sandbox. */
    perDay: 50_000,
  },
  aggregator: {
    /** Per minute and address (Pluggy's documented limits). */
    updatesPerMinute: 20,
    transactionPagesPerMinute: 360,
  },
} as const;
