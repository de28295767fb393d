import { SqsProblem } from './problem.ts';

type Entry = { Id: string };

const LARGEST_BATCH = 10;

const refuseShape = (entries: readonly Entry[]): void => {
  if (entries.length === 0)
    throw new SqsProblem('EmptyBatchRequest', 'There should be at least one entry in the request.', {
      queryCode: 'AWS.SimpleQueueService.EmptyBatchRequest',
    });
  if (entries.length > LARGEST_BATCH)
    throw new SqsProblem(
      'TooManyEntriesInBatchRequest',
      `Maximum number of entries per request are ${LARGEST_BATCH}.`,
      {
        queryCode: 'AWS.SimpleQueueService.TooManyEntriesInBatchRequest',
      },
    );
  if (new Set(entries.map(({ Id }) => Id)).size < entries.length)
    throw new SqsProblem('BatchEntryIdsNotDistinct', 'Two or more batch entries in the request have the same Id.', {
      queryCode: 'AWS.SimpleQueueService.BatchEntryIdsNotDistinct',
    });
};

/** Runs each entry by itself: one that is refused does not stop the others. */
export const batchAnswer = <T extends Entry>(entries: readonly T[], run: (entry: T) => unknown) => {
  refuseShape(entries);
  const Successful: object[] = [];
  const Failed: object[] = [];
  for (const entry of entries) {
    try {
      Successful.push(Object.assign({ Id: entry.Id }, run(entry)));
    } catch (error) {
      if (!(error instanceof SqsProblem)) throw error;
      Failed.push({ Id: entry.Id, SenderFault: true, Code: error.type, Message: error.message });
    }
  }
  return { Successful, Failed };
};
