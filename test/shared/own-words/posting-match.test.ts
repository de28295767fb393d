import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { matchPostings } from '../../../shared/own-words/carry-words.ts';
import { addDays } from '../../../shared/time/calendar.ts';
import { aTransaction, day } from '../ledger/a-transaction.ts';

const aPending = (given = {}) =>
  aTransaction({ id: 'p', date: '2026-02-27', reais: -100, description: 'PETISCARIA', status: 'PENDING', ...given });
const aPosting = (given = {}) =>
  aTransaction({ id: 's', date: '2026-02-28', reais: -100, description: 'PETISCARIA', ...given });
const pairs = (vanished: ReturnType<typeof aPending>[], posted: ReturnType<typeof aPosting>[]) =>
  matchPostings(vanished, posted).map(({ predecessor, row }) => [predecessor.id, row.id]);

describe('a pending row and its posting', () => {
  it.each([
    { name: 'another text', pending: { description: 'UBER *PENDING' }, posted: { description: 'UBER *TRIP' } },
    { name: 'any other text of the same amount', pending: {}, posted: { description: 'ZZZ' } },
    { name: 'a tip', pending: {}, posted: { reais: -110 } },
    { name: 'twice the amount', pending: {}, posted: { reais: -200 } },
    { name: 'half the amount', pending: {}, posted: { reais: -50 } },
    { name: 'a day before', pending: {}, posted: { date: '2026-02-26' } },
    { name: 'seven days after, over the end of the month', pending: {}, posted: { date: '2026-03-06' } },
    { name: 'another currency', pending: { currencyCode: 'USD', reais: -20 }, posted: { reais: -112.4 } },
    { name: 'a credit', pending: { reais: 100 }, posted: { reais: 120 } },
    {
      name: "the bank's name of the merchant",
      pending: { merchant: 'Uber', description: 'A' },
      posted: { merchant: 'Uber', description: 'B', reais: -90 },
    },
  ])('are one by $name', ({ pending, posted }) => {
    expect(pairs([aPending(pending)], [aPosting(posted)])).toEqual([['p', 's']]);
  });

  it.each([
    { name: 'another merchant and amount', posted: { description: 'FARMACIA', reais: -90 } },
    { name: 'more than twice the amount', posted: { reais: -200.01 } },
    { name: 'less than half of it', posted: { reais: -49.99 } },
    { name: 'two days before', posted: { date: '2026-02-25' } },
    { name: 'eight days after', posted: { date: '2026-03-07' } },
    { name: 'the other direction', posted: { reais: 100 } },
    { name: 'another merchant in another currency', posted: { description: 'FARMACIA', currencyCode: 'USD' } },
  ])('are two by $name', ({ posted }) => {
    expect(pairs([aPending()], [aPosting(posted)])).toEqual([]);
  });

  it.each([
    { name: 'two postings', vanished: [aPending()], posted: [aPosting(), aPosting({ id: 's2', reais: -120 })] },
    { name: 'two pending rows', vanished: [aPending(), aPending({ id: 'p2', reais: -90 })], posted: [aPosting()] },
  ])('are not told apart among $name', ({ vanished, posted }) => {
    expect(pairs(vanished, posted)).toEqual([]);
  });

  it('are never used twice, in any order of the rows', () => {
    const row = fc.record({
      date: fc.integer({ min: 0, max: 12 }).map((days) => addDays(day('2026-02-24'), days)),
      reais: fc.constantFrom(-10, -12, -20, -50, 10),
      description: fc.constantFrom('UBER', 'UBER TRIP', 'PADARIA', 'PIX ENVIADO'),
      currencyCode: fc.constantFrom('BRL', 'USD'),
    });
    const rows = fc.array(row, { maxLength: 6 });
    return fc.assert(
      fc.property(rows, rows, (pending, posted) => {
        const vanished = pending.map((given, at) => aPending({ ...given, id: `p${at}` }));
        const came = posted.map((given, at) => aPosting({ ...given, id: `s${at}` }));
        const found = pairs(vanished, came);
        expect(new Set(found.map(([id]) => id)).size).toBe(found.length);
        expect(new Set(found.map(([, id]) => id)).size).toBe(found.length);
        expect(pairs(vanished.toReversed(), came.toReversed()).sort()).toEqual(found.sort());
      }),
    );
  });
});
