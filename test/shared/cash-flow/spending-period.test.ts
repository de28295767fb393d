import { expect, it } from 'vitest';
import { comparedPeriod, spendingPeriod } from '../../../shared/cash-flow/spending-period.ts';
import { day } from '../ledger/a-transaction.ts';

const TODAY = day('2026-11-22');
const none = { from: null, to: null };
const given = (from: string | null, to: string | null) => ({
  from: from === null ? null : day(from),
  to: to === null ? null : day(to),
});

it.each([
  ['nothing given: the running month up to today', none, none, ['2026-11-01', '2026-11-22']],
  ['a start', given('2026-09-10', null), none, ['2026-09-10', '2026-11-22']],
  ['a start to come', given('2026-12-10', null), none, ['2026-12-10', '2026-12-10']],
  ['an end in another month', given(null, '2026-10-15'), none, ['2026-10-01', '2026-10-15']],
  ['the dates of a message', none, given('2026-10-01', '2026-10-31'), ['2026-10-01', '2026-10-31']],
  [
    'both: what they have in common',
    given('2026-10-10', null),
    given('2026-10-01', '2026-10-31'),
    ['2026-10-10', '2026-10-31'],
  ],
])('%s', (_name, own, message, [from, to]) => {
  expect(spendingPeriod(own, message, TODAY)).toEqual({ from, to });
});

it('has no day where dates and message exclude each other', () => {
  expect(spendingPeriod(given('2026-11-01', null), given('2026-10-01', '2026-10-31'), TODAY)).toBeNull();
});

it.each([
  ['a whole month: the month before', ['2026-03-01', '2026-03-31'], ['2026-02-01', '2026-02-28']],
  ['a month up to some day: the same days', ['2026-11-01', '2026-11-22'], ['2026-10-01', '2026-10-22']],
  ['a month up to a day that the one before lacks', ['2026-03-01', '2026-03-30'], ['2026-02-01', '2026-02-28']],
  ['three whole months', ['2026-07-01', '2026-09-30'], ['2026-04-01', '2026-06-30']],
  ['ten days', ['2026-11-11', '2026-11-20'], ['2026-11-01', '2026-11-10']],
])('%s is compared with what comes before', (_name, [from, to], [previousFrom, previousTo]) => {
  const period = { from: day(from ?? ''), to: day(to ?? '') };
  expect(comparedPeriod(period, { kind: 'previous' })).toEqual({ from: previousFrom, to: previousTo });
});
