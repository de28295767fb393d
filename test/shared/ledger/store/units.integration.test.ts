import { QueryCommand, TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import { expect, it } from 'vitest';
import { ledgerStore } from '../../../../shared/ledger/ledger-store.ts';
import type { Transaction } from '../../../../shared/ledger/transaction.ts';
import { centavos } from '../../../../shared/money.ts';
import type { Table } from '../../../../shared/platform/table/table.ts';
import { type WriteItem, writeAll } from '../../../../shared/platform/table/transact.ts';
import { addDays, type IsoDate } from '../../../../shared/time/calendar.ts';
import { describeEachEngine } from '../../../support/dynamo-engines.ts';
import { runs } from '../../../support/histories.ts';
import { day } from '../a-transaction.ts';
import { realisticRows, seededRandom } from '../realistic-rows.ts';
import { observeCalls, unitsOf } from './observe-calls.ts';

const DAYS = 90;
const ROWS = 1500;
const from = day('2026-01-11');
const to = addDays(from, DAYS - 1);
const window = { from: day('2020-01-01'), to: day('2026-12-31') };
const accounts = [
  { accountId: 'acc-1', kind: 'CREDIT', share: 0.45 },
  { accountId: 'acc-2', kind: 'BANK', share: 0.35 },
  { accountId: 'acc-3', kind: 'BANK', share: 0.2 },
] as const;

const household = (seed: number, count: number, first: IsoDate, days: number): Transaction[] =>
  accounts.flatMap(({ accountId, kind, share }, index) =>
    realisticRows(seededRandom(seed + index), { accountId, kind, from: first, days, count: count * share }),
  );

// The yardstick: the same rows in the same table, one item each.
const itemOf = (row: Transaction) => ({ pk: 'USER#plain', sk: `TX#${row.date}#${row.id}`, ...row });

const putPlain = async ({ client, name }: Table, rows: readonly Transaction[]): Promise<void> => {
  for (let start = 0; start < rows.length; start += 100) {
    const TransactItems = rows
      .slice(start, start + 100)
      .map((row) => ({ Put: { TableName: name, Item: itemOf(row) } }));
    await client.send(new TransactWriteCommand({ TransactItems }));
  }
};

const queryPlain = async ({ client, name }: Table) => {
  const ExpressionAttributeValues = { ':pk': 'USER#plain', ':from': `TX#${from}`, ':to': `TX#${to}\uffff` };
  const KeyConditionExpression = 'pk = :pk AND sk BETWEEN :from AND :to';
  return client.send(new QueryCommand({ TableName: name, KeyConditionExpression, ExpressionAttributeValues }));
};

const fenceOf = ({ name }: Table): WriteItem => ({
  ConditionCheck: {
    TableName: name,
    Key: { pk: 'USER#u1', sk: 'ITEM#1' },
    ConditionExpression: 'attribute_not_exists(pk)',
  },
});

describeEachEngine('what the month ledger costs', (engine) => {
  const importAll = async (rows: readonly Transaction[]) => {
    const store = ledgerStore(engine().table);
    const imported = accounts.map(({ accountId }) => ({
      accountId,
      rows: rows.filter((row) => row.accountId === accountId),
      window,
    }));
    return store.commit('u1', await store.plan('u1', imported), fenceOf(engine().table));
  };

  it('reads 90 days of 1,500 rows at no more than 0.15 of the units that single items take', async () => {
    const { table } = engine();
    const rows = household(1, ROWS, from, DAYS);
    await importAll(rows);
    await putPlain(table, rows);
    const calls = observeCalls(table);
    expect(await ledgerStore(table).range('u1', from, to)).toHaveLength(rows.length);
    const packed = unitsOf(calls.splice(0));
    await queryPlain(table);
    const plain = unitsOf(calls);
    expect(packed / plain).toBeLessThanOrEqual(0.15);
  });

  it('reads the same 90 days at the same cost when a history of years lies before them', async () => {
    const { table } = engine();
    const rows = household(1, ROWS, from, DAYS);
    await importAll(rows);
    const calls = observeCalls(table);
    await ledgerStore(table).range('u1', from, to);
    const alone = unitsOf(calls.splice(0));
    await importAll([...rows, ...household(50, runs({ usual: 12_000, all: 50_000 }) - ROWS, day('2025-01-01'), 365)]);
    calls.length = 0;
    await ledgerStore(table).range('u1', from, to);
    expect(unitsOf(calls) / alone).toBeLessThanOrEqual(1.25);
  });

  it.each([
    { name: 'a month half gone', last: day('2026-03-15') },
    { name: 'a whole month', last: day('2026-03-31') },
  ])(
    'writes 6 new and 3 changed rows of $name at no more than 1.5 times the units of single items',
    async ({ last }) => {
      const { table } = engine();
      const rows = household(1, ROWS, from, DAYS).filter(({ date }) => date < last);
      await importAll(rows);
      const onCard = rows
        .filter(({ accountId, date }) => accountId === 'acc-1' && date >= addDays(last, -4))
        .slice(0, 3);
      const changed = onCard.map((row) => ({ ...row, billId: 'bill-2' }));
      const fresh = household(9, 9, last, 1).slice(0, 6);
      expect([changed.length, fresh.length]).toEqual([3, 6]);
      const calls = observeCalls(table);
      await importAll([...rows.filter((row) => !onCard.includes(row)), ...changed, ...fresh]);
      const packed = unitsOf(calls.splice(0).filter(({ operation }) => operation === 'TransactWriteItems'));
      const puts = [...changed, ...fresh].map((row) => ({ Put: { TableName: table.name, Item: itemOf(row) } }));
      await writeAll(table, [fenceOf(table), ...puts]);
      const plain = unitsOf(calls);
      expect(packed / plain).toBeLessThanOrEqual(1.5);
    },
  );

  it('writes nothing at all when a sync brings nothing new', async () => {
    const rows = household(1, ROWS, from, DAYS).map((row) => ({ ...row, balance: centavos(12) }));
    await importAll(rows);
    const calls = observeCalls(engine().table);
    await importAll(rows);
    expect(calls.filter(({ operation }) => operation !== 'Query')).toEqual([]);
  });
});
