import { CARD_ID, fresh, full, ITEM_ID, RECORD_ID, type ResponseExamples, TIMESTAMP, USER_ID } from './values.ts';

const bill = {
  id: '41a69ca5-ac63-57e4-a391-e011ac40a8f3',
  userId: USER_ID,
  itemId: ITEM_ID,
  accountId: CARD_ID,
  dueDate: '2026-01-15T00:00:00.000Z',
  totalAmount: 2389.76,
  totalAmountCurrencyCode: 'BRL',
  minimumPaymentAmount: 358.46,
  allowsInstallments: true,
  state: 'paid',
  paidAmount: 2389.76,
  remainingAmount: 0,
  createdAt: '2026-01-08T03:00:00.000Z',
  updatedAt: '2026-01-15T09:00:12.000Z',
};

const openBill = {
  account_id: CARD_ID,
  account_name: 'Cartão Nubank',
  custom_name: null,
  currency_code: 'BRL',
  credit_limit: 9500,
  available_credit_limit: 6273.31,
  closing_day: 10,
  period_start: '2026-01-10T00:00:00.000Z',
  period_end: '2026-02-10T00:00:00.000Z',
  approx_current_bill_amount: 1042.85,
  net_bill_amount: 962.95,
  net_due_date: '2026-02-22',
  provider_close_date: null,
  closed_bill: {
    bill_id: null,
    period_start: '2025-12-10T00:00:00.000Z',
    period_end: '2026-01-10T00:00:00.000Z',
    due_date: '2026-01-22',
    total_amount: 2204.1,
    is_official: false,
    minimum_payment_amount: null,
    is_paid: false,
    state: 'closed',
    remaining_amount: 2204.1,
  },
};

const summary = {
  totalAmount: 899,
  totalInstallments: 4,
  totalPurchases: 1,
  installmentDistribution: [{ totalInstallments: 4, count: 1, totalAmount: 899 }],
  totalAmountRemaining: 674.25,
  totalInstallmentsRemaining: 3,
  leftOut: 0,
};

const installment = {
  description: 'Centauro - Parcela 1/4',
  amount: 224.75,
  installmentNumber: 1,
  totalInstallments: 4,
  dueDate: '2026-02-15',
  category: 'Artigos esportivos',
  status: 'POSTED',
  isProjected: false,
  isCancelled: false,
  isPrepaid: false,
};

const purchase = {
  purchaseDate: '2026-01-12',
  totalAmount: 899,
  installments: [installment],
  description: 'Centauro',
  merchant: 'Centauro',
  state: 'active',
  currencyCode: 'BRL',
  currency_code: 'BRL',
  accountId: CARD_ID,
  accountName: 'Cartão Nubank',
  customName: null,
  installmentsPaid: 1,
  installmentsRemaining: 3,
  amountPaid: 224.75,
  amountRemaining: 674.25,
};

const entry = { id: RECORD_ID, accountId: CARD_ID, closingDay: 10, isActive: true, notes: 'Fecha dia 10' };
const card = {
  id: CARD_ID,
  name: 'Cartão Nubank',
  marketingName: 'Nubank Gold',
  number: '****1092',
  hasClosingDate: true,
  closingDay: 10,
  isActive: true,
  notes: 'Fecha dia 10',
};
const cards = { accounts: [card], totalAccounts: 1, accountsWithClosingDate: 1, accountsWithoutClosingDate: 0 };

export const cardExamples: Readonly<Record<string, ResponseExamples>> = {
  'get-bills': { bills: fresh({ data: [bill], count: 1, filters: { accountId: null, onlyPastDue: true } }) },
  'get-bill-summary': {
    estimate: fresh({
      data: [openBill],
      recommendations: '',
      transactionsInfo: '28 transações consideradas na estimativa.',
      notice: 'O valor é aproximado: soma as compras pendentes do período e pode mudar até o fechamento.',
      guidance: 'Para consultar faturas já fechadas e vencidas, use get-bills.',
      filters: { accountId: CARD_ID, closingDay: 10, startDate: null, endDate: null },
    }),
  },
  'get-installments': {
    purchases: fresh({
      data: { summary, purchases: [purchase] },
      summary,
      dateRange: { startDate: '2026-01-01', endDate: '2026-03-31' },
    }),
  },
  'manage-closing-date': {
    LIST_ACCOUNTS: fresh({ message: 'Credit card accounts retrieved successfully', data: cards }),
    INSERT: full({ message: 'Closing date created successfully', data: entry }),
    UPDATE: full({ message: 'Closing date updated successfully', data: { ...entry, closingDay: 11 } }),
    DELETE: full({
      message: 'Closing date deleted successfully',
      data: { deletedId: RECORD_ID, accountId: CARD_ID },
    }),
    GET: full({ message: 'Closing dates retrieved successfully', data: [entry] }),
    'GET.accountId': full({
      message: 'Closing date retrieved successfully',
      data: { ...entry, userId: USER_ID, createdAt: TIMESTAMP, updatedAt: TIMESTAMP },
    }),
  },
};
