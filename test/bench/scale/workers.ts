import type { QueueSpec } from '../../../shared/contract/queues.ts';
import type { Bound } from './flow.ts';
import { quotas } from './quotas.ts';

/** The workers of a queue: how many there are by then, each with a batch in hand. @param batchSeconds of one batch */
export const workersOf = (queue: QueueSpec, batchSeconds: number): Bound => {
  const { concurrency, sqsFirst, sqsPerMinute } = quotas.lambda;
  const most = Math.min(queue.maximumConcurrency ?? concurrency, concurrency);
  const by = queue.maximumConcurrency ? `maximumConcurrency ${most} of ${queue.name}` : `Lambda concurrency ${most}`;
  return {
    by,
    perSecond: (second) =>
      (Math.min(most, sqsFirst + Math.floor((second * sqsPerMinute) / 60)) * queue.batchSize) / batchSeconds,
  };
};

/** @param units write units of one message */
export const tableBound = (units: number): Bound => ({
  by: `table, ${quotas.dynamodb.newTableWriteUnits.toLocaleString('en')} write units`,
  perSecond: () => quotas.dynamodb.newTableWriteUnits / units,
});

export const steady = (by: string, perSecond: number): Bound => ({ by, perSecond: () => perSecond });
