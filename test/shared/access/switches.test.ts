import { describe, expect, it } from 'vitest';
import { isSwitch, switchesIn } from '../../../shared/access/switches.ts';
import { holdSeconds } from '../../../shared/notifications/delivery.ts';
import { addSeconds, type Instant } from '../../../shared/time/instant.ts';

describe('which switches are on', () => {
  it.each<[string, Record<string, unknown> | undefined, string[]]>([
    ['no record', undefined, []],
    ['a record without entries', { pk: 'SWITCHES', sk: 'SWITCHES' }, []],
    ['one that is off', { email: { on: false } }, []],
    [
      'two of three',
      { email: { on: true }, whatsapp: { on: false }, 'read-only': { on: true } },
      ['email', 'read-only'],
    ],
    ['one that holds a text', { registration: 'off' }, ['registration']],
    ['one that holds nothing', { 'sign-up': null }, ['sign-up']],
    ['one that holds a list', { email: [{ on: false }] }, ['email']],
    ['one without a state', { email: {} }, ['email']],
    ['a switch of a later release', { webhooks: { on: true } }, []],
  ])('%s', (_, record, on) => {
    expect([...switchesIn(record)]).toEqual(on);
  });

  it('no name but those of the list is a switch', () => {
    expect(['email', 'constructor', '__proto__', 'pk', ''].filter(isSwitch)).toEqual(['email']);
  });
});

describe('seconds until a delivery of a stopped channel is tried again', () => {
  const since = '2026-03-10T12:00:00.000Z' as Instant;
  const heldFor = (seconds: number) => holdSeconds({ heldSince: since }, addSeconds(since, seconds));

  it.each([
    [0, 300],
    [299, 300],
    [600, 600],
    [7200, 900],
    [86_399, 900],
    [86_400, null],
    [90_000, null],
  ])('after %i', (held, expected) => {
    expect(heldFor(held)).toBe(expected);
  });

  it('the first time', () => {
    expect(holdSeconds({}, since)).toBe(300);
  });

  it('are whole, whatever has passed', () => {
    const clock = '2026-03-10T12:08:20.123Z' as Instant;
    expect(holdSeconds({ heldSince: since }, clock)).toBe(501);
  });
});
