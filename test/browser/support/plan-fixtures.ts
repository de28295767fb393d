import type { Schemas } from '../../../infra/web/app/api/contract.ts';

const DAY = 86_400_000;
const now = () => Date.now();
const iso = (days: number): string => new Date(now() + days * DAY).toISOString();
const dateIn = (days: number): string => iso(days).slice(0, 10);
const midnight = (days: number): string => `${dateIn(days)}T00:00:00.000Z`;

const freshness: Schemas['Freshness'] = { as_of: iso(0), is_stale: false, connections: [] };
const envelope = { success: true as const, timestamp: iso(0) };
const records = { userId: 'u1', createdAt: iso(-40), updatedAt: iso(-2) };

const item = (
  days: number,
  kind: Schemas['UpcomingItem']['kind'],
  description: string,
  amount: number | null,
  over: Partial<Schemas['UpcomingItem']> = {},
): Schemas['UpcomingItem'] => ({
  date: dateIn(days),
  kind,
  description,
  amount,
  certainty: 'fixed',
  category: null,
  account_id: null,
  source_id: description,
  covers: [],
  is_overdue: false,
  so_far: null,
  expected: null,
  ...over,
});

const ITEMS = [
  item(0, 'reminder', 'Internet', -119.9, { is_overdue: true }),
  item(3, 'reminder', 'Conta de luz', -189.9),
  item(5, 'bill', 'Fatura Itaú Visa Platinum', -2907.5),
  item(6, 'recurring', 'Condomínio', -740),
  item(9, 'reminder', 'IPVA (cota 2)', null),
  item(13, 'recurring', 'Salário Tecnologia Alvorada', 6014.15, { certainty: 'estimated' }),
  item(13, 'open_bill', 'Fatura Nubank Ultravioleta', -2310.9, { certainty: 'estimated' }),
  item(20, 'recurring', 'Escola das crianças', -1850),
  item(24, 'recurring', 'Seguro do carro', -312.4),
];

const START = 3420.55;
const balanceAfter = (days: number): number =>
  START + ITEMS.filter(({ date }) => date <= dateIn(days)).reduce((sum, { amount }) => sum + (amount ?? 0), 0);

const upcoming = (): Schemas['GetUpcomingResponse'] => ({
  ...envelope,
  freshness,
  data: {
    starting_balance: START,
    ending_balance: balanceAfter(30),
    balances: { checking: START, savings: 0 },
    lowest: { date: dateIn(6), balance: balanceAfter(6) },
    totals: {
      inflow: 6014.15,
      outflow: 8430.6,
      by_kind: {
        bill: -2907.5,
        open_bill: -2310.9,
        future_bill: 0,
        reminder: -309.8,
        recurring: 3111.75,
        scheduled: 0,
        loan: 0,
      },
    },
    items: ITEMS,
    days: Array.from({ length: 31 }, (_, i) => ({
      ...{ date: dateIn(i), inflow: 0, outflow: 0, balance: balanceAfter(i) },
      usual_balance: balanceAfter(i) - 40 * i,
    })),
    left_out: 1,
    usual: {
      ...{ per_month: 1200, low: 980.1, high: 1450, months: ['2026-10', '2026-09', '2026-08'] },
      by_category: [{ category: 'Supermercado', per_month: 1200 }],
    },
    lowest_usual: { date: dateIn(6), balance: balanceAfter(6) - 240 },
    ending_usual: balanceAfter(30) - 1200,
    unknown_balances: 0,
    basis: 'Faturas, parcelas, lembretes, agendamentos e o que se repete.',
  },
});

const card = (account_name: string, over: Partial<Schemas['BillSummary']> = {}): Schemas['BillSummary'] => ({
  account_id: account_name,
  account_name,
  custom_name: null,
  currency_code: 'BRL',
  credit_limit: 12_000,
  available_credit_limit: 6242.19,
  closing_day: 10,
  period_start: midnight(-20),
  period_end: midnight(10),
  approx_current_bill_amount: 2310.9,
  net_bill_amount: 2310.9,
  net_due_date: dateIn(13),
  provider_close_date: null,
  closed_bill: null,
  ...over,
});

const bills = (): Schemas['GetBillSummaryResponse'] => ({
  ...envelope,
  freshness,
  data: [
    card('Nubank Ultravioleta'),
    card('Itaú Visa Platinum', {
      approx_current_bill_amount: 612.37,
      closed_bill: {
        bill_id: 'b1',
        period_start: midnight(-40),
        period_end: midnight(-10),
        due_date: dateIn(5),
        total_amount: 2907.5,
        is_official: true,
        minimum_payment_amount: 436.13,
        is_paid: false,
        state: 'closed',
        remaining_amount: 2907.5,
      },
    }),
    card('Wise', { currency_code: 'USD', credit_limit: null, available_credit_limit: null, closing_day: null }),
  ],
  recommendations: '',
  transactionsInfo: '',
  notice: '',
  guidance: '',
  filters: { accountId: null, closingDay: null, startDate: null, endDate: null },
});

const quota = { subscriptionType: 'pro', currentCount: 3, limit: 10, canCreate: true, remaining: 7 };

const reminder = (
  title: string,
  days: number,
  amount: number | null,
  over: Partial<Schemas['ListedPaymentReminder']> = {},
): Schemas['ListedPaymentReminder'] => ({
  id: title,
  title,
  amount,
  dueDate: dateIn(days),
  reminderTime: `${dateIn(days - 1)}T12:00:00.000Z`,
  status: 'active',
  isRecurring: false,
  recurrencePattern: null,
  createdAt: iso(-40),
  updatedAt: iso(-2),
  ...over,
});

