import { ContentionError } from '../retry.ts';

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
