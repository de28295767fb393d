import type { SQSBatchResponse, SQSEvent, SQSRecord } from 'aws-lambda';
import * as z from 'zod/mini';
import { log } from '../log.ts';
import { type Instant, parseInstant, systemClock } from '../time/instant.ts';

/** What a worker knows about the message in hand beyond its body. */
export type MessageContext = {
  /** The instant that the message carries (a simulated run), else the clock's. */
  now: Instant;
  /** 1 on the first receive. */
  receiveCount: number;
};

export type Worker<Schema extends z.ZodMiniType> = {
  /** The worker's name in logs: its queue's and its file's. */
  name: string;
  schema: Schema;
  /** Does the message's work; a rejection makes SQS deliver this message again, and no other. */
  work(message: z.output<Schema>, context: MessageContext): Promise<void>;
  /** Called after a message has failed, for instance to choose when it comes back. Must not throw. */
  afterFailure?(record: SQSRecord): Promise<void>;
};

const envelope = z.looseObject({
  now: z.optional(z.string().check(z.refine((text) => parseInstant(text) !== null))),
});

const instantOf = (body: unknown): Instant => {
  const { now } = envelope.parse(body);
  return (now && parseInstant(now)) || systemClock();
};

/**
 * The SQS handler of a worker: messages of a batch run side by side, and only the failed ones come back.
 * A message that does not parse fails like any other, so that it ends in the dead-letter queue and harms nothing.
 */
export const queueWorker = <Schema extends z.ZodMiniType>({ name, schema, work, afterFailure }: Worker<Schema>) => {
  const runOne = async (record: SQSRecord): Promise<string | null> => {
    const receiveCount = Number(record.attributes.ApproximateReceiveCount);
    const ids = { worker: name, messageId: record.messageId, receiveCount };
    try {
      const body: unknown = JSON.parse(record.body);
      await work(schema.parse(body), { now: instantOf(body), receiveCount });
      log.info('message done', ids);
      return null;
    } catch (error) {
      log.failure(error, ids);
      await afterFailure?.(record);
      return record.messageId;
    }
  };

  return async ({ Records }: SQSEvent): Promise<SQSBatchResponse> => {
    const failed = (await Promise.all(Records.map(runOne))).filter((messageId) => messageId !== null);
    return { batchItemFailures: failed.map((itemIdentifier) => ({ itemIdentifier })) };
  };
};
