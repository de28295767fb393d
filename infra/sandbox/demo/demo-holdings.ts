import { addMonths, type IsoDate, lastDayOf, monthOf } from '../../../shared/time/calendar.ts';
import { utcMidnight } from '../../../shared/time/instant.ts';
import type { Window } from './window.ts';

/** What a demo account shows of money put aside and taken back. */
type Swept = {
  transactions: readonly {
    id: string;
    date: string;
    type: 'DEBIT' | 'CREDIT';
    amount: number;
    description: string;
    categoryId: string | null;
  }[];
};

const PUT_ASIDE = '03020000';
const round = (reais: number): number => Math.round(reais * 100) / 100;

const onDay = (date: IsoDate) => utcMidnight(date);
const yearsAhead = ({ today }: Window, years: number) => onDay(addMonths(today, 12 * years));

/** Each application of the account's rows is a purchase of the position, each redemption a sale. */
const sweptInto = (id: string, accounts: readonly Swept[], opening: number) => {
  const rows = accounts
    .flatMap(({ transactions }) => transactions)
    .filter(({ categoryId }) => categoryId === PUT_ASIDE);
  const transactions = rows.map((row) => ({
    id: `${id}-${row.id}`,
    type: row.type === 'DEBIT' ? 'BUY' : 'SELL',
    date: row.date,
    amount: Math.abs(row.amount),
  }));
  const moved = transactions.reduce((sum, { type, amount }) => sum + (type === 'BUY' ? amount : -amount), 0);
  return { transactions, invested: Math.max(opening, round(opening + moved)) };
};

const cdb = (id: string, name: string, issuer: string, swept: ReturnType<typeof sweptInto>, window: Window) => ({
  ...{ id, type: 'FIXED_INCOME' as const, subtype: 'CDB', name, issuer, rate: 102, rateType: 'CDI', quantity: 1 },
  amountOriginal: swept.invested,
  amountProfit: round(swept.invested * 0.062),
  amount: round(swept.invested * 1.075),
  taxes: round(swept.invested * 0.013),
  balance: round(swept.invested * 1.062),
  amountWithdrawal: round(swept.invested * 1.062),
  dueDate: yearsAhead(window, 2),
  transactions: swept.transactions,
});

/** Yields in the last twelve months, which stay at the institution. */
const dividends = (id: string, { today }: Window, reais: number) =>
  [2, 5, 8, 11].map((back) => ({
    id: `${id}-${back}`,
    type: 'INTEREST',
    date: onDay(lastDayOf(monthOf(addMonths(today, -back)))),
    amount: reais,
  }));

const MONTHS_PAID = 17;
const INSTALLMENT = 1310.22;

const carLoan = ({ today }: Window) => {
  const first = addMonths(today, -MONTHS_PAID);
  const paid = Array.from({ length: MONTHS_PAID }, (_, at) => ({
    installmentId: `carla-car-${at + 1}`,
    paidDate: onDay(addMonths(first, at)),
    paidAmount: INSTALLMENT,
  }));
  return {
    ...{ id: 'premium-itau-carro', productName: 'Financiamento de veículo', kind: 'FINANCING' },
    contractAmount: 48_000,
    CET: 0.214,
    amortizationScheduled: 'PRICE',
    installmentPeriodicity: 'MONTHLY',
    contractDate: onDay(addMonths(first, -1)),
    firstInstallmentDueDate: onDay(first),
    dueDate: onDay(addMonths(first, 47)),
    interestRates: [{ taxType: 'EFFECTIVE', taxPeriodicity: 'MONTHLY', preFixedRate: 0.014 }],
    installments: {
      ...{ totalNumberOfInstallments: 48, paidInstallments: MONTHS_PAID },
      ...{ dueInstallments: 48 - MONTHS_PAID, pastDueInstallments: 0 },
    },
    payments: { contractOutstandingBalance: 31_250.4, releases: paid },
  };
};

/** Investments and loans of a demo connection; most have none. */
export const demoHoldings = (itemId: string, accounts: readonly Swept[], window: Window) => {
  const swept = (id: string, opening: number) => sweptInto(id, accounts, opening);
  switch (itemId) {
    case 'pro-itau':
      return {
        investments: [
          cdb('pro-itau-cdb', 'CDB DI', 'Itaú Unibanco', swept('pro-itau-cdb', 12_000), window),
          {
            ...{ id: 'pro-itau-selic', type: 'FIXED_INCOME' as const, subtype: 'TREASURY', name: 'Tesouro Selic' },
            ...{ amountOriginal: 5_000, balance: 5_842.17, amount: 5_990.79, taxes: 148.62, quantity: 0.38, rate: 100 },
            ...{ rateType: 'SELIC', dueDate: yearsAhead(window, 4) },
            transactions: [],
          },
        ],
      };
    case 'premium-itau':
      return {
        investments: [
          {
            ...{
              id: 'premium-itau-fundo',
              type: 'MUTUAL_FUND' as const,
              subtype: 'MULTIMARKET_FUND',
              name: 'Itaú Hedge Multimercado',
            },
            ...{
              amountOriginal: 40_000,
              balance: 46_310.55,
              amount: 47_424.17,
              taxes: 1_113.62,
              quantity: 18_233.1,
              value: 2.6,
            },
            transactions: [],
          },
          cdb('premium-itau-cdb', 'CDB DI', 'Itaú Unibanco', swept('premium-itau-cdb', 8_000), window),
        ],
        loans: [carLoan(window)],
      };
    default:
      return {};
  }
};

const BROKER = { id: 102, name: 'XP Investimentos' };

type Item = { item: { id: string; createdAt: string }; accounts: readonly Swept[] };

/** Stocks at a broker, which has no account: what the household sent there is in the rows of its bank. */
export const demoBrokers = (items: readonly Item[], window: Window) => {
  const bank = items.find(({ item }) => item.id === 'premium-nubank');
  if (!bank) return [];
  const sent = bank.accounts
    .flatMap(({ transactions }) => transactions)
    .filter(({ description }) => description.includes('XP INVESTIMENTOS'));
  // By turns into either of both.
  const bought = (id: string, turn: number) =>
    sent.flatMap((row, at) =>
      at % 2 === turn ? [{ id: `${id}-${row.id}`, type: 'BUY', date: row.date, amount: Math.abs(row.amount) }] : [],
    );
  const stock = { type: 'EQUITY' as const, subtype: 'STOCK', name: 'PETR4', quantity: 300, value: 38.2 };
  const fund = { type: 'EQUITY' as const, subtype: 'REAL_ESTATE_FUND', name: 'HGLG11', quantity: 60, value: 161.5 };
  const [ofStock, ofFund] = ['premium-xp-petr4', 'premium-xp-hglg11'];
  return [
    {
      item: { ...bank.item, id: 'premium-xp', connector: BROKER },
      onUpdate: { afterMs: 300 },
      accounts: [],
      investments: [
        {
          ...{ ...stock, id: ofStock, amountOriginal: 9_900, balance: 11_460 },
          transactions: [...bought(ofStock, 0), ...dividends(ofStock, window, 182.4)],
        },
        {
          ...{ ...fund, id: ofFund, amountOriginal: 9_600, balance: 9_690 },
          transactions: [...bought(ofFund, 1), ...dividends(ofFund, window, 66)],
        },
      ],
    },
  ];
};
