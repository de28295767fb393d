import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cardOf } from '../../../shared/cards/card-bills.ts';
import { completePurchase, type InstallmentPurchase } from '../../../shared/cards/installments.ts';
import { summarizeInstallments } from '../../../shared/cards/present.ts';
import type { Transaction } from '../../../shared/ledger/transaction.ts';
import { aTransaction, day } from '../ledger/a-transaction.ts';
import { aBill, aCard } from './a-card.ts';
import { amountsOf, type Habits, rowsOf, type Shape, type SimulatedPurchase } from './simulated-card-bank.ts';

const TODAY = '2026-06-20';

const purchasesIn = (
  transactions: readonly Transaction[],
  account = aCard(),
  bills = [aBill({ due: '2026-06-17' })],
) => {
  const card = cardOf(account, { cards: [account], bills, closingDates: [], transactions }, day(TODAY));
  return card.purchases.flatMap((purchase) => completePurchase(purchase, card, day(TODAY)));
};

const only = (purchases: readonly InstallmentPurchase[]): InstallmentPurchase => {
  const [purchase, ...others] = purchases;
  if (!purchase || others.length > 0) throw new Error(`Expected one purchase, got ${purchases.length}`);
  return purchase;
};

const aHabit = (given: Partial<Habits>): Habits => ({
  shape: 'monthly',
  tellsNumber: true,
  tellsPurchaseDate: true,
  tellsTotalAmount: false,
  ...given,
});

const shapes: Shape[] = ['monthly', 'atOnce', 'redated', 'currentOnly'];
const everyHabit = shapes.flatMap((shape) =>
  [true, false].flatMap((tellsNumber) =>
    (tellsNumber ? [true, false] : [false]).flatMap((tellsPurchaseDate) =>
      (tellsNumber ? [true, false] : [false]).map((tellsTotalAmount) => ({
        shape,
        tellsNumber,
        tellsPurchaseDate,
        tellsTotalAmount,
      })),
    ),
  ),
);

