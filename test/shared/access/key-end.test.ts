import { expect, it } from 'vitest';
import { dueMoment, nextMoment } from '../../../shared/access/key-record.ts';
import type { Instant } from '../../../shared/time/instant.ts';

const end = '2026-03-31T12:00:00.000Z' as Instant;

it.each([
  { says: 'long before', at: '2026-01-01T00:00:00.000Z', due: null, next: '2026-03-24T12:00:00.000Z' },
  {
    says: 'a moment before the first notice',
    at: '2026-03-24T11:59:59.999Z',
    due: null,
    next: '2026-03-24T12:00:00.000Z',
  },
  { says: 'seven days before', at: '2026-03-24T12:00:00.000Z', due: 7, next: '2026-03-30T12:00:00.000Z' },
  { says: 'six days before', at: '2026-03-25T12:00:00.000Z', due: 7, next: '2026-03-30T12:00:00.000Z' },
  { says: 'one day before', at: '2026-03-30T12:00:00.000Z', due: 1, next: end },
  { says: 'a moment before', at: '2026-03-31T11:59:59.999Z', due: 1, next: end },
  { says: 'at the end', at: end, due: 0, next: null },
  { says: 'after it', at: '2026-04-30T00:00:00.000Z', due: 0, next: null },
])('$says: due is the notice of day $due, next is $next', ({ at, due, next }) => {
  expect(dueMoment(end, at as Instant)?.days ?? null).toBe(due);
  expect(nextMoment(end, at as Instant)).toBe(next);
});
