import { describe, expect, it } from 'vitest';
import { isOfRevision, limitOccurrenceOf, limitQuotaUnits } from '../../../shared/limits/limit.ts';
import { aLimit, at } from './builders.ts';

const march = { periodStart: at('2026-03-01T00:00:00Z'), threshold: 50 } as const;
const limit = aLimit({ notificationRevision: 1 });

describe('the name of a notification', () => {
  it('is the same for the same revision, period and threshold', () => {
    expect(limitOccurrenceOf(limit, march)).toBe(limitOccurrenceOf(aLimit({ version: 9 }), { ...march }));
  });

  it.each([
    { name: 'revision', other: limitOccurrenceOf({ ...limit, notificationRevision: 2 }, march) },
    { name: 'period', other: limitOccurrenceOf(limit, { ...march, periodStart: at('2026-04-01T00:00:00Z') }) },
    { name: 'threshold', other: limitOccurrenceOf(limit, { ...march, threshold: 75 }) },
  ])('differs with the $name', ({ other }) => expect(other).not.toBe(limitOccurrenceOf(limit, march)));

  it.each([
    { revision: 1, isCurrent: true },
    { revision: 2, isCurrent: false },
    { revision: 11, isCurrent: false },
  ])('of revision 1 belongs to revision $revision: $isCurrent', ({ revision, isCurrent }) => {
    expect(isOfRevision({ notificationRevision: revision }, limitOccurrenceOf(limit, march))).toBe(isCurrent);
  });

  it('of revision 11 does not belong to revision 1', () => {
    const eleventh = limitOccurrenceOf({ notificationRevision: 11 }, march);
    expect(isOfRevision(limit, eleventh)).toBe(false);
  });
});

it('only an active limit counts toward the quota', () => {
  expect([limitQuotaUnits({ isActive: true }), limitQuotaUnits({ isActive: false })]).toEqual([1, 0]);
});
