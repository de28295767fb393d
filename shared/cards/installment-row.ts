import { normalizeText } from '../ledger/categories/normalize-text.ts';
import type { InstallmentInfo, Transaction } from '../ledger/transaction.ts';

/** A card transaction that is one installment of a purchase. */
export type InstallmentRow = InstallmentInfo & {
  transaction: Transaction;
  /** The description without the installment's number, normalized: equal for all rows of a purchase. */
  label: string;
};

/** More is no card purchase but a mistake in the bank's data. */
const MOST_INSTALLMENTS = 120;
/** `06/12` without the word `parcela` may be anything else; card purchases rarely go beyond two years. */
const MOST_WITHOUT_WORD = 24;

// `PARC 03/10`, `Parcela 3 de 10`, `parc. 3/10`.
const WITH_WORD = /\(?\bparc(?:ela)?s?\.?\s*(\d{1,2})\s*(?:\/|de)\s*(\d{1,2})(?!\d)\)?/i;
// `3/10` on its own, but no part of a date such as 03/10/2025 or of a longer number.
const BARE = /\(?(?<![\d/.,-])(\d{1,2})\/(\d{1,2})(?![\d/])\)?/;

type Marker = { text: string; number: number; total: number };

const markerIn = (description: string): Marker | null => {
  const match = WITH_WORD.exec(description) ?? BARE.exec(description);
  return match && { text: match[0], number: Number(match[1]), total: Number(match[2]) };
};

const isInstallment = ({ number, total }: { number: number; total: number }, most: number): boolean =>
  Number.isInteger(number) && Number.isInteger(total) && number >= 1 && number <= total && total >= 2 && total <= most;

const fromDescription = (description: string): InstallmentInfo | null => {
  const marker = markerIn(description);
  if (!marker || !isInstallment(marker, WITH_WORD.test(marker.text) ? MOST_INSTALLMENTS : MOST_WITHOUT_WORD))
    return null;
  return { number: marker.number, total: marker.total, totalAmount: null, purchaseDate: null };
};

const labelOf = (description: string): string => {
  const marker = markerIn(description);
  return normalizeText(marker ? description.replace(marker.text, ' ') : description);
};

/**
 * The transaction as an installment: by the bank's data, else by a number in the description; null for a purchase
 * in one payment. A credit (payment, refund) is never an installment of a purchase.
 */
export const installmentRow = (transaction: Transaction): InstallmentRow | null => {
  if (transaction.type !== 'DEBIT') return null;
  const { installment, description } = transaction;
  const info = installment && isInstallment(installment, MOST_INSTALLMENTS) ? installment : null;
  const found = info ?? (installment ? null : fromDescription(description));
  return found && { ...found, transaction, label: labelOf(description) };
};

/** The description of another installment of the same purchase: `LOJA PARC 03/10` -> `LOJA PARC 04/10`. */
export const descriptionOf = (row: InstallmentRow, number: number): string => {
  const { description } = row.transaction;
  const marker = markerIn(description);
  if (!marker || marker.number !== row.number || marker.total !== row.total) return description;
  const renumbered = marker.text.replace(/\d{1,2}/, (digits) => String(number).padStart(digits.length, '0'));
  return description.replace(marker.text, () => renumbered);
};

/** The description without the installment's number, as the bank writes it. */
export const titleOf = ({ transaction: { description } }: InstallmentRow): string => {
  const marker = markerIn(description);
  const title = marker ? description.replace(marker.text, ' ').replace(/\s+/g, ' ') : description;
  return title.replace(/^[\s*-]+|[\s*-]+$/g, '') || description;
};
