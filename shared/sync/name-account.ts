import type { Account } from '../accounts/account.ts';
import type { AccountStore } from '../accounts/account-store.ts';
import { NotFoundError } from '../domain-errors.ts';
import type { OwnWordsStore } from '../own-words/own-words-store.ts';
import { StaleError, untilWritten } from '../platform/retry.ts';
import type { Table } from '../platform/table/table.ts';
import { type WriteItem, writeAll } from '../platform/table/transact.ts';
import { raiseWithStreams } from './import/import-lease.ts';
import type { Item } from './item.ts';
import type { ItemStore } from './item-store.ts';

export type NamingServices = {
  table: Table;
  accounts: Pick<AccountStore, 'find' | 'rename'>;
  items: Pick<ItemStore, 'list'>;
  words: Pick<OwnWordsStore, 'nameAccount'>;
};

type Named = { account: Account; item: Item };
/** What goes into the transaction beside the name. */
type Beside<Answer> = (named: Named) => Promise<{ answer: Answer; extraWrites: WriteItem[] }>;

const notFound = (): NotFoundError => new NotFoundError('Account not found', 'get-accounts lists the ids');

/**
 * The name is a record of its own, which imports put on the account that the bank reports.
 * @param name null removes it
 * @throws NotFoundError, ContentionError
 */
export const nameAccount = <Answer>(
  { table, accounts, items, words }: NamingServices,
  { userId, accountId, name }: { userId: string; accountId: string; name: string | null },
  beside: Beside<Answer>,
): Promise<Answer> =>
  untilWritten(async () => {
    const [found, all] = await Promise.all([accounts.find(userId, accountId), items.list(userId)]);
    const item = all.find(({ id }) => id === found?.itemId);
    if (!found || !item) throw notFound();
    const { customName: _former, ...unnamed } = found;
    const account = name === null ? unnamed : { ...unnamed, customName: name };
    const { answer, extraWrites } = await beside({ account, item });
    const writes = [
      raiseWithStreams(table.name, item),
      words.nameAccount(userId, { accountId, itemId: item.id }, name),
      accounts.rename(userId, accountId, name),
    ];
    const failed = await writeAll(table, writes, extraWrites);
    if (failed.length > 0) throw new StaleError('The account changed while it was named');
    return answer;
  });
