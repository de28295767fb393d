import { describe, expect, it } from 'vitest';
import { changedLimit, newLimit } from '../../../shared/limits/limit-change.ts';
import { aLimit, at, reais } from './builders.ts';

const now = at('2026-03-20T12:00:00Z');
const watermark = { periodStart: at('2026-03-01T00:00:00Z'), threshold: 75 } as const;

describe('a new limit', () => {
  it.each([
    ['daily', '2026-03-11'],
    ['weekly', '2026-03-16'],
    ['biweekly', '2026-03-23'],
    ['monthly', '2026-04-01'],
  ] as const)('that starts with the next %s period starts on %s', (period, start) => {
    const input = { category: 'Lazer', limitAmount: reais(10), period, isRecurring: true, startNextPeriod: true };
    const limit = newLimit(input, { userId: 'ana', id: 'x' }, at('2026-03-10T23:30:00Z'));
    expect(limit.periodStart).toBe(at(`${start}T00:00:00Z`));
    expect(newLimit({ ...input, startNextPeriod: false }, limit, now).periodStart).toBeNull();
  });
});

it('a new limit is active, has notified nothing and keeps what was asked for', () => {
  const input = { category: 'Lazer', limitAmount: reais(10), period: 'weekly', isRecurring: true } as const;
  expect(newLimit({ ...input, startNextPeriod: false }, { userId: 'ana', id: 'x' }, now)).toEqual({
    ...input,
    userId: 'ana',
    id: 'x',
    isActive: true,
    periodStart: null,
    anchorAt: now,
    watermark: null,
    notificationRevision: 1,
    finalSpending: null,
    createdAt: now,
    updatedAt: now,
    version: 1,
  });
});

describe('a change of a limit', () => {
  it.each([
    ['category', { category: 'Lazer' }],
    ['limitAmount', { limitAmount: reais(2000) }],
    ['period', { period: 'weekly' }],
  ] as const)('of %s is notified anew', (_, change) => {
    const next = changedLimit(aLimit({ watermark }), change, now);
    expect([next.watermark, next.notificationRevision]).toEqual([null, 2]);
    expect(next).toMatchObject(change);
    expect(next.updatedAt).toBe(now);
  });

  it('to its current values restarts no notification', () => {
    const limit = aLimit({ watermark });
    const { category, limitAmount, period } = limit;
    expect(changedLimit(limit, { category, limitAmount, period, isActive: true }, now)).toEqual({
      ...limit,
      updatedAt: now,
    });
  });

  it('of its period starts with the period around now and forgets a scheduled start', () => {
    const next = changedLimit(aLimit({ periodStart: at('2026-04-01T00:00:00Z') }), { period: 'daily' }, now);
    expect(next).toMatchObject({ periodStart: null, anchorAt: now, period: 'daily' });
  });

  it('keeps the period of a limit that is reactivated within it, and what was notified', () => {
    const paused = aLimit({ isActive: false, watermark });
    expect(changedLimit(paused, { isActive: true }, now)).toMatchObject({
      anchorAt: paused.anchorAt,
      watermark,
      notificationRevision: 1,
    });
  });

  it('restarts a limit that is reactivated after its only period, with its usage open again', () => {
    const over = aLimit({ isActive: false, finalSpending: reais(5), periodStart: at('2026-03-01T00:00:00Z') });
    const later = at('2026-06-05T00:00:00Z');
    expect(changedLimit(over, { isActive: true }, later)).toMatchObject({
      anchorAt: later,
      periodStart: null,
      finalSpending: null,
    });
    expect(changedLimit(over, { limitAmount: reais(9) }, later).finalSpending).toBe(reais(5));
    expect(changedLimit(over, { category: 'Lazer' }, later).finalSpending).toBeNull();
  });
});
