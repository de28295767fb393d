import { BatchProcessor, EventType, processPartialResponse } from '@aws-lambda-powertools/batch';
import type { Context, SQSBatchResponse, SQSEvent, SQSRecord } from 'aws-lambda';
import * as z from 'zod/mini';
import { type Measure, metrics } from '../contract/metrics.ts';
import type { QueueSpec } from '../contract/queues.ts';
import { log } from '../log.ts';
import { type Instant, parseInstant, systemClock } from '../time/instant.ts';
import { backOff } from './retry-backoff.ts';
import { telemetry } from './telemetry.ts';

/** What a worker knows about the message in hand beyond its body. */
export type MessageContext = {
  /** The instant that the message carries (a simulated run), else the clock's. */
  now: Instant;
  /** 1 on the first receive. */
  receiveCount: number;
  measure: Measure;
};

export type Worker<Schema extends z.ZodMiniType> = {
  /** The worker is called as its queue and its file are. */
  queue: Pick<QueueSpec, 'name' | 'urlVariable'>;
  schema: Schema;
  /** Does the message's work; a rejection makes SQS deliver this message again, and no other. */
  work(message: z.output<Schema>, context: MessageContext): Promise<void>;
};

const envelope = z.looseObject({
  now: z.optional(z.string().check(z.refine((text) => parseInstant(text) !== null))),
});

const instantOf = (body: unknown): Instant => {
  const { now } = envelope.parse(body);
  return (now && parseInstant(now)) || systemClock();
};

/**
 * The SQS handler of a worker: messages of a batch run side by side, and only the failed ones come back, ever later.
 * A message that does not parse fails like any other, so that it ends in the dead-letter queue and harms nothing.
 */
export const queueWorker = <Schema extends z.ZodMiniType>({ queue, schema, work }: Worker<Schema>) => {
  const { measure, invocation, about } = telemetry(queue.name);

  const workOne = async ({ body, attributes }: SQSRecord): Promise<void> => {
    const parsed: unknown = JSON.parse(body);
    const receiveCount = Number(attributes.ApproximateReceiveCount);
    await work(schema.parse(parsed), { now: instantOf(parsed), receiveCount, measure });
    log.info('message done');
  };

  const workOrReport = (record: SQSRecord): Promise<void> =>
    about(
      { messageId: record.messageId, receiveCount: Number(record.attributes.ApproximateReceiveCount) },
      async () => {
        try {
          await workOne(record);
        } catch (error) {
          log.failure(error);
          measure(metrics.messagesFailed, 1);
          await backOff(queue, record);
          throw error;
        }
      },
    );

  return (event: SQSEvent, context?: Context): Promise<SQSBatchResponse> =>
    invocation(context, () =>
      processPartialResponse(event, workOrReport, new BatchProcessor(EventType.SQS), {
        throwOnFullBatchFailure: false,
      }),
    );
};
