import { isDeepStrictEqual } from 'node:util';
import type { Centavos } from '../money.ts';
import { withUnknownOf } from '../platform/table/stored.ts';
import type { IsoDate } from '../time/calendar.ts';
import type { Instant } from '../time/instant.ts';

export type BillPayment = { date: IsoDate; amount: Centavos };

/** A closed card bill. */
export type Bill = {
  id: string;
  itemId: string;
  accountId: string;
  dueDate: IsoDate;
  /** The bank's closing date; often unknown. */
  closingDate: IsoDate | null;
  totalAmount: Centavos;
  currencyCode: string;
  /** 0 when the bank reports none. */
  minimumPayment: Centavos;
  /** False when the bank does not report it. */
  allowsInstallments: boolean;
  payments: BillPayment[];
  createdAt: Instant;
  updatedAt: Instant;
};

const newestFirst = (a: Bill, b: Bill): number =>
  a.dueDate === b.dueDate ? (a.id < b.id ? -1 : 1) : a.dueDate < b.dueDate ? 1 : -1;

/** Newest first; a bill due today is not overdue. */
export const pastDueBills = (bills: readonly Bill[], today: IsoDate): Bill[] =>
  bills.filter(({ dueDate }) => dueDate < today).sort(newestFirst);

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
