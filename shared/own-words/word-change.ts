import { createHash } from 'node:crypto';
import { asImported, type OwnWords, type Transaction } from '../ledger/transaction.ts';
import { withUnknownOf } from '../platform/table/stored.ts';
import type { Instant } from '../time/instant.ts';
import { comparableOf } from './carry-words.ts';
import {
  isSameMerchant,
  joined,
  latestWords,
  type MerchantWords,
  type OwnMerchant,
  type OwnRowWords,
  type OwnWordsOfUser,
  ownMerchant,
  saysAny,
  type Words,
} from './words.ts';

/** The change of a row: null restores the imported value of a field, an absent field is unchanged. */
export type Change = OwnWords;

/** No sum, stream, limit or signal depends on a note. */
export const isNoteAlone = ({ category, merchant }: Change): boolean =>
  category === undefined && merchant === undefined;

const said = (value: string | null | undefined, order: number) => value !== undefined && { value, order };

export const wordsOf = ({ category, merchant, note }: Change, order: number): Words => {
  const [ofCategory, ofMerchant, ofNote] = [said(category, order), said(merchant, order), said(note, order)];
  return {
    ...(ofCategory && { category: ofCategory }),
    ...(ofMerchant && { merchant: ofMerchant }),
    ...(ofNote && { note: ofNote }),
  };
};

const idOf = ({ direction, name, text }: OwnMerchant): string =>
  createHash('sha256')
    .update(JSON.stringify([direction, name, text]))
    .digest('base64url')
    .slice(0, 22);

/** The function that changes rows, and the record of the change. */
export type RowChange = {
  record: { before: OwnRowWords[]; after: OwnRowWords };
  change: (row: Transaction) => Transaction;
};
export type MerchantChange = { record: MerchantWords; change: (row: Transaction) => Transaction };

/** The user's word on one row. */
export const changeOfRow = (
  { rows, merchants }: OwnWordsOfUser,
  { row, itemId, words }: { row: Transaction; itemId: string; words: Words },
): RowChange => {
  const before = rows.filter((one) => one.row.id === row.id && one.row.accountId === row.accountId);
  const known = before.reduce<Words>((all, one) => joined(all, one.words), {});
  const formerId = before[0]?.formerId ?? null;
  const about = before.reduceRight((next, { words: _, ...one }) => withUnknownOf(one, next), {
    itemId,
    row: comparableOf(row),
    formerId,
  });
  const after = { ...about, words: joined(known, words) };
  const put = latestWords(merchants);
  const isMeant = ({ id, accountId }: Transaction): boolean => id === row.id && accountId === row.accountId;
  return { record: { before, after }, change: (one) => (isMeant(one) ? put(one, after.words) : one) };
};

/** Applies the latest words to every row of these merchants; other rows are unchanged. */
export const onRowsOf = (
  { rows, merchants }: OwnWordsOfUser,
  meant: readonly OwnMerchant[],
): ((row: Transaction) => Transaction) => {
  const ofRow = new Map(rows.map(({ row, words }) => [row.id, words]));
  const put = latestWords(merchants);
  const answers = new Map<string, boolean>();
  const isMeant = (row: Transaction): boolean => {
    const key = JSON.stringify([row.type, row.merchant, row.description]);
    const merchant = answers.has(key) ? null : ownMerchant(row);
    const answer = answers.get(key) ?? (merchant !== null && meant.some((one) => isSameMerchant(one, merchant)));
    answers.set(key, answer);
    return answer;
  };
  return (row) => (isMeant(asImported(row)) ? put(row, ofRow.get(row.id)) : row);
};

/** The user's word on all rows of a merchant. @param isUnfinished some rows are to be changed later */
export const changeOfMerchant = (
  said: OwnWordsOfUser,
  { merchant, words, isUnfinished, now }: { merchant: OwnMerchant; words: Words; isUnfinished: boolean; now: Instant },
): MerchantChange => {
  const id = idOf(merchant);
  const known = said.merchants.find((one) => one.id === id);
  const createdAt = known && saysAny(known.words) ? known.createdAt : now;
  const about = withUnknownOf(known, { id, merchant, isUnfinished, ...(createdAt && { createdAt }) });
  const record = { ...about, words: joined(known?.words ?? {}, words) };
  const merchants = [...said.merchants.filter((one) => one.id !== id), record];
  return { record, change: onRowsOf({ ...said, merchants }, [merchant]) };
};
