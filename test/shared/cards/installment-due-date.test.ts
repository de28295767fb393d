import { describe, expect, it } from 'vitest';
import type { Account } from '../../../shared/accounts/account.ts';
import type { AccountSnapshot } from '../../../shared/cards/account-snapshot.ts';
import { newClosingDate } from '../../../shared/cards/closing-date.ts';
import { dueDateFacts, installmentDueDates, installmentOrder } from '../../../shared/cards/installment-due-date.ts';
import type { Transaction } from '../../../shared/ledger/transaction.ts';
import { centavos } from '../../../shared/money.ts';
import { aTransaction, day } from '../ledger/a-transaction.ts';
import { aBankAccount, aBill, aCard, instant } from './a-card.ts';

const TODAY = day('2026-06-20');
const one = aCard({ id: 'card-1' });
const two = aCard({ id: 'card-2' });
const bank = aBankAccount();
// The first card closes on the 10th and is due on the 17th, the second closes on the 3rd and is due on the 10th.
const bills = [
  aBill({ id: 'june', due: '2026-06-17' }),
  aBill({ id: 'may', due: '2026-05-18' }),
  aBill({ id: 'of-two', due: '2026-06-10', accountId: 'card-2' }),
];
const registered = (accountId: string, closingDay: number) =>
  newClosingDate('ana', { accountId, closingDay }, instant('2026-01-01T12:00:00.000Z'));
const snapshot: AccountSnapshot = { accounts: [bank, one, two], bills, closingDates: [] };
type Changed = Partial<AccountSnapshot> & { account?: Account };

const row = (number: number, given: Partial<Transaction> = {}) => ({
  ...aTransaction({ id: `t${number}`, accountId: 'card-1', date: '2026-06-15' }),
  installment: { number, total: 3, totalAmount: null, purchaseDate: null },
  ...given,
});

describe('the due date of an installment', () => {
  it.each<{ name: string; of: Transaction; due: string | null }>([
    { name: 'is that of the bill of its date', of: row(1), due: '2026-07-17' },
    { name: 'follows the due day of its own card', of: row(1, { accountId: 'card-2' }), due: '2026-07-10' },
    { name: "is the bank's, where it names the bill", of: row(1, { billId: 'may' }), due: '2026-05-18' },
    { name: 'is none for a single payment', of: row(1, { installment: null }), due: null },
    { name: 'is none for a refund', of: row(1, { type: 'CREDIT' }), due: null },
    { name: 'is none on a bank account', of: row(1, { accountId: 'bank-1' }), due: null },
    { name: 'is none on an account that is gone', of: row(1, { accountId: 'gone' }), due: null },
  ])('$name', ({ of, due }) => expect(installmentDueDates(snapshot, [of], TODAY)(of)).toBe(due));

  it("is the row's own date where no due day is known", () => {
    expect(installmentDueDates({ ...snapshot, bills: [] }, [row(1)], TODAY)(row(1))).toBe('2026-06-15');
  });

  it('is one bill later for each installment that the bank dates at the purchase', () => {
    const rows = [1, 2, 3].map((number) => row(number));
    expect(rows.map(installmentDueDates(snapshot, rows, TODAY))).toEqual(['2026-07-17', '2026-08-17', '2026-09-17']);
  });

  it('follows a registered closing day', () => {
    const closingDates = [registered('card-1', 16)];
    expect(installmentDueDates({ ...snapshot, closingDates }, [row(1)], TODAY)(row(1))).toBe('2026-06-17');
  });
});

describe('the facts that due dates follow from', () => {
  const facts = ({ account = one, ...changed }: Changed) => dueDateFacts(account, { ...snapshot, ...changed }, TODAY);
  const before = facts({});

  it.each<{ name: string; changed: Changed }>([
    { name: 'the order of the bills', changed: { bills: bills.toReversed() } },
    { name: "another card's bills", changed: { bills: bills.filter(({ accountId }) => accountId === 'card-1') } },
    { name: "another card's closing day", changed: { closingDates: [registered('card-2', 5)] } },
    {
      name: 'a bill whose total changed',
      changed: { bills: bills.map((bill) => ({ ...bill, totalAmount: centavos(7) })) },
    },
  ])('stay the same with $name', ({ changed }) => expect(facts(changed)).toEqual(before));

  it.each<{ name: string; changed: Changed }>([
    { name: 'a registered closing day', changed: { closingDates: [registered('card-1', 5)] } },
    { name: "the bank's next due date", changed: { account: aCard({ due: '2026-07-20' }) } },
    { name: 'a new bill', changed: { bills: [...bills, aBill({ id: 'april', due: '2026-04-17' })] } },
    {
      name: 'a bill that is due on another day',
      changed: { bills: [aBill({ id: 'june', due: '2026-06-17' }), aBill({ id: 'may', due: '2026-05-19' })] },
    },
    {
      name: 'a bill with a new id',
      changed: { bills: [aBill({ id: 'june', due: '2026-06-17' }), aBill({ id: 'other', due: '2026-05-18' })] },
    },
  ])('change with $name', ({ changed }) => expect(facts(changed)).not.toEqual(before));

  it('are none for a bank account', () => expect(dueDateFacts(bank, snapshot, TODAY)).toBeNull());
});

describe('the order of installments', () => {
  const rows = [
    row(3),
    row(1),
    row(2),
    row(1, { id: 'x1', accountId: 'card-2' }),
    row(2, { id: 'x2', accountId: 'card-2' }),
  ];

  it('is how many bills later each of the card is, by id, whatever the order of the rows', () => {
    const expected = [
      ['t1', 0],
      ['t2', 1],
      ['t3', 2],
    ];
    const named = ['c', 'b', 'a'].map((id, index) => row(index + 1, { id }));
    expect(installmentOrder(one, snapshot, named, TODAY)).toEqual([
      ['a', 2],
      ['b', 1],
      ['c', 0],
    ]);
    expect(installmentOrder(one, snapshot, rows, TODAY)).toEqual(expected);
    expect(installmentOrder(one, snapshot, rows.toReversed(), TODAY)).toEqual(expected);
  });

  it('is none for a bank account', () => expect(installmentOrder(bank, snapshot, rows, TODAY)).toBeNull());
});
