import type {
  Account,
  AccountHistory,
  ApiKey,
  Connection,
  Consent,
  Me,
  Overview,
  Passkey,
  Session,
  SpendingHistory,
} from '../../../infra/web/app/api/answers.ts';
import type { Interpretation, Row, Statement } from '../../../infra/web/app/api/statement.ts';
import type { NoticeChoices } from '../../../shared/contract/web/notices.ts';
import type { PlanAnswer } from '../../../shared/contract/web/plan.ts';
import { usualAccess } from './access-fixtures.ts';
import { wealthAnswers } from './wealth-fixtures.ts';

const DAY = 86_400_000;
const now = () => Date.now();
const iso = (ms: number): string => new Date(ms).toISOString();
const dateOf = (ms: number): string => iso(ms).slice(0, 10);
const months = (count: number, from: number): string[] =>
  Array.from({ length: count }, (_, i) => {
    const today = new Date();
    return dateOf(Date.UTC(today.getUTCFullYear(), today.getUTCMonth() + from + i, 1)).slice(0, 7);
  });

const IN = [14_900, 10_300, 10_120, 10_200, 10_580, 10_590, 10_330, 10_350, 9_900, 10_632.1, 10_250, 10_412.3];
const OUT = [9_800, 7_650, 7_010, 7_300, 10_090, 8_510, 9_640, 7_200, 9_930, 9_746.3, 7_490, 7_122.2];
const CATEGORIES: [string, number][] = [
  ['Moradia', 2650],
  ['Supermercado', 1480.35],
  ['Restaurantes e bares', 912.4],
  ['Transporte', 701.9],
  ['Saúde', 455],
  ['Compras', 389.7],
  ['Serviços digitais', 214.6],
  ['Outros', 318.25],
];

const balanceOn = (i: number): number => 11_500 + (i % 30 > 12 ? 9_500 : 0) - (i % 30) * 140 + i * 30;

