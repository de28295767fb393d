import { describe, expect, it } from 'vitest';
import { centavos } from '../../../shared/money.ts';
import { billPayments } from '../../../shared/transfers/bill-payments.ts';
import { aBill } from '../cards/a-card.ts';
import { aTransaction, day } from '../ledger/a-transaction.ts';

const bill = (id: string, due: string, given: Parameters<typeof aBill>[0] = {}) =>
  aBill({ id, due, totalAmount: centavos(10_000), ...given });
const debit = (id: string, date: string) => aTransaction({ id, accountId: 'itau', reais: -100, date });
const credit = (id: string, date: string, accountId = 'card-1') =>
  aTransaction({ id, accountId, reais: 100, date, type: 'CREDIT' });
/** Closed long before it is due. */
const early = (id: string) => bill(id, '2026-05-12', { closingDate: day('2026-04-10') });
type Rows = ReturnType<typeof debit>[];

const paid = (bills: ReturnType<typeof bill>[], candidates: Rows, known: Rows = []) =>
  billPayments(bills, known, candidates, () => true).map(({ id }) => id);

describe('the payment of a bill', () => {
  const may = bill('may', '2026-05-17');

  it.each([
    { name: 'the nearest to the due date', rows: [debit('a', '2026-05-14'), debit('b', '2026-05-18')], pays: ['b'] },
    {
      name: 'the nearest, in whatever order',
      rows: [debit('b', '2026-05-18'), debit('a', '2026-05-14')],
      pays: ['b'],
    },
    { name: 'the lower id on a tie', rows: [debit('b', '2026-05-16'), debit('a', '2026-05-18')], pays: ['a'] },
    {
      name: 'the lower id on a tie, in order',
      rows: [debit('a', '2026-05-16'), debit('b', '2026-05-18')],
      pays: ['a'],
    },
    { name: 'none in another currency', rows: [{ ...debit('a', '2026-05-17'), currencyCode: 'USD' }], pays: [] },
    { name: 'none of another amount', rows: [{ ...debit('a', '2026-05-17'), amount: centavos(-9_999) }], pays: [] },
    { name: 'from 17 days before an unknown closing', rows: [debit('a', '2026-04-30')], pays: ['a'] },
    { name: 'no earlier', rows: [debit('a', '2026-04-29')], pays: [] },
    { name: 'until 10 days after the due date', rows: [debit('a', '2026-05-27')], pays: ['a'] },
    { name: 'no later', rows: [debit('a', '2026-05-28')], pays: [] },
  ])('is $name', ({ rows, pays }) => expect(paid([may], rows)).toEqual(pays));

  it('is none where a payment is known, on the account or on this card', () => {
    const candidate = debit('x', '2026-05-17');
    expect(paid([may], [candidate], [debit('known', '2026-05-10')])).toEqual([]);
    expect(paid([may], [candidate], [credit('known', '2026-05-10')])).toEqual([]);
    expect(paid([may], [candidate], [credit('other', '2026-05-10', 'card-2')])).toEqual(['x']);
  });

  it('is none for a bill of nothing, or of a credit', () => {
    const zero = bill('zero', '2026-05-17', { totalAmount: centavos(0) });
    const negative = bill('negative', '2026-05-17', { totalAmount: centavos(-10_000) });
    const nothing = { ...debit('n', '2026-05-17'), amount: centavos(0) };
    expect(paid([zero, negative], [nothing, debit('x', '2026-05-17')])).toEqual([]);
  });

  it('is used once: bills are served by due date, then by id', () => {
    const bills = [bill('b', '2026-05-20'), bill('a', '2026-05-20', { accountId: 'card-2' }), bill('c', '2026-05-12')];
    const rows = [debit('1', '2026-05-12'), debit('2', '2026-05-13')];
    expect(paid(bills, rows)).toEqual(['1', '2']);
    expect(paid(bills.toReversed(), rows.toReversed())).toEqual(['1', '2']);
    expect(paid(bills, [debit('1', '2026-05-16')])).toEqual(['1']);
  });

  it('is used once where it was known', () => {
    const other = bill('other', '2026-05-18', { accountId: 'card-2' });
    expect(paid([may, other], [debit('x', '2026-05-17')], [debit('known', '2026-05-17')])).toEqual(['x']);
  });

  // The row that both bills could have goes to the first; only the wide one could have the other row.
  it.each([
    {
      name: 'by due date',
      wide: bill('z', '2026-05-12'),
      narrow: bill('a', '2026-05-20'),
      far: '2026-04-30',
      pays: ['near'],
    },
    {
      name: 'by due date, the later wide',
      wide: bill('a', '2026-05-20'),
      narrow: bill('z', '2026-05-12'),
      far: '2026-05-29',
      pays: ['near', 'far'],
    },
    { name: 'of one day by id', wide: early('a'), narrow: bill('b', '2026-05-12'), far: '2026-04-10', pays: ['near'] },
    {
      name: 'of one day by id, the second wide',
      wide: early('b'),
      narrow: bill('a', '2026-05-12'),
      far: '2026-04-10',
      pays: ['near', 'far'],
    },
  ])('bills are served $name', ({ wide, narrow, far, pays }) => {
    const rows = [debit('near', '2026-05-14'), debit('far', far)];
    expect(paid([wide, narrow], rows)).toEqual(pays);
    expect(paid([narrow, wide], rows)).toEqual(pays);
  });

  it('is only a debit whose text allows it; others are not asked', () => {
    const asked: string[] = [];
    const rows = [debit('a', '2026-05-17'), { ...debit('b', '2026-05-17'), amount: centavos(-5) }];
    const fits = (row: { id: string }) => asked.push(row.id) < 0;
    expect(billPayments([may], [], rows, fits)).toEqual([]);
    expect(asked).toEqual(['a']);
  });
});
