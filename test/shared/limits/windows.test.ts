import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LIMIT_PERIODS } from '../../../shared/contract/resources/limit.ts';
import {
  datesOf,
  firstWindow,
  hasPeriodEnded,
  isUnderWay,
  nextPeriodStart,
  periodContaining,
  periodStartAt,
  windowAt,
} from '../../../shared/limits/limit.ts';
import { type Instant, parseInstant } from '../../../shared/time/instant.ts';
import { aLimit, at } from './builders.ts';

const DAY = 86_400_000;
const earliest = Date.UTC(1999, 0, 1);
const latest = Date.UTC(2101, 0, 1);
const ms = (instant: Instant) => new Date(instant).getTime();
const instants = fc.integer({ min: earliest, max: latest }).map((value) => at(new Date(value).toISOString()));
const periods = fc.constantFrom(...LIMIT_PERIODS);

describe('the period that contains a moment', () => {
  it.each([
    ['daily', '2026-03-10T15:00:00Z', '2026-03-10', '2026-03-11'],
    ['daily', '2024-02-29T23:59:59.999Z', '2024-02-29', '2024-03-01'],
    ['weekly', '2026-03-10T15:00:00Z', '2026-03-09', '2026-03-16'],
    ['weekly', '2026-03-09T00:00:00Z', '2026-03-09', '2026-03-16'],
    ['weekly', '2026-03-08T23:59:59.999Z', '2026-03-02', '2026-03-09'],
    ['weekly', '2027-01-01T12:00:00Z', '2026-12-28', '2027-01-04'],
    ['weekly', '2021-01-03T12:00:00Z', '2020-12-28', '2021-01-04'],
    ['biweekly', '2026-03-10T15:00:00Z', '2026-03-09', '2026-03-23'],
    ['monthly', '2026-03-31T23:59:59.999Z', '2026-03-01', '2026-04-01'],
    ['monthly', '2024-02-29T12:00:00Z', '2024-02-01', '2024-03-01'],
    ['monthly', '2026-12-31T12:00:00Z', '2026-12-01', '2027-01-01'],
  ] as const)('%s at %s runs from %s to %s', (period, moment, start, end) => {
    const window = periodContaining(period, at(moment), at(moment));
    expect(window).toEqual({ start: at(`${start}T00:00:00Z`), end: at(`${end}T00:00:00Z`) });
    expect(nextPeriodStart(period, at(moment))).toBe(window.end);
  });

  it('tiles time: it holds its moment, starts where the one before ends, and all its moments agree on it', () => {
    fc.assert(
      fc.property(
        periods,
        instants,
        instants,
        fc.double({ min: 0, max: 1, noNaN: true }),
        (period, moment, anchor, share) => {
          const window = periodContaining(period, moment, anchor);
          expect(window.start <= moment && moment < window.end).toBe(true);
          const justBefore = at(new Date(ms(window.start) - 1).toISOString());
          expect(periodContaining(period, justBefore, anchor).end).toBe(window.start);
          expect(periodContaining(period, window.end, anchor).start).toBe(window.end);
          const inside = Math.min(
            ms(window.start) + Math.floor(share * (ms(window.end) - ms(window.start))),
            ms(window.end) - 1,
          );
          expect(periodContaining(period, at(new Date(inside).toISOString()), anchor)).toEqual(window);
        },
      ),
    );
  });

  it('has the length and the first day that its name says', () => {
    fc.assert(
      fc.property(periods, instants, instants, (period, moment, anchor) => {
        const { start, end } = periodContaining(period, moment, anchor);
        const first = new Date(start);
        const days = (ms(end) - ms(start)) / DAY;
        const monthDays = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0)).getUTCDate();
        expect(days).toBe({ daily: 1, weekly: 7, biweekly: 14, monthly: monthDays }[period]);
        if (period === 'weekly' || period === 'biweekly') expect(first.getUTCDay()).toBe(1);
        if (period === 'monthly') expect(first.getUTCDate()).toBe(1);
      }),
    );
  });
});

