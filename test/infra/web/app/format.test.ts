import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ticksOf } from '../../../../infra/web/app/charts/ticks.ts';
import {
  ago,
  day,
  dayNumber,
  inDays,
  initials,
  money,
  month,
  monthLong,
  short,
} from '../../../../infra/web/app/format.ts';

const NOW = Date.parse('2026-11-22T12:00:00Z');

describe('Portuguese', () => {
  it.each([
    [money(15_205.98), 'R$\u00a015.205,98'],
    [money(-0.5), '-\u2060R$\u00a00,50'],
    [short(15_000), '15\u00a0mil'],
    [day('2026-11-01'), '1 de nov'],
    [dayNumber('2026-11-05'), 5],
    [month('2026-03'), 'mar'],
    [monthLong('2026-12'), 'dezembro de 2026'],
    [inDays(-1), 'ontem'],
    [inDays(0), 'hoje'],
    [inDays(3), 'em 3 dias'],
  ])('%s', (said, expected) => expect(said).toBe(expected));

  it.each([
    ['2026-11-22T11:59:40Z', 'agora'],
    ['2026-11-22T11:48:00Z', 'há 12 minutos'],
    ['2026-11-22T09:00:00Z', 'há 3 horas'],
    ['2026-11-20T12:00:00Z', 'anteontem'],
    ['2026-11-23T12:00:00Z', 'agora'],
  ])('%s was %s', (instant, expected) => expect(ago(instant, NOW)).toBe(expected));

  it.each([
    ['Nubank', 'Nu'],
    ['Banco do Brasil', 'BB'],
    ['Itaú', 'It'],
    ['C6 Bank', 'CB'],
    ['inter', 'in'],
  ])('%s is drawn as %s', (name, expected) => expect(initials(name)).toBe(expected));
});

describe('the axis of a chart', () => {
  const amount = fc.integer({ min: -10_000_000, max: 10_000_000 }).map((n) => n / 100);

  it('holds every value and zero, on few steps of the same height', () => {
    fc.assert(
      fc.property(amount, amount, (a, b) => {
        const [least, largest] = [Math.min(a, b), Math.max(a, b)];
        const ticks = ticksOf(least, largest);
        const [first = 0, last = 0] = [ticks[0], ticks.at(-1)];
        const step = (ticks[1] ?? 0) - first;
        expect(first).toBeLessThanOrEqual(Math.min(0, least));
        expect(last).toBeGreaterThanOrEqual(Math.max(0, largest));
        expect(ticks.some((tick) => Math.abs(tick) < step / 1e6)).toBe(true);
        expect(ticks.length).toBeGreaterThanOrEqual(2);
        expect(ticks.length).toBeLessThanOrEqual(7);
      }),
    );
  });

  it.each([
    [0, 14_900, [0, 5_000, 10_000, 15_000]],
    [-500, 1_000, [-500, 0, 500, 1_000]],
    [0, 0, [0, 0.25]],
  ])('from %d to %d', (least, largest, expected) => expect(ticksOf(least, largest)).toEqual(expected));
});
