import { describe, expect, it } from 'vitest';
import { newClosingDate } from '../../../shared/cards/closing-date.ts';
import {
  datesToRead,
  estimateOpenBills,
  type OpenBillRequest,
  recommendation,
} from '../../../shared/cards/open-bill.ts';
import { aTransaction, day } from '../ledger/a-transaction.ts';
import { aCard, instant } from './a-card.ts';

const TODAY = day('2026-06-01');
const NOW = instant('2026-06-01T12:00:00.000Z');
const one = aCard({ id: 'card-1', due: '2026-06-17' });
const two = aCard({ id: 'card-2', due: '2026-06-20' });
const stored = (accountId: string, isActive = true) =>
  newClosingDate('ana', { accountId, closingDay: 25, isActive }, NOW);

const anyCard: OpenBillRequest = { accountId: null, closingDay: null, given: { start: null, end: null } };
const records = (cards = [one, two], closingDates: ReturnType<typeof stored>[] = []) => ({
  cards,
  bills: [],
  closingDates,
  transactions: [],
});
const closingDays = (request: Partial<OpenBillRequest>, closingDates: ReturnType<typeof stored>[] = []) =>
  estimateOpenBills(records(undefined, closingDates), { ...anyCard, ...request }, TODAY).map(({ card }) => [
    card.account.id,
    card.closingDay,
  ]);

describe('the closing day of each open bill', () => {
  it.each([
    {
      name: 'defaults to seven days before the due date',
      request: {},
      closing: [],
      days: [
        ['card-1', 10],
        ['card-2', 13],
      ],
    },
    {
      name: 'is the registered one',
      request: {},
      closing: [stored('card-1')],
      days: [
        ['card-1', 25],
        ['card-2', 13],
      ],
    },
    {
      name: 'is not one that is switched off',
      request: {},
      closing: [stored('card-1', false)],
      days: [
        ['card-1', 10],
        ['card-2', 13],
      ],
    },
    {
      name: 'is the given one of the named card',
      request: { accountId: 'card-1', closingDay: 5 },
      closing: [stored('card-1')],
      days: [['card-1', 5]],
    },
    {
      name: 'is not a given one without a card',
      request: { closingDay: 5 },
      closing: [],
      days: [
        ['card-1', 10],
        ['card-2', 13],
      ],
    },
    {
      name: 'of a card that the user does not have is none',
      request: { accountId: 'card-9', closingDay: 5 },
      closing: [],
      days: [],
    },
  ])('$name', ({ request, closing, days }) => {
    expect(closingDays(request, closing)).toEqual(days);
  });
});

describe('the recommendation to register closing dates', () => {
  it.each([
    { name: 'several cards, none registered', cards: [one, two], closing: [], request: {}, isGiven: true },
    {
      name: 'several cards, one registered',
      cards: [one, two],
      closing: [stored('card-2')],
      request: {},
      isGiven: false,
    },
    {
      name: 'several cards, the only one switched off',
      cards: [one, two],
      closing: [stored('card-2', false)],
      request: {},
      isGiven: true,
    },
    { name: 'one card', cards: [one], closing: [], request: {}, isGiven: false },
    { name: 'no card', cards: [], closing: [], request: {}, isGiven: false },
    { name: 'a named card', cards: [one, two], closing: [], request: { accountId: 'card-1' }, isGiven: false },
  ])('$name', ({ cards, closing, request, isGiven }) => {
    expect(recommendation(records(cards, closing), { ...anyCard, ...request }) !== '').toBe(isGiven);
  });
});

it.each([
  { name: 'a year back and a month ahead', start: null, end: null, first: '2025-06-01', last: '2026-07-01' },
  {
    name: 'back to a given start',
    start: '2024-01-15T00:00:00.000Z',
    end: null,
    first: '2024-01-14',
    last: '2026-07-01',
  },
  {
    name: 'a year back for a later start too',
    start: '2026-05-01T00:00:00.000Z',
    end: null,
    first: '2025-06-01',
    last: '2026-07-01',
  },
  {
    name: 'ahead for a given end, but not for ever',
    start: null,
    end: '9999-12-31T00:00:00.000Z',
    first: '2025-06-01',
    last: '2028-06-01',
  },
])('reads $name', ({ start, end, first, last }) => {
  const given = { start: start ? instant(start) : null, end: end ? instant(end) : null };
  expect(datesToRead(given, TODAY)).toEqual({ first, last });
});

it('a row of an unknown account is on no bill', () => {
  const transactions = [aTransaction({ id: 't', accountId: 'card-9', date: '2026-06-01', status: 'PENDING' })];
  const estimates = estimateOpenBills({ ...records(), transactions }, anyCard, TODAY);
  expect(estimates.map(({ openBill }) => openBill.transactionCount)).toEqual([0, 0]);
});
