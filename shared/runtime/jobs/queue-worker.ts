import { BatchProcessor, EventType, processPartialResponse } from '@aws-lambda-powertools/batch';
import type { Context, SQSBatchResponse, SQSEvent, SQSRecord } from 'aws-lambda';
import type * as z from 'zod/mini';
import { type Measure, metrics } from '../../contract/metrics.ts';
import type { QueueSpec } from '../../contract/queues.ts';
import { duringCall, log } from '../../platform/log.ts';
import { type Instant, systemClock } from '../../time/instant.ts';
import { simulating } from '../../time/simulated.ts';
import { backOff } from './retry-backoff.ts';
import { simulatedIn } from './simulated-run.ts';
import { telemetry } from './telemetry.ts';

/** Metadata of the current message. */
export type MessageContext = {
  /** The clock's, however old the message is; in a simulated run the instant that the message carries. */
  now: Instant;
  /** 1 on the first receive. */
  receiveCount: number;
  measure: Measure;
};

export type Worker<Schema extends z.ZodMiniType> = {
  /** The worker is called as its queue and its file are. */
  queue: Pick<QueueSpec, 'name' | 'urlVariable'>;
  schema: Schema;
  /**
   * What messages of one batch ask together: one run does those with equal parts. They were all sent before it begins, so it sees what each
   * of them tells of. Absent: each has a run.
   */
  together?(message: z.output<Schema>): readonly unknown[];
  /** Does the message's work; a rejection makes SQS deliver this message again, and no other. */
  work(message: z.output<Schema>, context: MessageContext): Promise<void>;
};

/** Of one batch, by what they do. */
type Runs = Map<string, Promise<void>>;

/**
 * The SQS handler of a worker: the messages of a batch run in parallel, and only the failed ones are retried, with back-off.
 * A message that does not parse fails like any other and ends in the dead-letter queue.
 */
export const queueWorker = <Schema extends z.ZodMiniType>({ queue, schema, together, work }: Worker<Schema>) => {
  const { measure, invocation, about } = telemetry(queue.name);

  const workOne = async ({ body, attributes }: SQSRecord, runs: Runs): Promise<void> => {
    const parsed: unknown = JSON.parse(body);
    const receiveCount = Number(attributes.ApproximateReceiveCount);
    const message = schema.parse(parsed);
    const simulated = simulatedIn(parsed);
    const run = () =>
      simulating(simulated, () => work(message, { now: simulated ?? systemClock(), receiveCount, measure }));
    const asked = together && JSON.stringify([together(message), simulated]);
    const running = (asked !== undefined && runs.get(asked)) || run();
    if (asked !== undefined) runs.set(asked, running);
    await running;
    log.info('message done');
  };

  const workOrReport = (record: SQSRecord, runs: Runs): Promise<void> => {
    const requestId = record.messageAttributes?.requestId?.stringValue;
    const receiveCount = Number(record.attributes.ApproximateReceiveCount);
    const ids = { messageId: record.messageId, receiveCount, ...(requestId && { requestId }) };
    return duringCall(requestId, () =>
      about(ids, async () => {
        try {
          await workOne(record, runs);
        } catch (error) {
          log.failure(error);
          measure(metrics.messagesFailed, 1);
          await backOff(queue, record);
          throw error;
        }
      }),
    );
  };

  return (event: SQSEvent, context?: Context): Promise<SQSBatchResponse> =>
    invocation(context, () => {
      const runs: Runs = new Map();
      const each = (record: SQSRecord): Promise<void> => workOrReport(record, runs);
      return processPartialResponse(event, each, new BatchProcessor(EventType.SQS), { throwOnFullBatchFailure: false });
    });
};
