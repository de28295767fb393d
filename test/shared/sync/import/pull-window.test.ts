import { describe, expect, it } from 'vitest';
import { everything, pullWindow } from '../../../../shared/sync/import/pull-item.ts';
import { addSeconds, instantFromMilliseconds } from '../../../../shared/time/instant.ts';

// 02:00 UTC on the 10th is still the 9th in São Paulo.
const pulled = instantFromMilliseconds(Date.UTC(2026, 2, 10, 2));

describe('what a pull asks for', () => {
  it.each([
    { name: 'at first', fullPullAt: null, after: 0 },
    { name: 'a day after the last full pull', fullPullAt: pulled, after: 24 * 3600 },
    { name: 'when a simulated run had pulled in the future', fullPullAt: pulled, after: -1 },
  ])('is everything $name', ({ fullPullAt, after }) => {
    expect(pullWindow({ fullPullAt }, addSeconds(pulled, after))).toBe(everything);
  });

  it('is 60 days back in between, of which the first week only adds', () => {
    expect(pullWindow({ fullPullAt: pulled }, addSeconds(pulled, 24 * 3600 - 1))).toEqual({
      from: '2026-01-08',
      covered: { from: '2026-01-15', to: '9999-12-31' },
    });
  });
});
