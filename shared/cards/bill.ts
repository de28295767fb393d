import type { Centavos } from '../money.ts';
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
