import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { centavos } from '../../../shared/money.ts';
import { balanceLine } from '../../../shared/overview/balance-line.ts';
import { addDays } from '../../../shared/time/calendar.ts';
import { aBankAccount, aCard } from '../cards/a-card.ts';
import { aTransaction, day } from '../ledger/a-transaction.ts';
import { simulatedLine } from './simulated-line.ts';

const TODAY = '2026-03-01';
const bank = (id: string, balance: number, given = {}) => aBankAccount({ id, balance: centavos(balance), ...given });
const row = (id: string, daysAgo: number, amount: number, given = {}) => ({
  ...aTransaction({ id, date: addDays(day(TODAY), -daysAgo), accountId: 'a', reais: amount, ...given }),
  amount: centavos(amount),
});

const WAYS = ['posted', 'pending', 'on a card', 'in dollars', 'of a dollar account', 'of nobody'] as const;
const given = {
  posted: {},
  pending: { status: 'PENDING' as const },
  'on a card': { accountId: 'card' },
  'in dollars': { currencyCode: 'USD' },
  'of a dollar account': { accountId: 'usd' },
  'of nobody': { accountId: 'gone' },
};

describe('the balance of past days', () => {
  it('is what an account book kept forwards says, to the centavo, whatever else is among the rows', () => {
    const move = fc.record({
      // Also before the first day shown, and after today.
      daysAgo: fc.integer({ min: -40, max: 120 }),
      centavos: fc.integer({ min: -5_000_000, max: 5_000_000 }).filter((amount) => amount !== 0),
      way: fc.constantFrom(...WAYS),
      second: fc.boolean(),
    });
    fc.assert(
      fc.property(fc.integer({ min: -1e7, max: 1e9 }), fc.array(move, { maxLength: 80 }), (opening, moves) => {
        const rows = moves.map(({ daysAgo, centavos: amount, way, second }, index) =>
          row(String(index), daysAgo, amount, { accountId: second ? 'b' : 'a', ...given[way] }),
        );
        const book = moves.map(({ way, ...rest }) => ({ ...rest, counts: way === 'posted' }));
        const expected = simulatedLine(opening, book, TODAY, 90);
        const now = expected.at(-1)?.balance ?? 0;
        const accounts = [
          bank('a', 0),
          bank('b', now),
          aCard({ id: 'card', balance: centavos(12_345) }),
          bank('usd', 99_999, { currencyCode: 'USD' }),
        ];
        expect(balanceLine(accounts, rows, day(TODAY))).toEqual(expected);
      }),
    );
  });

  it('counts a row at the end of its own day', () => {
    const line = balanceLine([bank('a', 1000)], [row('x', 1, -250)], day(TODAY), 2);
    expect(line).toEqual([
      { date: '2026-02-27', balance: 1250 },
      { date: '2026-02-28', balance: 1000 },
      { date: '2026-03-01', balance: 1000 },
    ]);
  });

  it('has 91 days also without an account', () => {
    const line = balanceLine([], [], day(TODAY));
    expect([line.length, line[0]?.date, line.at(-1)]).toEqual([91, '2025-12-01', { date: TODAY, balance: 0 }]);
  });
});
