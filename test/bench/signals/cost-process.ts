/**
 * A process that calls one worker for one user after the other, and says what processor time each call took: the first one with the
 * start of the process and all that it loads. The environment says where the table, the queues and the aggregator are.
 */
import type { SQSEvent } from 'aws-lambda';

export type Calls = { worker: 'sync-item' | 'evaluate-limits'; bodies: object[] };

const eventOf = (body: object): SQSEvent => ({
  Records: [
    {
      ...{ messageId: 'm', receiptHandle: 'r', body: JSON.stringify(body), messageAttributes: {}, md5OfBody: '' },
      attributes: {
        ...{ ApproximateReceiveCount: '1', SentTimestamp: '0', SenderId: 's', ApproximateFirstReceiveTimestamp: '0' },
      },
      ...{ eventSource: 'aws:sqs', eventSourceARN: 'arn', awsRegion: 'sa-east-1' },
    },
  ],
});

const load = async (worker: Calls['worker']): Promise<(event: SQSEvent) => Promise<unknown>> =>
  worker === 'sync-item'
    ? (await import('../../../functions/jobs/sync-item.ts')).handler
    : (await import('../../../functions/jobs/evaluate-limits.ts')).handler;

const milliseconds = ({ user, system }: NodeJS.CpuUsage): number => (user + system) / 1000;

process.once('message', async ({ worker, bodies }: Calls) => {
  const handler = await load(worker);
  const taken: number[] = [];
  let before = 0;
  for (const body of bodies) {
    const failed = JSON.stringify(await handler(eventOf(body)));
    if (failed !== '{"batchItemFailures":[]}') throw new Error(failed);
    const now = milliseconds(process.cpuUsage());
    taken.push(now - before);
    before = now;
  }
  process.send?.(taken, () => process.disconnect());
});
