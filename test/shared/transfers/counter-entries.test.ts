import { describe, expect, it } from 'vitest';
import { counterEntries } from '../../../shared/transfers/counter-entries.ts';
import { aTransaction } from '../ledger/a-transaction.ts';

const out = (id: string, day: number, accountId = 'itau') =>
  aTransaction({ id, accountId, reais: -50, date: `2026-03-${day}` });
const into = (id: string, day: number, accountId = 'nubank') =>
  aTransaction({ id, accountId, reais: 50, date: `2026-03-${day}` });
type Rows = ReturnType<typeof out>[];

const pairsOf = (outgoing: Rows, incoming: Rows, fits: Parameters<typeof counterEntries>[2] = () => true) =>
  counterEntries(outgoing, incoming, fits).map((pair) => `${pair.out.id}>${pair.into.id}`);

describe('counter-entries', () => {
  it.each([
    { name: 'the same day first', days: [19, 20, 21], taken: 'in-20' },
    { name: 'on a tie the later one: money arrives after it left', days: [19, 21], taken: 'in-21' },
    { name: 'a day before rather than two days after', days: [19, 22], taken: 'in-19' },
    { name: 'two days after rather than two before', days: [18, 22], taken: 'in-22' },
    { name: 'two days before rather than three after', days: [18, 23], taken: 'in-18' },
    { name: 'three days after rather than three before', days: [17, 23], taken: 'in-23' },
    { name: 'three days before', days: [16, 17], taken: 'in-17' },
    { name: 'none four days away', days: [16, 24], taken: null },
  ])('take $name', ({ days, taken }) => {
    const incoming = days.map((day) => into(`in-${day}`, day));
    expect(pairsOf([out('out', 20)], incoming)).toEqual(taken === null ? [] : [`out>${taken}`]);
  });

  it('pair equal rows of a day in the order of their ids, whatever the given order', () => {
    const [outgoing, incoming] = [
      ['a', 'b', 'c'].map((id) => out(`out-${id}`, 20)),
      ['a', 'b', 'c'].map((id) => into(`in-${id}`, 20)),
    ];
    const expected = ['out-a>in-a', 'out-b>in-b', 'out-c>in-c'];
    expect(pairsOf(outgoing, incoming)).toEqual(expected);
    expect(pairsOf(outgoing.toReversed(), incoming.toReversed())).toEqual(expected);
  });

  it('give the earlier of two debits the credit that is as near to both', () => {
    const rows = [out('later', 21), out('earlier', 19)];
    expect(pairsOf(rows, [into('in', 20)])).toEqual(['earlier>in']);
  });

  it('pass over a row of the same account, of another currency, or that does not fit', () => {
    const own = into('own', 20, 'itau');
    const dollars = { ...into('dollars', 20), currencyCode: 'USD' };
    const unfit = into('unfit', 20);
    const last = into('z', 20);
    const fits: Parameters<typeof counterEntries>[2] = (_, row) => row.id !== 'unfit';
    expect(pairsOf([out('out', 20)], [own, dollars, unfit, last], fits)).toEqual(['out>z']);
    expect(pairsOf([out('out', 20)], [own, dollars, unfit], fits)).toEqual([]);
  });

  it('pair every row of a day, however many there are', () => {
    const ids = Array.from({ length: 40 }, (_, index) => `${index}`.padStart(2, '0'));
    const pairs = pairsOf(
      ids.map((id) => out(id, 20)),
      ids.map((id) => into(id, 20)),
    );
    expect(pairs).toEqual(ids.map((id) => `${id}>${id}`));
  });

  it('look at a bounded number of equal rows of a day', () => {
    let asked = 0;
    const fits = () => {
      asked += 1;
      return false;
    };
    const incoming = Array.from({ length: 1000 }, (_, index) => into(`${index}`, 20));
    expect(pairsOf([out('out', 20)], incoming, fits)).toEqual([]);
    expect(asked).toBeLessThan(100);
  });
});
