import { TransactWriteCommand, type TransactWriteCommandInput } from '@aws-sdk/lib-dynamodb';
import type { Table } from './table.ts';

export type WriteItem = NonNullable<TransactWriteCommandInput['TransactItems']>[number];

/** An answer was already recorded for this idempotency key by a call that ran at the same time. */
export class AnswerAlreadyRecordedError extends Error {}

const ATTEMPTS = 8;
const TRANSIENT = new Set(['TransactionConflict', 'ThrottlingError', 'ProvisionedThroughputExceeded']);

type Reasons = { Code?: string }[];

const cancellationReasons = (error: unknown): Reasons | null =>
  error instanceof Error && error.name === 'TransactionCanceledException' && 'CancellationReasons' in error
    ? (error.CancellationReasons as Reasons)
    : null;

// Full jitter: 10 ms doubling, up to 640 ms.
const pause = (attempt: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, Math.random() * 10 * 2 ** Math.min(attempt, 6)));

/**
 * Writes all items or none. A conflict with another transaction is retried with jitter and never becomes
 * an outcome (design 6); when retries end, the store's error is thrown.
 *
 * @param alongside written in the same transaction, such as the answer of an idempotent call
 * @returns indexes of the items whose condition failed; empty when everything was written
 * @throws AnswerAlreadyRecordedError when the condition of an `alongside` item failed
 */
export const writeAll = async (
  { client }: Table,
  items: readonly WriteItem[],
  alongside: readonly WriteItem[] = [],
): Promise<number[]> => {
  for (let attempt = 1; ; attempt += 1) {
    try {
      await client.send(new TransactWriteCommand({ TransactItems: [...items, ...alongside] }));
      return [];
    } catch (error) {
      const reasons = cancellationReasons(error);
      if (!reasons) throw error;
      const failed = reasons.flatMap(({ Code }, index) => (Code === 'ConditionalCheckFailed' ? [index] : []));
      if (failed.some((index) => index >= items.length)) throw new AnswerAlreadyRecordedError();
      if (failed.length > 0) return failed;
      if (attempt >= ATTEMPTS || !reasons.some(({ Code }) => TRANSIENT.has(Code ?? ''))) throw error;
      await pause(attempt);
    }
  }
};
