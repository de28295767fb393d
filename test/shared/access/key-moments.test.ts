import { describe, expect, it } from 'vitest';
import { daysAfter, dueMoment, nextMoment } from '../../../shared/access/key-record.ts';
import { at } from '../limits/builders.ts';

const END = at('2026-03-10T12:00:00Z');

describe('a key with an end has three moments: a week before, a day before, and the end', () => {
  it.each([
    { now: '2026-01-01T00:00:00Z', due: null, next: '2026-03-03T12:00:00Z' },
    { now: '2026-03-03T11:59:59.999Z', due: null, next: '2026-03-03T12:00:00Z' },
    { now: '2026-03-03T12:00:00Z', due: 7, next: '2026-03-09T12:00:00Z' },
    { now: '2026-03-09T11:59:59.999Z', due: 7, next: '2026-03-09T12:00:00Z' },
    { now: '2026-03-09T12:00:00Z', due: 1, next: '2026-03-10T12:00:00Z' },
    { now: '2026-03-10T12:00:00Z', due: 0, next: null },
    { now: '2027-01-01T00:00:00Z', due: 0, next: null },
  ])('at $now: due $due, next $next', ({ now, due, next }) => {
    expect(dueMoment(END, at(now))?.days ?? null).toBe(due);
    expect(nextMoment(END, at(now))).toBe(next && at(next));
  });

  it('names the instant of what is due', () => {
    expect(dueMoment(END, at('2026-03-04T00:00:00Z'))).toEqual({ at: at('2026-03-03T12:00:00Z'), days: 7 });
    expect(dueMoment(END, END)).toEqual({ at: END, days: 0 });
  });
});

it('counts days of 24 hours', () => {
  expect(daysAfter(END, 2)).toBe(at('2026-03-12T12:00:00Z'));
  expect(daysAfter(END, 0)).toBe(END);
});
