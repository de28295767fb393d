import { installmentRow } from '../cards/purchase.ts';
import type { Transaction } from '../ledger/transaction.ts';
import { accountKey, type Cursor, type Fingerprints, type Sweep } from './cursor.ts';

/** An account as it is now; fingerprints and rows may be computed on demand. */
export type Present = {
  accountId: string;
  fingerprints: Fingerprints;
  rows: readonly Transaction[];
  /** Connected a second time: no reader has its rows. */
  isDuplicate?: boolean;
};

export type Swept = {
  added: Transaction[];
  changed: Transaction[];
  removed: Transaction[];
  accounts: Record<string, Fingerprints>;
  sweep: Sweep | null;
  /** Rows are left for the next page. */
  isPending: boolean;
};

type AccountSweep = Sweep & { kind: 'added' | 'changed' | 'removed' };

const isOfAccount = (sweep: Sweep | null, accountId: string): sweep is AccountSweep =>
  sweep !== null && sweep.kind !== 'copy' && sweep.accountId === accountId;

const isSame = (a: Fingerprints, b: Fingerprints): boolean =>
  a.shown === b.shown && a.dues === b.dues && a.order === b.order;

const startOf = (known: Fingerprints | undefined, present: Present): AccountSweep | null => {
  const { accountId } = present;
  if (present.isDuplicate) return known ? { accountId, kind: 'removed', rows: 'all', after: '' } : null;
  if (!known) return { accountId, kind: 'added', rows: 'all', after: '' };
  const { fingerprints } = present;
  if (isSame(known, fingerprints)) return null;
  return { accountId, kind: 'changed', rows: known.shown === fingerprints.shown ? 'installments' : 'all', after: '' };
};

/** The account's sweep, continued or begun; a sweep restarts when the account's digests change again. */
const sweepOf = (under: Sweep | null, known: Fingerprints | undefined, present: Present): AccountSweep | null => {
  if (!isOfAccount(under, present.accountId)) return startOf(known, present);
  if (present.isDuplicate && under.kind !== 'removed') return startOf(known ?? present.fingerprints, present);
  if (under.kind === 'removed') return present.isDuplicate ? under : startOf(undefined, present);
  const again = under.kind === 'changed' ? startOf(known, present) : null;
  return again ? { ...again, rows: under.rows === 'all' ? 'all' : again.rows } : under;
};

const byId = (a: Transaction, b: Transaction): number => (a.id < b.id ? -1 : 1);

/**
 * Returns the rows of accounts that are new to the reader or differ from what it received, up to the page size, in the order
 * of their ids, which changes of a row do not affect.
 * @param reported whether a row is in this response already
 */
export const sweepAccounts = (
  cursor: Pick<Cursor, 'accounts' | 'sweep'>,
  present: readonly Present[],
  room: number,
  reported: (row: Transaction) => boolean,
): Swept => {
  const swept: Swept = { added: [], changed: [], removed: [], accounts: {}, sweep: null, isPending: false };
  const isUnderWay = ({ accountId }: Present): boolean => accountId === cursor.sweep?.accountId;
  let left = room;
  for (const one of [...present.filter(isUnderWay), ...present.filter((other) => !isUnderWay(other))]) {
    const key = accountKey(one.accountId);
    const known = cursor.accounts[key];
    const sweep = sweepOf(cursor.sweep, known, one);
    if (!sweep || swept.sweep) {
      const fingerprints = sweep || one.isDuplicate ? known : one.fingerprints;
      if (fingerprints) swept.accounts[key] = fingerprints;
      continue;
    }
    // A first sweep keeps its initial digests: if they changed meanwhile, all rows are returned again.
    const fingerprints = sweep.kind === 'added' && known ? known : one.fingerprints;
    if (sweep.kind !== 'removed') swept.accounts[key] = fingerprints;
    const isMeant = (row: Transaction) =>
      row.id > sweep.after && (sweep.rows === 'all' || installmentRow(row) !== null) && !reported(row);
    const rows = one.rows.filter(isMeant).sort(byId);
    const page = rows.slice(0, left);
    left -= page.length;
    swept[sweep.kind].push(...page);
    if (page.length < rows.length) swept.sweep = { ...sweep, after: page.at(-1)?.id ?? sweep.after };
    swept.isPending ||= swept.sweep !== null || (sweep.kind !== 'removed' && !isSame(fingerprints, one.fingerprints));
  }
  return swept;
};
