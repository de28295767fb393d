import type { Account } from '../accounts/account.ts';
import type { ClosingDate } from './closing-date.ts';

/** A closing date in the answers of INSERT, UPDATE and the listing GET. */
export const presentClosingDate = ({ id, accountId, closingDay, isActive, notes }: ClosingDate) => ({
  id,
  accountId,
  closingDay,
  isActive,
  notes,
});

const presentCard = (account: Account, closingDate: ClosingDate | undefined) => ({
  id: account.id,
  name: account.name,
  marketingName: account.marketingName,
  number: account.number,
  hasClosingDate: closingDate !== undefined,
  closingDay: closingDate?.closingDay ?? null,
  isActive: closingDate?.isActive ?? false,
  notes: closingDate?.notes ?? '',
});

/** The answer of LIST_ACCOUNTS. An inactive closing date is there all the same. */
export const presentCards = (cards: readonly Account[], closingDates: readonly ClosingDate[]) => {
  const accounts = cards.map((card) =>
    presentCard(
      card,
      closingDates.find(({ accountId }) => accountId === card.id),
    ),
  );
  const withClosingDate = accounts.filter(({ hasClosingDate }) => hasClosingDate).length;
  return {
    accounts,
    totalAccounts: accounts.length,
    accountsWithClosingDate: withClosingDate,
    accountsWithoutClosingDate: accounts.length - withClosingDate,
  };
};
