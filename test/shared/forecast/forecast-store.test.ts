import { afterEach, describe, expect, it } from 'vitest';
import { type ForecastStores, readForecast } from '../../../shared/forecast/forecast-store.ts';
import type { IsoDate } from '../../../shared/time/calendar.ts';

const FAILURE = new Error('The table does not answer');
const leftBehind: unknown[] = [];
const note = (reason: unknown): void => void leftBehind.push(reason);

/** Without a read of one kind; the ledger reads all rows and never asks which are wanted, as a fresh one does. */
const storesWithout = (failing: 'snapshots' | 'streamRecords' | 'connections' | 'reminders'): ForecastStores => {
  const answer = (kind: string, value: unknown) => async () => {
    if (kind === failing) throw FAILURE;
    return value;
  };
  return {
    snapshots: { read: answer('snapshots', { accounts: [] }) },
    streamRecords: { read: answer('streamRecords', null) },
    connections: answer('connections', []),
    reminders: { listAmongActive: answer('reminders', []) },
    ledger: { range: async () => [] },
  } as unknown as ForecastStores;
};

describe('a forecast whose records cannot be read', () => {
  afterEach(() => {
    process.off('unhandledRejection', note);
    leftBehind.length = 0;
  });

  it.each(['snapshots', 'streamRecords', 'connections', 'reminders'] as const)(
    'fails once, and leaves no promise behind that ends the process: %s',
    async (failing) => {
      process.on('unhandledRejection', note);
      await expect(readForecast(storesWithout(failing), 'ana', '2026-03-02' as IsoDate)).rejects.toBe(FAILURE);
      // Node looks for promises left behind after the microtasks.
      await new Promise((done) => setImmediate(done));
      expect(leftBehind).toEqual([]);
    },
  );
});
