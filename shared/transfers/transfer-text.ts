import {
  isCardPaymentCategory,
  isInvestmentMove,
  isTransferCategory,
  isTransferOrCardPayment,
} from '../categories/category-groups.ts';
import { looksLikePerson } from '../categorizer/people.ts';
import type { Transaction } from '../ledger/transaction.ts';
import { normalizeText } from '../text/normalize-text.ts';
import { isHolder, type TransferContext } from './transfer-context.ts';
import {
  BILL_WORDS,
  METHOD,
  mayName,
  NEVER_A_MOVE,
  PAYMENT_WORDS,
  PURCHASE_WORDS,
  speaksOfPayment,
  TRANSFER_WORDS,
} from './transfer-words.ts';

/** The other party that a row names. */
type Named = 'none' | 'holder' | 'unknown' | 'other' | 'otherPerson';

/** Indications of a transfer between own accounts in a row's text and category. */
export type TransferText = {
  /** `unlikely`: category or text contradict, so the row counts only when it names a holder or no person. */
  transfer: 'plausible' | 'unlikely' | 'no';
  /** Money that may pay a card bill; read on bank debits. */
  paysCard: boolean;
  /** A card's credit that is a payment, not a refund. */
  isCardCredit: boolean;
  method: string | null;
  /** Words that may name a person or a shop. */
  names: readonly string[];
  named: Named;
};

const transferOf = (row: Transaction, text: string): TransferText['transfer'] => {
  if (NEVER_A_MOVE.test(text) || isCardPaymentCategory(row.category)) return 'no';
  if (isTransferCategory(row.category) || isInvestmentMove(row.category)) return 'plausible';
  const speaksOfTransfer = TRANSFER_WORDS.test(text);
  if (row.category === null && row.merchant === null) return speaksOfTransfer ? 'plausible' : 'unlikely';
  return speaksOfTransfer ? 'unlikely' : 'no';
};

// A payment without a named method is a boleto or an account payment.
const methodOf = (text: string): string | null =>
  METHOD.exec(text)?.[0] ?? (PAYMENT_WORDS.test(text) && !TRANSFER_WORDS.test(text) ? 'payment' : null);

const namedBy = (names: readonly string[], { hasOtherParty }: Transaction, context: TransferContext): Named => {
  // A second holder is another person but one of the user's accounts.
  if (names.some((name) => isHolder(name, context))) return 'holder';
  if (hasOtherParty) return 'otherPerson';
  if (names.length === 0) return 'none';
  if (context.holders.size === 0) return 'unknown';
  return looksLikePerson(names) ? 'otherPerson' : 'other';
};

export const moveTextOf = (row: Transaction, context: TransferContext): TransferText => {
  const text = normalizeText(row.description);
  const names = text.split(' ').filter((word) => mayName(word) && !context.institutions.has(word));
  const unlabelled = row.category === null && row.merchant === null;
  const moved = isTransferOrCardPayment(row.category);
  const never = NEVER_A_MOVE.test(text);
  // Without a word for bill or payment, money sent to a named party pays no card.
  const nameless = names.length === 0 && row.merchant === null;
  const mayPay = nameless || ((moved || unlabelled) && PAYMENT_WORDS.test(text));
  return {
    transfer: transferOf(row, text),
    paysCard: !never && (BILL_WORDS.test(text) || mayPay),
    isCardCredit: (moved && !never) || speaksOfPayment(text),
    method: methodOf(text),
    names,
    named: namedBy(names, row, context),
  };
};

/** A purchase, regardless of the category. */
export const saysPurchase = ({ description }: Transaction): boolean => PURCHASE_WORDS.test(normalizeText(description));

/** Whether the texts of two rows with equal amounts allow one transfer. */
export const mayBeOneTransfer = (out: TransferText, into: TransferText): boolean => {
  const sides = [out, into];
  if (sides.some(({ transfer, named }) => transfer === 'no' || named === 'otherPerson')) return false;
  if (out.method && into.method && out.method !== into.method) return false;
  if (out.names.some((name) => into.names.includes(name))) return true;
  // A named party that holds none of the accounts is the true other side.
  if (sides.some(({ named }) => named === 'other')) return false;
  if (sides.some(({ transfer, named }) => transfer === 'unlikely' && named === 'unknown')) return false;
  // Two different names are two people, unless the accounts' holders are known.
  return !sides.every(({ named }) => named === 'unknown');
};