const reminders = (): Schemas['ListPaymentRemindersResponse'] => ({
  ...envelope,
  data: [
    reminder('Internet', -2, 119.9),
    reminder('Conta de luz', 3, 189.9, { isRecurring: true, recurrencePattern: 'monthly' }),
    reminder('IPVA (cota 2)', 9, null),
    reminder('Matrícula', -12, 850, { status: 'completed' }),
  ],
  count: 4,
  filter: 'All reminders',
  quota,
});

const limit = (
  category: string,
  limitAmount: number,
  currentSpending: number,
  over: Partial<Schemas['ListedSpendingLimit']> = {},
): Schemas['ListedSpendingLimit'] => ({
  ...records,
  id: category,
  category,
  limitAmount,
  period: 'monthly',
  isActive: true,
  isRecurring: true,
  periodStart: null,
  currentSpending,
  remainingAmount: Math.max(0, limitAmount - currentSpending),
  percentageUsed: Math.min(100, (100 * currentSpending) / limitAmount),
  status: 'ok',
  ...over,
});

const limits = (): Schemas['ListSpendingLimitsResponse'] => ({
  ...envelope,
  freshness,
  data: [
    limit('Supermercado', 1800, 1480.35, { status: 'danger' }),
    limit('Restaurantes, bares e lanchonetes', 900, 912.4, { status: 'danger', period: 'weekly' }),
    limit('Transporte', 800, 501.9, { status: 'warning', isRecurring: false, periodEnd: midnight(8) }),
    limit('Viagem', 3000, 0, { periodStart: midnight(8) }),
    limit('Lazer', 400, 20, { isActive: false }),
  ],
  count: 5,
  quota: { ...quota, message: '', upgradeMessage: null },
  filters: { includeInactive: true },
});

const summary: Schemas['InstallmentSummary'] = {
  totalAmount: 3098,
  totalInstallments: 13,
  totalPurchases: 2,
  installmentDistribution: [],
  totalAmountRemaining: 1638.73,
  totalInstallmentsRemaining: 7,
  leftOut: 0,
};

const purchase = (description: string, each: number, paid: number, count: number): Schemas['InstallmentPurchase'] => ({
  purchaseDate: dateIn(-30 * paid),
  totalAmount: each * count,
  state: 'active',
  currencyCode: 'BRL',
  description,
  merchant: description,
  customName: null,
  accountId: 'a2',
  accountName: 'Nubank Ultravioleta',
  installmentsPaid: paid,
  installmentsRemaining: count - paid,
  amountPaid: each * paid,
  amountRemaining: each * (count - paid),
  installments: Array.from({ length: count }, (_, i) => ({
    description,
    amount: each,
    installmentNumber: i + 1,
    totalInstallments: count,
    dueDate: dateIn(10 + 30 * (i - paid)),
    category: null,
    status: i < paid ? 'POSTED' : 'PENDING',
    isProjected: i > paid,
    isCancelled: false,
    isPrepaid: false,
  })),
});

const installments = (): Schemas['GetInstallmentsResponse'] => ({
  ...envelope,
  freshness,
  data: { summary, purchases: [purchase('Samsung Store', 239.9, 4, 10), purchase('Centauro', 199.33, 2, 3)] },
  summary,
  dateRange: { startDate: dateIn(-731), endDate: dateIn(8) },
});

const stream = (
  description: string,
  average_amount: number,
  over: Partial<Schemas['RecurringStream']> = {},
): Schemas['RecurringStream'] => ({
  id: description,
  description,
  custom_name: null,
  merchant: null,
  category: null,
  direction: 'outflow',
  frequency: 'monthly',
  currency_code: 'BRL',
  average_amount,
  expected_amount: average_amount,
  last_amount: average_amount,
  amount_varies: false,
  is_subscription: false,
  price_change: null,
  monthly_amount: average_amount,
  first_date: dateIn(-400),
  last_date: dateIn(-20),
  occurrences: 14,
  next_date: dateIn(10),
  next_from: dateIn(8),
  next_to: dateIn(12),
  status: 'active',
  account_id: 'a1',
  account_name: 'Conta do Nubank',
  connector_name: 'Nubank',
  transaction_ids: [],
  ...over,
});

const recurring = (): Schemas['GetRecurringResponse'] => ({
  ...envelope,
  freshness,
  data: [
    stream('Salário Tecnologia Alvorada', 6014.15, { direction: 'inflow' }),
    stream('Aluguel', 1850),
    stream('Netflix', 59.9, { is_subscription: true, price_change: { from: 44.9, to: 59.9, date: dateIn(-45) } }),
    stream('Enel Distribuição', 148.58, { amount_varies: true, status: 'late' }),
    stream('Seguro do celular', 389.9, { frequency: 'yearly', status: 'early' }),
    stream('OpenAI', 20, { currency_code: 'USD', is_subscription: true }),
  ],
  summary: { monthly_inflow: 6014.15, monthly_outflow: 2090.97, monthly_subscriptions: 59.9, active_count: 6 },
  count: 6,
});

/** What `/planejar` reads, by path: something of each kind. */
export const planAnswers = (): Record<string, unknown> => ({
  '/tools/api/get-upcoming': upcoming(),
  '/tools/api/get-bill-summary': bills(),
  '/tools/api/get-bills': {
    ...envelope,
    freshness,
    data: [],
    count: 0,
    filters: { accountId: null, onlyPastDue: true },
  },
  '/tools/api/list-payment-reminders': reminders(),
  '/tools/api/list-spending-limits': limits(),
  '/tools/api/get-installments': installments(),
  '/tools/api/get-recurring': recurring(),
});
