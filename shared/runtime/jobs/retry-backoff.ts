import type { SQSRecord } from 'aws-lambda';
import type { QueueSpec } from '../../contract/queues.ts';
import { numericSetting, variables } from '../../platform/environment.ts';
import { log } from '../../platform/log.ts';
import { postponeMessage } from '../../platform/queue.ts';
import { random as hostRandom } from '../../time/host.ts';

const LONGEST_SECONDS = 900;

/** Seconds until the next try: `baseSeconds` after the first failure, doubling, with half of it jitter. */
export const jobRetryDelaySeconds = (baseSeconds: number, receiveCount: number, random: number): number =>
  Math.min(baseSeconds * 2 ** (receiveCount - 1), LONGEST_SECONDS) * (0.5 + random / 2);

/**
 * Sets an exponential back-off for a failed message instead of the queue's constant visibility timeout.
 * Without RETRY_BASE_SECONDS the queue's timeout applies. Never throws: on a failure the visibility timeout applies.
 */
export const backOff = async (
  queue: Pick<QueueSpec, 'urlVariable'>,
  { receiptHandle, attributes }: SQSRecord,
  random: () => number = hostRandom,
): Promise<void> => {
  try {
    const base = numericSetting(variables.retryBaseSeconds, 0);
    if (base === 0) return;
    await postponeMessage(
      queue,
      receiptHandle,
      jobRetryDelaySeconds(base, Number(attributes.ApproximateReceiveCount), random()),
    );
  } catch (error) {
    log.failure(error);
  }
};
