import { merchantKey } from '../categorizer/merchant-key.ts';
import type { Transaction } from '../ledger/transaction.ts';
import { normalizeText } from '../text/normalize-text.ts';
import type { Merchant } from './words.ts';

/**
 * The merchant of a row; null if the bank gives no name, as in `PIX ENVIADO`.
 * @param row as imported: the user's own name for a merchant does not change who it is
 */
export const merchantOf = ({
  type,
  merchant,
  description,
}: Pick<Transaction, 'type' | 'merchant' | 'description'>): Merchant | null => {
  const name = normalizeText(merchant ?? '') || null;
  const { isNamed, compact } = merchantKey({ description });
  const text = isNamed && compact ? compact : null;
  return name === null && text === null ? null : { direction: type, name, text };
};

export const isSameMerchant = (a: Merchant, b: Merchant): boolean => {
  if (a.direction !== b.direction) return false;
  if (a.name !== null && b.name !== null) return a.name === b.name;
  return a.text !== null && a.text === b.text;
};
