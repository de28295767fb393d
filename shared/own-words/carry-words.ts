import { isDeepStrictEqual } from 'node:util';
import type { Merge } from '../ledger/merge.ts';
import { type Comparable, matchRenumberedRows } from '../ledger/row-matching.ts';
import type { Transaction } from '../ledger/transaction.ts';
import { joined, latestWords, type OwnRowWords, type OwnWordsOfUser } from './words.ts';

export const comparableOf = (row: Transaction): Comparable => {
  const { id, accountId, date, type, amount, currencyCode, description, installment } = row;
  return {
    id,
    accountId,
    date,
    type,
    amount,
    currencyCode,
    description,
    installment: installment && { number: installment.number },
  };
};

/** `before` are the records that `after` takes the place of; one of them may have its key. */
export type CarriedWords = { before: readonly OwnRowWords[]; after: OwnRowWords };

type Holding = { row: Transaction; held: OwnRowWords[] };

// By id, then along the bank's renumbering; remaining words wait for a new row that equals the row as it was last seen.
const holdings = (words: readonly OwnRowWords[], { rows, renumberedRows, newcomers }: Merge): Holding[] => {
  const byId = new Map(rows.map((row) => [row.id, row]));
  const successors = new Map(renumberedRows.map(({ predecessor, row }) => [predecessor.id, row]));
  const held = new Map<string, Holding>();
  const give = (row: Transaction, given: OwnRowWords): void => {
    const known = held.get(row.id);
    if (known) known.held.push(given);
    else held.set(row.id, { row, held: [given] });
  };
  const waiting: OwnRowWords[] = [];
  for (const one of words) {
    const at = (id: string): Transaction | undefined => byId.get(id) ?? successors.get(id);
    const row = at(one.row.id) ?? (one.formerId === null ? undefined : at(one.formerId));
    if (row) give(row, one);
    else waiting.push(one);
  }
  const free = newcomers.filter(({ id }) => !held.has(id));
  const waitingById = new Map(waiting.map((one) => [one.row.id, one]));
  for (const { predecessor, row } of matchRenumberedRows(
    waiting.map((one) => one.row),
    free,
  )) {
    const one = waitingById.get(predecessor.id);
    if (one) give(row, one);
  }
  return [...held.values()];
};

const carried = ({ row, held }: Holding): CarriedWords | null => {
  const [first, ...others] = held;
  if (!first) return null;
  const after: OwnRowWords = {
    itemId: first.itemId,
    row: comparableOf(row),
    formerId: first.row.id === row.id ? first.formerId : first.row.id,
    words: others.reduce((words, other) => joined(words, other.words), first.words),
  };
  return others.length === 0 && isDeepStrictEqual(first, after) ? null : { before: held, after };
};

/** An account's rows after an import with the user's words on them, and the records that follow their rows. */
export const carryWords = (
  { rows, merchants }: Pick<OwnWordsOfUser, 'rows' | 'merchants'>,
  accountId: string,
  merge: Merge,
): { rows: Transaction[]; carried: CarriedWords[] } => {
  const mine = rows.filter(({ row }) => row.accountId === accountId);
  if (mine.length === 0 && merchants.length === 0) return { rows: merge.rows, carried: [] };
  const held = holdings(mine, merge);
  const wordsOf = new Map(
    held.map((holding) => [holding.row.id, holding.held.reduce((words, one) => joined(words, one.words), {})]),
  );
  const put = latestWords(merchants);
  return {
    rows: merge.rows.map((row) => put(row, wordsOf.get(row.id))),
    carried: held.flatMap((holding) => carried(holding) ?? []),
  };
};
