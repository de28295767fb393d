import { beforeEach, expect, it } from 'vitest';
import { describeEachEngine } from '../../support/dynamo-engines.ts';
import { aTransaction, day } from './a-transaction.ts';
import { always, ledgerOn, march, sorted } from './store/ledger-on.ts';
import { observeCalls } from './store/observe-calls.ts';

describeEachEngine('reading the month ledger', (engine) => {
  let ledger: ReturnType<typeof ledgerOn>;

  beforeEach(async () => {
    ledger = ledgerOn(engine().table);
    await ledger.setVersion(1);
  });

  it('gives the rows of the period, both days included, newest first, then by id', async () => {
    const dates = ['2026-02-27', '2026-02-28', '2026-03-01', '2026-03-31', '2026-04-01'];
    const rows = dates.flatMap((date) => ['b', 'a'].map((id) => aTransaction({ id: `${date}-${id}`, date })));
    await ledger.importRows(rows);
    const found = await ledger.store.range('u1', day('2026-02-28'), day('2026-03-31'));
    expect(found.map(({ id }) => id)).toEqual(
      ['2026-03-31', '2026-03-01', '2026-02-28'].flatMap((date) => [`${date}-a`, `${date}-b`]),
    );
    expect(await ledger.store.range('u1', day('2026-03-31'), day('2026-02-28'))).toEqual([]);
  });

  it('mixes the accounts of the user and of no other user', async () => {
    await ledger.importRows([aTransaction({ id: 'a' })]);
    await ledger.importRows([aTransaction({ id: 'b', accountId: 'acc-2' })], always, 'acc-2');
    const ofOther = await ledger.store.plan('u2', [
      { accountId: 'acc-3', rows: [aTransaction({ id: 'c' })], window: always },
    ]);
    await ledger.store.commit('u2', ofOther, ledger.fenceAt(1));
    expect((await ledger.everyRow()).map(({ id, accountId }) => [id, accountId])).toEqual([
      ['a', 'acc-1'],
      ['b', 'acc-2'],
    ]);
  });

  it('gives the rows of the wanted months alone, known or still being read', async () => {
    await ledger.importRows([aTransaction({ id: 'a' })]);
    await ledger.importRows([aTransaction({ id: 'b', accountId: 'acc-2' })], always, 'acc-2');
    const { from, to } = always;
    const idsOf = async (...accounts: string[]) => {
      const wanted = Promise.resolve(({ accountId }: { accountId: string }) => accounts.includes(accountId));
      const rows = await ledger.store.range('u1', from, to, { wanted });
      return rows.map(({ id }) => id);
    };
    expect(await idsOf('acc-2')).toEqual(['b']);
    expect(await idsOf('acc-1', 'acc-2')).toEqual(['a', 'b']);
    expect(await idsOf()).toEqual([]);
    const failed = { wanted: Promise.reject<() => boolean>(new Error('accounts')) };
    await expect(ledger.store.range('u1', from, to, failed)).rejects.toThrow('accounts');
  });

  it('fails once when neither the months nor the accounts can be read', async () => {
    let isDown = true;
    const before = () => {
      if (isDown) throw new Error('table');
      return {};
    };
    observeCalls(ledger.table, { before });
    const failed = { wanted: Promise.reject<() => boolean>(new Error('accounts')) };
    // vitest fails a run in which a rejection was left unhandled.
    await expect(ledger.store.range('u1', march.from, march.to, failed)).rejects.toThrow('table');
    expect(await ledger.store.range('u1', march.to, march.from, failed)).toEqual([]);
    isDown = false;
  });

  it('reads the default period in one Query, a long one in parallel Queries, and every page of each', async () => {
    const rows = ['2025-01-05', '2025-06-05', '2025-06-06', '2026-03-01'].map((date) =>
      aTransaction({ id: date, date }),
    );
    await ledger.importRows(rows);
    let [running, atOnce] = [0, 0];
    const calls = observeCalls(ledger.table, {
      before: () => {
        running += 1;
        atOnce = Math.max(atOnce, running);
        return { Limit: 1 };
      },
      after: async () => {
        running -= 1;
      },
    });
    expect(await ledger.store.range('u1', day('2025-12-31'), day('2026-03-31'))).toEqual([rows[3]]);
    expect(atOnce).toBe(1);
    calls.length = 0;
    expect(await ledger.store.range('u1', day('2025-01-01'), day('2026-03-31'))).toEqual(sorted(rows));
    // Three spans, and what their first pages leave side by side.
    expect(calls.filter(({ input }) => !input.ExclusiveStartKey).length).toBeGreaterThanOrEqual(3);
    expect(atOnce).toBeGreaterThanOrEqual(3);
    expect(calls.length).toBeGreaterThan(4);
  });

  it('reads eventually consistent for readers, strongly for what an import sets off', async () => {
    const calls = observeCalls(ledger.table);
    await ledger.store.range('u1', march.from, march.to);
    await ledger.store.freshRange('u1', march.from, march.to);
    await ledger.planOf([]);
    expect(calls.map(({ input }) => input.ConsistentRead).slice(0, 3)).toEqual([false, true, true]);
  });

  it('exports everything, whenever it happened', async () => {
    const rows = ['1999-12-31', '2026-03-01', '2031-01-01'].map((date) => aTransaction({ id: date, date }));
    await ledger.importRows(rows);
    expect(await ledger.store.everything('u1')).toEqual(sorted(rows));
  });
});
