import type { Account } from '../accounts/account.ts';
import type { ClosingDate } from './closing-date.ts';

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

/** Answer of LIST_ACCOUNTS, inactive closing dates included. */
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
