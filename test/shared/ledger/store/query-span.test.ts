import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { spansAfter, spansUpTo } from '../../../../shared/ledger/store/read-months.ts';
import { addToMonth, type IsoMonth, monthsFrom } from '../../../../shared/time/calendar.ts';

const month = (text: string) => text as IsoMonth;

it('asks for each month once, from the next to the last, in eight spans at most', () =>
  fc.assert(
    fc.property(fc.nat(200), fc.nat(120), fc.integer({ min: 1, max: 40 }), (start, length, monthsOfPage) => {
      const next = addToMonth(month('2015-01'), start);
      const last = addToMonth(next, length);
      const spans = spansAfter(next, last, monthsOfPage);
      expect(spans.flatMap((span) => monthsFrom(span.first, span.last))).toEqual(monthsFrom(next, last));
      expect(spans.length).toBeLessThanOrEqual(8);
      for (const span of spans.slice(0, -1)) expect(monthsFrom(span.first, span.last)).toHaveLength(monthsOfPage);
    }),
  ));

it('leaves all of time to the last span', () => {
  const spans = spansAfter(month('2024-11'), month('9999-12'), 3);
  expect(spans).toHaveLength(8);
  expect(spans[0]).toEqual({ first: '2024-11', last: '2025-01' });
  expect(spans.at(-1)).toEqual({ first: '2026-08', last: '9999-12' });
});

it('goes backwards to the beginning of time, in eight spans at most and each month once', () =>
  fc.assert(
    fc.property(fc.nat(400), fc.integer({ min: 1, max: 30_000 }), (start, monthsOfPage) => {
      const last = addToMonth(month('2015-01'), start);
      const spans = spansUpTo(last, monthsOfPage);
      expect([spans[0]?.last, spans.at(-1)?.first]).toEqual([last, '0001-01']);
      expect(spans.length).toBeLessThanOrEqual(8);
      for (const [at, span] of spans.slice(1).entries()) expect(addToMonth(span.last, 1)).toBe(spans[at]?.first);
      for (const span of spans) expect(span.first <= span.last).toBe(true);
    }),
  ));
