import { describe, expect, it } from 'vitest';
import {
  addSeconds,
  epochMilliseconds,
  epochSeconds,
  instantFromMilliseconds,
  laterOf,
  parseInstant,
  secondsBetween,
  utcDateOf,
  utcEndOfDay,
  utcMidnight,
} from '../../../shared/time/instant.ts';
import { bankDateOf } from '../../../shared/time/sao-paulo.ts';
import { simulatedInstant, simulating } from '../../../shared/time/simulated.ts';
import { day } from '../ledger/a-transaction.ts';
import { at } from '../limits/builders.ts';

describe('a moment', () => {
  it.each([
    ['2026-03-10T12:00:00Z', '2026-03-10T12:00:00.000Z'],
    ['2026-03-10T12:00:00.123Z', '2026-03-10T12:00:00.123Z'],
    ['2026-03-10T12:00:00.1Z', '2026-03-10T12:00:00.100Z'],
    ['2026-03-10T12:00Z', '2026-03-10T12:00:00.000Z'],
    ['2026-03-10T12:00', '2026-03-10T12:00:00.000Z'],
    ['2026-03-10T12:00:30', '2026-03-10T12:00:30.000Z'],
    ['2026-03-10T12:00:00-03:00', '2026-03-10T15:00:00.000Z'],
    ['2026-03-10T12:00:00+05:30', '2026-03-10T06:30:00.000Z'],
    ['2026-03-10T12:00:00-0300', '2026-03-10T15:00:00.000Z'],
    ['9999-12-31T23:59:59.999Z', '9999-12-31T23:59:59.999Z'],
  ])('%s is %s; without an offset it is UTC', (text, expected) => expect(parseInstant(text)).toBe(expected));

  it.each([
    '2026-03-10',
    '2026-02-30T12:00:00Z',
    '2026-03-10T25:00:00Z',
    '2026-03-10T12:60:00Z',
    '2026-03-10 12:00:00Z',
    '2026-03-10T12:00:00.Z',
    'x2026-03-10T12:00:00Z',
    '2026-03-10T12:00:00Zx',
    '9999-12-31T23:59:59.999-03:00',
    'tomorrow',
  ])('%s is none', (text) => expect(parseInstant(text)).toBeNull());

  it('is a number of milliseconds or, rounded down, of seconds', () => {
    const moment = at('1970-01-02T00:00:01.999Z');
    expect([epochMilliseconds(moment), epochSeconds(moment)]).toEqual([86_401_999, 86_401]);
    expect(instantFromMilliseconds(86_401_999)).toBe(moment);
  });

  it('has a distance, with fractions, from another', () => {
    const [noon, later] = [at('2026-03-10T12:00:00Z'), at('2026-03-10T12:01:00.500Z')];
    expect([secondsBetween(noon, later), secondsBetween(later, noon)]).toEqual([60.5, -60.5]);
    expect([addSeconds(noon, 60.5), addSeconds(later, -60.5)]).toEqual([later, noon]);
    expect([laterOf(noon, later), laterOf(later, noon), laterOf(noon, noon)]).toEqual([later, later, noon]);
  });
});

it('a day begins and ends in UTC', () => {
  const date = day('2026-03-10');
  expect([utcMidnight(date), utcEndOfDay(date)]).toEqual(['2026-03-10T00:00:00.000Z', '2026-03-10T23:59:59.999Z']);
  expect([utcDateOf(utcMidnight(date)), utcDateOf(utcEndOfDay(date))]).toEqual([date, date]);
});

it.each([
  ['2026-03-10T00:00:00Z', '2026-03-10'],
  ['2026-03-10T00:00:00.001Z', '2026-03-09'],
  ['2026-03-10T02:59:59.999Z', '2026-03-09'],
  ['2026-03-10T03:00:00Z', '2026-03-10'],
  ['2026-03-10T23:59:59Z', '2026-03-10'],
])("a bank's %s is the date %s: midnight UTC is that date, else São Paulo's", (instant, date) => {
  expect(bankDateOf(at(instant))).toBe(date);
});

it('a simulated moment holds inside its run and not beyond', () => {
  const noon = at('2026-03-10T12:00:00Z');
  expect(simulating(noon, simulatedInstant)).toBe(noon);
  expect(simulating(noon, () => simulating(undefined, simulatedInstant))).toBeUndefined();
  expect(simulatedInstant()).toBeUndefined();
});
