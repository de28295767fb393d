import * as z from 'zod/mini';

const response = z.nullish(
  z.looseObject({ batchItemFailures: z.nullish(z.array(z.looseObject({ itemIdentifier: z.string() }))) }),
);

/**
 * The failed messages of a batch, from the function's result (ReportBatchItemFailures): all of them if the result has
 * another form or names a message that was not in the batch.
 */
export const failedOf = (returned: unknown, messageIds: readonly string[]): ReadonlySet<string> => {
  const parsed = response.safeParse(returned);
  if (!parsed.success) return new Set(messageIds);
  const failed = (parsed.data?.batchItemFailures ?? []).map(({ itemIdentifier }) => itemIdentifier);
  return new Set(failed.every((id) => messageIds.includes(id)) ? failed : messageIds);
};
