import { categorySource, type Transaction } from '../ledger/transaction.ts';
import { normalizeText } from '../text/normalize-text.ts';

/** `carried`: debt of a bill that another bill takes over; `fee`: what that costs; `payment`: the bank calls it one. */
export type CardRowKind = 'carried' | 'fee' | 'payment';

const CARRIED =
  /\bcredito rotativo\b|\bsaldo (?:rotativo|financiado|parcelado|em atraso)\b|\b(?:parcelamento|parcelam|parc|financiamento|financ|refinanciamento|refin) (?:d[aeo] )?fat(?:ura)?\b|\bfat(?:ura)? parcelada\b/;
const COSTS = /\b(?:juros|encargos?|multas?|mora|iof|tarifas?|anuidades?)\b/;
// None has an accent: most texts need not be normalized.
const STEMS = /rotativ|saldo|fat/i;

const saysCarried = (row: Transaction, text: string): boolean => {
  if (row.otherCredit !== undefined) return row.otherCredit !== 'LOAN';
  return categorySource(row) !== 'user' && CARRIED.test(text);
};

/** What a card's row is besides a purchase or a refund: by the bank's own fields, without them by its text; else null. */
export const cardRowKind = (row: Transaction): CardRowKind | null => {
  if (row.isBillPayment) return 'payment';
  if (row.fee !== undefined) return 'fee';
  if (row.otherCredit === undefined && !STEMS.test(row.description)) return null;
  const text = normalizeText(row.description);
  if (!saysCarried(row, text)) return null;
  return COSTS.test(text) ? 'fee' : 'carried';
};

export const isCarried = (row: Transaction): boolean => cardRowKind(row) === 'carried';
