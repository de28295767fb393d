import { expect, it } from 'vitest';
import { ledgerStore } from '../../../../shared/ledger/ledger-store.ts';
import type { Transaction } from '../../../../shared/ledger/transaction.ts';
import type { Table } from '../../../../shared/platform/table/table.ts';
import { addDays, type IsoDate } from '../../../../shared/time/calendar.ts';
import { inProcessTable } from '../../../support/in-process-dynamo.ts';
import { day } from '../a-transaction.ts';
import { realisticRows, seededRandom } from '../realistic-rows.ts';
import { observeCalls, unitsOf } from './observe-calls.ts';

const accounts = [
  { accountId: 'acc-1', kind: 'CREDIT', share: 0.45 },
  { accountId: 'acc-2', kind: 'BANK', share: 0.35 },
  { accountId: 'acc-3', kind: 'BANK', share: 0.2 },
] as const;
const DAYS = 90;
/** Fifty thousand rows at 1,500 in 90 days. */
const HISTORY = { rows: 50_000, days: 3_000 };
const last = day('2026-03-31');

const history = accounts.flatMap(({ accountId, kind, share }, index) =>
  realisticRows(seededRandom(index + 1), {
    accountId,
    kind,
    from: addDays(last, 1 - HISTORY.days),
    days: HISTORY.days,
    count: HISTORY.rows * share,
  }),
);

const between = (from: IsoDate, to: IsoDate): Transaction[] => history.filter(({ date }) => date >= from && date <= to);

/** Brings a user's ledger what the bank has from `from` to `to`. */
const pull = async (table: Table, userId: string, from: IsoDate, to: IsoDate) => {
  const store = ledgerStore(table);
  const rows = between(from, to);
  const imported = accounts.map(({ accountId }) => ({
    accountId,
    rows: rows.filter((row) => row.accountId === accountId),
    window: { from, to },
  }));
  const fence = {
    ConditionCheck: {
      TableName: table.name,
      Key: { pk: `USER#${userId}`, sk: 'ITEM#1' },
      ConditionExpression: 'attribute_not_exists(pk)',
    },
  };
  await store.commit(userId, await store.plan(userId, imported), fence);
};

it('the last 90 days cost at most 1.25 times as much behind 50,000 rows as alone, on any day of a month', async () => {
  const table = await inProcessTable();
  const calls = observeCalls(table);
  const unitsFor = async (userId: string, from: IsoDate, to: IsoDate): Promise<number> => {
    calls.length = 0;
    await ledgerStore(table).range(userId, from, to);
    return unitsOf(calls);
  };
  let known = addDays(last, -HISTORY.days);
  const ratios: number[] = [];
  for (let to = addDays(last, -30); to <= last; to = addDays(to, 3)) {
    const from = addDays(to, 1 - DAYS);
    await pull(table, 'long', addDays(known, 1), to);
    await pull(table, to, from, to);
    known = to;
    ratios.push((await unitsFor('long', from, to)) / (await unitsFor(to, from, to)));
  }
  expect(Math.max(...ratios)).toBeLessThanOrEqual(1.25);
}, 60_000);
