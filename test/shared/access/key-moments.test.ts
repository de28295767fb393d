import { describe, expect, it } from 'vitest';
import { daysAfter, dueMoment, idleEnd, nextMoment } from '../../../shared/access/key-record.ts';
import { day } from '../ledger/a-transaction.ts';
import { at } from '../limits/builders.ts';

const END = at('2026-03-10T12:00:00Z');
const LONG_AGO = at('0001-01-01T00:00:00Z');
const used = (date: string) => ({ date: day(date), operation: 'get-balance' });
const ending = { createdAt: at('2026-01-01T00:00:00Z'), validUntil: END, lastUse: null };
const endless = { createdAt: at('2026-01-01T12:00:00Z'), validUntil: null, lastUse: null };

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
    expect(dueMoment(ending, LONG_AGO, at(now))?.days ?? null).toBe(due);
    expect(nextMoment(ending, at(now))).toBe(next && at(next));
  });

  it('names the instant of what is due', () => {
    const due = dueMoment(ending, LONG_AGO, at('2026-03-04T00:00:00Z'));
    expect(due).toEqual({ at: at('2026-03-03T12:00:00Z'), days: 7, isIdle: false });
    expect(dueMoment(ending, LONG_AGO, END)).toEqual({ at: END, days: 0, isIdle: false });
  });
});

describe('a key that nobody uses ends after 180 days', () => {
  it('counts from the end of the day of its last call in São Paulo, else from when it was made', () => {
    expect(idleEnd(endless)).toBe(at('2026-06-30T12:00:00Z'));
    expect(idleEnd({ ...endless, lastUse: used('2028-02-29') })).toBe(at('2028-08-28T03:00:00.000Z'));
  });

  it.each([
    { now: '2026-06-23T11:59:59.999Z', due: null, next: '2026-06-23T12:00:00Z' },
    { now: '2026-06-23T12:00:00Z', due: 7, next: '2026-06-30T12:00:00Z' },
    { now: '2026-06-30T12:00:00Z', due: 0, next: null },
  ])('at $now: due $due, next $next', ({ now, due, next }) => {
    const moment = dueMoment(endless, LONG_AGO, at(now));
    expect([moment?.days ?? null, moment?.isIdle ?? null]).toEqual([due, due === null ? null : true]);
    expect(nextMoment(endless, at(now))).toBe(next && at(next));
  });

  it('announces nothing that a call has put off', () => {
    const seen = at('2026-06-23T12:00:00Z');
    expect(dueMoment({ ...endless, lastUse: used('2026-06-01') }, seen, seen)).toBeNull();
  });

  it('does not repeat a notice of its planned end when it is looked at between', () => {
    const key = { ...endless, validUntil: at('2026-07-03T12:00:00Z') };
    const seen = at('2026-06-28T12:00:00Z');
    expect(dueMoment({ ...key, lastUse: used('2026-06-20') }, seen, seen)).toBeNull();
  });

  it('ends as planned where that is earlier', () => {
    const key = { ...endless, validUntil: at('2026-06-25T12:00:00Z') };
    expect(dueMoment(key, LONG_AGO, at('2026-06-25T12:00:00Z'))).toMatchObject({ days: 0, isIdle: false });
    expect(nextMoment(key, at('2026-06-25T12:00:00Z'))).toBeNull();
  });
});

it('counts days of 24 hours', () => {
  expect(daysAfter(END, 2)).toBe(at('2026-03-12T12:00:00Z'));
  expect(daysAfter(END, 0)).toBe(END);
});
