import { isDeepStrictEqual } from 'node:util';
import type { Bill } from './bill.ts';

/** What an import changes: records to delete by the due date they stand under, and bills to write. */
export type BillChanges = { removed: Bill[]; written: Bill[] };

// A bank's system touches `updatedAt` without a change of the bill; that alone is not worth a write.
const content = ({ updatedAt: _, ...bill }: Bill) => bill;
const sameContent = (a: Bill, b: Bill): boolean => isDeepStrictEqual(content(a), content(b));

/**
 * The changes that bring a card's stored bills up to what the bank reports now.
 * A bill that is no longer reported is removed only inside the reported span: banks stop listing old bills,
 * and those stay. A bill whose due date moved leaves its old place.
 *
 * @param known the card's stored bills
 * @param reported its bills as the bank lists them, completely
 */
export const billChanges = (known: readonly Bill[], reported: readonly Bill[]): BillChanges => {
  const latest = new Map(reported.map((bill) => [bill.id, bill]));
  const earliestReported = reported.map(({ dueDate }) => dueDate).sort()[0];
  const isGone = (bill: Bill): boolean => {
    const now = latest.get(bill.id);
    if (now) return now.dueDate !== bill.dueDate;
    return earliestReported !== undefined && bill.dueDate >= earliestReported;
  };
  const before = new Map(known.map((bill) => [bill.id, bill]));
  const isNew = (bill: Bill): boolean => {
    const stored = before.get(bill.id);
    return !stored || !sameContent(stored, bill);
  };
  return { removed: known.filter(isGone), written: [...latest.values()].filter(isNew) };
};
