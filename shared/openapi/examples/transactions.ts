import { cash } from './accounts.ts';
import {
  BANK_ACCOUNT_ID,
  CARD_ID,
  CASH_ID,
  fresh,
  full,
  HAND_ROW_ID,
  RECORD_ID,
  type ResponseExamples,
  TIMESTAMP,
} from './values.ts';

const raw = {
  id: '8dc3e51a-d069-5d8a-af19-9d5c532295e5',
  description: 'IFD*RESTAURANTE DA VILA',
  category: 'Delivery de alimentos',
  currency_code: 'BRL',
  amount: -62.4,
  balance: null,
  date: '2026-01-18',
  type: 'DEBIT',
  status: 'PENDING',
  account_name: 'Cartão Nubank',
  account_type: 'CREDIT',
  account_subtype: 'CREDIT_CARD',
  account_marketing_name: 'Nubank Gold',
  account_id: CARD_ID,
  connector_name: 'Nubank',
  custom_name: null,
  merchant: 'Restaurante da Vila',
  note: null,
  category_source: 'rules',
  category_confidence: 'high',
  payment_method: 'credit_card',
  source: 'bank',
  installment_number: null,
  total_installments: null,
  installment_due_date: null,
};

const structured = {
  date: '2026-01-18',
  category: 'Delivery de alimentos',
  amount: 62.4,
  currency: 'BRL',
  account_info: {
    id: CARD_ID,
    name: 'Cartão Nubank',
    type: 'CREDIT',
    subtype: 'CREDIT_CARD',
    brand: 'MASTERCARD',
    level: 'GOLD',
    status: 'ACTIVE',
    connector_name: 'Nubank',
    custom_name: null,
  },
  type: 'DEBIT',
  category_source: 'rules',
  merchant: 'Restaurante da Vila',
  note: null,
  description: 'IFD*RESTAURANTE DA VILA',
  transaction_type: 'credit_card',
  transaction_subtype: 'purchase',
  installment_due_date: null,
};

const account = {
  credit_cards: {
    'Cartão Nubank': {
      payments: [],
      purchases: [structured],
      total_payments: 0,
      total_purchases: 62.4,
      total_refunds: 0,
    },
  },
  bank_transfer: [],
  received: [],
  total_credit_card_payments: 0,
  total_credit_card_purchases: 62.4,
  total_bank_transfer: 0,
  total_received: 0,
};

/** For "gastos com delivery no cartão acima de 50 reais". */
const interpretation = {
  startDate: null,
  endDate: null,
  excludedPeriods: [],
  type: 'DEBIT',
  categories: ['Delivery de alimentos'],
  merchants: [],
  match: null,
  excludedCategories: [],
  excludedMerchants: [],
  ownMoves: null,
  paymentMethods: [],
  excludedPaymentMethods: [],
  minAmount: 50.01,
  maxAmount: null,
  accountType: 'CREDIT',
  accountSubtype: null,
  accounts: [],
  status: [],
  installments: null,
  ranking: [],
  texts: [],
  answerable: true,
  reason: null,
  operation: null,
  unread: [],
};

const listing = (format: 'raw' | 'structured', data: unknown) =>
  fresh({
    data,
    count: 1,
    filters: {
      startDate: '2026-01-01',
      endDate: '2026-01-31',
      categories: ['Alimentação'],
      minAmount: null,
      maxAmount: null,
      accountType: null,
      accountSubtype: null,
      includeStatus: ['POSTED', 'PENDING'],
      format,
    },
    period: { startDate: '2026-01-01', endDate: '2026-01-31' },
    interpretation,
  });

const grouped = {
  type: 'structured',
  transactions: { accounts: { 'Conta do Nubank': account } },
  summary: {
    total_spent: 62.4,
    total_received: 0,
    total_bank_transfer: 0,
    total_refunds: 0,
    net_spent: 62.4,
    period: '01/01/2026 a 31/01/2026',
    by_category: { 'Delivery de alimentos': { total: 62.4, count: 1 } },
    by_day: { '2026-01-18': 62.4 },
    days: [{ date: '2026-01-18', spent: 62.4, received: 0 }],
    top_transactions: [structured],
  },
};

