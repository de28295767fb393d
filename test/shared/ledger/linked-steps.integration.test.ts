import fc from 'fast-check';
import { beforeEach, expect, it } from 'vitest';
import type { Transaction } from '../../../shared/ledger/transaction.ts';
import { addDays, addToMonth, firstDayOf, type IsoMonth, monthOf, monthsFrom } from '../../../shared/time/calendar.ts';
import { describeEachEngine } from '../../support/dynamo-engines.ts';
import { runs } from '../../support/histories.ts';
import { aTransaction, day } from './a-transaction.ts';
import { ledgerOn, sorted } from './store/ledger-on.ts';
import { observeCalls } from './store/observe-calls.ts';

const always = { from: day('0001-01-01'), to: day('9999-12-31') };
const monthsOf = (count: number): IsoMonth[] => {
  const first = monthOf(day('2010-01-01'));
  return monthsFrom(first, addToMonth(first, count - 1));
};

/** Rows whose days all move: each month's first one leaves it, so that every month hangs on the one before. */
const moving = (months: readonly IsoMonth[], rename: (id: string) => string) => {
  const rows = months.flatMap((month) => [
    aTransaction({ id: `first-${month}`, date: firstDayOf(month), reais: -1 }),
    aTransaction({ id: `middle-${month}`, date: `${month}-15`, reais: -2 }),
  ]);
  const isFirst = ({ id }: Transaction) => id.startsWith('first');
  return {
    before: rows,
    after: rows.map((row) =>
      isFirst(row) ? { ...row, id: rename(row.id), date: addDays(row.date, -1), billId: 'b' } : row,
    ),
  };
};

/** A row is the same one under either id. */
const identityOf = ({ id }: Transaction): string => id.replace('new-', '');
const identities = (rows: readonly Transaction[]): string[] => rows.map(identityOf).sort();

describeEachEngine('linked months that are more than one transaction takes', (engine) => {
  let ledger: ReturnType<typeof ledgerOn>;

  beforeEach(async () => {
    ledger = ledgerOn(engine().table);
    await ledger.setVersion(1);
  });

  it.each([
    { name: 'under their ids', rename: (id: string) => id },
    { name: 'under new ids', rename: (id: string) => `new-${id}` },
  ])('are written, with every row in exactly one month for whoever reads meanwhile, $name', async ({ rename }) => {
    const { before, after } = moving(monthsOf(130), rename);
    await ledger.importRows(before, always);
    const read = () => ledger.store.everything('u1');
    const seen: string[][] = [];
    let writing = true;
    const reader = async () => {
      while (writing) seen.push(identities(await read()));
    };
    const calls = observeCalls(ledger.table);
    const written = ledger.importRows(after, always).finally(() => {
      writing = false;
    });
    await Promise.all([reader(), reader(), written]);
    expect(await read()).toEqual(sorted(after));
    expect((await ledger.planOf(after, always)).groups).toEqual([]);
    const transactions = calls.filter(({ operation }) => operation === 'TransactWriteItems');
    expect(transactions.length).toBeGreaterThan(1);
    expect(seen.length).toBeGreaterThan(1);
    for (const ids of seen) expect(ids).toEqual(identities(before));
  });

  it('leave whole data wherever the import dies, which the next import completes', async () => {
    const { before, after } = moving(monthsOf(130), (id) => `new-${id}`);
    await ledger.importRows(before, always);
    let allowed = 0;
    observeCalls(ledger.table, {
      before: ({ operation }) => {
        if (operation === 'TransactWriteItems' && allowed-- === 0) throw new Error('The worker died');
        return {};
      },
    });
    for (let written = 1; written < 20; written += 1) {
      allowed = 1;
      const died = await ledger.importRows(after, always).then(
        () => false,
        () => true,
      );
      expect(identities(await ledger.store.everything('u1'))).toEqual(identities(before));
      if (!died) break;
    }
    expect(await ledger.store.everything('u1')).toEqual(sorted(after));
  });

  it('keep every row once, whichever rows move between whichever months', async () => {
    const months = monthsOf(120);
    const shift = fc.constantFrom(-3, -2, -1, 0, 0, 1, 2, 3);
    const rowOf = fc.record({ days: fc.constantFrom(0, 1, 27, 29), shift, renamed: fc.boolean() });
    const rowsOf = fc.array(fc.array(rowOf, { minLength: 1, maxLength: 2 }), { minLength: 120, maxLength: 120 });
    let accounts = 0;
    await fc.assert(
      fc.asyncProperty(rowsOf, fc.integer({ min: 0, max: 4 }), async (chosen, dies) => {
        accounts += 1;
        const accountId = `acc-${accounts}`;
        const both = months.flatMap((month, index) =>
          (chosen[index] ?? []).map(({ days, shift: by, renamed }, nth) => {
            const id = `${month}-${nth}`;
            // The amount is the row's own, so that no other row may succeed it.
            const reais = -(index * 2 + nth + 1);
            const row = aTransaction({ id, accountId, date: addDays(firstDayOf(month), days), reais });
            // A chain through all months makes one group of them.
            const moved = nth === 0 ? addDays(firstDayOf(month), -1) : addDays(row.date, by);
            const first = nth === 0 ? { ...row, date: firstDayOf(month) } : row;
            return [first, { ...first, id: renamed ? `new-${id}` : id, date: moved }] as const;
          }),
        );
        const before = both.map(([row]) => row);
        const after = both.map(([, row]) => row);
        const ofAccount = async () =>
          (await ledger.store.everything('u1')).filter((row) => row.accountId === accountId);
        await ledger.importRows(before, always, accountId);
        let left = dies;
        observeCalls(ledger.table, {
          before: ({ operation }) => {
            if (operation === 'TransactWriteItems' && left-- === 0) throw new Error('The worker died');
            return {};
          },
        });
        await ledger.importRows(after, always, accountId).catch(() => undefined);
        left = Number.POSITIVE_INFINITY;
        expect(identities(await ofAccount())).toEqual(identities(before));
        await ledger.importRows(after, always, accountId);
        expect(await ofAccount()).toEqual(sorted(after));
      }),
      { numRuns: runs({ usual: 2, all: 20 }) },
    );
  });
});
