import type { Account } from '../../accounts/account.ts';
import type { ImportedAccount } from '../../ledger/merge.ts';
import { matchRenumberedRows } from '../../ledger/row-matching.ts';
import type { Transaction } from '../../ledger/transaction.ts';
import { addDays, type IsoDate } from '../../time/calendar.ts';
import type { PulledAccount } from './pull-item.ts';

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

export const comparedSince = (today: IsoDate): IsoDate => addDays(today, -COMPARED_DAYS);

/**
 * Accounts that one complete answer lists under a new id: the bank gave a card another number. By new id, the former one; an account
 * in doubt is not among them.
 * @param vanished accounts that the answer no longer lists @param came those that it lists for the first time
 * @param rowsOf stored rows since `comparedSince`, as the bank gave them
 */
export const accountsWithNewNumber = (
  vanished: readonly Account[],
  came: readonly PulledAccount[],
  rowsOf: (accountId: string) => readonly Transaction[],
  today: IsoDate,
): Map<string, Account> => {
  const posted = new Map(
    vanished.map(({ id }) => [id, rowsOf(id).filter(({ status, date }) => status === 'POSTED' && date <= today)]),
  );
  const isSame = (former: Account, { account, ledger }: PulledAccount): boolean => {
    const rows = posted.get(former.id) ?? [];
    return account.type === former.type && ledger !== null && rows.length >= LEAST_ROWS && holdsAll(rows, ledger);
  };
  const found = new Map<string, Account>();
  for (const pulled of came) {
    const [former, ...others] = vanished.filter((account) => isSame(account, pulled));
    if (!former || others.length > 0) continue;
    if (came.every((other) => other === pulled || !isSame(former, other))) found.set(pulled.account.id, former);
  }
  return found;
};

/** Rows that only the former account had stay: the bank lists none before the first one that it lists now. */
export const takingOver = (imported: ImportedAccount, former: string): ImportedAccount => {
  const first = imported.rows.map(({ date }) => date).sort()[0];
  const window = first ? { ...imported.window, from: first } : { from: imported.window.to, to: imported.window.from };
  return { ...imported, window, former };
};
