import { afterEach, describe, expect, it } from 'vitest';
import { randomBytes, randomId, randomInt, sortableId } from '../../../shared/platform/bytes.ts';
import {
  expiring,
  type Host,
  machineMilliseconds,
  pause,
  random,
  startTimer,
  stopwatch,
  useHost,
} from '../../../shared/time/host.ts';
import { clockMilliseconds } from '../../../shared/time/instant.ts';

type Timer = { at: number; run(): void };

/** Time moves by hand; bytes count up. */
const handHost = (start = Date.UTC(2026, 0, 1)) => {
  const state = { now: start, byte: 0, timers: [] as Timer[] };
  const host: Host = {
    now: () => state.now,
    stopwatch: () => state.now - start,
    after: (milliseconds, run) => {
      const timer = { at: state.now + milliseconds, run };
      state.timers.push(timer);
      return () => {
        state.timers = state.timers.filter((other) => other !== timer);
      };
    },
    expiring: (milliseconds) => {
      const ending = new AbortController();
      host.after(milliseconds, () => ending.abort());
      return ending.signal;
    },
    random: () => 0.25,
    fill: (bytes) => {
      for (let at = 0; at < bytes.length; at += 1) bytes[at] = state.byte++ % 256;
    },
  };
  const pass = (milliseconds: number) => {
    state.now += milliseconds;
    const due = state.timers.filter(({ at }) => at <= state.now);
    state.timers = state.timers.filter(({ at }) => at > state.now);
    for (const { run } of due) run();
  };
  return { host, state, pass };
};

afterEach(() => useHost());

const UUID = /^[\da-f]{8}-[\da-f]{4}-([47])[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/;

describe('the machine', () => {
  it('gives bytes, numbers and ids of their form', () => {
    expect(randomBytes(32)).toHaveLength(32);
    expect(randomId()).toMatch(UUID);
    expect(sortableId()).toMatch(UUID);
    expect(new Set(Array.from({ length: 2_000 }, () => randomId())).size).toBe(2_000);
    const drawn = Array.from({ length: 2_000 }, () => randomInt(3));
    expect(new Set(drawn)).toEqual(new Set([0, 1, 2]));
    expect(Math.abs(machineMilliseconds() - Date.now())).toBeLessThan(5_000);
  });

  it('sorts the ids of one process as they were made', () => {
    const ids = Array.from({ length: 5_000 }, () => sortableId());
    expect(ids.toSorted()).toEqual(ids);
  });
});

describe('another host', () => {
  it('decides time, timers, ids and chance', async () => {
    const { host, pass } = handHost();
    const ofOneRun = () => {
      useHost(handHost().host);
      return [randomId(), sortableId(), sortableId(), randomInt(1_000), random(), clockMilliseconds(), stopwatch()];
    };
    expect(ofOneRun()).toEqual(ofOneRun());
    useHost(host);
    const order: string[] = [];
    const stop = startTimer(10, () => order.push('stopped'));
    startTimer(20, () => order.push('timer'));
    const waited = pause(30).then(() => order.push('pause'));
    const signal = expiring(40);
    stop();
    pass(20);
    pass(10);
    await waited;
    expect([order, signal.aborted]).toEqual([['timer', 'pause'], false]);
    pass(10);
    expect(signal.aborted).toBe(true);
  });

  it('ends a pause whose signal is aborted, before or during it', async () => {
    const { host, state } = handHost();
    useHost(host);
    const ending = new AbortController();
    const pausing = pause(1_000, ending.signal);
    ending.abort(new Error('enough'));
    await expect(pausing).rejects.toThrow('enough');
    await expect(pause(1_000, ending.signal)).rejects.toThrow('enough');
    expect(state.timers).toEqual([]);
  });

  it('keeps the order of ids in one millisecond and while the clock is set back a little', () => {
    const { host, state } = handHost();
    useHost(host);
    const ids: string[] = [];
    for (const step of [0, 0, 1, -5_000, 0, 4_000]) {
      state.now += step;
      ids.push(sortableId());
    }
    expect(ids.toSorted()).toEqual(ids);
    state.now -= 60_000;
    expect(sortableId() < (ids[0] ?? '')).toBe(true);
  });
});