/** A typical user with data of every kind: three banks, one of which requires an action. */
export const overview = (over: Partial<Overview> = {}): Overview => {
  const spent = CATEGORIES.reduce((sum, [, amount]) => sum + amount, 0);
  const due = (
    days_away: number,
    description: string,
    amount: number | null,
    kind: Overview['due'][number]['kind'],
  ) => ({
    date: dateOf(now() + days_away * DAY),
    description,
    amount,
    kind,
    days_away,
    account_name: kind === 'reminder' ? null : 'Conta corrente',
    certainty: kind === 'open_bill' || amount === null ? ('estimated' as const) : ('fixed' as const),
  });
  return {
    as_of: iso(now() - 12 * 60_000),
    is_stale: false,
    connections: [
      {
        item_id: 'i1',
        connector_name: 'Nubank',
        needs: null,
        last_updated_at: iso(now() - 12 * 60_000),
        duplicate_of: null,
      },
      {
        item_id: 'i2',
        connector_name: 'Itaú',
        needs: 'reconnect',
        last_updated_at: iso(now() - 2 * DAY),
        duplicate_of: null,
      },
      {
        item_id: 'i3',
        connector_name: 'Banco do Brasil',
        needs: null,
        last_updated_at: iso(now() - 3_600_000),
        duplicate_of: null,
      },
    ],
    balance: {
      total: 15_205.98,
      accounts: [
        { account_id: 'a1', name: 'Conta', connector_name: 'Nubank', balance: 9_205.98, subtype: 'CHECKING_ACCOUNT' },
        { account_id: 'a4', name: 'Poupança', connector_name: 'Itaú', balance: 6_000, subtype: 'SAVINGS_ACCOUNT' },
      ],
      days: Array.from({ length: 91 }, (_, i) => ({
        date: dateOf(now() - (90 - i) * DAY),
        balance: i === 90 ? 15_205.98 : balanceOn(i),
      })),
    },
    net: 11_987.58,
    cards: [
      { account_id: 'a3', name: 'Itaú Visa Platinum', connector_name: 'Itaú', owed: 907.5 },
      { account_id: 'a2', name: 'Nubank Ultravioleta', connector_name: 'Nubank', owed: 2310.9 },
    ],
    warnings: [
      { kind: 'needs_user', date: dateOf(now() - 2 * DAY), days_away: -2, name: 'Itaú', item_id: 'i2' },
      { kind: 'consent_ends', date: dateOf(now() + 11 * DAY), days_away: 11, name: 'Banco do Brasil', item_id: 'i3' },
      {
        kind: 'price_rise',
        date: dateOf(now() - 9 * DAY),
        days_away: -9,
        name: 'HBO Max',
        item_id: null,
        from: 43.9,
        to: 46.9,
      },
    ],
    new_signals: 0,
    month: {
      month: months(1, 0)[0] ?? '',
      is_partial: true,
      income: 10_412.3,
      spending: 7122.2,
      net: 3290.1,
      previous_spending: 7994.04,
      change: -10.91,
      usual_spending: 8720.33,
      categories: [
        { category: 'Moradia', amount: 2650, usual: 2650, change: 0 },
        { category: 'Supermercado', amount: 1480.35, usual: 1225.45, change: 20.8 },
        { category: 'Restaurantes e bares', amount: 912.4, usual: 1181.31, change: -22.76 },
        { category: 'Viagens', amount: 1064, usual: 448.91, change: 137.02 },
        { category: 'Presentes', amount: 120, usual: 0, change: null },
        { category: 'Transporte', amount: 701.9, usual: 640.2, change: 9.64 },
      ],
    },
    due: [
      due(-2, 'Internet', -119.9, 'reminder'),
      due(3, 'Conta de luz', -189.9, 'reminder'),
      due(6, 'Fatura Itaú Visa Platinum', -907.5, 'bill'),
      due(6, 'Condomínio', -740, 'recurring'),
      due(10, 'IPVA (cota 2)', null, 'reminder'),
      due(13, 'Fatura Nubank Ultravioleta', -2310.9, 'open_bill'),
      due(20, 'Escola das crianças', -1850, 'reminder'),
    ],
    months: months(12, -11).map((month, i) => {
      const [into = 0, out = 0] = [IN[i], OUT[i]];
      return { month, in: into, out, net: Math.round((into - out) * 100) / 100 };
    }),
    spending: {
      month: months(1, 0)[0] ?? '',
      total: spent,
      categories: CATEGORIES.map(([category, amount]) => ({ category, amount, share: amount / spent })),
    },
    limits: [
      {
        limit_id: 'l1',
        category: 'Supermercado',
        period: 'monthly',
        amount: 1800,
        spent: 1480.35,
        share: 0.82,
        exceeded: false,
      },
      {
        limit_id: 'l2',
        category: 'Restaurantes e bares',
        period: 'weekly',
        amount: 900,
        spent: 912.4,
        share: 1,
        exceeded: true,
      },
      {
        limit_id: 'l3',
        category: 'Transporte',
        period: 'monthly',
        amount: 800,
        spent: 301.9,
        share: 0.38,
        exceeded: false,
      },
    ],
    installments: months(6, 1).map((month, i) => ({ month, amount: 860 - i * 128 })),
    ...over,
  };
};

/** With a plan, or without. */
export const connections = (has_access = true): { connections: Connection[]; has_access: boolean } => ({
  has_access,
  connections: [
    {
      item_id: 'i2',
      connector_name: 'Itaú',
      connector_color: null,
      status: 'LOGIN_ERROR',
      needs: 'reconnect',
      is_stale: true,
      last_updated_at: iso(now() - 2 * DAY),
      checked_at: iso(now() - 2 * DAY),
      consent_expires_at: iso(now() + 100 * DAY),
      can_update: false,
      duplicate_of: null,
      accounts: [
        {
          account_id: 'a3',
          account_name: 'Itaú Visa Platinum',
          custom_name: null,
          type: 'CREDIT',
          subtype: 'CREDIT_CARD',
          balance: 907.5,
          closing_day: null,
          closed_at: null,
          is_duplicate: false,
        },
      ],
    },
    {
      item_id: 'i1',
      connector_name: 'Nubank',
      connector_color: '#820ad1',
      status: 'UPDATED',
      needs: null,
      is_stale: false,
      last_updated_at: iso(now() - 12 * 60_000),
      checked_at: iso(now() - 20_000),
      consent_expires_at: null,
      can_update: true,
      duplicate_of: null,
      accounts: [
        {
          account_id: 'a1',
          account_name: 'Conta do Nubank',
          custom_name: 'Dia a dia',
          type: 'BANK',
          subtype: 'CHECKING_ACCOUNT',
          balance: 15_205.98,
          closing_day: null,
          closed_at: null,
          is_duplicate: false,
        },
        {
          account_id: 'a2',
          account_name: 'Nubank Ultravioleta Mastercard Black',
          custom_name: null,
          type: 'CREDIT',
          subtype: 'CREDIT_CARD',
          balance: 2310.9,
          closing_day: 3,
          closed_at: null,
          is_duplicate: false,
        },
      ],
    },
  ],
});

