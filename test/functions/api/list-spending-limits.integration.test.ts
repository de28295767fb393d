import { setImmediate as turn } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { listSpendingLimits } from '../../../functions/api/list-spending-limits.ts';
import { planOf } from '../../../shared/access/subscription.ts';
import { limitStore } from '../../../shared/limits/limit-store.ts';
import { spendingSources } from '../../../shared/limits/spending.ts';
import { keys } from '../../../shared/platform/table/keys.ts';
import { queryPrefix } from '../../../shared/platform/table/query-pages.ts';
import { addDays } from '../../../shared/time/calendar.ts';
import { aTransaction, day } from '../../shared/ledger/a-transaction.ts';
import { ledgerOn } from '../../shared/ledger/store/ledger-on.ts';
import { aLimit, at, reais } from '../../shared/limits/builders.ts';
import { type Around, inProcessTable } from '../../support/in-process-dynamo.ts';

const now = at('2026-03-20T12:00:00Z');

/** Calls that are started side by side are one round trip: each waits until no other is about to start. */
const roundTrips = () => {
  const waves: number[] = [];
  let waiting: (() => void)[] = [];
  const release = async () => {
    for (let turns = 0; turns < 20; turns += 1) await turn();
    const wave = waiting;
    waiting = [];
    waves.push(wave.length);
    for (const go of wave) go();
  };
  const around: Around = async (call) => {
    if (waiting.length === 0) void release();
    await new Promise<void>((go) => {
      waiting.push(go);
    });
    return call();
  };
  const reset = () => void waves.splice(0);
  return { around, count: () => waves.length, reset };
};

const arrange = async () => {
  const trips = roundTrips();
  const table = await inProcessTable(trips.around);
  const limits = limitStore(table);
  const ledger = ledgerOn(table);
  await ledger.setVersion(1);
  const list = async (includeInactive = false) => {
    trips.reset();
    // The item of this ledger has a version and nothing to show.
    const readConnections = async (userId: string) => {
      await queryPrefix(table, keys.itemsOf(userId));
      return [];
    };
    const request = { userId: 'u1', plan: planOf('premium'), query: { includeInactive, s: undefined }, now };
    return listSpendingLimits(request, {
      limits,
      sources: spendingSources(table, 'relaxed'),
      connections: readConnections,
    });
  };
  return { trips, limits, ledger, list };
};

const periods = ['daily', 'weekly', 'biweekly', 'monthly'] as const;
const categories = ['Supermercado', 'Farmácia', 'Streaming de vídeo'];
const firstDates = { daily: '2026-03-20', weekly: '2026-03-16', biweekly: '2026-03-16', monthly: '2026-03-01' };

it('lists 30 limits over 10,000 transactions in one round trip after authentication, each with its own usage', async () => {
  const { trips, limits, ledger, list } = await arrange();
  const rows = Array.from({ length: 10_000 }, (_, i) => {
    const date = addDays(day('2026-03-01'), i % 31);
    return aTransaction({ id: `t-${i}`, date, reais: -(i % 97) - 0.01, category: categories[i % 3] ?? null });
  });
  await ledger.importRows(rows);
  for (let i = 0; i < 30; i += 1) {
    const period = periods[i % 4] ?? 'monthly';
    const category = categories[i % 3] ?? '';
    const fields = {
      userId: 'u1',
      id: `limit-${String(i).padStart(2, '0')}`,
      period,
      category,
      isRecurring: i % 2 === 0,
    };
    await limits.create(aLimit({ ...fields, createdAt: now, limitAmount: reais(1e6) }), { limit: 30 });
  }
  const { data, quota } = await list();
  expect(trips.count()).toBe(1);
  expect(quota).toMatchObject({ currentCount: 30, limit: 30, remaining: 0, upgradeMessage: null });
  for (const { category, period, currentSpending } of data) {
    const length = { daily: 1, weekly: 7, biweekly: 14, monthly: 31 }[period];
    const end = addDays(day(firstDates[period]), length - 1);
    // Rows after today are only scheduled.
    const last = end < '2026-03-20' ? end : '2026-03-20';
    const counted = rows.filter(
      (row) => row.category === category && row.date >= firstDates[period] && row.date <= last,
    );
    const centavos = counted.reduce((total, { amount }) => total - amount, 0);
    expect([category, period, currentSpending]).toEqual([category, period, centavos / 100]);
  }
}, 30_000);

it('is right also where the renewal has not run for months, and hides what is inactive', async () => {
  const { trips, limits, ledger, list } = await arrange();
  const spent = { '2025-11-05': -40, '2026-01-05': -20, '2026-03-05': -10 };
  await ledger.importRows(
    Object.entries(spent).map(([date, amount]) => aTransaction({ id: date, date, reais: amount, category: 'Lazer' })),
  );
  const old = { userId: 'u1', category: 'Lazer', createdAt: at('2026-01-10T00:00:00Z'), limitAmount: reais(100) };
  await limits.create(aLimit({ ...old, id: 'a-once' }), { limit: 30 });
  await limits.create(aLimit({ ...old, id: 'b-rolls', isRecurring: true }), { limit: 30 });
  await limits.create(aLimit({ ...old, id: 'c-paused', isActive: false }), { limit: 30 });
  await limits.create(aLimit({ ...old, id: 'd-final', finalSpending: reais(99) }), { limit: 30 });
  const usage = ({ data }: Awaited<ReturnType<typeof list>>) =>
    data.map((one) => [one.id, one.currentSpending, one.periodStart]);
  expect(usage(await list())).toEqual([
    ['a-once', 20, null],
    ['b-rolls', 10, '2026-03-01T00:00:00.000Z'],
    ['d-final', 99, null],
  ]);
  expect(trips.count()).toBe(2);
  expect((await list(true)).count).toBe(4);
});
