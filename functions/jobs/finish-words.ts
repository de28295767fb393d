import * as z from 'zod/mini';
import { queues } from '../../shared/contract/queues.ts';
import { finishWords } from '../../shared/own-words/finish-words.ts';
import { openTable } from '../../shared/platform/table/table.ts';
import { queueWorker } from '../../shared/runtime/jobs/queue-worker.ts';
import { finishServices, limitEvaluation } from '../../shared/sync/import/word-services.ts';

export const handler = queueWorker({
  queue: queues.finishWords,
  schema: z.object({ userId: z.string() }),
  work: async ({ userId }) => {
    if (await finishWords(finishServices(openTable()), userId)) await limitEvaluation()(userId);
  },
});
