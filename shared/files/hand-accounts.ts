import { type Account, isByHand } from '../accounts/account.ts';
import { outbox } from '../events/outbox.ts';
import { tellInSteps } from '../feed/feed-writes.ts';
import { MAX_ACTIONS, writeFenced } from '../ledger/store/fenced-writes.ts';
import { add, type Centavos, centavos } from '../money.ts';
import { StaleError } from '../platform/retry.ts';
import { type WriteItem, writeAll } from '../platform/table/transact.ts';
import { streamRecordStore } from '../recurring/stream-record-store.ts';
import type { Item } from '../sync/item.ts';
import type { IsoDate } from '../time/calendar.ts';
import type { Instant } from '../time/instant.ts';
import { dateInSaoPaulo } from '../time/sao-paulo.ts';
import { balancedAccount, byHand, countOfOwn, type NewAccount, newOwnAccount, refuseFarDate } from './own-account.ts';
import { type FileServices, fencingOf, untilRowsWritten } from './write-rows.ts';

type Asked = { userId: string; now: Instant };
type Beside<Answer> = (shown: {
  account: Account;
  item: Item;
}) => Promise<{ answer: Answer; extraWrites: WriteItem[] }>;

const write = async (
  { table }: Pick<FileServices, 'table'>,
  writes: readonly WriteItem[],
  extraWrites: readonly WriteItem[] = [],
): Promise<void> => {
  const failed = await writeAll(table, writes, extraWrites);
  if (failed.length > 0) throw new StaleError('The accounts changed meanwhile');
};

/** @throws InvalidInputError, QuotaExceededError, ContentionError */
export const createAccount = <Answer>(
  services: FileServices,
  { userId, now, made }: Asked & { made: NewAccount },
  beside: Beside<Answer>,
): Promise<Answer> =>
  untilRowsWritten(async () => {
    refuseFarDate(made.startingDate, 'startingDate', dateInSaoPaulo(now));
    const [items, accounts] = await Promise.all([services.items.list(userId), services.accounts.list(userId)]);
    const count = countOfOwn(items, accounts);
    const account = newOwnAccount(userId, made, count, dateInSaoPaulo(now));
    const { item, raise } = fencingOf(services.table, userId, account, items, now);
    const { answer, extraWrites } = await beside({ account, item });
    await write(services, [...raise(count + 1), services.accounts.make(userId, account)], extraWrites);
    return answer;
  });

export type AccountChange = Asked & {
  accountId: string;
  /** Null removes it; undefined: it stays. */
  name: string | null | undefined;
  startingBalance: Centavos | undefined;
  startingDate: IsoDate | undefined;
};

/** The balance follows; another date needs the rows, which are read after the fence that the write expects. */
const restarted = async (
  { ledger }: FileServices,
  userId: string,
  account: Account,
  { startingBalance, startingDate, now }: AccountChange,
): Promise<Account> => {
  const { startingBalance: known = centavos(0), balance } = account;
  const start = startingBalance ?? known;
  if (startingDate === undefined || startingDate === account.startingDate) {
    return { ...account, startingBalance: start, balance: add(balance ?? centavos(0), centavos(start - known)) };
  }
  const all = await ledger.everything(userId);
  const own = all.filter(({ accountId }) => accountId === account.id);
  return balancedAccount({ ...account, startingBalance: start, startingDate }, own, dateInSaoPaulo(now));
};

/** Where an account by hand starts, and its name. @throws NotFoundError, InvalidInputError, ContentionError */
export const changeAccount = <Answer>(
  services: FileServices,
  asked: AccountChange,
  beside: Beside<Answer>,
): Promise<Answer> =>
  untilRowsWritten(async () => {
    const { userId, accountId, name, startingDate, now } = asked;
    if (startingDate !== undefined) refuseFarDate(startingDate, 'startingDate', dateInSaoPaulo(now));
    const { table, items: connections, accounts, words } = services;
    const [items, all] = await Promise.all([connections.list(userId), accounts.list(userId)]);
    const known = byHand(all, accountId);
    const { customName, ...account } = await restarted(services, userId, known, asked);
    const called = name === undefined ? customName : (name ?? undefined);
    const { item, raise } = fencingOf(table, userId, account, items, now);
    const { answer, extraWrites } = await beside({
      account: { ...account, ...(called !== undefined && { customName: called }) },
      item,
    });
    const naming = name === undefined ? [] : [words.nameAccount(userId, { accountId, itemId: account.itemId }, name)];
    await write(services, [...raise(), accounts.rebalance(userId, account, name), ...naming], extraWrites);
    return answer;
  });

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
      await write(services, [...raise(ownAccounts), gone, ...actions, ...recorded], extraWrites);
    } else {
      await write(services, [...raise(ownAccounts), accounts.leave(userId, account)]);
      for (const step of removal) await writeFenced(table, check, [...step.actions, ...(await tell(step.changes))]);
      for (let start = 0; start < records.length; start += MAX_ACTIONS - 1)
        await writeFenced(table, check, records.slice(start, start + MAX_ACTIONS - 1));
      await write(services, [check, gone], extraWrites);
    }
    await preparedEvents.send();
    return answer;
  });
