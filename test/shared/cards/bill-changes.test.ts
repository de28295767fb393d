import { describe, expect, it } from 'vitest';
import type { Bill } from '../../../shared/cards/bill.ts';
import { billChanges } from '../../../shared/cards/bill.ts';
import { centavos } from '../../../shared/money.ts';
import type { IsoDate } from '../../../shared/time/calendar.ts';
import { instantFromMilliseconds } from '../../../shared/time/instant.ts';

const at = (milliseconds: number) => instantFromMilliseconds(milliseconds);
const aBill = (id: string, dueDate: string, over: Partial<Bill> = {}): Bill => ({
  id,
  itemId: 'item-1',
  accountId: 'card-1',
  dueDate: dueDate as IsoDate,
  closingDate: null,
  totalAmount: centavos(1_000),
  currencyCode: 'BRL',
  minimumPayment: centavos(0),
  allowsInstallments: false,
  payments: [],
  createdAt: at(0),
  updatedAt: at(0),
  ...over,
});

const january = aBill('b1', '2026-01-17');
const february = aBill('b2', '2026-02-17');
const march = aBill('b3', '2026-03-17');

describe('bill changes', () => {
  it.each([
    {
      name: 'nothing for the same bills',
      known: [january, february],
      reported: [february, january],
      removed: [],
      written: [],
    },
    {
      name: 'nothing for a touched one',
      known: [january],
      reported: [{ ...january, updatedAt: at(5) }],
      removed: [],
      written: [],
    },
    { name: 'a new bill', known: [january], reported: [january, february], removed: [], written: ['b2'] },
    {
      name: 'a changed total',
      known: [january],
      reported: [{ ...january, totalAmount: centavos(1) }],
      removed: [],
      written: ['b1'],
    },
    {
      name: 'a payment',
      known: [january],
      reported: [{ ...january, payments: [{ date: '2026-01-15' as IsoDate, amount: centavos(1) }] }],
      removed: [],
      written: ['b1'],
    },
    {
      name: 'a due date that moved',
      known: [january],
      reported: [aBill('b1', '2026-01-19')],
      removed: ['b1'],
      written: ['b1'],
    },
    {
      name: 'a bill that is gone',
      known: [january, february, march],
      reported: [january, march],
      removed: ['b2'],
      written: [],
    },
    {
      name: 'a bill that is gone, whatever the order of the others',
      known: [january, february, march],
      reported: [march, january],
      removed: ['b2'],
      written: [],
    },
    {
      name: 'a bill that is gone, due with the first that is listed',
      known: [january, aBill('b9', '2026-01-17')],
      reported: [january, march],
      removed: ['b9'],
      written: ['b3'],
    },
    {
      name: 'nothing for an old bill that is no longer listed',
      known: [january, february],
      reported: [february],
      removed: [],
      written: [],
    },
    { name: 'nothing when no bill is listed', known: [january], reported: [], removed: [], written: [] },
    { name: 'a bill listed twice once', known: [], reported: [january, january], removed: [], written: ['b1'] },
  ])('are $name', ({ known, reported, removed, written }) => {
    const changes = billChanges(known, reported);
    expect(changes.removed.map(({ id }) => id)).toEqual(removed);
    expect(changes.written.map(({ id }) => id)).toEqual(written);
  });
});
