import type { Account } from '../../../shared/accounts/account.ts';
import type { Bill } from '../../../shared/cards/bill.ts';
import type { SpendingLimit } from '../../../shared/limits/limit.ts';
import { centavos, ZERO } from '../../../shared/money.ts';
import { addMonths, firstDayOf, type IsoDate, lastDayOf, monthOf } from '../../../shared/time/calendar.ts';
import { type Instant, utcDateOf } from '../../../shared/time/instant.ts';
import { aLimit } from '../../shared/limits/builders.ts';
import { accountShares } from './household-rows.ts';

/** The accounts that hold the household's rows. */
export const accounts: Account[] = accountShares.map(({ accountId, kind }) => ({
  id: accountId,
  itemId: 'item-1',
  type: kind,
  subtype: kind === 'CREDIT' ? 'CREDIT_CARD' : 'CHECKING_ACCOUNT',
  name: accountId,
  marketingName: `${accountId} Gold`,
  number: '****1234',
  owner: null,
  balance: centavos(123_456),
  currencyCode: 'BRL',
  bankData: null,
  creditData: null,
  connectorName: 'Nubank',
  connectorImageUrl: null,
}));

/** A card's bill for each month; their totals are even, and so equal no debit of the household. */
export const billsOf = (today: IsoDate): Bill[] =>
  Array.from({ length: 14 }, (_, ago) => {
    const dueDate = addMonths(today, -ago);
    const at = `${dueDate}T00:00:00.000Z` as Instant;
    return {
      id: `bill-${ago}`,
      itemId: 'item-1',
      accountId: 'acc-card',
      dueDate,
      closingDate: null,
      totalAmount: centavos(987_654),
      currencyCode: 'BRL',
      minimumPayment: ZERO,
      allowsInstallments: true,
      payments: [],
      createdAt: at,
      updatedAt: at,
    };
  });

/** Categories without further ones below them. */
export const limitCategories = [
  'Supermercado',
  'Delivery de alimentos',
  'Farmácia',
  'Streaming de vídeo',
  'Streaming de música',
  'Postos de gasolina',
  'Academia e centros de lazer',
  'Pet shops e veterinários',
  'Vestuário',
  'Compras online',
] as const;

/** Ten monthly limits. */
export const limitsOf = (userId: string, createdAt: Instant): SpendingLimit[] =>
  limitCategories.map((category, index) =>
    aLimit({ userId, id: `limit-${index}`, category, createdAt, isRecurring: true, limitAmount: centavos(10_000_000) }),
  );

/** The dates that those limits count, both included. */
export const limitWindow = (now: Instant): { first: IsoDate; last: IsoDate } => {
  const month = monthOf(utcDateOf(now));
  return { first: firstDayOf(month), last: lastDayOf(month) };
};
