import { merchantKey } from '../categorizer/merchant-key.ts';
import { looksLikePerson } from '../categorizer/people.ts';
import type { Transaction } from '../ledger/transaction.ts';
import { amountVaries } from './amounts.ts';
import { kindOfCategory } from './category-kinds.ts';
import { isExplicit } from './evidence.ts';

const SOLD_BY_SUBSCRIPTION =
  /\b(?:assinatura|clube?|club|plus|premium|prime|pro|pass|socio|vip|streaming|one|anual)\b/i;

/**
 * An outflow of (nearly) fixed price to a merchant that sells by subscription. Bills, loans, taxes and people sell none;
 * what else comes back on a card is one, from a bank account only where category or text says so.
 */
export const isSubscription = (rows: readonly Transaction[], isCard: boolean): boolean => {
  const last = rows.at(-1);
  if (last?.type !== 'DEBIT' || amountVaries(rows)) return false;
  const kind = kindOfCategory(last.category);
  if (kind === 'subscription') return isCard || !looksLikePerson(merchantKey(last).words);
  if (kind === 'bill' || kind === 'transfer') return false;
  return isCard || isExplicit(last) || (kind !== 'habit' && SOLD_BY_SUBSCRIPTION.test(last.description));
};
