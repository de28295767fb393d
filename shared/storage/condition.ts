/**
 * Turns the failed condition of a single write into an outcome; any other failure is thrown on.
 * For use in a `catch`.
 */
export const ifConditionFailed =
  <Outcome>(outcome: Outcome) =>
  (error: unknown): Outcome => {
    if (error instanceof Error && error.name === 'ConditionalCheckFailedException') return outcome;
    throw error;
  };
