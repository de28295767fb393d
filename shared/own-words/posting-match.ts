import type { Transaction } from '../ledger/transaction.ts';
import { daysBetween } from '../time/calendar.ts';
import { isSameMerchant, ownMerchant } from './words.ts';

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
