import type { Transaction } from '../ledger/transaction.ts';
import { normalizeText } from '../text/normalize-text.ts';
import type { Transfers } from './classify-transfers.ts';
import { BILL_WORDS, NEVER_A_MOVE, PAYMENT_WORDS } from './transfer-words.ts';

/** Whether a card's credit pays its bill; any other credit of a card gives money back. */
export const isPaymentOfCard = (credit: Transaction, transfers: Transfers): boolean => {
  if (credit.type !== 'CREDIT') return false;
  if (transfers.has(credit.id)) return true;
  const text = normalizeText(credit.description);
  return !NEVER_A_MOVE.test(text) && (BILL_WORDS.test(text) || PAYMENT_WORDS.test(text));
};
