import type { PreparedEvents } from '../events/outbox.ts';
import { feedWrites } from '../feed/feed-writes.ts';
import { groupBy } from '../group-by.ts';
import type { RowChanges } from '../ledger/store/fenced-writes.ts';
import type { Table } from '../platform/table/table.ts';
import type { WriteItem } from '../platform/table/transact.ts';
import type { Instant } from '../time/instant.ts';

/** Raises the import version of a connection as it was read. `raiseWithStreams`: for a change that no stream is found by. */
export type ImportFence = { itemId: string; raisedTo: number; raise: WriteItem; raiseWithStreams: WriteItem };

export type ImportFences = { list(userId: string): Promise<ImportFence[]> };

export type Told = {
  userId: string;
  /** Fences of every connection whose rows change, and of `otherwise`; the transaction raises them. */
  fences: readonly ImportFence[];
  /** The connection for changes of an account that has no record yet. */
  otherwise: ImportFence;
  accounts: readonly { id: string; itemId: string }[];
};

/** The fence under which the changes of an account are recorded. */
export const fenceOfAccount = (
  { fences, otherwise, accounts }: Pick<Told, 'fences' | 'otherwise' | 'accounts'>,
  accountId: string,
): ImportFence => {
  const itemId = accounts.find(({ id }) => id === accountId)?.itemId;
  return fences.find((fence) => fence.itemId === itemId) ?? otherwise;
};

/** The feed records of a transaction that raises these fences: one record per connection. */
export const tellUnderFences = async (
  table: Table,
  told: Told,
  changes: readonly RowChanges[],
  now: Instant,
  preparedEvents?: PreparedEvents,
): Promise<WriteItem[]> => {
  const byFence = groupBy(changes, ({ accountId }) => fenceOfAccount(told, accountId));
  const writes = [...byFence].map(([{ itemId, raisedTo }, ofConnection]) =>
    feedWrites(table, { userId: told.userId, itemId, version: raisedTo, step: 1 }, ofConnection, now, preparedEvents),
  );
  return (await Promise.all(writes)).flat();
};
