import type { Account } from '../accounts/account.ts';
import { add, type Centavos, centavos } from '../money.ts';
import { StaleError } from '../platform/retry.ts';
import { type WriteItem, writeAll } from '../platform/table/transact.ts';
import type { Item } from '../sync/item.ts';
import type { IsoDate } from '../time/calendar.ts';
import type { Instant } from '../time/instant.ts';
import { dateInSaoPaulo } from '../time/sao-paulo.ts';
import { balancedAccount, byHand, countOfOwn, type NewAccount, newOwnAccount, refuseFarDate } from './own-account.ts';
import { type FileServices, fencingOf, untilRowsWritten } from './write-rows.ts';

export type Asked = { userId: string; now: Instant };
export type Beside<Answer> = (shown: {
  account: Account;
  item: Item;
}) => Promise<{ answer: Answer; extraWrites: WriteItem[] }>;

/** @throws StaleError */
export const writeAccounts = async (
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
    await writeAccounts(services, [...raise(count + 1), services.accounts.make(userId, account)], extraWrites);
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
  const own = await ledger.ofAccount(userId, account.id);
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
    await writeAccounts(services, [...raise(), accounts.rebalance(userId, account, name), ...naming], extraWrites);
    return answer;
  });
