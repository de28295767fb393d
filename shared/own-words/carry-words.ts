import { isDeepStrictEqual } from 'node:util';
import type { Merge } from '../ledger/merge.ts';
import { matchRenumberedRows } from '../ledger/row-matching.ts';
import { asImported, type Transaction } from '../ledger/transaction.ts';
import { withUnknownOf } from '../platform/table/stored.ts';
import { daysBetween } from '../time/calendar.ts';
import { isSameMerchant, joined, latestWords, type OwnRowWords, type OwnWordsOfUser, ownMerchant } from './words.ts';

/** What a pending row and its posting are compared by; `merchant` is the bank's. */
export type Posting = Pick<
  Transaction,
  'id' | 'type' | 'date' | 'amount' | 'currencyCode' | 'description' | 'merchant'
>;

const EARLIEST_DAYS = -1;
const LATEST_DAYS = 7;

// Tips, fuel and deposits change the amount of a purchase by its posting.
const isNear = (before: Posting, after: Posting): boolean => {
  const [least, most] = [Math.abs(before.amount), 2 * Math.abs(before.amount)];
  return least <= 2 * Math.abs(after.amount) && Math.abs(after.amount) <= most;
};

const isSamePurchase = (before: Posting, after: Posting): boolean => {
  const inOneCurrency = before.currencyCode === after.currencyCode;
  if (inOneCurrency && before.amount === after.amount) return true;
  if (inOneCurrency && !isNear(before, after)) return false;
  const [merchant, other] = [ownMerchant(before), ownMerchant(after)];
  return merchant !== null && other !== null && isSameMerchant(merchant, other);
};

const mayBe = (before: Posting, after: Posting): boolean => {
  const days = daysBetween(before.date, after.date);
  return before.type === after.type && days >= EARLIEST_DAYS && days <= LATEST_DAYS && isSamePurchase(before, after);
};

/**
 * Pairs pending rows that vanished with posted rows that are new, where a bank posts a purchase under another text, amount or currency.
 * Only where each is the other's single candidate: a wrong pair would put a person's word on another purchase.
 * @param vanished and posted rows of one account that the strict match left, with words or not
 */
export const matchPostings = <Before extends Posting, After extends Posting>(
  vanished: readonly Before[],
  posted: readonly After[],
): { predecessor: Before; row: After }[] =>
  vanished.flatMap((predecessor) => {
    const [row, ...others] = posted.filter((after) => mayBe(predecessor, after));
    if (!row || others.length > 0) return [];
    const isOnly = vanished.every((other) => other === predecessor || !mayBe(other, row));
    return isOnly ? [{ predecessor, row }] : [];
  });

export const comparableOf = (row: Transaction): OwnRowWords['row'] => {
  const { id, accountId, date, type, amount, currencyCode, description, installment } = row;
  const { merchant } = asImported(row);
  return {
    id,
    accountId,
    date,
    type,
    amount,
    currencyCode,
    description,
    installment: installment && { number: installment.number },
    ...(row.status === 'PENDING' && { pending: { merchant } }),
  };
};

/** `before` are the records that `after` takes the place of; one of them may have its key. */
export type CarriedWords = { before: readonly OwnRowWords[]; after: OwnRowWords };

type Holding = { row: Transaction; held: OwnRowWords[] };

// Those that vanished now, and those that vanished in an earlier import and whose words still wait. Without words among them
// nothing need be paired.
const pendingRows = (waiting: readonly OwnRowWords[], { vanished }: Merge): Posting[] => {
  const known = waiting.flatMap(({ row: { pending, ...row } }) =>
    pending ? [{ ...row, merchant: pending.merchant }] : [],
  );
  const pending = vanished.filter(({ status }) => status === 'PENDING');
  const ids = new Set(pending.map(({ id }) => id));
  const waits = waiting.some(({ row }) => row.pending || ids.has(row.id));
  return waits ? [...pending, ...known.filter(({ id }) => !ids.has(id))] : [];
};

// By id, then along the bank's renumbering; remaining words wait for a new row that equals the row as it was last seen.
const holdings = (words: readonly OwnRowWords[], merge: Merge): Holding[] => {
  const { rows, renumberedRows, newcomers } = merge;
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
    waitingById.delete(predecessor.id);
  }
  const posted = free.filter(({ id, status }) => status === 'POSTED' && !held.has(id));
  for (const { predecessor, row } of matchPostings(pendingRows([...waitingById.values()], merge), posted)) {
    const one = waitingById.get(predecessor.id);
    if (one) give(row, one);
  }
  return [...held.values()];
};

// @param before the records as they are stored: of an account that this one takes over, under that one's id
const carried = ({ row, held }: Holding, before: (one: OwnRowWords) => OwnRowWords): CarriedWords | null => {
  const [first, ...others] = held;
  if (!first) return null;
  const about = held.reduceRight((next, { words: _, ...one }) => withUnknownOf(one, next), {
    itemId: first.itemId,
    row: comparableOf(row),
    formerId: first.row.id === row.id ? first.formerId : first.row.id,
  });
  const words = others.reduce((all, other) => joined(all, other.words), first.words);
  const after: OwnRowWords = { ...about, words };
  const stored = held.map(before);
  return others.length === 0 && isDeepStrictEqual(stored[0], after) ? null : { before: stored, after };
};

/** An account's rows after an import with the user's words on them, and the records that follow their rows. */
export const carryWords = (
  { rows, merchants }: Pick<OwnWordsOfUser, 'rows' | 'merchants'>,
  accountId: string,
  merge: Merge,
  former?: string,
): { rows: Transaction[]; carried: CarriedWords[] } => {
  const taken = new Map(
    rows
      .filter(({ row }) => former !== undefined && row.accountId === former)
      .map((one) => [{ ...one, row: { ...one.row, accountId } }, one]),
  );
  const mine = [...rows.filter(({ row }) => row.accountId === accountId), ...taken.keys()];
  if (mine.length === 0 && merchants.length === 0) return { rows: merge.rows, carried: [] };
  const held = holdings(mine, merge);
  const wordsOf = new Map(
    held.map((holding) => [holding.row.id, holding.held.reduce((words, one) => joined(words, one.words), {})]),
  );
  const put = latestWords(merchants);
  const isHeld = new Set(held.flatMap((holding) => holding.held));
  return {
    rows: merge.rows.map((row) => put(row, wordsOf.get(row.id))),
    carried: [
      ...held.flatMap((holding) => carried(holding, (one) => taken.get(one) ?? one) ?? []),
      // Words that wait for their row go along.
      ...[...taken].flatMap(([after, one]) => (isHeld.has(after) ? [] : [{ before: [one], after }])),
    ],
  };
};
