import type { InstallmentInfo, Transaction } from '../ledger/transaction.ts';
import { normalizeText } from '../text/normalize-text.ts';

export type InstallmentRow = InstallmentInfo & {
  transaction: Transaction;
  /** The normalized description without the installment number: equal for all rows of a purchase. */
  label: string;
};

// `PARC 03/10`, `Parcela 3 de 10`, `(3/10)`.
const MARKERS = /\(?(?:\bparc(?:elas?)?\.?\s*:?\s*)?(?<!\d)(\d+)\s*(?:\/|\bde\b)\s*(\d+)\)?/gi;

const says = (digits: string | undefined, value: number): boolean => digits === `${value}` || digits === `0${value}`;

const markerIn = (description: string, { number, total }: InstallmentInfo): { at: number; text: string } | null => {
  MARKERS.lastIndex = 0;
  for (let found = MARKERS.exec(description); found; found = MARKERS.exec(description)) {
    if (says(found[1], number) && says(found[2], total)) return { at: found.index, text: found[0] };
    MARKERS.lastIndex = found.index + 1; // `1/2/3` contains `2/3` too
  }
  return null;
};

const replaceMarker = (description: string, info: InstallmentInfo, by: (marker: string) => string): string => {
  const marker = markerIn(description, info);
  if (!marker) return description;
  return description.slice(0, marker.at) + by(marker.text) + description.slice(marker.at + marker.text.length);
};

const withoutMarker = (description: string, info: InstallmentInfo): string =>
  replaceMarker(description, info, () => ' ');

/** Null for a single payment, and for a credit: a refund is not an installment. */
export const installmentRow = (transaction: Transaction): InstallmentRow | null => {
  const { installment, description, type } = transaction;
  if (type !== 'DEBIT' || !installment || installment.total < 2) return null;
  return { ...installment, transaction, label: normalizeText(withoutMarker(description, installment)) };
};

/** `LOJA PARC 03/10` becomes `LOJA PARC 04/10`. */
export const descriptionOf = (row: InstallmentRow, number: number): string =>
  replaceMarker(row.transaction.description, row, (marker) =>
    marker.replace(/\d{1,2}/, (digits) => String(number).padStart(digits.length, '0')),
  );

/** The description without the installment number, in the bank's spelling. */
export const titleOf = (row: InstallmentRow): string => {
  const { description } = row.transaction;
  const title = withoutMarker(description, row).replace(/\s+/g, ' ');
  return title.replace(/^[\s*-]+|[\s*-]+$/g, '') || description;
};
