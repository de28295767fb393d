import { PutCommand, QueryCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { beforeEach, describe, expect, it } from 'vitest';
import { type LedgerStore, ledgerStore, StaleImportError } from '../../../shared/ledger/ledger-store.ts';
import type { DateWindow } from '../../../shared/ledger/merge.ts';
import { newestFirst } from '../../../shared/ledger/newest-first.ts';
import { TornLedgerError } from '../../../shared/ledger/store/read-months.ts';
import type { Transaction } from '../../../shared/ledger/transaction.ts';
import { keys } from '../../../shared/storage/keys.ts';
import type { Table } from '../../../shared/storage/table.ts';
import type { WriteItem } from '../../../shared/storage/transact.ts';
import { monthOf, monthsFrom } from '../../../shared/time/calendar.ts';
import { describeEachEngine } from '../../support/dynamo-engines.ts';
import { aTransaction, day } from './a-transaction.ts';
import { realisticRows, seededRandom } from './realistic-rows.ts';
import { observeCalls } from './store/observe-calls.ts';

const always: DateWindow = { from: day('2025-01-01'), to: day('2026-12-31') };
const march = { from: day('2026-03-01'), to: day('2026-03-31') };
const itemKey = keys.item('u1', 'item-1');

/** The import version that the sync code keeps on the item. */
const setVersion = ({ client, name }: Table, version: number) =>
  client.send(new PutCommand({ TableName: name, Item: { ...itemKey, version } }));
const fenceAt = ({ name }: Table, version: number): WriteItem => ({
  ConditionCheck: {
    TableName: name,
    Key: itemKey,
    ConditionExpression: 'version = :version',
    ExpressionAttributeValues: { ':version': version },
  },
});

const storedParts = async ({ client, name }: Table): Promise<Record<string, unknown>[]> => {
  const { Items = [] } = await client.send(
    new QueryCommand({
      TableName: name,
      KeyConditionExpression: 'pk = :pk AND begins_with(sk, :prefix)',
      ExpressionAttributeValues: keys.ledgerOf('u1'),
      ConsistentRead: true,
    }),
  );
  return Items;
};

const rowsOfMarch = (seed: number, count: number): Transaction[] =>
  realisticRows(seededRandom(seed), { accountId: 'acc-1', kind: 'BANK', from: march.from, days: 31, count });
const sorted = (rows: readonly Transaction[]): Transaction[] => [...rows].sort(newestFirst);
const digest = (rows: readonly Transaction[]): string => rows.map(({ id, date }) => `${id} ${date}`).join();
const transactWrites = (calls: { operation: string }[]) =>
  calls.filter(({ operation }) => operation === 'TransactWriteItems');

describeEachEngine('the month ledger', (engine) => {
  let table: Table;
  let store: LedgerStore;

  beforeEach(async () => {
    table = engine().table;
    store = ledgerStore(table);
    await setVersion(table, 1);
  });

  const planOf = (rows: readonly Transaction[], window: DateWindow = always, accountId = 'acc-1') =>
    store.plan('u1', [{ accountId, rows, window }]);
  const importRows = async (rows: readonly Transaction[], window: DateWindow = always, accountId = 'acc-1') =>
    store.commit('u1', await planOf(rows, window, accountId), fenceAt(table, 1));
  const everyRow = () => store.range('u1', always.from, always.to);

  describe('reading', () => {
    it('gives the rows of the period, both days included, newest first, then by id', async () => {
      const dates = ['2026-02-27', '2026-02-28', '2026-03-01', '2026-03-31', '2026-04-01'];
      const rows = dates.flatMap((date) => ['b', 'a'].map((id) => aTransaction({ id: `${date}-${id}`, date })));
      await importRows(rows);
      const found = await store.range('u1', day('2026-02-28'), day('2026-03-31'));
      expect(found.map(({ id }) => id)).toEqual(
        ['2026-03-31', '2026-03-01', '2026-02-28'].flatMap((date) => [`${date}-a`, `${date}-b`]),
      );
      expect(await store.range('u1', day('2026-03-31'), day('2026-02-28'))).toEqual([]);
    });

    it('mixes the accounts of the user and nobody else', async () => {
      await importRows([aTransaction({ id: 'a' })]);
      await importRows([aTransaction({ id: 'b', accountId: 'acc-2' })], always, 'acc-2');
      const ofOther = await store.plan('u2', [
        { accountId: 'acc-3', rows: [aTransaction({ id: 'c' })], window: always },
      ]);
      await store.commit('u2', ofOther, fenceAt(table, 1));
      expect((await everyRow()).map(({ id, accountId }) => [id, accountId])).toEqual([
        ['a', 'acc-1'],
        ['b', 'acc-2'],
      ]);
    });

    it('reads the default period in one Query, a long one in parallel Queries, and every page of each', async () => {
      const rows = ['2025-01-05', '2025-06-05', '2025-06-06', '2026-03-01'].map((date) =>
        aTransaction({ id: date, date }),
      );
      await importRows(rows);
      let [running, atOnce] = [0, 0];
      const calls = observeCalls(table, {
        before: () => {
          running += 1;
          atOnce = Math.max(atOnce, running);
          return { Limit: 1 };
        },
        after: async () => {
          running -= 1;
        },
      });
      expect(await store.range('u1', day('2025-12-31'), day('2026-03-31'))).toEqual([rows[3]]);
      expect(atOnce).toBe(1);
      calls.length = 0;
      expect(await store.range('u1', day('2025-01-01'), day('2026-03-31'))).toEqual(sorted(rows));
      expect(atOnce).toBe(4);
      expect(calls.length).toBeGreaterThan(4);
    });

    it('reads eventually consistent for readers, strongly for what an import sets off', async () => {
      const calls = observeCalls(table);
      await store.range('u1', march.from, march.to);
      await store.freshRange('u1', march.from, march.to);
      await planOf([]);
      expect(calls.map(({ input }) => input.ConsistentRead).slice(0, 3)).toEqual([false, true, true]);
    });

    it('exports everything, whenever it happened', async () => {
      const rows = ['1999-12-31', '2026-03-01', '2031-01-01'].map((date) => aTransaction({ id: date, date }));
      await importRows(rows);
      expect(await store.everything('u1')).toEqual(sorted(rows));
    });
  });

  describe('writing', () => {
    it('writes nothing when the pull brings nothing new', async () => {
      const rows = rowsOfMarch(1, 40);
      await importRows(rows);
      const calls = observeCalls(table);
      const summary = await importRows([...rows].reverse());
      expect(transactWrites(calls)).toEqual([]);
      expect(summary).toEqual({ changed: false, months: [], added: 0, updated: 0, removed: 0 });
    });

    it('says what an import changed and in which months', async () => {
      const rows = [aTransaction({ id: 'a', date: '2026-01-10' }), aTransaction({ id: 'b', status: 'PENDING' })];
      expect(await importRows(rows)).toEqual({
        changed: true,
        months: ['2026-01', '2026-03'],
        added: 2,
        updated: 0,
        removed: 0,
      });
      const posted = [aTransaction({ id: 'a', date: '2026-01-10' }), aTransaction({ id: 'b' })];
      expect(await importRows(posted)).toEqual({
        changed: true,
        months: ['2026-03'],
        added: 0,
        updated: 1,
        removed: 0,
      });
    });

    it('splits a large month near 50 kB and deletes the parts that are no longer needed', async () => {
      const rows = rowsOfMarch(2, 6000);
      await importRows(rows);
      const parts = await storedParts(table);
      expect(parts.length).toBeGreaterThan(2);
      for (const { data } of parts) expect(data instanceof Uint8Array && data.length).toBeLessThan(75_000);
      expect(await everyRow()).toEqual(sorted(rows));
      await importRows(rows.slice(0, 10));
      expect(await storedParts(table)).toHaveLength(1);
      expect(await everyRow()).toEqual(sorted(rows.slice(0, 10)));
    });

    it('keeps clear attributes beside the packed rows', async () => {
      await importRows([aTransaction({ id: 'a', date: '2026-03-02' }), aTransaction({ id: 'b', date: '2026-03-30' })]);
      expect(await storedParts(table)).toEqual([
        {
          pk: 'USER#u1',
          sk: 'LEDGER#2026-03#acc-1#000',
          data: expect.any(Uint8Array),
          count: 2,
          minDate: '2026-03-02',
          maxDate: '2026-03-30',
          hash: expect.stringMatching(/^[\w-]{22}$/),
          generation: 1,
          parts: 1,
        },
      ]);
    });

    it.each([
      { name: 'under its own id', id: 'a' },
      { name: 'under a new id', id: 'b' },
    ])('a row that moves to another month $name leaves the old one in the same transaction', async ({ id }) => {
      await importRows([aTransaction({ id: 'a', date: '2026-03-31', status: 'PENDING' })]);
      const calls = observeCalls(table);
      await importRows([aTransaction({ id, date: '2026-04-01' })]);
      expect(transactWrites(calls)).toHaveLength(1);
      expect((await everyRow()).map((row) => [row.id, row.date])).toEqual([[id, '2026-04-01']]);
    });

    it('finds the stored row when its new date lies in the month before or after the window', async () => {
      await importRows([aTransaction({ id: 'a', date: '2026-03-31' })]);
      await importRows([aTransaction({ id: 'a', date: '2026-04-02' })], {
        from: day('2026-04-01'),
        to: day('2026-04-30'),
      });
      expect((await everyRow()).map(({ date }) => date)).toEqual(['2026-04-02']);
      await importRows([aTransaction({ id: 'a', date: '2026-03-30' })], march);
      expect((await everyRow()).map(({ date }) => date)).toEqual(['2026-03-30']);
    });

    it('forgets the accounts that are removed, whole and only them, and may do so twice', async () => {
      await importRows(rowsOfMarch(3, 5000));
      await importRows([aTransaction({ id: 'x', date: '2025-05-05' })], always, 'acc-10');
      const kept = aTransaction({ id: 'y', accountId: 'acc-2' });
      await importRows([kept], always, 'acc-2');
      await store.removeAccounts('u1', ['acc-1', 'acc-10']);
      await store.removeAccounts('u1', ['acc-1', 'acc-10']);
      expect(await store.everything('u1')).toEqual([kept]);
      expect(await storedParts(table)).toHaveLength(1);
    });
  });

  describe('imports that meet', () => {
    it('one of two that read the same ledger wins, the other is told and has written nothing', async () => {
      await importRows([aTransaction({ id: 'a' })]);
      const plans = [await planOf([aTransaction({ id: 'b' })]), await planOf([aTransaction({ id: 'c' })])];
      const outcomes = await Promise.allSettled(plans.map((plan) => store.commit('u1', plan, fenceAt(table, 1))));
      expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
      expect(outcomes.find(({ status }) => status === 'rejected')).toHaveProperty(
        'reason',
        expect.any(StaleImportError),
      );
      const winner = outcomes[0]?.status === 'fulfilled' ? 'b' : 'c';
      expect((await everyRow()).map(({ id }) => id)).toEqual([winner]);
    });

    it('one of two first imports of a month wins', async () => {
      const plans = [await planOf([aTransaction({ id: 'b' })]), await planOf([aTransaction({ id: 'c' })])];
      const outcomes = await Promise.allSettled(plans.map((plan) => store.commit('u1', plan, fenceAt(table, 1))));
      expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
      expect(await everyRow()).toHaveLength(1);
    });

    it('a slow old import cannot bring back what a newer one did not even touch', async () => {
      const current = [aTransaction({ id: 'a' })];
      const slow = await planOf([...current, aTransaction({ id: 'old', date: '2026-01-05' })]);
      await setVersion(table, 2);
      await store.commit('u1', await planOf(current), fenceAt(table, 2));
      await expect(store.commit('u1', slow, fenceAt(table, 1))).rejects.toThrow(StaleImportError);
      expect(await everyRow()).toEqual(current);
    });

    it('an import that died between two transactions leaves whole months, and the next one completes them', async () => {
      const months = monthsFrom(monthOf(day('2016-01-01')), monthOf(day('2025-12-01')));
      const rows = months.flatMap((month) =>
        ['a', 'b'].map((id) => aTransaction({ id: `${id}${month}`, date: `${month}-15` })),
      );
      let writes = 0;
      const calls = observeCalls(table, {
        before: ({ operation }) => {
          if (operation === 'TransactWriteItems') writes += 1;
          if (writes === 2) throw new Error('The worker died');
          return {};
        },
      });
      await expect(importRows(rows)).rejects.toThrow('The worker died');
      expect(transactWrites(calls)).toHaveLength(1);
      writes = Number.NEGATIVE_INFINITY;
      const found = await store.everything('u1');
      const written = new Set(found.map(({ date }) => date));
      expect(written.size).toBeGreaterThan(0);
      expect(written.size).toBeLessThan(months.length);
      expect(found).toEqual(sorted(rows.filter(({ date }) => written.has(date))));
      await importRows(rows);
      expect(await store.everything('u1')).toEqual(sorted(rows));
    });
  });

  describe('a read that meets a write', () => {
    const large = rowsOfMarch(4, 6000);
    const small = rowsOfMarch(5, 20);

    // The write falls between the first page that brings something and the next one.
    const readWhile = async (write: () => Promise<unknown>): Promise<Transaction[]> => {
      let isWritten = false;
      observeCalls(table, {
        before: ({ operation }) => (operation === 'Query' ? { Limit: 1 } : {}),
        after: async ({ operation, input, output }) => {
          if (isWritten || operation !== 'Query' || input.ConsistentRead !== false || output.Count === 0) return;
          isWritten = true;
          await write();
        },
      });
      return everyRow();
    };

    it.each([
      { name: 'more parts', before: small, after: large },
      { name: 'fewer parts', before: large, after: small },
      { name: 'as many parts', before: large, after: large.map((row) => ({ ...row, category: 'Compras' })) },
    ])('sees the whole new month when it gets $name between two pages', async ({ before, after }) => {
      await importRows(before);
      expect(await readWhile(() => importRows(after))).toEqual(sorted(after));
    });

    it('sees a row once when it moves to a later or an earlier month between two pages', async () => {
      const there = [aTransaction({ id: 'a', date: '2026-03-31' }), aTransaction({ id: 'b', date: '2026-03-01' })];
      const moved = [aTransaction({ id: 'a', date: '2026-04-01' }), aTransaction({ id: 'b', date: '2026-03-01' })];
      await importRows(there);
      expect(await readWhile(() => importRows(moved))).toEqual(sorted(moved));
      expect(await readWhile(() => importRows(there))).toEqual(sorted(there));
      const other = moved.map((row) => ({ ...row, category: 'Compras' }));
      const twice = async () => {
        await importRows(moved);
        await importRows(other);
      };
      expect(await readWhile(twice)).toEqual(sorted(other));
    });

    it('always sees one state or the other while imports go back and forth', async () => {
      const rows = [large.slice(0, 4000), small, large.slice(3000), large];
      const states = rows.map((others, index) => [
        ...others,
        aTransaction({ id: 'a', date: index % 2 === 0 ? '2026-03-31' : '2026-04-01' }),
      ]);
      await importRows(states[0] ?? []);
      const seen: Transaction[][] = [];
      let writing = true;
      const reader = async () => {
        while (writing) seen.push(await everyRow());
      };
      const writer = async () => {
        for (let turn = 1; turn <= 12; turn += 1) await importRows(states[turn % states.length] ?? []);
      };
      const written = writer().finally(() => {
        writing = false;
      });
      await Promise.all([reader(), reader(), written]);
      const possible = states.map((state) => digest(sorted(state)));
      expect(seen.length).toBeGreaterThan(3);
      for (const found of seen) expect(possible).toContain(digest(found));
    });

    it('fails rather than answering with a part missing', async () => {
      await importRows(large);
      const key = keys.ledgerPart('u1', monthOf(march.from), 'acc-1', 1);
      const generation = { ':n': 99 };
      await table.client.send(
        new UpdateCommand({
          TableName: table.name,
          Key: key,
          UpdateExpression: 'SET generation = :n',
          ExpressionAttributeValues: generation,
        }),
      );
      await expect(everyRow()).rejects.toThrow(TornLedgerError);
    });
  });
});
