import { BANK_ACCOUNT_ID, CARD_ID, fresh, full, RECORD_ID, type ResponseExamples } from './values.ts';

const STREAM_ID = 'rec_0ce68d391cf83f2b91c2d3a7';
const RENT_ID = 'rec_7533989f19c60b7de75ebd8c';

const stream = {
  id: STREAM_ID,
  description: 'Netflix',
  merchant: 'NETFLIX.COM',
  category: 'Streaming de vídeo',
  direction: 'outflow',
  frequency: 'monthly',
  currency_code: 'BRL',
  average_amount: 44.9,
  last_amount: 44.9,
  amount_varies: false,
  is_subscription: true,
  price_change: { from: 39.9, to: 44.9, date: '2025-09-04' },
  monthly_amount: 44.9,
  first_date: '2024-12-04',
  last_date: '2026-01-04',
  occurrences: 14,
  expected_amount: 44.9,
  next_date: '2026-02-04',
  next_from: '2026-02-01',
  next_to: '2026-02-07',
  status: 'active',
  account_id: CARD_ID,
  account_name: 'Cartão Nubank',
  custom_name: null,
  connector_name: 'Nubank',
  transaction_ids: ['8dc3e51a-d069-5d8a-af19-9d5c532295e5'],
};

const bill = {
  date: '2026-02-18',
  kind: 'open_bill',
  description: 'Fatura Cartão Nubank',
  amount: -1087.75,
  certainty: 'estimated',
  category: 'Pagamento de cartão de crédito',
  account_id: CARD_ID,
  source_id: null,
  covers: [STREAM_ID],
  is_overdue: false,
  so_far: 1042.85,
  expected: 44.9,
};

const rent = {
  date: '2026-01-21',
  kind: 'reminder',
  description: 'Aluguel',
  amount: -1850,
  certainty: 'fixed',
  category: 'Aluguel',
  account_id: BANK_ACCOUNT_ID,
  source_id: RECORD_ID,
  covers: [RENT_ID],
  is_overdue: false,
  so_far: null,
  expected: null,
};

const school = {
  date: '2026-01-23',
  kind: 'scheduled',
  description: 'PIX AGENDADO ESCOLA EXEMPLO',
  amount: -700,
  certainty: 'fixed',
  category: 'Escola',
  account_id: BANK_ACCOUNT_ID,
  source_id: 'b9c1f6a4-5d0e-5b3c-9a51-0f6f3f0a1c22',
  covers: [],
  is_overdue: false,
  so_far: null,
  expected: null,
};

