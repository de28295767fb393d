import { describe, expect, it } from 'vitest';
import { interestOfPlans } from '../../../shared/cash-flow/plan-interest.ts';
import type { Transaction } from '../../../shared/ledger/transaction.ts';
import { toCentavos } from '../../../shared/money.ts';
import { addDays, addMonths } from '../../../shared/time/calendar.ts';
import { aBill, aCard } from '../cards/a-card.ts';
import { aTransaction, day } from '../ledger/a-transaction.ts';

/** A bill of 1.200 due on 10 September, closed on the 3rd; 200 are paid, and 1.000 become five installments of 230. */

const CARD = 'card-1';
const TODAY = day('2026-11-27');

const row = (id: string, date: string, reais: number, description: string, given: Partial<Transaction> = {}) =>
  aTransaction({ accountId: CARD, currencyCode: 'BRL', ...given, id, date: day(date), description, reais });

const installment = (number: number, total = 5) => ({ number, total, totalAmount: null, purchaseDate: null });

type PlanOf = { first?: string; each?: number; count?: number; text?: string; given?: Partial<Transaction> };
const plan = ({
  first = '2026-10-05',
  each = 230,
  count = 5,
  text = 'PARCELAMENTO DE FATURA',
  given = {},
}: PlanOf = {}) =>
  Array.from({ length: count }, (_, at) =>
    row(`p${at + 1}`, addMonths(day(first), at), -each, `${text} ${at + 1}/${count}`, {
      installment: installment(at + 1, count),
      ...given,
    }),
  );

const paid = (reais = 200, date = '2026-09-10') => row('paid', date, reais, 'PAGAMENTO RECEBIDO');
const bill = aBill({ id: 'b', due: '2026-09-10', totalAmount: toCentavos(1200), closingDate: day('2026-09-03') });

type Household = { rows: readonly Transaction[]; bills?: readonly (typeof bill)[]; earlier?: readonly Transaction[] };
const interest = ({ rows, bills = [bill], earlier = [] }: Household): number[] => {
  const sources = { accounts: [aCard()], bills: [...bills], closingDates: [], transactions: rows, earlier };
  const found = interestOfPlans(sources, TODAY);
  return [...rows, ...earlier]
    .filter(({ id }) => id.startsWith('p') && id !== 'paid')
    .map(({ id }) => (found.get(id) ?? 0) / 100);
};

const NOTHING = [0, 0, 0, 0, 0];

describe('interest of bill installments', () => {
  it.each<[string, Household, number[]]>([
    ['the bank reports the bill', { rows: [paid(), ...plan()] }, [30, 30, 30, 30, 30]],
    [
      'the first installment on the day after the due date',
      { rows: [paid(), ...plan({ first: '2026-09-11' })] },
      [30, 30, 30, 30, 30],
    ],
    [
      'the last centavos on the last',
      { rows: [paid(), ...plan({ each: 230.01 })] },
      [30.01, 30.01, 30.01, 30.01, 30.01],
    ],
    ['what does not divide', { rows: [paid(200.02), ...plan()] }, [30, 30, 30, 30, 30.02]],
    [
      'paid in two parts',
      { rows: [paid(150), row('second', '2026-09-08', 50, 'PAGAMENTO RECEBIDO'), ...plan()] },
      [30, 30, 30, 30, 30],
    ],
    [
      'the first payment booked three days after the plan',
      { rows: [paid(200, '2026-09-12'), ...plan({ first: '2026-09-09' })] },
      [30, 30, 30, 30, 30],
    ],
    ['nothing paid: the whole bill is the rest', { rows: plan({ each: 270 }) }, [30, 30, 30, 30, 30]],
    [
      'the bank names it by its field',
      { rows: [paid(), ...plan({ text: 'PARC', given: { otherCredit: 'BILL_INSTALLMENT' } })] },
      [30, 30, 30, 30, 30],
    ],
    ['the payments lie before what was read', { rows: plan(), earlier: [paid()] }, [30, 30, 30, 30, 30]],
    [
      'the first installment lies before what was read',
      { rows: plan().slice(2), earlier: [paid(), ...plan().slice(0, 2)] },
      [30, 30, 30, 30, 30],
    ],
    [
      'month ends',
      {
        rows: [paid(200, '2027-01-31'), ...plan({ first: '2027-01-31' })],
        bills: [{ ...bill, dueDate: day('2027-01-31'), closingDate: day('2027-01-24') }],
      },
      [30, 30, 30, 30, 30],
    ],
    [
      'a carried credit is the rest, whatever the bill says',
      { rows: [row('credit', '2026-10-01', 1100, 'PARCELAMENTO DE FATURA'), ...plan()] },
      [10, 10, 10, 10, 10],
    ],
  ])('is spread over the installments: %s', (_, household, expected) => {
    expect(interest(household)).toEqual(expected);
  });

  it('takes the rows of the period for a bill that the bank does not report', () => {
    const other = aBill({ id: 'later', due: '2026-11-10', totalAmount: toCentavos(1) });
    const rows = [
      row('bought', '2026-08-20', -1300, 'LOJA'),
      row('back', '2026-08-21', 100, 'LOJA'),
      paid(),
      ...plan(),
    ];
    expect(interest({ rows, bills: [other] })).toEqual([30, 30, 30, 30, 30]);
  });

  it.each<[string, Household]>([
    ['no bill and no rows of its period', { rows: [paid(), ...plan()], bills: [] }],
    ['the bill was paid', { rows: [paid(1200), ...plan()] }],
    ['the plan is less than the rest', { rows: [paid(), ...plan({ each: 190 })] }],
    ['the plan costs more than the debt itself', { rows: [paid(), ...plan({ each: 401 })] }],
    ['the bill was due more than 35 days before', { rows: [paid(), ...plan({ first: '2026-10-16' })] }],
    ['the first installment is not known', { rows: [paid(), ...plan().slice(1)] }],
    ['a purchase in installments', { rows: [paid(), ...plan({ text: 'LOJA' })] }],
    [
      'the credit of another card',
      {
        rows: [row('credit', '2026-10-01', 1000, 'PARCELAMENTO DE FATURA', { accountId: 'other' }), ...plan()],
        bills: [],
      },
    ],
  ])('is not known: %s', (_, household) => {
    expect(interest(household).every((part) => part === 0)).toBe(true);
  });

  it('is the same whatever later rows are read', () => {
    const all = [paid(), ...plan()];
    for (let count = 1; count <= 5; count += 1)
      expect(interest({ rows: all.slice(0, 1 + count) })).toEqual([30, 30, 30, 30, 30].slice(0, count));
  });

  it('counts the days around the due date at both ends', () => {
    const due = bill.dueDate;
    const at = (days: number) => interest({ rows: [paid(200, '2026-09-04'), ...plan({ first: addDays(due, days) })] });
    expect(at(-4)).toEqual(NOTHING);
    expect(at(-3)).not.toEqual(NOTHING);
    expect(at(35)).not.toEqual(NOTHING);
    expect(at(36)).toEqual(NOTHING);
  });
});
