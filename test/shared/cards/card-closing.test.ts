import { describe, expect, it } from 'vitest';
import { billPeriod, cardClosing, estimatedDueDateOf } from '../../../shared/cards/bill-period.ts';
import { day } from '../ledger/a-transaction.ts';
import { aBill, aCard } from './a-card.ts';

const open = (facts: Parameters<typeof cardClosing>[0], today: string) => {
  const closing = cardClosing(facts, day(today));
  const period = billPeriod(closing.schedule, day(today));
  return { closingDay: closing.closingDay, ...period, due: estimatedDueDateOf(period, closing) };
};

describe('when a card closes', () => {
  it.each([
    {
      name: 'a due date of 17 June gives closing day 10',
      due: '2026-06-17',
      today: '2026-05-20',
      closingDay: 10,
      start: '2026-05-10',
      end: '2026-06-10',
      dueOn: '2026-06-17',
    },
    {
      name: 'after that closing the next bill is open, though the due date is still to come',
      due: '2026-06-17',
      today: '2026-06-12',
      closingDay: 10,
      start: '2026-06-10',
      end: '2026-07-10',
      dueOn: '2026-07-17',
    },
    {
      name: 'a due date of today still counts',
      due: '2026-06-17',
      today: '2026-06-17',
      closingDay: 10,
      start: '2026-06-10',
      end: '2026-07-10',
      dueOn: '2026-07-17',
    },
    {
      name: 'due early in March, closed in February',
      due: '2026-03-05',
      today: '2026-02-20',
      closingDay: 26,
      start: '2026-01-29',
      end: '2026-02-26',
      dueOn: '2026-03-05',
    },
    {
      name: 'due at the turn of the year',
      due: '2027-01-02',
      today: '2026-12-01',
      closingDay: 26,
      start: '2026-11-25',
      end: '2026-12-26',
      dueOn: '2027-01-02',
    },
  ])('without a closing day seven days before the due date: $name', ({ due, today, dueOn, closingDay, start, end }) => {
    expect(open({ account: aCard({ due }), bills: [], chosenDay: null }, today)).toEqual({
      closingDay,
      start,
      end,
      due: dueOn,
    });
  });

  it('the chosen day goes before the due date', () => {
    const facts = { account: aCard({ due: '2026-06-17' }), bills: [], chosenDay: 5 };
    expect(open(facts, '2026-05-20')).toEqual({
      closingDay: 5,
      start: '2026-05-05',
      end: '2026-06-05',
      due: '2026-06-17',
    });
  });

  it("the bank's reported closing date changes nothing", () => {
    const facts = { account: aCard({ due: '2026-06-17', close: '2026-06-03' }), bills: [], chosenDay: null };
    expect(open(facts, '2026-05-20')).toMatchObject({ closingDay: 10, end: '2026-06-10' });
  });

  it('a past due date of the account gives way to the last bill, moved by months', () => {
    const facts = {
      account: aCard({ due: '2026-01-31' }),
      bills: [aBill({ id: 'b1', due: '2026-02-20' }), aBill({ id: 'b2', due: '2026-03-20' })],
      chosenDay: null,
    };
    expect(open(facts, '2026-06-01')).toEqual({
      closingDay: 13,
      start: '2026-05-13',
      end: '2026-06-13',
      due: '2026-06-20',
    });
  });

  it('a due day that February clamps is restored in March', () => {
    const bills = [aBill({ id: 'b1', due: '2026-01-30' }), aBill({ id: 'b2', due: '2026-02-28' })];
    expect(open({ account: aCard(), bills, chosenDay: null }, '2026-03-10')).toMatchObject({
      end: '2026-03-23',
      due: '2026-03-30',
    });
    expect(open({ account: aCard({ due: '2026-02-28' }), bills, chosenDay: null }, '2026-02-25')).toMatchObject({
      end: '2026-03-23',
    });
  });

  it.each([
    { name: 'nothing known', account: aCard() },
    { name: 'only a past due date', account: aCard({ due: '2026-01-10' }) },
    { name: 'no card data at all', account: aCard({ creditData: null }) },
  ])('without any due date the bill is the calendar month and has no closing day: $name', ({ account }) => {
    expect(open({ account, bills: [], chosenDay: null }, '2026-02-15')).toEqual({
      closingDay: null,
      start: '2026-02-01',
      end: '2026-03-01',
      due: null,
    });
  });

  it('a chosen day without any due date is due seven days after the closing', () => {
    expect(open({ account: aCard(), bills: [], chosenDay: 28 }, '2026-06-01')).toMatchObject({ due: '2026-07-05' });
  });
});