describe('a purchase is rebuilt whatever the shape of its rows', () => {
  const sofa: SimulatedPurchase = { id: 'sofa', date: '2026-03-31', store: 'MAGALU', cents: 100_000, total: 10 };

  it.each(everyHabit)(
    '$shape, number as data: $tellsNumber, purchase date: $tellsPurchaseDate, total: $tellsTotalAmount',
    (habits) => {
      const rows = rowsOf(sofa, habits, TODAY);
      const purchase = only(purchasesIn(rows));
      expect(purchase).toMatchObject({ accountId: 'card-1', description: 'MAGALU', totalAmount: 100_000 });
      expect(purchase.purchaseDate.slice(0, 7)).toBe('2026-03');
      expect(purchase.installments.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
      expect(purchase.installments.filter(({ isProjected }) => !isProjected)).toHaveLength(rows.length);
      const months = purchase.installments.map(({ dueDate }) => dueDate.slice(0, 7));
      expect(months).toEqual([
        '2026-04',
        '2026-05',
        '2026-06',
        '2026-07',
        '2026-08',
        '2026-09',
        '2026-10',
        '2026-11',
        '2026-12',
        '2027-01',
      ]);
    },
  );

  it.each(everyHabit)(
    'two equal purchases on one day stay two: $shape $tellsNumber $tellsPurchaseDate $tellsTotalAmount',
    (habits) => {
      const rows = ['a', 'b'].flatMap((id) => rowsOf({ ...sofa, id }, habits, TODAY));
      const purchases = purchasesIn(rows);
      expect(purchases.map(({ totalAmount, installments }) => [totalAmount, installments.length])).toEqual([
        [100_000, 10],
        [100_000, 10],
      ]);
    },
  );

  // Rows 3, 2 and 1 of one day without a purchase date may be three purchases or one: there a purchase date is needed.
  const telling = everyHabit.filter(
    ({ shape, tellsPurchaseDate }) => tellsPurchaseDate || ['monthly', 'atOnce'].includes(shape),
  );

  it.each(telling)(
    'a purchase repeated the next month stays apart: $shape $tellsNumber $tellsPurchaseDate $tellsTotalAmount',
    (habits) => {
      const rows = [
        ...rowsOf({ ...sofa, date: '2026-04-10' }, habits, TODAY),
        ...rowsOf({ ...sofa, id: 'b', date: '2026-05-10' }, habits, TODAY),
        ...rowsOf({ ...sofa, id: 'c', date: '2026-06-10' }, habits, TODAY),
      ];
      expect(
        purchasesIn(rows)
          .map(({ purchaseDate }) => purchaseDate)
          .sort(),
      ).toEqual(['2026-04-10', '2026-05-10', '2026-06-10']);
    },
  );

  it("a bank that repeats each row's date as its purchase date does not split the purchase", () => {
    const rows = rowsOf(sofa, aHabit({}), TODAY).map((row) => ({
      ...row,
      installment: row.installment && { ...row.installment, purchaseDate: row.date },
    }));
    expect(only(purchasesIn(rows))).toMatchObject({ purchaseDate: '2026-03-31', totalAmount: 100_000 });
  });

  it('a larger first installment belongs to its purchase', () => {
    const rows = rowsOf(sofa, aHabit({}), TODAY);
    const [first, ...rest] = rows;
    const larger = first && { ...first, amount: aTransaction({ id: 'x', reais: -150 }).amount };
    expect(only(purchasesIn(larger ? [larger, ...rest] : rows)).totalAmount).toBe(105_000);
  });

  it('a total that is only one installment is not believed', () => {
    const rows = rowsOf({ ...sofa, cents: 100_000 }, aHabit({}), TODAY).map((row) => ({
      ...row,
      installment: row.installment && { ...row.installment, totalAmount: aTransaction({ id: 'x', reais: 100 }).amount },
    }));
    expect(only(purchasesIn(rows)).totalAmount).toBe(100_000);
  });
});

describe('installments', () => {
  const row = (number: number, given: Partial<Transaction> = {}) => ({
    ...aTransaction({ id: `t${number}`, accountId: 'card-1', date: `2026-0${number + 2}-15`, reais: -33.34 }),
    installment: { number, total: 4, totalAmount: null, purchaseDate: day('2026-03-15') },
    ...given,
  });

  it('that the bank has not reported are derived and marked', () => {
    const { installments } = only(purchasesIn([row(2, { category: 'Eletrônicos' }), row(3, { status: 'PENDING' })]));
    expect(
      installments.map(({ number, isProjected, status, isPaid, category }) => ({
        number,
        isProjected,
        status,
        isPaid,
        category,
      })),
    ).toEqual([
      { number: 1, isProjected: true, status: 'POSTED', isPaid: true, category: 'Eletrônicos' },
      { number: 2, isProjected: false, status: 'POSTED', isPaid: true, category: 'Eletrônicos' },
      { number: 3, isProjected: false, status: 'PENDING', isPaid: false, category: null },
      { number: 4, isProjected: true, status: 'PENDING', isPaid: false, category: null },
    ]);
  });

  it('are due with the bill that the bank names, and the following ones with the following bills', () => {
    const bills = [aBill({ id: 'april', due: '2026-04-18' }), aBill({ id: 'june', due: '2026-06-17' })];
    const { installments } = only(purchasesIn([row(1, { billId: 'april' })], aCard(), bills));
    expect(installments.map(({ dueDate }) => dueDate)).toEqual([
      '2026-04-18',
      '2026-05-17',
      '2026-06-17',
      '2026-07-17',
    ]);
  });

  it('keep their own dates, and then advance by months, when the due day is unknown', () => {
    const { installments } = only(purchasesIn([row(1), row(2)], aCard(), []));
    expect(installments.map(({ dueDate }) => dueDate)).toEqual([
      '2026-03-15',
      '2026-04-15',
      '2026-05-15',
      '2026-06-15',
    ]);
  });

  it('between reported ones are billed, and so are paid', () => {
    const { installments } = only(purchasesIn([row(1), row(3)]));
    expect(installments.map(({ status, isPaid }) => [status, isPaid])).toEqual([
      ['POSTED', true],
      ['POSTED', true],
      ['POSTED', true],
      ['PENDING', false],
    ]);
  });

  it('that are posted on a bill that opens today are paid', () => {
    const closesToday = [aBill({ due: '2026-06-27' })];
    const { installments } = only(purchasesIn([row(1, { date: day(TODAY) })], aCard(), closesToday));
    expect(installments[0]).toMatchObject({ dueDate: '2026-07-27', isPaid: true });
  });

  it('of later bills are not paid, though the bank posts all at once', () => {
    const rows = [1, 2, 3, 4].map((number) => ({
      ...row(number, { date: day('2026-06-15') }),
      installment: { number, total: 4, totalAmount: null, purchaseDate: day('2026-06-14') },
    }));
    const { installments } = only(purchasesIn(rows));
    expect(installments.map(({ isPaid }) => isPaid)).toEqual([true, false, false, false]);
  });

  it('never occur twice, and add up to the centavo to list, summary and distribution', () => {
    const purchase = fc.record({
      date: fc
        .integer({ min: 0, max: 330 })
        .map((days) => new Date(Date.UTC(2025, 6, 1 + days)).toISOString().slice(0, 10)),
      store: fc.constantFrom('MAGALU', 'CASAS BAHIA', 'DECOLAR'),
      cents: fc.integer({ min: 1_000, max: 900_000 }),
      total: fc.integer({ min: 2, max: 24 }),
    });
    fc.assert(
      fc.property(fc.array(purchase, { maxLength: 8 }), fc.constantFrom(...everyHabit), (given, habits) => {
        const bought = given.map((one, index) => ({
          ...one,
          id: `p${index}`,
          store: `${one.store} ${'ABCDEFGH'[index]}`,
        }));
        const purchases = purchasesIn(bought.flatMap((one) => rowsOf(one, habits, TODAY)));
        expect(purchases).toHaveLength(bought.length);
        for (const { installments, totalAmount } of purchases) {
          expect(new Set(installments.map(({ number }) => number)).size).toBe(installments.length);
          expect(installments.reduce((total, { amount }) => total + amount, 0)).toBe(totalAmount);
        }
        if (habits.tellsTotalAmount || habits.shape === 'atOnce') {
          expect(purchases.map(({ totalAmount }) => Number(totalAmount)).sort()).toEqual(
            bought.map(({ cents }) => cents).sort(),
          );
        }
        const summary = summarizeInstallments(purchases);
        expect(summary.totalPurchases).toBe(bought.length);
        expect(summary.totalInstallments).toBe(bought.reduce((count, { total }) => count + total, 0));
        expect(summary.totalAmount).toBe(purchases.reduce((total, one) => total + one.totalAmount, 0));
        expect(summary.distribution.reduce((total, one) => total + one.totalAmount, 0)).toBe(summary.totalAmount);
        expect(summary.distribution.reduce((count, one) => count + one.count, 0)).toBe(bought.length);
      }),
      { numRuns: 300 },
    );
  });

  it('keeps equal purchases of any number and day apart', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 0, max: 300 }), { minLength: 1, maxLength: 5 }),
        fc.integer({ min: 2, max: 12 }),
        fc.boolean(),
        (offsets, total, tellsTotalAmount) => {
          const bought = offsets.map((offset, index) => ({
            id: `p${index}`,
            date: new Date(Date.UTC(2025, 6, 1 + offset)).toISOString().slice(0, 10),
            store: 'MAGALU',
            cents: 100_000,
            total,
          }));
          for (const shape of ['monthly', 'atOnce'] as const) {
            const habits = aHabit({ shape, tellsTotalAmount });
            const dates = purchasesIn(bought.flatMap((one) => rowsOf(one, habits, TODAY))).map(
              ({ purchaseDate }) => purchaseDate,
            );
            expect(dates.sort()).toEqual(bought.map(({ date }) => date).sort());
          }
        },
      ),
    );
  });
});

it('the simulated bank divides a purchase to the centavo', () => {
  expect(amountsOf({ id: 'x', date: TODAY, store: 'X', cents: 10_000, total: 3 })).toEqual([3334, 3333, 3333]);
});
