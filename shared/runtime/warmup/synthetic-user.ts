import { mintCredential } from '../../access/credential.ts';
import type { ApiKeyRecord } from '../../access/key-record.ts';
import type { Account } from '../../accounts/account.ts';
import { newClosingDate } from '../../cards/closing-date.ts';
import { ACCESS_SCOPES } from '../../contract/access.ts';
import type { SpendingLimit } from '../../limits/limit.ts';
import { centavos } from '../../money.ts';
import type { Reminder } from '../../reminders/reminder.ts';
import { isoDate } from '../../time/calendar.ts';
import { utcMidnight } from '../../time/instant.ts';

/** A user who exists in no table: one bank account, one card, a year of data. Constant, so bundles are reproducible. */
export const now = utcMidnight(isoDate(2026, 1, 20));
export const userId = '0'.repeat(22);
export const syntheticApiKey = mintCredential('key', userId, Buffer.alloc(32));
export const keyRecord = (hash: string): ApiKeyRecord => ({
  hash,
  keyId: '00000000-0000-4000-8000-000000000006',
  label: '',
  scopes: ACCESS_SCOPES,
  createdAt: now,
  validUntil: null,
  lastUse: null,
  successorId: null,
});

export const bank: Account = {
  id: '00000000-0000-4000-8000-000000000001',
  itemId: '00000000-0000-4000-8000-000000000000',
  type: 'BANK',
  subtype: 'CHECKING_ACCOUNT',
  name: 'Conta',
  marketingName: 'Conta',
  number: '****0001',
  owner: 'Exemplo',
  balance: centavos(100_000),
  currencyCode: 'BRL',
  bankData: {
    transferNumber: null,
    closingBalance: centavos(100_000),
    automaticallyInvestedBalance: null,
    overdraftContractedLimit: null,
    reservedBalances: [],
  },
  creditData: null,
  connectorName: 'Banco',
  connectorImageUrl: null,
};

export const card: Account = {
  ...bank,
  id: '00000000-0000-4000-8000-000000000002',
  type: 'CREDIT',
  subtype: 'CREDIT_CARD',
  number: '****0002',
  bankData: null,
  creditData: {
    brand: 'VISA',
    level: null,
    status: 'ACTIVE',
    creditLimit: centavos(500_000),
    availableCreditLimit: centavos(400_000),
    balanceDueDate: utcMidnight(isoDate(2026, 1, 15)),
    balanceCloseDate: null,
    minimumPayment: null,
    balanceForeignCurrency: null,
  },
};

const limit: SpendingLimit = {
  userId,
  id: '00000000-0000-4000-8000-000000000004',
  category: 'Supermercado',
  limitAmount: centavos(50_000),
  period: 'monthly',
  isActive: true,
  isRecurring: true,
  periodStart: null,
  anchorAt: now,
  watermark: null,
  notificationRevision: 0,
  finalSpending: null,
  createdAt: now,
  updatedAt: now,
  version: 1,
};

const reminder: Reminder = {
  userId,
  id: '00000000-0000-4000-8000-000000000005',
  title: 'Aluguel',
  amount: centavos(180_000),
  dueDate: isoDate(2026, 2, 5),
  reminderTime: utcMidnight(isoDate(2026, 2, 4)),
  status: 'active',
  recurrencePattern: 'monthly',
  anchorDay: 5,
  leadDays: 1,
  notifyAt: null,
  isImmediate: false,
  dispatchedOccurrence: null,
  notification: null,
  createdAt: now,
  updatedAt: now,
  completedAt: null,
  version: 1,
};

export const accounts = [bank, card];
export const closingDate = newClosingDate(userId, { accountId: card.id, closingDay: 8 }, now);
export { limit, reminder };
