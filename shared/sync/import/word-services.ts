import { accountSnapshotStore } from '../../cards/account-snapshot-store.ts';
import { queues } from '../../contract/queues.ts';
import { ledgerEditor } from '../../ledger/ledger-editor.ts';
import type { WordServices } from '../../own-words/change-transaction.ts';
import type { FinishServices } from '../../own-words/finish-words.ts';
import { ownWordsStore } from '../../own-words/own-words-store.ts';
import { log } from '../../platform/log.ts';
import { queueSender } from '../../platform/queue.ts';
import type { Table } from '../../platform/table/table.ts';
import { systemClock } from '../../time/instant.ts';
import { importFences } from './import-lease.ts';

export const finishServices = (table: Table): FinishServices => ({
  table,
  ledger: ledgerEditor(table),
  words: ownWordsStore(table),
  fences: importFences(table),
  snapshots: accountSnapshotStore(table),
  clock: systemClock,
});

/** A failure is not reported: the change is written, and the next import that changes a row evaluates the limits. */
export const limitEvaluation = () => {
  const queue = queueSender(queues.evaluateLimits);
  return (userId: string): Promise<void> =>
    queue.send({ userId }).catch((error: unknown) => log.failure(error, { userId }));
};

export const wordServices = (table: Table): WordServices => {
  const queue = queueSender(queues.finishWords);
  return {
    ...finishServices(table),
    finishLater: (userId, delaySeconds) => queue.send({ userId }, { delaySeconds }),
  };
};
