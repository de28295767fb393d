import { expect, it } from 'vitest';
import { type Connected, NO_HOLDINGS } from '../../../shared/accounts/holding.ts';
import { toLoan, toPosition } from '../../../shared/pluggy/holding-mapping.ts';
import type { IsoDate } from '../../../shared/time/calendar.ts';
import { investmentsOf } from '../../../shared/wealth/investments.ts';
import { loansOf } from '../../../shared/wealth/loans.ts';

const today = '2026-11-27' as IsoDate;
const connection = { id: 'item-1', connectorName: 'Sol', lastUpdatedAt: null };
const held = (over: Partial<Connected>): Connected[] => [{ ...NO_HOLDINGS, itemId: 'item-1', connection, ...over }];

const loanOf = (given: object) => {
  const loan = toLoan({ id: 'l', productName: 'Carro', ...given }, { readOn: today });
  return loansOf(held({ loans: loan ? [loan] : [] }), 'all', today).loans[0];
};
const positionOf = (given: object) => {
  const position = toPosition({ id: 'p', name: 'CDB', type: 'FIXED_INCOME', ...given }, { readOn: today });
  return investmentsOf(held({ positions: position ? [position] : [] }), 'all', today);
};

it.each([
  { name: 'the end of a short month', first: '2026-01-31', paid: 13, expected: '2027-02-28' },
  { name: 'today', first: '2026-10-27', paid: 1, expected: today },
  { name: 'past, with nothing overdue', first: '2026-01-10', paid: 0, expected: '2026-12-10' },
  { name: 'past, with one overdue', first: '2026-01-10', paid: 9, overdue: 1, expected: '2026-10-10' },
  { name: 'weekly', first: '2026-11-20', paid: 1, periodicity: 'WEEKLY', expected: today },
  { name: 'irregular', first: '2026-11-20', paid: 1, periodicity: 'WITHOUT_REGULAR_PERIODICITY', expected: null },
  { name: 'without a first date', first: null, paid: 1, expected: null },
])('the next installment: $name', ({ first, paid, overdue = 0, periodicity = 'MONTHLY', expected }) => {
  const installments = { totalNumberOfInstallments: 48, paidInstallments: paid, pastDueInstallments: overdue };
  const loan = loanOf({ firstInstallmentDueDate: first, installmentPeriodicity: periodicity, installments });
  expect(loan).toMatchObject({ next_date: expected });
});

const plan = { installmentPeriodicity: 'MONTHLY', installments: { dueInstallments: 12 } };
const rates = (preFixedRate: number, taxPeriodicity: string, taxType = 'EFFECTIVE') => [
  { preFixedRate, taxPeriodicity, taxType },
];
it.each([
  {
    name: 'PRICE',
    given: { amortizationScheduled: 'PRICE', interestRates: rates(0.01, 'MONTHLY') },
    expected: 1066.19,
  },
  { name: 'SAC', given: { amortizationScheduled: 'SAC', interestRates: rates(0.01, 'MONTHLY') }, expected: 1120 },
  {
    name: 'nominal',
    given: { amortizationScheduled: 'SAC', interestRates: rates(0.12, 'YEARLY', 'NOMINAL') },
    expected: 1120,
  },
  {
    name: 'effective',
    given: { amortizationScheduled: 'SAC', interestRates: rates(0.12682503, 'YEARLY') },
    expected: 1120,
  },
  { name: 'no rate', given: { amortizationScheduled: 'PRICE' }, expected: null },
  { name: 'no plan', given: { interestRates: rates(0.01, 'MONTHLY') }, expected: null },
])('the installment by the plan: $name', ({ given, expected }) => {
  const loan = loanOf({ ...plan, payments: { contractOutstandingBalance: 12_000 }, ...given });
  expect(loan).toMatchObject({ installment_amount: expected });
});

it('the installment is the last one paid, not what was paid beside it', () => {
  const releases = [
    { paidDate: '2026-11-20', paidAmount: 5000, isOverParcelPayment: true },
    { paidDate: '2026-11-10', paidAmount: 310 },
    { paidDate: '2026-10-10', paidAmount: 300 },
  ];
  const loan = loanOf({
    ...plan,
    kind: 'UNARRANGED_ACCOUNT_OVERDRAFT',
    payments: { contractOutstandingBalance: 900, releases },
  });
  expect(loan).toMatchObject({ installment_amount: 310, kind: 'overdraft', status: 'active' });
});

it.each([
  [{ rate: 110, rateType: 'CDI' }, '110% CDI'],
  [{ rate: 100, rateType: 'IPCA', fixedAnnualRate: 6.2 }, 'IPCA + 6,2%'],
  [{ rateType: 'IPCA', fixedAnnualRate: 6.2 }, 'IPCA + 6,2%'],
  [{ fixedAnnualRate: 12.5 }, '12,5% a.a.'],
  [{ rate: 12.5, rateType: 'PREFIXADO' }, '12,5% a.a.'],
  [{}, null],
])('the rate of %j is %s', (given, expected) => {
  expect(positionOf(given).positions[0]).toMatchObject({ rate: expected });
});

it.each([
  { name: 'due', given: { dueDate: today }, liquid: 100, on: null },
  { name: 'due later', given: { dueDate: '2027-01-01', amountWithdrawal: 40 }, liquid: 40, on: '2027-01-01' },
  { name: 'above the balance', given: { amountWithdrawal: 400 }, liquid: 100, on: null },
  { name: 'unknown', given: {}, liquid: null, on: null },
])('what is liquid: $name; the parts make up the balance', ({ given, liquid, on }) => {
  const { positions, totals } = positionOf({ balance: 100, ...given });
  expect(positions[0]).toMatchObject({ liquid_now: liquid, liquid_on: on });
  const { now, market, at_due, unknown } = totals.liquidity;
  expect(now + market + unknown + at_due.reduce((total, { amount }) => total + amount, 0)).toBe(100);
});
