import { describe, expect, it } from 'vitest';
import type { Loan } from '../../../shared/accounts/holding.ts';
import { withLoans } from '../../../shared/forecast/loans-ahead.ts';
import type { UpcomingItem } from '../../../shared/forecast/occurrences.ts';
import { NO_PARTS } from '../../../shared/forecast/occurrences.ts';
import { toCentavos } from '../../../shared/money.ts';
import { toLoan } from '../../../shared/pluggy/holding-mapping.ts';
import { aTransaction, day } from '../ledger/a-transaction.ts';

const today = day('2026-11-27');
const horizon = { today, last: day('2027-01-31') };

const aLoan = (over: Record<string, unknown> = {}): Loan => {
  const releases = [
    { installmentId: '1', paidDate: '2026-10-10', paidAmount: 1_310.22 },
    { installmentId: '2', paidDate: '2026-11-10', paidAmount: 1_310.22 },
  ];
  const record = {
    id: 'loan',
    productName: 'Financiamento de veículo',
    kind: 'FINANCING',
    installmentPeriodicity: 'MONTHLY',
    firstInstallmentDueDate: '2026-10-10',
    installments: { totalNumberOfInstallments: 48, paidInstallments: 2, pastDueInstallments: 0 },
    payments: { contractOutstandingBalance: 31_000, releases },
    ...over,
  };
  const loan = toLoan(record, { readOn: today });
  if (!loan) throw new Error('unreadable');
  return loan;
};
const anItem = (over: Partial<Omit<UpcomingItem, 'date'>> & { date?: string; reais?: number } = {}): UpcomingItem => ({
  kind: 'recurring',
  description: 'BV FINANCEIRA',
  amount: toCentavos(over.reais ?? -1_310.22),
  certainty: 'estimated',
  category: null,
  accountId: 'conta',
  sourceId: 'stream',
  covers: [],
  isOverdue: false,
  wasDue: null,
  ...NO_PARTS,
  ...over,
  date: day(over.date ?? '2026-12-10'),
});
const told = (items: readonly UpcomingItem[]) =>
  items.map(({ date, kind, amount, certainty, covers, isOverdue }) => [
    date,
    kind,
    amount,
    certainty,
    covers,
    isOverdue,
  ]);

describe('installments of loans', () => {
  it('come once a period, on a business day, fixed after two equal ones', () => {
    // 10 January 2027 is a Sunday.
    expect(told(withLoans([], [aLoan()], [], horizon))).toEqual([
      ['2026-12-10', 'loan', -131_022, 'fixed', [], false],
      ['2027-01-11', 'loan', -131_022, 'fixed', [], false],
    ]);
  });

  it.each([
    {
      name: 'no amount',
      over: { payments: { contractOutstandingBalance: 31_000 } },
      expected: ['2026-12-10', 'loan', null, 'estimated', [], false],
    },
    {
      name: 'one payment only',
      over: { payments: { contractOutstandingBalance: 9, releases: [{ paidDate: '2026-11-10', paidAmount: 5 }] } },
      expected: ['2026-12-10', 'loan', -500, 'estimated', [], false],
    },
  ])('$name', ({ over, expected }) => {
    expect(told(withLoans([], [aLoan(over)], [], horizon))[0]).toEqual(expected);
  });

  it.each([
    { name: 'from wages', over: { type: 'EMPRESTIMO_CREDITO_PESSOAL_COM_CONSIGNACAO' } },
    { name: 'in another currency', over: { currencyCode: 'USD' } },
    { name: 'settled', over: { settlementDate: '2026-11-01' } },
    { name: 'without a first date', over: { firstInstallmentDueDate: null } },
    { name: 'without a regular period', over: { installmentPeriodicity: 'IRREGULAR' } },
    { name: 'with nothing left', over: { installments: { totalNumberOfInstallments: 2, paidInstallments: 2 } } },
  ])('none: $name', ({ over }) => {
    expect(withLoans([], [aLoan(over)], [], horizon)).toEqual([]);
  });

  it('end with the last one', () => {
    const last = aLoan({ installments: { totalNumberOfInstallments: 3, paidInstallments: 2 } });
    expect(told(withLoans([], [last], [], horizon)).map(([date]) => date)).toEqual(['2026-12-10']);
  });

  it('keep the last day of short months', () => {
    const loan = aLoan({
      firstInstallmentDueDate: '2026-10-31',
      installments: { totalNumberOfInstallments: 9, paidInstallments: 1 },
    });
    const dates = told(withLoans([], [loan], [], { today, last: day('2027-03-01') })).map(([date]) => date);
    expect(dates).toEqual(['2026-11-30', '2026-12-31', '2027-02-01', '2027-03-01']);
  });

  it('that are overdue are one item today', () => {
    const loan = aLoan({
      installments: { totalNumberOfInstallments: 48, paidInstallments: 0, pastDueInstallments: 2 },
    });
    expect(told(withLoans([], [loan], [], horizon))[0]).toEqual(['2026-11-27', 'loan', -262_044, 'fixed', [], true]);
  });

  it('that were paid before the bank tells it are not due', () => {
    const loan = aLoan({
      firstInstallmentDueDate: '2026-10-28',
      installments: { totalNumberOfInstallments: 48, paidInstallments: 1 },
    });
    const paid = aTransaction({ id: 'r', date: '2026-11-26', reais: -1_310.22, description: 'DEB AUT' });
    const dates = (rows: ReturnType<typeof aTransaction>[]) =>
      told(withLoans([], [loan], rows, horizon)).map(([date]) => date);
    expect(dates([])).toEqual(['2026-11-30', '2026-12-28', '2027-01-28']);
    expect(dates([paid])).toEqual(['2026-12-28', '2027-01-28']);
  });
});

