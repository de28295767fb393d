import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  firstPair,
  MOST_PAIRS,
  pairOfAccess,
  refreshStanding,
  type TokenPair,
  withNext,
  withUse,
} from '../../../shared/access/grant-record.ts';
import { addSeconds, type Instant } from '../../../shared/time/instant.ts';

const START = '2026-11-01T12:00:00.000Z' as Instant;
const at = (seconds: number): Instant => addSeconds(START, seconds);
const hash = (kind: 'a' | 'b', index: number): string => kind.repeat(60) + index.toString(16).padStart(4, '0');
const tokens = (index: number) => ({ access: hash('a', index), refresh: hash('b', index), scopes: [] });

/** The pair after as many refreshes, each by the token before. */
const chain = (...seconds: number[]): TokenPair[] =>
  seconds.reduce(
    (pairs: TokenPair[], second, index) => {
      const used = pairs.at(-1);
      return used ? withNext(pairs, used, tokens(index + 1), at(second)) : pairs;
    },
    firstPair(tokens(0), START),
  );

const standingOf = (pairs: readonly TokenPair[], index: number, second: number) =>
  refreshStanding(pairs, hash('b', index), at(second)).standing;

describe('a refresh token', () => {
  it('holds until its successor is first used, however long that takes', () => {
    expect(standingOf(chain(10), 0, 80 * 86_400)).toBe('good');
  });

  it.each([
    [119, 'good'],
    [120, 'replayed'],
    [86_400, 'replayed'],
  ])('%d s after the first use of its successor is %s', (later, expected) => {
    const pairs = chain(10);
    const [, successor] = pairs;
    const used = successor ? withUse(pairs, successor, at(500)) : [];
    expect(standingOf(used, 0, 500 + later)).toBe(expected);
    expect(standingOf(used, 1, 500 + later)).toBe('good');
  });

  it('that its successor is refreshed by counts as a use of the successor', () => {
    expect(standingOf(chain(10, 1000), 0, 1120)).toBe('replayed');
  });

  it('that two refreshes use at once gives two that may each go on', () => {
    const [first] = firstPair(tokens(0), START);
    if (!first) throw new Error('no pair');
    const two = withNext(withNext([first], first, tokens(1), at(1)), first, tokens(2), at(1));
    for (const index of [1, 2]) expect(standingOf(two, index, 5000)).toBe('good');
    const [, one] = two;
    const after = one ? withUse(two, one, at(10)) : [];
    expect([standingOf(after, 0, 200), standingOf(after, 2, 200)]).toEqual(['replayed', 'good']);
  });

  it('of nobody, and one that is forgotten, is unknown', () => {
    expect(standingOf(chain(), 7, 1)).toBe('unknown');
    expect(standingOf(chain(10, 20, 30, 40), 0, 50)).toBe('unknown');
  });
});

it('an access token lives its hour, although its pair was superseded', () => {
  const pairs = chain(10, 20);
  expect(pairOfAccess(pairs, hash('a', 0), at(3599))).not.toBeNull();
  expect(pairOfAccess(pairs, hash('a', 0), at(3600))).toBeNull();
});

it('the first use of a pair is noted, and no later one', () => {
  const [pair] = firstPair(tokens(0), START);
  if (!pair) throw new Error('no pair');
  const [used] = withUse([pair], pair, at(10));
  expect(used).toEqual({ ...pair, usedAt: at(10) });
  if (used) expect(withUse([used], used, at(20))).toEqual([used]);
});

describe('of four pairs the next refresh forgets', () => {
  const NOW = 5000;
  const pair = (index: number, given: Partial<TokenPair> = {}): TokenPair => ({
    ...tokens(index),
    accessUntil: at(NOW + 60),
    parent: null,
    usedAt: at(1),
    supersededAt: null,
    ...given,
  });
  /** Its hour is over, and so is the time in which it is held. */
  const closed = { accessUntil: at(NOW), supersededAt: at(NOW - 120) };

  it.each<{ name: string; second?: Partial<TokenPair>; third?: Partial<TokenPair>; forgotten: number }>([
    { name: 'the oldest where all open something', forgotten: 0 },
    { name: 'the one that opens nothing any more', second: closed, forgotten: 1 },
    { name: 'the older of two that open nothing', second: closed, third: closed, forgotten: 1 },
    { name: 'no newer one whose access token lives', second: { ...closed, accessUntil: at(NOW + 1) }, forgotten: 0 },
    { name: 'no newer one that is held', second: { ...closed, supersededAt: at(NOW - 119) }, forgotten: 0 },
    { name: 'no newer one that was never superseded', second: { ...closed, supersededAt: null }, forgotten: 0 },
  ])('$name', ({ second, third, forgotten }) => {
    const last = pair(3);
    const after = withNext([pair(0), pair(1, second), pair(2, third), last], last, tokens(4), at(NOW));
    const left = [0, 1, 2, 3, 4].filter((index) => index !== forgotten);
    expect(after.map(({ access }) => access)).toEqual(left.map((index) => hash('a', index)));
  });
});

/** The rules once more, over every token that ever was, without a bound. */
const model = () => {
  const all: { parent: number | null; used: boolean; supersededAt: number | null }[] = [
    { parent: null, used: false, supersededAt: null },
  ];
  const use = (index: number, second: number): void => {
    const one = all[index];
    if (!one || one.used) return;
    one.used = true;
    const parent = one.parent === null ? undefined : all[one.parent];
    if (parent) parent.supersededAt ??= second;
  };
  return {
    all,
    use,
    isGood: (index: number, second: number): boolean => {
      const { supersededAt = 0 } = all[index] ?? {};
      return supersededAt === null || second < supersededAt + 120;
    },
    refresh: (index: number, second: number): void => {
      use(index, second);
      all.push({ parent: index, used: false, supersededAt: null });
    },
  };
};

const step = fc.record({
  what: fc.constantFrom('use', 'refresh'),
  back: fc.nat(5),
  wait: fc.oneof(fc.nat(5), fc.constantFrom(119, 120, 121, 3600)),
});

it('follows the rules for whatever it remembers, and remembers four', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
      const expected = model();
      let pairs = firstPair(tokens(0), START);
      let second = 0;
      for (const { what, back, wait } of steps) {
        second += wait;
        const index = Math.max(0, expected.all.length - 1 - back);
        const found = refreshStanding(pairs, hash('b', index), at(second));
        if (found.standing === 'unknown') continue;
        const isGood = expected.isGood(index, second);
        expect(found.standing).toBe(isGood ? 'good' : 'replayed');
        if (what === 'use') {
          pairs = withUse(pairs, found.pair, at(second));
          expected.use(index, second);
        } else if (isGood) {
          pairs = withNext(pairs, found.pair, tokens(expected.all.length), at(second));
          expected.refresh(index, second);
        }
        expect(pairs.length).toBeLessThanOrEqual(MOST_PAIRS);
        // The newest is never the one that is forgotten.
        expect(refreshStanding(pairs, hash('b', expected.all.length - 1), at(second)).standing).not.toBe('unknown');
      }
    }),
    { numRuns: 300 },
  );
});
