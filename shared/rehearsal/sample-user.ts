import { mintApiKey } from '../access/api-key.ts';
import type { Account } from '../accounts/account.ts';
import type { Bill } from '../cards/bill.ts';
import { newClosingDate } from '../cards/closing-date.ts';
import type { Transaction } from '../ledger/transaction.ts';
import type { SpendingLimit } from '../limits/limit.ts';
import { centavos } from '../money.ts';
import type { Reminder } from '../reminders/reminder.ts';
import { addMonths, isoDate } from '../time/calendar.ts';
import { utcMidnight } from '../time/instant.ts';

/** A user who exists in no table: one bank account, one card, three months. Always the same, so that bundles are. */
const today = isoDate(2026, 1, 20);
export const now = utcMidnight(today);
export const userId = '0'.repeat(22);
export const apiKey = mintApiKey(userId, Buffer.alloc(32));

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

const dates = [0, 1, 2].map((back) => addMonths(isoDate(2026, 1, 15), -back));

const row = (of: Account, index: number, fields: Partial<Transaction>): Transaction => ({
  id: `00000000-0000-4000-9000-${(of === card ? 'c' : 'b').padEnd(11, '0')}${index}`,
  accountId: of.id,
  date: today,
  description: 'MERCADO EXEMPLO',
  amount: centavos(-1_000),
  currencyCode: 'BRL',
  balance: null,
  type: 'DEBIT',
  status: 'POSTED',
  category: 'Supermercado',
  merchant: null,
  installment: null,
  billId: null,
  billForecastMonth: null,
  ...fields,
});

/** Per month: what is spent, earned, paid in installments, and a bill that is paid. */
export const rows: Transaction[] = dates.flatMap((date, index) => [
  row(bank, index, { date }),
  row(bank, index + 3, { date, type: 'CREDIT', amount: centavos(5_000), description: 'SALARIO', category: 'Salário' }),
  row(bank, index + 6, { date, description: 'PAGAMENTO FATURA', category: 'Pagamento de cartão de crédito' }),
  row(card, index, { date, status: index === 0 ? 'PENDING' : 'POSTED' }),
  row(card, index + 3, {
    date,
    description: `LOJA ${3 - index}/5`,
    category: 'Compras online',
    installment: { number: 3 - index, total: 5, totalAmount: null, purchaseDate: null },
  }),
]);

const bill: Bill = {
  id: '00000000-0000-4000-8000-000000000003',
  itemId: card.itemId,
  accountId: card.id,
  dueDate: isoDate(2026, 1, 15),
  closingDate: null,
  totalAmount: centavos(2_000),
  currencyCode: 'BRL',
  minimumPayment: centavos(200),
  allowsInstallments: false,
  payments: [{ date: isoDate(2026, 1, 15), amount: centavos(2_000) }],
  createdAt: now,
  updatedAt: now,
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
  edition: 0,
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
  dispatchedOccurrence: null,
  createdAt: now,
  updatedAt: now,
  completedAt: null,
  version: 1,
};

export const accounts = [bank, card];
export const closingDate = newClosingDate(userId, { accountId: card.id, closingDay: 8 }, now);
export { bill, limit, reminder };