describe('the window of a limit', () => {
  it('is its one period for good where it does not recur, and is over at its end', () => {
    const limit = aLimit({ period: 'weekly' });
    for (const now of ['2026-03-10T15:00:00Z', '2026-03-16T00:00:00Z', '2030-01-01T00:00:00Z']) {
      expect(windowAt(limit, at(now))).toEqual({ start: at('2026-03-09T00:00:00Z'), end: at('2026-03-16T00:00:00Z') });
    }
    expect(hasPeriodEnded(limit, at('2026-03-15T23:59:59.999Z'))).toBe(false);
    expect(hasPeriodEnded(limit, at('2026-03-16T00:00:00Z'))).toBe(true);
    expect(hasPeriodEnded({ ...limit, isRecurring: true }, at('2030-01-01T00:00:00Z'))).toBe(false);
  });

  it.each([
    ['before it begins', '2026-03-20T00:00:00Z', '2026-04-01'],
    ['in its first period', '2026-04-30T23:59:59.999Z', '2026-04-01'],
    ['at the boundary', '2026-05-01T00:00:00Z', '2026-05-01'],
    ['years later', '2028-02-29T12:00:00Z', '2028-02-01'],
  ])('that starts with the next period: %s', (_, now, start) => {
    const limit = aLimit({ isRecurring: true, periodStart: at('2026-04-01T00:00:00Z') });
    expect(windowAt(limit, at(now)).start).toBe(at(`${start}T00:00:00Z`));
    expect(periodStartAt(limit, at(now))).toBe(at(`${start}T00:00:00Z`));
  });

  it('shows no start in the first period of a limit that counted at once, and one from the second on', () => {
    const limit = aLimit({ isRecurring: true });
    expect(periodStartAt(limit, at('2026-03-31T23:59:59.999Z'))).toBeNull();
    expect(periodStartAt(limit, at('2026-04-01T00:00:00Z'))).toBe(at('2026-04-01T00:00:00Z'));
    expect(periodStartAt(aLimit(), at('2026-04-01T00:00:00Z'))).toBeNull();
  });

  it('counts biweekly steps from the Monday of the creation week', () => {
    const limit = aLimit({ period: 'biweekly', isRecurring: true });
    expect(windowAt(limit, at('2026-03-22T23:59:59.999Z')).start).toBe(at('2026-03-09T00:00:00Z'));
    expect(windowAt(limit, at('2026-03-23T00:00:00Z')).start).toBe(at('2026-03-23T00:00:00Z'));
    expect(windowAt(limit, at('2027-03-10T00:00:00Z')).start).toBe(at('2027-03-08T00:00:00Z'));
  });

  it('does not depend on the renewal having run: a rolled record has the same window and the same start to show', () => {
    fc.assert(
      fc.property(periods, instants, instants, instants, fc.boolean(), (period, a, b, c, next) => {
        const [created = a, renewed = b, now = c] = [a, b, c].sort();
        const limit = aLimit({
          period,
          isRecurring: true,
          anchorAt: created,
          periodStart: next ? nextPeriodStart(period, created) : null,
        });
        const window = windowAt(limit, now);
        const stored = windowAt(limit, renewed);
        const rolled = stored.start > firstWindow(limit).start ? { ...limit, periodStart: stored.start } : limit;
        expect(windowAt(rolled, now)).toEqual(window);
        expect(periodStartAt(rolled, now)).toBe(periodStartAt(limit, now));
        if (!next) expect(window.start <= now && now < window.end).toBe(true);
      }),
    );
  });

  it('has its spending on the dates from its first to its last, both included', () => {
    const window = windowAt(aLimit(), at('2026-03-10T00:00:00Z'));
    expect(datesOf(window)).toEqual({ first: '2026-03-01', last: '2026-03-31' });
    expect(parseInstant(window.start)).toBe(window.start);
  });

  it.each([
    ['2026-02-28T23:59:59.999Z', false],
    ['2026-03-01T00:00:00Z', true],
    ['2026-03-31T23:59:59.999Z', true],
    ['2026-04-01T00:00:00Z', false],
  ])('is under way from its start to before its end: %s %s', (now, expected) => {
    expect(isUnderWay(windowAt(aLimit(), at('2026-03-10T00:00:00Z')), at(now))).toBe(expected);
  });
});
