import type { SQSRecord } from 'aws-lambda';
import type { QueueSpec } from '../contract/queues.ts';
import { numericSetting, variables } from '../environment.ts';
import { log } from '../log.ts';
import { postponeMessage } from '../queue.ts';

const LONGEST_SECONDS = 900;

/** Seconds until the next try: `baseSeconds` after the first failure, doubling, with half of it jitter. */
export const retryDelaySeconds = (baseSeconds: number, receiveCount: number, random: number): number =>
  Math.min(baseSeconds * 2 ** (receiveCount - 1), LONGEST_SECONDS) * (0.5 + random / 2);

/**
 * For `afterFailure` of a worker: a failed message comes back ever later, rather than each time after the queue's whole
 * visibility timeout. Without RETRY_BASE_SECONDS the queue decides.
 */
export const backingOff =
  (queue: Pick<QueueSpec, 'urlVariable'>, random: () => number = Math.random) =>
  async ({ receiptHandle, attributes }: SQSRecord): Promise<void> => {
    const base = numericSetting(variables.retryBaseSeconds, 0);
    if (base === 0) return;
    const delay = retryDelaySeconds(base, Number(attributes.ApproximateReceiveCount), random());
    // Then the visibility timeout brings it back, only later.
    await postponeMessage(queue, receiptHandle, delay).catch((error: unknown) => log.failure(error));
  };