export const me = (over: Partial<Me> = {}): Me => ({
  user_id: 'u1',
  name: 'Ana Souza',
  email: 'a••@example.com',
  phone: '+55 11 •••••-0001',
  plan: 'pro',
  subscription: { status: 'active', until: iso(now() + 60 * DAY), renews: true },
  method: 'code',
  proved_until: null,
  passkeys: 1,
  step_up: 'passkey',
  contact: { email: 'ana@example.com', phone: '+5511999990001' },
  erasure_canceled: false,
  passkey_only: false,
  recovery_codes_left: 0,
  held: [],
  terms: { accepted: { terms: '1', privacy: '1' }, current: { terms: '1', privacy: '1' } },
  ...over,
});

const passkeys = (): { passkeys: Passkey[] } => ({
  passkeys: [
    {
      passkey_id: 'p1',
      name: 'iPhone',
      created_at: iso(now() - 40 * DAY),
      used_at: iso(now() - 2 * DAY),
      backed_up: true,
    },
  ],
});

const sessions = (): { sessions: Session[] } => ({
  sessions: [
    {
      session_id: 's1',
      device: 'Chrome, Windows',
      method: 'code',
      created_at: iso(now() - DAY),
      seen_at: iso(now()),
      current: true,
    },
    {
      session_id: 's2',
      device: 'Safari, iPhone',
      method: 'passkey',
      created_at: iso(now() - 9 * DAY),
      seen_at: iso(now() - 2 * DAY),
      current: false,
    },
  ],
});

const accountHistory = (): AccountHistory => ({
  events: [
    {
      event_id: 'e2',
      at: iso(now() - DAY),
      event: 'key.created',
      what: 'planilha',
      by: { kind: 'session', name: 'Chrome, Windows' },
    },
    {
      event_id: 'e1',
      at: iso(now() - 9 * DAY),
      event: 'session.opened',
      what: 'Safari, iPhone',
      by: { kind: 'system', name: null },
    },
  ],
  next_cursor: null,
});

export const plan = (over: Partial<PlanAnswer> = {}): PlanAnswer => {
  const quota = (currentCount: number, limit: number) => ({
    currentCount,
    limit,
    canCreate: currentCount < limit,
    remaining: limit - currentCount,
  });
  type Told = { title: string; prices: number[]; features: string[]; banks?: number };
  const offer = (name: string, paymentReminders: number, spendingLimits: number, told: Told) => ({
    name,
    title: told.title,
    offers: told.prices.map((price, at) => {
      const period = at === 0 ? ('month' as const) : ('year' as const);
      return { price, period, url: `https://planos.example/?user=u1&plan=${name}&period=${period}` };
    }),
    features: told.features,
    max_connections: told.banks ?? null,
    paymentReminders,
    spendingLimits,
    apiKeys: 20,
    is_yours: name === 'pro' && over.subscription?.has_access !== false,
  });
  return {
    plan: 'pro',
    subscription: { status: 'active', until: iso(now() + 60 * DAY), has_access: true },
    quotas: { paymentReminders: quota(7, 10), spendingLimits: quota(10, 10), apiKeys: quota(2, 20) },
    connections: 3,
    cancels_with_account: false,
    plans: [
      offer('free', 5, 3, { title: 'Gratuito', prices: [0], features: ['2 bancos conectados'], banks: 2 }),
      offer('pro', 10, 10, { title: 'Pro', prices: [1990, 19_900], features: ['Todos os seus bancos', '10 limites'] }),
      offer('premium', 30, 30, { title: 'Premium', prices: [3990], features: ['Todos os seus bancos', '30 limites'] }),
    ],
    plans_url: 'https://planos.example/?user=u1',
    ...over,
  };
};

