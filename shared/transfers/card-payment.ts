import { cardRowKind } from '../cards/card-row-kind.ts';
import { isCardPaymentCategory, isTransferOrCardPayment } from '../categories/category-groups.ts';
import { asImported, type Transaction } from '../ledger/transaction.ts';
import { normalizeText } from '../text/normalize-text.ts';
import type { Transfers } from './classify-transfers.ts';
import { speaksOfPayment } from './transfer-text.ts';

/** Whether a card's credit pays its bill; any other credit of a card gives money back. */
export const isPaymentOfCard = (credit: Transaction, transfers: Transfers): boolean => {
  if (credit.type !== 'CREDIT') return false;
  const kind = cardRowKind(credit);
  if (kind !== null) return kind === 'payment';
  return isMoved(credit, transfers) || saysPayment(credit);
};

// What brings a move back gives money back, if none that was spent.
const isMoved = ({ id }: Transaction, transfers: Transfers): boolean =>
  transfers.has(id) && transfers.get(id) !== 'returned';

const saysPayment = ({ description }: Transaction): boolean => speaksOfPayment(normalizeText(description));

// Only a credit that the bank or the user calls a move can become a payment by another row.
const isCalledMove = (row: Transaction): boolean =>
  isTransferOrCardPayment(row.category) || isTransferOrCardPayment(asImported(row).category);

/**
 * The same for credits of cards, where nothing else needs the transfers.
 * @param transfersOf called at most once, for the first credit that neither category nor text decide
 */
export const paymentsOfCards = (transfersOf: () => Transfers): ((credit: Transaction) => boolean) => {
  let transfers: Transfers | null = null;
  return (credit) => {
    if (credit.type !== 'CREDIT') return false;
    const kind = cardRowKind(credit);
    if (kind !== null) return kind === 'payment';
    // On a card's credit this category always makes a payment.
    if (isCardPaymentCategory(credit.category) || saysPayment(credit)) return true;
    if (!isCalledMove(credit)) return false;
    transfers ??= transfersOf();
    return isMoved(credit, transfers);
  };
};
