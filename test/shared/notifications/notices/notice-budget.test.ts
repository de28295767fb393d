import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { secondsUntilRoom, withOneMore } from '../../../../shared/notifications/notices/notice-budget.ts';
import { addSeconds, type Instant, secondsBetween } from '../../../../shared/time/instant.ts';

const start = '2026-03-10T23:50:00.000Z' as Instant;
const after = (seconds: number): Instant => addSeconds(start, seconds);
const apart = (count: number, seconds: number): Instant[] =>
  Array.from({ length: count }, (_, index) => after(index * seconds));

describe('the budget of provoked notices', () => {
  it.each([
    { name: 'nothing taken', taken: [], now: 0, wait: 0 },
    { name: 'nineteen within the hour', taken: apart(19, 1), now: 60, wait: 0 },
    { name: 'twenty within the hour, across midnight', taken: apart(20, 60), now: 1200, wait: 2400 },
    { name: 'twenty, the first an hour ago', taken: apart(20, 60), now: 3600, wait: 0 },
    { name: 'twenty-one, the second of them still counts', taken: apart(21, 60), now: 3600, wait: 60 },
    { name: 'sixty within the day', taken: apart(60, 1000), now: 60_000, wait: 26_400 },
    { name: 'sixty, the first a day ago', taken: apart(60, 1000), now: 86_400, wait: 0 },
    { name: 'twenty of a clock that is a little ahead', taken: apart(20, 1), now: -10, wait: 3610 },
    { name: 'twenty of another year, as simulated', taken: apart(20, 1), now: -31_536_000, wait: 0 },
  ])('$name: $wait s to wait', ({ taken, now, wait }) => {
    expect(secondsUntilRoom(taken, after(now))).toBe(wait);
  });

  it('is never exceeded in any hour or day, and has room again at the announced time', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 4000 }), { maxLength: 200 }), (pauses) => {
        let [now, taken]: [Instant, Instant[]] = [start, []];
        const sent: Instant[] = [];
        for (const pause of pauses) {
          now = addSeconds(now, pause);
          const wait = secondsUntilRoom(taken, now);
          if (wait > 0) expect(secondsUntilRoom(taken, addSeconds(now, wait))).toBe(0);
          else [taken, sent[sent.length]] = [withOneMore(taken, now), now];
        }
        for (const [index, at] of sent.entries()) {
          const [inHour, inDay] = [3600, 86_400].map(
            (seconds) => sent.slice(index).filter((other) => secondsBetween(at, other) < seconds).length,
          );
          expect(inHour).toBeLessThanOrEqual(20);
          expect(inDay).toBeLessThanOrEqual(60);
        }
        expect(taken.length).toBeLessThanOrEqual(60);
      }),
    );
  });
});
