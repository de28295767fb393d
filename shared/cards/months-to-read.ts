import { type Account, isCreditCard } from '../accounts/account.ts';
import { type IsoDate, type IsoMonth, monthOf } from '../time/calendar.ts';

/**
 * The stored months that a read needs: every one of a card, whose installments reach far.
 * @param others the first date that is needed of other accounts; null for none
 */
export const monthsToRead = (
  accounts: readonly Account[],
  others: IsoDate | null,
): ((month: { accountId: string; month: IsoMonth }) => boolean) => {
  const cards = new Set<string>(accounts.filter(isCreditCard).map(({ id }) => id));
  const first = others && monthOf(others);
  return ({ accountId, month }) => cards.has(accountId) || (first !== null && month >= first);
};