describe('the same payment', () => {
  it.each([
    { name: 'a stream of like amount and day', item: anItem({ reais: -1_300, date: '2026-12-12' }) },
    {
      name: 'a stream that is named',
      item: anItem({ description: 'Prestação veículo', reais: -1_320, date: '2026-12-05' }),
    },
    { name: 'a reminder', item: anItem({ kind: 'reminder', description: 'Carro', sourceId: 'rem' }) },
    {
      name: 'a reminder without an amount',
      item: anItem({ kind: 'reminder', description: 'Financiamento', amount: null }),
    },
  ])('$name is in covers only', ({ item }) => {
    const [first, second] = withLoans([item], [aLoan()], [], horizon);
    expect(first).toMatchObject({ kind: 'loan', covers: [item.sourceId], accountId: 'conta', amount: -131_022 });
    expect(second).toMatchObject({ kind: 'loan', covers: [] });
  });

  it('is what the bank has scheduled, with its day and amount, and what that covers', () => {
    const scheduled = anItem({
      kind: 'scheduled',
      sourceId: 'row',
      covers: ['stream'],
      reais: -1_312,
      date: '2026-12-11',
    });
    expect(withLoans([scheduled], [aLoan()], [], horizon)[0]).toMatchObject({
      date: '2026-12-11',
      amount: -131_200,
      covers: ['row', 'stream'],
    });
  });

  it.each([
    { name: 'another amount', item: anItem({ reais: -1_400 }) },
    { name: 'another day', item: anItem({ date: '2026-12-20' }) },
    { name: 'money that comes', item: anItem({ reais: 1_310.22 }) },
    { name: 'a bill', item: anItem({ kind: 'bill' }) },
  ])('is not $name', ({ item }) => {
    const items = withLoans([item], [aLoan()], [], horizon);
    expect(items).toHaveLength(3);
    expect(items[0]).toBe(item);
  });

  it('goes to the nearer of two loans, once', () => {
    const [car, house] = [
      aLoan(),
      aLoan({ id: 'house', productName: 'Imóvel', firstInstallmentDueDate: '2026-10-12' }),
    ];
    const items = withLoans([anItem({ date: '2026-12-12' })], [car, house], [], { today, last: day('2026-12-31') });
    expect(items.map(({ sourceId, covers }) => [sourceId, covers])).toEqual([
      ['loan', []],
      ['house', ['stream']],
    ]);
  });
});