const category = { category: 'Supermercado', amount: 865.44, share: 0.1602, average: 902.1, change: -4.06 };
const interpretation = {
  startDate: null,
  endDate: null,
  excludedPeriods: [],
  type: null,
  categories: ['Supermercado'],
  merchants: [],
  match: null,
  excludedCategories: [],
  excludedMerchants: [],
  ownMoves: null,
  paymentMethods: [],
  excludedPaymentMethods: [],
  minAmount: null,
  maxAmount: null,
  accountType: null,
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

const forecast = {
  starting_balance: 3250.75,
  ending_balance: -387,
  balances: { checking: 3250.75, savings: 0 },
  unknown_balances: 0,
  lowest: { date: '2026-02-18', balance: -387 },
  totals: {
    inflow: 0,
    outflow: 3637.75,
    by_kind: { bill: 0, open_bill: -1087.75, future_bill: 0, reminder: -1850, recurring: 0, scheduled: -700, loan: 0 },
  },
  items: [rent, school, bill],
  days: [
    { date: '2026-01-20', inflow: 0, outflow: 0, balance: 3250.75, usual_balance: 3250.75 },
    { date: '2026-01-21', inflow: 0, outflow: 1850, balance: 1400.75, usual_balance: 1362.94 },
  ],
  left_out: 0,
  usual: {
    per_month: 1150,
    low: 980.1,
    high: 1297.86,
    months: ['2025-12', '2025-11', '2025-10'],
    by_category: [{ category: 'Supermercado', per_month: 1150 }],
  },
  lowest_usual: { date: '2026-02-19', balance: -1521.25 },
  ending_usual: -1521.25,
  basis:
    'Faturas, parcelas, lembretes, agendamentos e o que se repete. O dia a dia é a mediana de out., nov. e dez. de 2025.',
};

const television = {
  ...{ date: bill.date, kind: 'assumed', description: 'TV (1/10)', amount: -360, certainty: 'fixed', category: null },
  ...{
    account_id: CARD_ID,
    source_id: null,
    covers: [],
    is_overdue: false,
    so_far: null,
    expected: null,
    assumed: true,
  },
};

/** Answers of the operations about recurring, coming and past money, by operation. */
const signal = {
  id: 'sig_5b1e0c77a9d24f18',
  kind: 'double_charge',
  severity: 'high',
  status: 'new',
  reason: null,
  found_at: '2026-01-20T09:12:00.000Z',
  date: '2026-01-18',
  amount: 189.9,
  merchant: 'Loja Sol',
  category: 'Compras',
  account_id: CARD_ID,
  sentence: 'Loja Sol cobrou R$ 189,90 duas vezes, em 17/01/2026 e 18/01/2026.',
  sentence_en: 'Loja Sol charged R$ 189.90 twice, on 2026-01-17 and 2026-01-18.',
  evidence: {
    transaction_ids: ['8dc3e51a-d069-5d8a-af19-9d5c532295e5', '0f6f2e3c-8a4e-5d0b-9c1e-6f3a7b2d4c11'],
    stream_id: null,
    bill_id: null,
    item_ids: [],
  },
};

export const moneyAheadExamples: Readonly<Record<string, ResponseExamples>> = {
  'get-signals': { signals: fresh({ data: [signal], summary: { new: 1, high: 1 } }) },
  'update-signal': {
    dismissed: full({
      data: { ...signal, status: 'dismissed', reason: 'expected' },
      message: 'Signal updated successfully',
    }),
  },
  'get-recurring': {
    streams: fresh({
      data: [stream],
      summary: { monthly_inflow: 6200, monthly_outflow: 2370.58, monthly_subscriptions: 44.9, active_count: 9 },
      count: 1,
    }),
  },
  'get-upcoming': {
    forecast: fresh({ data: forecast }),
    whatIf: fresh({
      data: {
        ...forecast,
        ending_balance: -747,
        lowest: { date: '2026-02-18', balance: -747 },
        totals: { inflow: 0, outflow: 3997.75, by_kind: { ...forecast.totals.by_kind, assumed: -360 } },
        items: [rent, school, television, bill],
        lowest_usual: { date: '2026-02-19', balance: -1881.25 },
        ending_usual: -1881.25,
        baseline: {
          ending_balance: forecast.ending_balance,
          lowest: forecast.lowest,
          ending_usual: forecast.ending_usual,
          lowest_usual: forecast.lowest_usual,
        },
      },
    }),
  },
  'get-cash-flow': {
    months: fresh({
      data: {
        months: [
          {
            month: '2026-01',
            is_partial: true,
            income: 6200,
            gross: 5442.18,
            refunds: 40,
            spending: 5402.18,
            net: 797.82,
            savings_rate: 0.1287,
            by_category: [category],
          },
        ],
        averages: { income: null, spending: null, net: null },
        comparison: { spending: 5402.18, previous_spending: 5610.4, change: -3.71 },
        explained: {
          from: '2026-01-01',
          to: '2026-01-20',
          change: -602.18,
          income: 6200,
          spending: 5402.18,
          own_moves: -1400,
          carried: 0,
          shifted: 0,
        },
        left_out: 0,
      },
    }),
  },
  'summarize-spending': {
    categories: fresh({
      data: {
        period: { from: '2026-01-01', to: '2026-01-20' },
        group_by: 'category',
        totals: { spending: 865.44, gross: 905.44, refunds: 40, count: 7 },
        groups: [
          {
            key: 'Supermercado',
            name: 'Supermercado',
            amount: 865.44,
            share: 1,
            count: 7,
            previous_amount: 902.1,
            change: -4.06,
          },
        ],
        others: null,
        comparison: {
          period: { from: '2025-12-01', to: '2025-12-20' },
          spending: 902.1,
          difference: -36.66,
          change: -4.06,
        },
        left_out: 0,
      },
      interpretation,
    }),
  },
};
