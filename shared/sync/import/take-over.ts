import type { Account } from '../../accounts/account.ts';
import type { AccountStore } from '../../accounts/account-store.ts';
import { newClosingDate } from '../../cards/closing-date.ts';
import { closingDateStore } from '../../cards/closing-date-store.ts';
import { groupBy } from '../../group-by.ts';
import type { LedgerReader } from '../../ledger/ledger-reader.ts';
import type { ImportedAccount } from '../../ledger/merge.ts';
import { matchRenumberedRows } from '../../ledger/row-matching.ts';
import { asImported, type Transaction } from '../../ledger/transaction.ts';
import type { OwnWordsStore } from '../../own-words/own-words-store.ts';
import type { OwnWordsOfUser } from '../../own-words/words.ts';
import type { Table } from '../../platform/table/table.ts';
import type { WriteItem } from '../../platform/table/transact.ts';
import { addDays, type IsoDate } from '../../time/calendar.ts';
import type { Instant } from '../../time/instant.ts';
import type { ItemState } from '../item.ts';
import { type Stored, type Takeover, vanishedAccounts } from './plan-item-import.ts';
import type { Pull, PulledAccount } from './pull-item.ts';

/** Days back in which the new account must have every posted row of the former. */
const COMPARED_DAYS = 60;
/** One equal row may be chance. */
const LEAST_ROWS = 2;

const holdsAll = (former: readonly Transaction[], { accountId, rows }: ImportedAccount): boolean => {
  const ids = new Set(rows.map(({ id }) => id));
  const others = former.filter(({ id }) => !ids.has(id)).map((row) => ({ ...row, accountId }));
  const known = new Set(former.map(({ id }) => id));
  const free = rows.filter(({ id }) => !known.has(id));
  return matchRenumberedRows(others, free).length === others.length;
};

const comparedSince = (today: IsoDate): IsoDate => addDays(today, -COMPARED_DAYS);

/** The aggregator gives an id once: a row that moved to another account took its account along. */
const sharesRow = (former: readonly Transaction[], { rows }: ImportedAccount): boolean => {
  const ids = new Set(rows.map(({ id }) => id));
  return former.some(({ id }) => ids.has(id));
};

/**
 * Accounts that one complete answer lists under a new id: the bank gave a card another number. By new id, the former one; an account
 * in doubt is not among them.
 * @param vanished accounts that the answer no longer lists @param came those that it lists for the first time
 * @param rowsOf stored rows since `comparedSince` and since the first row of those that came, as the bank gave them
 */
const accountsWithNewNumber = (
  vanished: readonly Account[],
  came: readonly PulledAccount[],
  rowsOf: (accountId: string) => readonly Transaction[],
  today: IsoDate,
): Map<string, Account> => {
  const since = comparedSince(today);
  const posted = new Map(
    vanished.map(({ id }) => [
      id,
      rowsOf(id).filter(({ status, date }) => status === 'POSTED' && date >= since && date <= today),
    ]),
  );
  const isSame = (former: Account, { account, ledger }: PulledAccount): boolean => {
    if (account.type !== former.type || ledger === null) return false;
    const rows = posted.get(former.id) ?? [];
    return sharesRow(rowsOf(former.id), ledger) || (rows.length >= LEAST_ROWS && holdsAll(rows, ledger));
  };
  const found = new Map<string, Account>();
  for (const pulled of came) {
    const [former, ...others] = vanished.filter((account) => isSame(account, pulled));
    if (!former || others.length > 0) continue;
    if (came.every((other) => other === pulled || !isSame(former, other))) found.set(pulled.account.id, former);
  }
  return found;
};

const firstDateOf = (ledger: ImportedAccount | null): IsoDate | undefined =>
  ledger?.rows.map(({ date }) => date).sort()[0];

/** Rows that only the former account had stay: the bank lists none before the first one that it lists now. */
export const takingOver = (imported: ImportedAccount, former: string): ImportedAccount => {
  const first = firstDateOf(imported);
  const window = first ? { ...imported.window, from: first } : { from: imported.window.to, to: imported.window.from };
  return { ...imported, window, former };
};

