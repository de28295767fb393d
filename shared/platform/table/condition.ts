import { CONTENTION, ContentionError, retry } from '../retry.ts';

/** For a `catch`: turns a conflict that survived the retries into an outcome and rethrows any other failure. */
export const ifInConflict =
  <Outcome>(outcome: Outcome) =>
  (error: unknown): Outcome => {
    if (error instanceof ContentionError) return outcome;
    if (error instanceof Error && error.name === 'TransactionConflictException') return outcome;
    throw error;
  };

/** For a `catch`: turns a failed condition into an outcome and rethrows any other failure. */
export const ifConditionFailed =
  <Outcome>(outcome: Outcome) =>
  (error: unknown): Outcome => {
    if (error instanceof Error && error.name === 'ConditionalCheckFailedException') return outcome;
    throw error;
  };

const isConflict = (error: unknown): boolean => error instanceof Error && error.name === 'TransactionConflictException';

/** Retries while a transaction holds the item. @throws ContentionError */
export const writeOne = async <Output>(send: () => Promise<Output>): Promise<Output> => {
  try {
    return await retry(send, { ...CONTENTION, isRetriable: isConflict });
  } catch (error) {
    if (isConflict(error)) throw new ContentionError('Transactions kept writing the same record');
    throw error;
  }
};

/** After a lost answer the SDK's retry fails the condition because of the first attempt's own write. */
export const mayHaveBeenWritten = (error: unknown): boolean =>
  error instanceof Error &&
  '$metadata' in error &&
  Number((error.$metadata as { attempts?: number } | undefined)?.attempts ?? 1) > 1;
