import { isCardPaymentCategory, isInvestmentMove, isTransferCategory } from '../categories/category-groups.ts';
import { normalizeText } from '../categories/normalize-text.ts';
import { looksLikePerson } from '../categorizer/people.ts';
import type { Transaction } from '../transaction.ts';
import { isHolder, type MoveContext } from './move-context.ts';
import {
  BILL_WORDS,
  METHOD,
  mayName,
  NEVER_A_MOVE,
  PAYMENT_WORDS,
  PURCHASE_WORDS,
  TRANSFER_WORDS,
} from './move-words.ts';

/** Whom a row names as the other side: nobody, a holder of the user's accounts, or somebody else. */
type Named = 'nobody' | 'holder' | 'unknown' | 'other' | 'otherPerson';

/** What a row's text and category say about it being one side of a move between the user's accounts. */
export type MoveText = {
  /** `unlikely` when category or text says otherwise: then it must name nobody but a holder. */
  transfer: 'plausible' | 'unlikely' | 'no';
  /** Money that may pay a card's bill, read on a bank account's debit. */
  paysCard: boolean;
  /** A card's credit that is a payment, not a refund. */
  isCardCredit: boolean;
  /** Something was bought, whatever the category says. */
  isPurchase: boolean;
  method: string | null;
  /** Words that may name a person or a shop. */
  names: readonly string[];
  named: Named;
};

const transferOf = (row: Transaction, text: string): MoveText['transfer'] => {
  if (NEVER_A_MOVE.test(text) || isCardPaymentCategory(row.category)) return 'no';
  if (isTransferCategory(row.category) || isInvestmentMove(row.category)) return 'plausible';
  const speaksOfTransfer = TRANSFER_WORDS.test(text);
  if (row.category === null && row.merchant === null) return speaksOfTransfer ? 'plausible' : 'unlikely';
  return speaksOfTransfer ? 'unlikely' : 'no';
};

// A payment that tells no other means is made by boleto or from the account.
const methodOf = (text: string): string | null =>
  METHOD.exec(text)?.[0] ?? (PAYMENT_WORDS.test(text) && !TRANSFER_WORDS.test(text) ? 'payment' : null);

const namedBy = (names: readonly string[], { withAnother }: Transaction, context: MoveContext): Named => {
  // Who holds another of the accounts is no stranger, though another person.
  if (names.some((name) => isHolder(name, context))) return 'holder';
  if (withAnother) return 'otherPerson';
  if (names.length === 0) return 'nobody';
  if (context.holders.size === 0) return 'unknown';
  return looksLikePerson(names) ? 'otherPerson' : 'other';
};

export const moveTextOf = (row: Transaction, context: MoveContext): MoveText => {
  const text = normalizeText(row.description);
  const names = text.split(' ').filter((word) => mayName(word) && !context.institutions.has(word));
  const unlabelled = row.category === null && row.merchant === null;
  const moved = isTransferCategory(row.category) || isCardPaymentCategory(row.category);
  const never = NEVER_A_MOVE.test(text);
  // Without a word for a bill or a payment, money that went to somebody by name pays no card.
  const nameless = names.length === 0 && row.merchant === null;
  const mayPay = nameless || ((moved || unlabelled) && PAYMENT_WORDS.test(text));
  return {
    transfer: transferOf(row, text),
    paysCard: !never && (BILL_WORDS.test(text) || mayPay),
    isCardCredit: !never && (moved || BILL_WORDS.test(text) || PAYMENT_WORDS.test(text)),
    isPurchase: PURCHASE_WORDS.test(text),
    method: methodOf(text),
    names,
    named: namedBy(names, row, context),
  };
};

/** Whether two rows of equal amount may be the two sides of one transfer: neither text contradicts the other. */
export const mayBeOneTransfer = (out: MoveText, into: MoveText): boolean => {
  const sides = [out, into];
  if (sides.some(({ transfer, named }) => transfer === 'no' || named === 'otherPerson')) return false;
  if (out.method && into.method && out.method !== into.method) return false;
  if (out.names.some((name) => into.names.includes(name))) return true;
  // Who names somebody that holds none of the accounts paid, or was paid by, somebody else.
  if (sides.some(({ named }) => named === 'other')) return false;
  if (sides.some(({ transfer, named }) => transfer === 'unlikely' && named === 'unknown')) return false;
  // Two different names are two different people, unless the accounts' holders are known.
  return !sides.every(({ named }) => named === 'unknown');
};