export const transactionExamples: Readonly<Record<string, ResponseExamples>> = {
  'get-transactions': { raw: listing('raw', [raw]), structured: listing('structured', grouped) },
  'get-changes': {
    changes: fresh({
      added: [raw],
      modified: [{ ...raw, id: '1f0a5f4e-6a0b-5b0e-9d2e-0d6f3f1c7a55', status: 'POSTED' }],
      removed: [{ id: 'b5c3a9de-7c1f-5f4e-8a3b-2f9d1e0c6b77', account_id: CARD_ID }],
      next_cursor: 'bZDBDoIwEET_Zc8tobQF5Wa8-gWGQyl.4nWqC0xV9V2v5oH8',
      has_more: false,
      investments_changed: false,
    }),
  },
  'update-transaction': {
    changed: full({
      data: {
        ...raw,
        category: 'Restaurantes, bares e lanchonetes',
        category_source: 'user',
        note: 'Almoço de domingo',
      },
      changedRows: 1,
      undo_id: null,
      message: 'Transaction updated successfully',
    }),
  },
};

const period = { start: '2026-01-01', end: '2026-01-31' };
const counts = { new: 41, known: 12, doubtful: 1, left_out: 2 };

export const fileExamples: Readonly<Record<string, ResponseExamples>> = {
  'import-transactions': {
    imported: full({
      data: {
        importId: RECORD_ID,
        accountId: BANK_ACCOUNT_ID,
        format: 'csv',
        encoding: 'windows-1252',
        period,
        counts,
        rows: [
          {
            line: 2,
            date: '2026-01-01',
            description: 'PADARIA SOL',
            amount: -12.5,
            category: 'Padarias',
            installment: null,
            status: 'new',
          },
        ],
        doubtful: [
          {
            line: 9,
            date: '2026-01-04',
            description: 'LOJA A',
            amount: -80,
            transaction: { id: RECORD_ID, date: '2026-01-05', description: 'MERCADO B' },
          },
        ],
        warnings: [{ line: 1, message: 'Balance, not a transaction' }],
        mapping: {
          delimiter: ';',
          headerLine: 1,
          date: 'Data',
          dateFormat: 'dd/MM/yyyy',
          description: ['Histórico'],
          amount: 'Valor',
          debit: null,
          credit: null,
          direction: null,
          decimal: ',',
          invert: false,
        },
        balance: null,
        repeated: false,
      },
      message: '41 transactions imported',
    }),
  },
  'list-imports': {
    imports: full({
      data: [
        {
          importId: RECORD_ID,
          name: 'extrato.csv',
          accountId: BANK_ACCOUNT_ID,
          format: 'csv',
          period,
          createdAt: TIMESTAMP,
          counts,
          finished: true,
          undoableUntil: '2026-02-19T14:05:31.120Z',
        },
      ],
      count: 1,
    }),
  },
  'delete-import': {
    undone: full({
      data: { importId: RECORD_ID, removed: 41, kept: 12, accountRemoved: false },
      message: '41 transactions removed',
    }),
  },
  'create-transaction': {
    cash: full({
      data: {
        ...raw,
        id: HAND_ROW_ID,
        description: 'Feira',
        category: 'Supermercado',
        amount: -12.5,
        date: '2026-01-18',
        status: 'POSTED',
        account_name: 'Dinheiro',
        account_type: 'BANK',
        account_subtype: 'PAYMENT_ACCOUNT',
        account_marketing_name: 'Dinheiro',
        account_id: CASH_ID,
        connector_name: 'Minhas contas',
        merchant: null,
        category_source: 'user',
        source: 'hand',
      },
      account: cash,
      message: 'Transaction created successfully',
    }),
  },
  'delete-transaction': {
    deleted: full({
      data: { transactionId: HAND_ROW_ID },
      account: { ...cash, accountBalance: 100, balance: 100 },
      message: 'Transaction deleted',
    }),
  },
};
