import type { Transaction } from '../../../shared/ledger/transaction.ts';
import { toCentavos } from '../../../shared/money.ts';
import { aTransaction, day } from '../ledger/a-transaction.ts';

/**
 * How a bank reports the rows of a purchase: one per bill; all at once, dated at the purchase; all at once, with
 * the dates of bills that have opened; or only the current one.
 */
export type Shape = 'monthly' | 'atOnce' | 'redated' | 'currentOnly';

export type SimulatedPurchase = {
  id: string;
  date: string;
  store: string;
  /** Whole purchase in centavos. */
  cents: number;
  total: number;
};

export type Habits = {
  shape: Shape;
  /** The bank sends number and total as metadata; otherwise the import reads them from the description. */
  tellsNumber: boolean;
  tellsPurchaseDate: boolean;
  tellsTotalAmount: boolean;
};

/** Brazilian practice: what does not divide is on the first installment. */
export const amountsOf = ({ cents, total }: SimulatedPurchase): number[] => {
  const each = Math.floor(cents / total);
  return Array.from({ length: total }, (_, index) => each + (index === 0 ? cents - each * total : 0));
};

const monthsLater = (date: string, months: number): string => {
  const [year = 0, month = 0, dayOfMonth = 0] = date.split('-').map(Number);
  const last = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1 + months, Math.min(dayOfMonth, last))).toISOString().slice(0, 10);
};

const isReported = (shape: Shape, reached: number, number: number): boolean => {
  if (shape === 'monthly') return number <= reached;
  return shape === 'currentOnly' ? number === reached : true;
};

const dateOf = (shape: Shape, purchase: SimulatedPurchase, number: number, today: string): string => {
  const billed = monthsLater(purchase.date, number - 1);
  const isDatedAtPurchase = shape === 'atOnce' || (shape === 'redated' && billed > today);
  return isDatedAtPurchase ? purchase.date : billed;
};

/** The rows of a purchase that the bank has reported by `today`; written apart from the rules under test. */
export const rowsOf = (purchase: SimulatedPurchase, habits: Habits, today: string): Transaction[] => {
  const { shape, tellsNumber, tellsPurchaseDate, tellsTotalAmount } = habits;
  const numbers = Array.from({ length: purchase.total }, (_, index) => index + 1);
  const reached = numbers.filter((number) => monthsLater(purchase.date, number - 1) <= today).length;
  return numbers
    .filter((number) => isReported(shape, reached, number))
    .map((number) =>
      aTransaction({
        id: `${purchase.id}-${number}`,
        accountId: 'card-1',
        date: dateOf(shape, purchase, number, today),
        reais: -(amountsOf(purchase)[number - 1] ?? 0) / 100,
        description: tellsNumber
          ? purchase.store
          : `${purchase.store} PARC ${String(number).padStart(2, '0')}/${purchase.total}`,
        status: monthsLater(purchase.date, number - 1) < monthsLater(today, -1) ? 'POSTED' : 'PENDING',
        installment: {
          number,
          total: purchase.total,
          totalAmount: tellsTotalAmount ? toCentavos(purchase.cents / 100) : null,
          purchaseDate: tellsPurchaseDate ? day(purchase.date) : null,
        },
      }),
    );
};
