import type { Account } from '../../accounts/account.ts';
import { toAmount } from '../../money.ts';
import { namesOf } from './category-terms.ts';
import type { Interpretation } from './interpretation.ts';

/** Most unread words in a response, and most characters of each: a long message must not fill the response. */
const MOST_WORDS = 20;
const LONGEST_WORD = 40;

/** What was understood, in the form of the operation: canonical category names, merchants as they were searched. */
export const presentInterpretation = (asked: Interpretation, accounts: readonly Account[]) => {
  const { categories, merchants, minAmount, maxAmount } = asked;
  const named = new Map(accounts.map(({ id, name }) => [id, name]));
  return {
    startDate: asked.startDate,
    endDate: asked.endDate,
    excludedPeriods: asked.excludedPeriods,
    type: asked.type,
    categories: namesOf(categories),
    merchants: merchants.map(({ name }) => name),
    match: categories.length > 0 && merchants.length > 0 ? (asked.either ? 'any' : 'all') : null,
    excludedCategories: namesOf(asked.excludedCategories),
    excludedMerchants: asked.excludedMerchants.map(({ name }) => name),
    minAmount: minAmount === null ? null : toAmount(minAmount),
    maxAmount: maxAmount === null ? null : toAmount(maxAmount),
    accountType: asked.accountType,
    accountSubtype: asked.accountSubtype,
    accounts: asked.accounts.map((id) => ({ id, name: named.get(id) ?? '' })),
    status: asked.statuses,
    installments: asked.installments,
    ranking: asked.rankings,
    unread: asked.unread.slice(0, MOST_WORDS).map((word) => word.slice(0, LONGEST_WORD)),
  };
};
