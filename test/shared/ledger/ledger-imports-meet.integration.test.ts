import { beforeEach, expect, it } from 'vitest';
import { StaleImportError } from '../../../shared/ledger/ledger-store.ts';
import { monthOf, monthsFrom } from '../../../shared/time/calendar.ts';
import { describeEachEngine } from '../../support/dynamo-engines.ts';
import { aTransaction, day } from './a-transaction.ts';
import { ledgerOn, sorted } from './store/ledger-on.ts';
import { observeCalls } from './store/observe-calls.ts';

const transactWrites = (calls: { operation: string }[]) =>
  calls.filter(({ operation }) => operation === 'TransactWriteItems');

describeEachEngine('imports of the month ledger that meet', (engine) => {
  let ledger: ReturnType<typeof ledgerOn>;

  beforeEach(async () => {
    ledger = ledgerOn(engine().table);
    await ledger.setVersion(1);
  });

  it('one of two that read the same ledger wins, the other fails and has written nothing', async () => {
    await ledger.importRows([aTransaction({ id: 'a' })]);
    const plans = [await ledger.planOf([aTransaction({ id: 'b' })]), await ledger.planOf([aTransaction({ id: 'c' })])];
    const outcomes = await Promise.allSettled(plans.map((plan) => ledger.store.commit('u1', plan, ledger.fenceAt(1))));
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(outcomes.find(({ status }) => status === 'rejected')).toHaveProperty('reason', expect.any(StaleImportError));
    const winner = outcomes[0]?.status === 'fulfilled' ? 'b' : 'c';
    expect((await ledger.everyRow()).map(({ id }) => id)).toEqual([winner]);
  });

  it('one of two first imports of a month wins', async () => {
    const plans = [await ledger.planOf([aTransaction({ id: 'b' })]), await ledger.planOf([aTransaction({ id: 'c' })])];
    const outcomes = await Promise.allSettled(plans.map((plan) => ledger.store.commit('u1', plan, ledger.fenceAt(1))));
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(await ledger.everyRow()).toHaveLength(1);
  });

  it('a slow old import cannot bring back what a newer one did not even touch', async () => {
    const current = [aTransaction({ id: 'a' })];
    await ledger.importRows(current);
    const slow = await ledger.planOf([...current, aTransaction({ id: 'old', date: '2026-01-05' })]);
    await ledger.setVersion(2);
    await ledger.store.commit('u1', await ledger.planOf(current), ledger.fenceAt(2));
    await expect(ledger.store.commit('u1', slow, ledger.fenceAt(1))).rejects.toThrow(StaleImportError);
    expect(await ledger.everyRow()).toEqual(current);
  });

  it('an import that died between two transactions leaves whole months, and the next one completes them', async () => {
    const months = monthsFrom(monthOf(day('2016-01-01')), monthOf(day('2025-12-01')));
    const rows = months.flatMap((month) =>
      ['a', 'b'].map((id) => aTransaction({ id: `${id}${month}`, date: `${month}-15` })),
    );
    let writes = 0;
    const calls = observeCalls(ledger.table, {
      before: ({ operation }) => {
        if (operation === 'TransactWriteItems') writes += 1;
        if (writes === 2) throw new Error('The worker died');
        return {};
      },
    });
    await expect(ledger.importRows(rows)).rejects.toThrow('The worker died');
    expect(transactWrites(calls)).toHaveLength(1);
    writes = Number.NEGATIVE_INFINITY;
    const found = await ledger.store.everything('u1');
    const written = new Set(found.map(({ date }) => date));
    expect(written.size).toBeGreaterThan(0);
    expect(written.size).toBeLessThan(months.length);
    expect(found).toEqual(sorted(rows.filter(({ date }) => written.has(date))));
    await ledger.importRows(rows);
    expect(await ledger.store.everything('u1')).toEqual(sorted(rows));
  });
});
