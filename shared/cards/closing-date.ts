import { createHash } from 'node:crypto';
import type { Account } from '../accounts/account.ts';
import type { Instant } from '../time/instant.ts';

export type ClosingDate = {
  id: string;
  userId: string;
  accountId: string;
  /** 1 to 31; a shorter month closes on its last day. */
  closingDay: number;
  isActive: boolean;
  notes: string;
  createdAt: Instant;
  updatedAt: Instant;
};

export type ClosingDateChanges = Partial<Pick<ClosingDate, 'closingDay' | 'isActive' | 'notes'>>;

/** A UUID (version 8) from the account id, so `byId` also finds another user's closing date (403). */
export const closingDateIdOf = (accountId: string): string => {
  const hash = createHash('sha256').update(`closing-date:${accountId}`).digest('hex');
  const [a, b, c, d] = [hash.slice(0, 8), hash.slice(8, 12), hash.slice(12, 15), hash.slice(15, 18)];
  return `${a}-${b}-8${c}-a${d}-${hash.slice(18, 30)}`;
};

export const newClosingDate = (
  userId: string,
  {
    accountId,
    closingDay,
    isActive = true,
    notes = '',
  }: ClosingDateChanges & { accountId: string; closingDay: number },
  now: Instant,
): ClosingDate => ({
  id: closingDateIdOf(accountId),
  userId,
  accountId,
  closingDay,
  isActive,
  notes,
  createdAt: now,
  updatedAt: now,
});

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
