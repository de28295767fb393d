import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { beforeEach, expect, it } from 'vitest';
import { TornLedgerError } from '../../../shared/ledger/store/read-months.ts';
import type { Transaction } from '../../../shared/ledger/transaction.ts';
import { keys } from '../../../shared/platform/table/keys.ts';
import { monthOf } from '../../../shared/time/calendar.ts';
import { describeEachEngine } from '../../support/dynamo-engines.ts';
import { aTransaction } from './a-transaction.ts';
import { ledgerOn, march, rowsOfMarch, sorted } from './store/ledger-on.ts';
import { observeCalls } from './store/observe-calls.ts';

const digest = (rows: readonly Transaction[]): string => rows.map(({ id, date }) => `${id} ${date}`).join();

describeEachEngine('a read of the month ledger that meets a write', (engine) => {
  let ledger: ReturnType<typeof ledgerOn>;

  beforeEach(async () => {
    ledger = ledgerOn(engine().table);
    await ledger.setVersion(1);
  });

  const large = rowsOfMarch(4, 4000);
  const small = rowsOfMarch(5, 20);

  // The write falls between the first page that brings something and the next one.
  const readWhile = async (write: () => Promise<unknown>): Promise<Transaction[]> => {
    let isWritten = false;
    observeCalls(ledger.table, {
      before: ({ operation }) => (operation === 'Query' ? { Limit: 1 } : {}),
      after: async ({ operation, input, output }) => {
        if (isWritten || operation !== 'Query' || input.ConsistentRead !== false || output.Count === 0) return;
        isWritten = true;
        await write();
      },
    });
    return ledger.everyRow();
  };

  it.each([
    { name: 'more parts', before: small, after: large },
    { name: 'fewer parts', before: large, after: small },
    { name: 'as many parts', before: large, after: large.map((row) => ({ ...row, category: 'Compras' })) },
  ])('sees the whole new month when it gets $name between two pages', async ({ before, after }) => {
    await ledger.importRows(before);
    expect(await readWhile(() => ledger.importRows(after))).toEqual(sorted(after));
  });

  it('sees a row once when it moves to a later or an earlier month between two pages', async () => {
    const there = [aTransaction({ id: 'a', date: '2026-03-31' }), aTransaction({ id: 'b', date: '2026-03-01' })];
    const moved = [aTransaction({ id: 'a', date: '2026-04-01' }), aTransaction({ id: 'b', date: '2026-03-01' })];
    await ledger.importRows(there);
    expect(await readWhile(() => ledger.importRows(moved))).toEqual(sorted(moved));
    expect(await readWhile(() => ledger.importRows(there))).toEqual(sorted(there));
    const other = moved.map((row) => ({ ...row, category: 'Compras' }));
    const twice = async () => {
      await ledger.importRows(moved);
      await ledger.importRows(other);
    };
    expect(await readWhile(twice)).toEqual(sorted(other));
  });

  it('always sees one state or the other while imports go back and forth', async () => {
    const rows = [large.slice(0, 3000), small, large.slice(1500), large];
    const states = rows.map((others, index) => [
      ...others,
      aTransaction({ id: 'a', date: index % 2 === 0 ? '2026-03-31' : '2026-04-01' }),
    ]);
    await ledger.importRows(states[0] ?? []);
    const seen: Transaction[][] = [];
    let writing = true;
    const reader = async () => {
      while (writing) seen.push(await ledger.everyRow());
    };
    const writer = async () => {
      for (let turn = 1; turn <= 8; turn += 1) await ledger.importRows(states[turn % states.length] ?? []);
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
    await ledger.importRows(large);
    const key = keys.ledgerPart('u1', monthOf(march.from), 'acc-1', 1);
    const generation = { ':n': 99 };
    await ledger.table.client.send(
      new UpdateCommand({
        TableName: ledger.table.name,
        Key: key,
        UpdateExpression: 'SET generation = :n',
        ExpressionAttributeValues: generation,
      }),
    );
    await expect(ledger.everyRow()).rejects.toThrow(TornLedgerError);
  });
});
