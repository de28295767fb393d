import { beforeEach, expect, it } from 'vitest';
import { describeEachEngine } from '../../support/dynamo-engines.ts';
import { aTransaction, day } from './a-transaction.ts';
import { always, ledgerOn, march, rowsOfMarch, sorted } from './store/ledger-on.ts';
import { observeCalls } from './store/observe-calls.ts';

const transactWrites = (calls: { operation: string }[]) =>
  calls.filter(({ operation }) => operation === 'TransactWriteItems');

describeEachEngine('writing the month ledger', (engine) => {
  let ledger: ReturnType<typeof ledgerOn>;

  beforeEach(async () => {
    ledger = ledgerOn(engine().table);
    await ledger.setVersion(1);
  });

  it('writes nothing when the pull brings nothing new', async () => {
    const rows = rowsOfMarch(1, 40);
    await ledger.importRows(rows);
    const calls = observeCalls(ledger.table);
    const summary = await ledger.importRows([...rows].reverse());
    expect(transactWrites(calls)).toEqual([]);
    expect(summary).toEqual({ changed: false, months: [], added: 0, updated: 0, removed: 0 });
  });

  it('says what an import changed and in which months', async () => {
    const rows = [aTransaction({ id: 'a', date: '2026-01-10' }), aTransaction({ id: 'b', status: 'PENDING' })];
    expect(await ledger.importRows(rows)).toEqual({
      changed: true,
      months: ['2026-01', '2026-03'],
      added: 2,
      updated: 0,
      removed: 0,
    });
    const posted = [aTransaction({ id: 'a', date: '2026-01-10' }), aTransaction({ id: 'b' })];
    expect(await ledger.importRows(posted)).toEqual({
      changed: true,
      months: ['2026-03'],
      added: 0,
      updated: 1,
      removed: 0,
    });
  });

  it('splits a large month near 50 kB and deletes the parts that are no longer needed', async () => {
    const rows = rowsOfMarch(2, 6000);
    await ledger.importRows(rows);
    const parts = await ledger.storedParts();
    expect(parts.length).toBeGreaterThan(2);
    for (const { data } of parts) expect(data instanceof Uint8Array && data.length).toBeLessThan(75_000);
    expect(await ledger.everyRow()).toEqual(sorted(rows));
    await ledger.importRows(rows.slice(0, 10));
    expect(await ledger.storedParts()).toHaveLength(1);
    expect(await ledger.everyRow()).toEqual(sorted(rows.slice(0, 10)));
  });

  it('keeps clear attributes beside the packed rows', async () => {
    await ledger.importRows([
      aTransaction({ id: 'a', date: '2026-03-02' }),
      aTransaction({ id: 'b', date: '2026-03-30' }),
    ]);
    expect(await ledger.storedParts()).toEqual([
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
    await ledger.importRows([aTransaction({ id: 'a', date: '2026-03-31', status: 'PENDING' })]);
    const calls = observeCalls(ledger.table);
    await ledger.importRows([aTransaction({ id, date: '2026-04-01' })]);
    expect(transactWrites(calls)).toHaveLength(1);
    expect((await ledger.everyRow()).map((row) => [row.id, row.date])).toEqual([[id, '2026-04-01']]);
  });

  it('finds the stored row when its new date lies in the month before or after the window', async () => {
    await ledger.importRows([aTransaction({ id: 'a', date: '2026-03-31' })]);
    await ledger.importRows([aTransaction({ id: 'a', date: '2026-04-02' })], {
      from: day('2026-04-01'),
      to: day('2026-04-30'),
    });
    expect((await ledger.everyRow()).map(({ date }) => date)).toEqual(['2026-04-02']);
    await ledger.importRows([aTransaction({ id: 'a', date: '2026-03-30' })], march);
    expect((await ledger.everyRow()).map(({ date }) => date)).toEqual(['2026-03-30']);
  });

  it('forgets the accounts that are removed, whole and only them, and may do so twice', async () => {
    await ledger.importRows(rowsOfMarch(3, 5000));
    await ledger.importRows([aTransaction({ id: 'x', date: '2025-05-05' })], always, 'acc-10');
    const kept = aTransaction({ id: 'y', accountId: 'acc-2' });
    await ledger.importRows([kept], always, 'acc-2');
    await ledger.store.removeAccounts('u1', ['acc-1', 'acc-10'], ledger.fenceAt(1));
    await ledger.store.removeAccounts('u1', ['acc-1', 'acc-10'], ledger.fenceAt(1));
    expect(await ledger.store.everything('u1')).toEqual([kept]);
    expect(await ledger.storedParts()).toHaveLength(1);
  });
});