const notices = (): NoticeChoices => ({
  notices: [
    { kind: 'reminder', email: true, whatsapp: true, changeable: true },
    { kind: 'limit', email: true, whatsapp: false, changeable: true },
    { kind: 'access_ends', email: true, whatsapp: false, changeable: true },
    { kind: 'signal', email: true, whatsapp: true, changeable: true },
    { kind: 'digest', email: false, whatsapp: false, changeable: true },
    { kind: 'security', email: true, whatsapp: false, changeable: false },
  ],
  channels: { email: true, whatsapp: true },
  email_state: 'ok',
  whatsapp_state: 'ok',
});

const keys = (): { data: ApiKey[] } => ({
  data: [
    {
      keyId: 'k1',
      name: 'Claude',
      scopes: ['read', 'write', 'memories'],
      createdAt: iso(now() - 30 * DAY),
      validUntil: null,
      lastUsed: { date: dateOf(now() - DAY), operation: 'get-balance' },
      successorId: null,
      madeBy: null,
      isCurrent: false,
    },
    {
      keyId: 'k2',
      name: 'Planilha de gastos da família',
      scopes: ['read'],
      createdAt: iso(now() - 10 * DAY),
      validUntil: iso(now() + 80 * DAY),
      lastUsed: null,
      successorId: null,
      madeBy: null,
      isCurrent: false,
    },
  ],
});

const memories = {
  memories: [
    'Prefere ver os gastos por semana',
    'Está juntando dinheiro para uma viagem em julho',
    'Divide o aluguel com a irmã',
  ].map((text, at) => ({ memory_id: `m${at}`, text })),
};

const statementRow = (id: number, days: number, over: Partial<Row>): Row => ({
  id: `t${id}`,
  date: dateOf(now() - 3 * 3_600_000 - days * DAY),
  description: 'LANCAMENTO',
  merchant: null,
  category: null,
  by_user: false,
  category_confidence: 'high',
  payment_method: null,
  amount: -10,
  currency_code: 'BRL',
  status: 'POSTED',
  account_id: 'a1',
  note: null,
  installment: null,
  counts_as: 'spending',
  ...over,
});

/** A few rows of each sort, the latest of today. */
export const statement = (over: Partial<Statement> = {}): Statement => ({
  as_of: iso(now() - 12 * 60_000),
  is_stale: false,
  period: { startDate: dateOf(now() - 30 * DAY), endDate: dateOf(now()) },
  interpretation: null,
  order: 'date',
  rows: [
    statementRow(1, 0, {
      description: 'IFD*CANTINA DA NONNA SAO PAULO BR',
      merchant: 'Cantina da Nonna',
      category: 'Delivery de alimentos',
      amount: -89.9,
      status: 'PENDING',
      account_id: 'a2',
    }),
    statementRow(2, 0, { description: 'UBER *TRIP', category: 'Táxi e transporte privado urbano', amount: -23.45 }),
    statementRow(3, 1, { description: 'SALARIO ACME LTDA', category: 'Salário', amount: 8200, counts_as: 'income' }),
    statementRow(4, 1, {
      description: 'PIX ENVIADO ANA SOUZA',
      category: 'Transferência mesma titularidade - PIX',
      amount: -1500,
      counts_as: 'move',
    }),
    statementRow(5, 2, {
      description: 'MAGAZINE LUIZA',
      category: 'Eletrônicos',
      amount: -249.9,
      account_id: 'a2',
      installment: { number: 3, total: 10 },
      note: 'geladeira da mãe, ela paga metade',
    }),
    statementRow(6, 2, { description: 'AMAZON US', amount: -42.5, currency_code: 'USD', account_id: 'a2' }),
    statementRow(7, 4, { description: 'ESTORNO NETSHOES', category: 'Vestuário', amount: 199.9, counts_as: 'refund' }),
    statementRow(8, 4, { description: 'CARREFOUR HIPER 0412', category: 'Supermercado', amount: -1283.77 }),
  ],
  accounts: [
    { account_id: 'a1', name: 'Dia a dia', connector_name: 'Nubank', type: 'BANK' },
    { account_id: 'a2', name: 'Nubank Ultravioleta Mastercard Black', connector_name: 'Nubank', type: 'CREDIT' },
  ],
  categories: [
    { name: 'Alimentos e bebidas', below: ['Supermercado', 'Delivery de alimentos'] },
    { name: 'Saúde', below: ['Farmácia'] },
  ],
  ...over,
});

