import { isByHand } from '../accounts/account.ts';
import { outbox } from '../events/outbox.ts';
import { tellInSteps } from '../feed/feed-writes.ts';
import { MAX_ACTIONS, writeFenced } from '../ledger/store/fenced-writes.ts';
import type { WriteItem } from '../platform/table/transact.ts';
import { streamRecordStore } from '../recurring/stream-record-store.ts';
import { type Asked, type Beside, writeAccounts } from './hand-accounts.ts';
import { byHand, countOfOwn } from './own-account.ts';
import { type FileServices, fencingOf, untilRowsWritten } from './write-rows.ts';

const PER_TRANSACTION = 90;

/** What is kept about an account beside its rows: files that were brought to it, and words. */
const recordsOf = async ({ imports, words }: FileServices, userId: string, accountId: string): Promise<WriteItem[]> => {
  const [files, said] = await Promise.all([imports.list(userId), words.everything(userId)]);
  return [
    ...files.filter((one) => one.accountId === accountId).flatMap((one) => imports.remove(userId, one)),
    ...said.rows.filter(({ row }) => row.accountId === accountId).map((one) => words.removeRow(userId, one)),
    ...said.accounts.filter((one) => one.accountId === accountId).map((one) => words.nameAccount(userId, one, null)),
  ];
};

/**
 * With its rows, their words and the files that brought them. One transaction where all fits; else the account is hidden first and goes
 * last: a repeated call goes on with what a killed one has begun.
 * @throws NotFoundError, InvalidInputError, ContentionError
 */
export const deleteAccount = <Answer>(
  services: FileServices,
  { userId, accountId, now }: Asked & { accountId: string },
  beside: Beside<Answer>,
): Promise<Answer> =>
  untilRowsWritten(async () => {
    const { table, ledger, accounts } = services;
    const [items, { accounts: all, leaving }, preparedEvents] = await Promise.all([
      services.items.list(userId),
      accounts.listAll(userId),
      outbox(table).prepare(userId, services.clock()),
    ]);
    const begun = leaving.find((one) => one.id === accountId && isByHand(one));
    const account = begun ?? byHand(all, accountId);
    // After the fence that the writes expect: no row comes unseen.
    const [removal, records] = await Promise.all([
      ledger.removal(userId, accountId),
      recordsOf(services, userId, accountId),
      streamRecordStore(table).forget(userId, new Set([accountId])),
    ]);
    const { item, version, raise, check } = fencingOf(table, userId, account, items, now);
    const tell = tellInSteps(table, { userId, itemId: item.id, version }, services.clock, { preparedEvents });
    const { answer, extraWrites } = await beside({ account, item });
    const ownAccounts = begun ? undefined : countOfOwn(items, all) - 1;
    const gone = accounts.remove(userId, accountId);
    const [only] = removal;
    const actions = [...(only?.actions ?? []), ...records];
    if (removal.length <= 1 && actions.length < PER_TRANSACTION) {
      const recorded = only ? await tell(only.changes) : [];
      await writeAccounts(services, [...raise(ownAccounts), gone, ...actions, ...recorded], extraWrites);
    } else {
      await writeAccounts(services, [...raise(ownAccounts), accounts.leave(userId, account)]);
      for (const step of removal) await writeFenced(table, check, [...step.actions, ...(await tell(step.changes))]);
      for (let start = 0; start < records.length; start += MAX_ACTIONS - 1)
        await writeFenced(table, check, records.slice(start, start + MAX_ACTIONS - 1));
      await writeAccounts(services, [check, gone], extraWrites);
    }
    await preparedEvents.send();
    return answer;
  });
