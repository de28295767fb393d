import type { Transaction } from '../ledger/transaction.ts';
import { normalizeText } from '../text/normalize-text.ts';

type CardRow = Pick<Transaction, 'description' | 'otherCredit' | 'fee' | 'isBillPayment'>;

// Interest, taxes and fees of a debt are spending, whatever the bank calls the row.
const COST = /\b(?:juros|encargos?|enc|multa|mora|iof|tarifa|tar|anuidade)\b/;
const BILL = '(?:d[ea] )?fat(?:ura)?s?';
const CARRIED = new RegExp(
  `\\b(?:credito rotativo|saldo (?:rotativo|financiado|parcelado|em atraso)|(?:parcelamento|parcelam|parc|financiamento|refinanciamento|refin|financ) ${BILL}|fatura parcelada|fat parcelada)\\b`,
);

/** Whether a card's row is the cost of a debt or of the card: interest, a tax, a fee. */
export const isCardCost = ({ description, fee }: CardRow): boolean =>
  fee !== undefined || COST.test(normalizeText(description));

/**
 * Whether a card's row moves the debt of one bill to another: revolving credit, a bill paid in installments. The bank's kind
 * decides, else the text. A debit is part of its bill and no spending; a credit is neither refund nor payment.
 */
export const isCarriedDebt = (row: CardRow): boolean => {
  if (isCardCost(row) || row.isBillPayment) return false;
  if (row.otherCredit) return row.otherCredit !== 'LOAN';
  return CARRIED.test(normalizeText(row.description));
};