/** Words with a filter of each kind, and an ignored one. */
export const interpretation = (): Interpretation => ({
  startDate: '2026-10-01',
  endDate: '2026-10-31',
  excludedPeriods: [],
  type: 'DEBIT',
  categories: ['Supermercado'],
  merchants: ['uber'],
  match: 'any',
  excludedCategories: ['Farmácia'],
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
  installments: { which: 'any', number: null, total: 10, minTotal: null, maxTotal: null },
  ranking: [{ by: 'largest', count: 5, of: 'spending', within: null }],
  texts: [],
  answerable: true,
  reason: null,
  operation: null,
  unread: ['domingos'],
});

/** A category with a limit. */
const spendingHistory = (over: Partial<SpendingHistory> = {}): SpendingHistory => ({
  months: months(12, -11).map((month, i) => ({
    month,
    amount: i === 11 ? 1064 : 300 + (i % 4) * 99.3,
    count: 1 + (i % 4),
  })),
  average: 448.91,
  merchants: [
    { name: 'Azul Linhas Aéreas', amount: 3120.4, count: 9 },
    { name: 'Booking', amount: 2210.15, count: 7 },
    { name: 'Hotel Ibis', amount: 671.46, count: 3 },
  ],
  limit: {
    limit_id: 'l9',
    category: 'Viagens',
    period: 'monthly',
    amount: 1200,
    spent: 1064,
    share: 0.8867,
    exceeded: false,
  },
  ...over,
});

/** What is behind “Outros”, as far as the pages read it. */
const restOfSpending = () => ({
  data: { groups: [{ key: 'Presentes', name: 'Presentes', amount: 318.25, share: 0.04, count: 2 }] },
});

/** Every answer that the pages read, by path. */
const consents = (): { consents: Consent[] } => ({
  consents: ['Itaú', 'Nubank'].map((connector_name, at) => ({
    item_id: at === 0 ? 'i2' : 'i1',
    connector_name,
    given_at: iso(now() - (at + 1) * 30 * DAY),
    terms_version: '1',
    privacy_version: '1',
    via: 'dashboard',
    ended_at: null,
    ended_by: null,
  })),
});

/** Without it the page of banks asks the stack, which knows no session, and goes to sign in. */
const ownAccounts = (): { data: Account[] } => ({
  data: [
    {
      id: 'h1',
      accountId: 'h1',
      itemId: 'manual-u1',
      name: 'Dinheiro',
      customName: null,
      type: 'BANK',
      subtype: 'PAYMENT_ACCOUNT',
      accountBalance: 87.5,
      balance: 87.5,
      currencyCode: 'BRL',
      source: 'hand',
      // What the pages do not read.
    } as Account,
  ],
});

/** Whom a developer finds at the door. */
const demoPeople = ['Ana Souza', 'Carla Mendes Ribeiro', 'Gil Barros'].map((name, at) => ({
  id: `p${at}`,
  userId: `u${at}`,
  name,
  subscription: null,
}));

export const usual = (): Record<string, unknown> => ({
  '/_local/users': demoPeople,
  '/app/api/overview': overview(),
  '/tools/api/summarize-spending': restOfSpending(),
  '/app/api/spending-history': spendingHistory(),
  ...wealthAnswers(6),
  '/app/api/statement': statement(),
  '/app/api/connections': connections(),
  '/app/api/consents': consents(),
  '/tools/api/get-accounts': ownAccounts(),
  '/app/api/me': me(),
  '/app/api/plan': plan(),
  '/app/api/notices': notices(),
  '/app/api/passkeys': passkeys(),
  '/app/api/sessions': sessions(),
  '/app/api/history': accountHistory(),
  '/tools/api/list-api-keys': keys(),
  '/app/api/memories': memories,
  ...usualAccess(),
});
