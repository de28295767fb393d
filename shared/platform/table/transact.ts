import type { AttributeValue } from '@aws-sdk/client-dynamodb';
import { TransactWriteCommand, type TransactWriteCommandInput } from '@aws-sdk/lib-dynamodb';
import { unmarshall } from '@aws-sdk/util-dynamodb';
import { randomId } from '../bytes.ts';
import { CONTENTION, ContentionError, retry } from '../retry.ts';
import type { Table } from './table.ts';

export type WriteItem = NonNullable<TransactWriteCommandInput['TransactItems']>[number];

/** A concurrent call has already recorded a response for this idempotency key. */
export class IdempotencyConflictError extends Error {}

/** A conflicting transaction or a throttled table: the whole transaction may be retried. */
const TRANSIENT = new Set(['TransactionConflict', 'ThrottlingError', 'ProvisionedThroughputExceeded']);

type Reasons = { Code?: string; Item?: Record<string, AttributeValue> }[];

const reasonsOf = (error: unknown): Reasons =>
  error instanceof Error && error.name === 'TransactionCanceledException' && 'CancellationReasons' in error
    ? (error.CancellationReasons as Reasons)
    : [];

/** An item whose condition failed. `found`: the stored record, if the item requested it; undefined when there is none. */
export type FailedItem = { index: number; found: Record<string, unknown> | undefined };

const failedItems = (error: unknown): FailedItem[] =>
  reasonsOf(error).flatMap(({ Code, Item }, index) =>
    Code === 'ConditionalCheckFailed' ? [{ index, found: Item && unmarshall(Item) }] : [],
  );

const isTransient = (error: unknown): boolean =>
  (error instanceof Error && error.name === 'TransactionInProgressException') ||
  (failedItems(error).length === 0 && reasonsOf(error).some(({ Code }) => TRANSIENT.has(Code ?? '')));

/**
 * Writes all items or none. All attempts carry one token, so an attempt whose answer was lost is not applied twice.
 * @returns the items whose condition failed; none when everything was written
 * @throws IdempotencyConflictError when the condition of an `extraWrites` item failed
 * @throws ContentionError when conflicts persist
 */
export const tryWriteAll = async (
  { client }: Table,
  items: readonly WriteItem[],
  extraWrites: readonly WriteItem[] = [],
): Promise<FailedItem[]> => {
  const input = { TransactItems: [...items, ...extraWrites], ClientRequestToken: randomId() };
  try {
    await retry(() => client.send(new TransactWriteCommand(input)), { ...CONTENTION, isRetriable: isTransient });
    return [];
  } catch (error) {
    if (isTransient(error)) throw new ContentionError('Other transactions kept writing the same records');
    const failed = failedItems(error);
    if (failed.length === 0) throw error;
    if (failed.some(({ index }) => index >= items.length)) throw new IdempotencyConflictError();
    return failed;
  }
};

/** As `tryWriteAll`. @returns the indexes of the items whose condition failed */
export const writeAll = async (...args: Parameters<typeof tryWriteAll>): Promise<number[]> =>
  (await tryWriteAll(...args)).map(({ index }) => index);