/** By the id of the new number. */
export type Takeovers = ReadonlyMap<string, Takeover>;

/** Those that an import has begun and not ended: they are no longer in question. */
const begun = ({ accounts, leaving }: Stored): Map<string, Account> =>
  new Map(
    accounts.flatMap(({ id, takesOver }) => {
      const former = [...accounts, ...leaving].find((account) => account.id === takesOver);
      return former ? [[id, former]] : [];
    }),
  );

/** Which accounts go on under a new number; one whose rows could not be read waits for the next import. */
export const takeoversOf = async (
  { ledger }: { ledger: Pick<LedgerReader, 'freshRange'> },
  { stored, state, pull, today }: { stored: Stored; state: ItemState; pull: Pull; today: IsoDate },
): Promise<Takeovers> => {
  const known = new Set(stored.accounts.map(({ id }) => id));
  const came = pull.accounts.filter(({ account }) => !known.has(account.id));
  const vanished = vanishedAccounts(stored, state, pull);
  const formers = begun(stored);
  if (came.length > 0 && vanished.length > 0) {
    const firsts = came.flatMap(({ ledger: pulled }) => firstDateOf(pulled) ?? []);
    const since = [comparedSince(today), ...firsts].sort()[0] ?? today;
    const rows = await ledger.freshRange(stored.item.userId, since, today);
    const byAccount = groupBy(rows.map(asImported), ({ accountId }) => accountId);
    const found = accountsWithNewNumber(vanished, came, (id) => byAccount.get(id) ?? [], today);
    for (const [id, former] of found) formers.set(id, former);
  }
  return new Map(
    pull.accounts.flatMap((pulled) => {
      const former = formers.get(pulled.account.id);
      return former && pulled.ledger ? [[pulled.account.id, { former, keepsBefore: firstDateOf(pulled.ledger) }]] : [];
    }),
  );
};

/** Before the first row moves: the next import goes on with it, whatever the bank lists then. */
export const beginTakeovers = (
  accounts: Pick<AccountStore, 'put' | 'putArriving'>,
  {
    userId,
    takeovers,
    written,
    now,
  }: { userId: string; takeovers: Takeovers; written: readonly Account[]; now: Instant },
): WriteItem[] =>
  written.flatMap((account) => {
    const former = takeovers.get(account.id)?.former;
    // A former account that is closed already was so by this.
    if (!former || former.closedAt !== undefined) return [];
    return [
      accounts.put(userId, { ...former, closedAt: now }),
      accounts.putArriving(userId, { ...account, takesOver: former.id }),
    ];
  });

/** The names and closing days of accounts that go on under a new number. */
export const movesOf = async (
  { table, words }: { table: Table; words: Pick<OwnWordsStore, 'nameAccount'> },
  { userId, takeovers, said }: { userId: string; takeovers: Takeovers; said: Pick<OwnWordsOfUser, 'accounts'> },
): Promise<WriteItem[]> => {
  if (takeovers.size === 0) return [];
  const closingDates = closingDateStore(table);
  const registered = await closingDates.list(userId);
  return [...takeovers].flatMap(([accountId, { former }]) => {
    const name = said.accounts.find((one) => one.accountId === former.id);
    const day = registered.find((one) => one.accountId === former.id);
    const isFree = registered.every((one) => one.accountId !== accountId);
    const moved = day && {
      ...day,
      ...newClosingDate(userId, { ...day, accountId }, day.createdAt),
      updatedAt: day.updatedAt,
    };
    return [
      ...(name
        ? [words.nameAccount(userId, { ...name, accountId }, name.customName), words.nameAccount(userId, name, null)]
        : []),
      ...(moved && isFree ? [closingDates.put(moved)] : []),
      ...(day ? [closingDates.removal(day)] : []),
    ];
  });
};
