import type { Investments, Loans, NetWorth } from '../../../infra/web/app/api/answers.ts';

const KINDS = [
  'treasury',
  'fixed_income',
  'fund',
  'real_estate_fund',
  'etf',
  'stock',
  'pension',
  'structured',
  'other',
] as const;
const freshness = { as_of: null, is_stale: false, connections: [] };

const position = (at: number): Investments['positions'][number] => ({
  id: `p-${at}`,
  item_id: 'item',
  connector_name: at % 3 === 0 ? 'Corretora Lua' : 'Banco Sol',
  name: at === 1 ? 'Certificado de Depósito Bancário com liquidez no vencimento 2031' : `Papel ${at}`,
  kind: KINDS[at % KINDS.length] ?? 'other',
  subtype: null,
  issuer: null,
  currency_code: at === 4 ? 'USD' : 'BRL',
  balance: at === 5 ? null : 10_450.1 + at,
  gross: null,
  taxes: null,
  invested: 10_000,
  profit: at === 2 ? -310.4 : 450.1,
  profit_percent: 4.5,
  liquid_now: null,
  liquid_on: null,
  due_date: at % 2 ? '2031-03-01' : null,
  rate: at % 2 ? 'IPCA + 6,2%' : null,
  quantity: null,
  unit_value: null,
  as_of: '2026-11-26',
  status: 'active',
  ended_on: null,
});

const loan: Loans['loans'][number] = {
  id: 'l-1',
  item_id: 'item',
  connector_name: 'Banco Sol',
  name: 'Financiamento de veículo',
  kind: 'financing',
  currency_code: 'BRL',
  contracted: 48_000,
  outstanding: 31_250.4,
  installment_amount: 1_310.22,
  next_date: '2026-12-10',
  installments: { total: 48, paid: 17, overdue: 1, remaining: 31 },
  ends_on: '2029-06-10',
  annual_cost_percent: 21.4,
  rate_percent: 1.4,
  rate_period: 'monthly',
  paid_by: 'account',
  as_of: '2026-11-26',
  status: 'overdue',
};

const history = (isHolding: boolean): NetWorth['history'] =>
  Array.from({ length: 24 }, (_, back) => {
    const month = new Date(Date.UTC(2026, 10 - back, 1)).toISOString().slice(0, 7);
    // Months 4 and 5 are a gap, and nothing is known of the second year.
    const isKnown = back < 12 && back !== 4 && back !== 5;
    const [bank, cards] = back < 12 ? [12_000 - back * 310, -2_790] : [null, null];
    const investments = isHolding ? (isKnown ? 95_000 - back * 1_100 : null) : 0;
    const loans = isHolding ? -31_250.4 - back * 900 : 0;
    const parts = [bank, investments, cards, loans];
    const isComplete = parts.every((part) => part !== null);
    const known = parts.reduce<number>((sum, part) => sum + (part ?? 0), 0);
    return {
      month,
      date: `${month}-28`,
      bank,
      investments,
      cards,
      loans,
      net: isComplete ? known : null,
      known,
      complete: isComplete,
    };
  });

const netWorth = (isHolding: boolean): NetWorth => {
  const months = history(isHolding);
  const [now] = months;
  if (!now) throw new Error('no month');
  const { month: _, ...today } = now;
  return {
    today: { ...today, cards_ahead: -1_200, change: 1_410 },
    history: months,
    unknown: isHolding
      ? [
          {
            part: 'investments',
            item_id: 'item',
            name: 'Corretora Lua',
            reason: 'before_first_import',
            until: '2025-11-19',
          },
        ]
      : [],
    left_out: isHolding ? 1 : 0,
  };
};

const investments = (count: number): Investments => ({
  positions: Array.from({ length: count }, (_, at) => position(at)),
  totals: {
    balance: count * 10_450,
    invested: count * 10_000,
    profit: count * 450,
    income_12_months: count * 12.5,
    liquid_now: count * 4_000,
    by_kind: KINDS.slice(0, Math.min(count, KINDS.length)).map((kind, at) => ({
      kind,
      balance: 20_000 - at * 2_000,
      share: 30 - at * 3,
      count: 1,
    })),
    liquidity: {
      now: count * 4_000,
      market: count > 1 ? count * 2_000 : 0,
      at_due: count > 1 ? [{ date: '2031-03-01', amount: count * 3_000 }] : [],
      unknown: count * 1_450,
    },
    unknown: [],
  },
  left_out: count > 4 ? 1 : 0,
});

/** Answers of `/patrimonio` for so many positions; with none there is no loan either. */
export const wealthAnswers = (count: number): Record<string, unknown> => ({
  '/tools/api/get-net-worth': { data: netWorth(count > 0), freshness },
  '/tools/api/get-investments': { data: investments(count), freshness },
  '/tools/api/get-loans': {
    data: {
      loans: count > 0 ? [loan] : [],
      totals: { outstanding: count > 0 ? 31_250.4 : 0, monthly: count > 0 ? 1_310.22 : 0, unknown: [] },
      left_out: 0,
    },
    freshness,
  },
});
