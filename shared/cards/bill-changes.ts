import { isDeepStrictEqual } from 'node:util';
import { withUnknownOf } from '../platform/table/stored.ts';
import type { Bill } from './bill.ts';

/** `removed` are the bills as stored: their due date is part of the key. */
export type BillChanges = { removed: Bill[]; written: Bill[] };

// Banks touch `updatedAt` without changing the bill; that alone is not worth a write.
const content = ({ updatedAt: _, ...bill }: Bill) => bill;
const sameContent = (a: Bill, b: Bill): boolean => isDeepStrictEqual(content(a), content(b));

/** A missing bill is removed only inside the reported span of due dates: banks stop listing old bills. */
export const billChanges = (known: readonly Bill[], reported: readonly Bill[]): BillChanges => {
  const before = new Map(known.map((bill) => [bill.id, bill]));
  const latest = new Map(reported.map((bill) => [bill.id, withUnknownOf(before.get(bill.id), bill)]));
  const earliestReported = reported.map(({ dueDate }) => dueDate).sort()[0];
  const isGone = (bill: Bill): boolean => {
    const now = latest.get(bill.id);
    if (now) return now.dueDate !== bill.dueDate;
    return earliestReported !== undefined && bill.dueDate >= earliestReported;
  };
  const isNew = (bill: Bill): boolean => {
    const stored = before.get(bill.id);
    return !stored || !sameContent(stored, bill);
  };
  return { removed: known.filter(isGone), written: [...latest.values()].filter(isNew) };
};
