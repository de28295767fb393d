import { normalizeText } from '../ledger/categories/normalize-text.ts';
import type { InstallmentInfo, Transaction } from '../ledger/transaction.ts';

/** A card transaction that is one installment of a purchase; which one, the import has read. */
export type InstallmentRow = InstallmentInfo & {
  transaction: Transaction;
  /** The description without the installment's number, normalized: equal for all rows of a purchase. */
  label: string;
};

// `PARC 03/10`, `Parcela 3 de 10`, `(3/10)`: the row's own number, however its description writes it.
const markerOf = ({ number, total }: InstallmentInfo): RegExp =>
  new RegExp(
    `\\(?(?:\\bparc(?:elas?)?\\.?\\s*:?\\s*)?(?<!\\d)0?${number}\\s*(?:/|\\bde\\b)\\s*0?${total}(?!\\d)\\)?`,
    'i',
  );

const withoutMarker = (description: string, info: InstallmentInfo): string => description.replace(markerOf(info), ' ');

/** The transaction as an installment; null for one payment, and for a credit: a refund is no part of a purchase. */
export const installmentRow = (transaction: Transaction): InstallmentRow | null => {
  const { installment, description, type } = transaction;
  if (type !== 'DEBIT' || !installment || installment.total < 2) return null;
  return { ...installment, transaction, label: normalizeText(withoutMarker(description, installment)) };
};

/** The description of another installment of the same purchase: `LOJA PARC 03/10` -> `LOJA PARC 04/10`. */
export const descriptionOf = (row: InstallmentRow, number: number): string =>
  row.transaction.description.replace(markerOf(row), (marker) =>
    marker.replace(/\d{1,2}/, (digits) => String(number).padStart(digits.length, '0')),
  );

/** The description without the installment's number, as the bank writes it. */
export const titleOf = (row: InstallmentRow): string => {
  const { description } = row.transaction;
  const title = withoutMarker(description, row).replace(/\s+/g, ' ');
  return title.replace(/^[\s*-]+|[\s*-]+$/g, '') || description;
};
