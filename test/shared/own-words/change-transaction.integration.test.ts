import { describe, expect, it } from 'vitest';
import { accountSnapshotStore } from '../../../shared/cards/account-snapshot-store.ts';
import { ledgerStore } from '../../../shared/ledger/ledger-store.ts';
import { changeTransaction, type WordServices } from '../../../shared/own-words/change-transaction.ts';
import { finishWords } from '../../../shared/own-words/finish-words.ts';
import { deleteRule, rulesOf } from '../../../shared/own-words/merchant-rules.ts';
import { ownWordsStore } from '../../../shared/own-words/own-words-store.ts';
import type { Change } from '../../../shared/own-words/word-change.ts';
import type { Table } from '../../../shared/platform/table/table.ts';
import { finishServices } from '../../../shared/sync/import/word-services.ts';
import { unlinkItem } from '../../../shared/sync/link-item.ts';
import { addSeconds } from '../../../shared/time/instant.ts';
import { type Household, household, sharedDynamoDb, start } from '../sync/import-support.ts';
import { anAccount, aRow } from '../sync/support.ts';

const dynamoDb = sharedDynamoDb();

type Message = [userId: string, delaySeconds: number];

const servicesOf = (table: Table, later: Message[] = []): WordServices => ({
  ...finishServices(table),
  snapshots: accountSnapshotStore(table),
  finishLater: async (...message) => {
    later.push(message);
  },
});

const say = (
  home: Household,
  transactionId: string,
  change: Change,
  { applyToSimilar = false, services = servicesOf(home.table) } = {},
) =>
  changeTransaction(services, { userId: 'user-1', transactionId, change, applyToSimilar }, async ({ changedRows }) => ({
    answer: changedRows,
    extraWrites: [],
  }));

const homeWith = async (...transactions: unknown[]): Promise<Household> => {
  const home = await household(dynamoDb);
  home.has([anAccount({}, { transactions })]);
  await home.link();
  await home.import();
  return home;
};
const rowOf = async (home: Household, id: string) => (await home.rows()).find((row) => row.id === id);

describe("the user's word on a row", () => {
  it('stays through an import that brings nothing new, which writes nothing', async () => {
    const home = await homeWith(aRow());
    await say(home, 'tx-1', { category: 'Lazer', note: 'com a Bia' });
    const before = home.writes();
    expect((await home.import()).kind).toBe('unchanged');
    expect(home.writes()).toBe(before);
    expect(await rowOf(home, 'tx-1')).toMatchObject({ category: 'Lazer', note: 'com a Bia' });
  });

  it('follows a pending row to its posted successor in the next month', async () => {
    const home = await homeWith(aRow({ id: 'old', status: 'PENDING', date: '2026-01-31T15:00:00.000Z' }));
    await say(home, 'old', { category: 'Lazer', merchant: 'Da esquina' });
    home.has([
      anAccount({}, { transactions: [aRow({ id: 'new', status: 'POSTED', date: '2026-02-02T15:00:00.000Z' })] }),
    ]);
    await home.import();
    expect(await home.rows()).toMatchObject([
      { id: 'new', category: 'Lazer', merchant: 'Da esquina', date: '2026-02-02' },
    ]);
  });

  it('waits for a row that an import lacks and the next one brings back under another id', async () => {
    const home = await homeWith(aRow(), aRow({ id: 'other', amount: -99 }));
    await say(home, 'tx-1', { note: 'minha' });
    home.has([anAccount({}, { transactions: [aRow({ id: 'other', amount: -99 })] })]);
    await home.import();
    home.has([anAccount({}, { transactions: [aRow({ id: 'tx-2' }), aRow({ id: 'other', amount: -99 })] })]);
    await home.import();
    expect(await rowOf(home, 'tx-2')).toMatchObject({ note: 'minha' });
  });

  it('stays on exactly one of two equal rows that are renumbered together', async () => {
    const home = await homeWith(aRow({ id: 'a1' }), aRow({ id: 'a2' }));
    await say(home, 'a2', { category: 'Lazer' });
    home.has([anAccount({}, { transactions: [aRow({ id: 'b2' }), aRow({ id: 'b1' })] })]);
    await home.import();
    expect((await home.rows()).filter(({ category }) => category === 'Lazer')).toHaveLength(1);
    home.has([anAccount({}, { transactions: [aRow({ id: 'c2' }), aRow({ id: 'c1' })] })]);
    await home.import();
    expect((await home.rows()).filter(({ category }) => category === 'Lazer')).toHaveLength(1);
  });

  it('of two callers at once both words hold', async () => {
    const home = await homeWith(aRow(), aRow({ id: 'tx-2', amount: -3 }));
    await Promise.all([
      say(home, 'tx-1', { category: 'Lazer' }),
      say(home, 'tx-1', { note: 'um' }),
      say(home, 'tx-2', { category: 'Moradia' }),
      say(home, 'tx-2', { merchant: 'Da esquina' }, { applyToSimilar: true }),
    ]);
    expect(await rowOf(home, 'tx-1')).toMatchObject({ category: 'Lazer', note: 'um', merchant: 'Da esquina' });
    expect(await rowOf(home, 'tx-2')).toMatchObject({ category: 'Moradia', merchant: 'Da esquina' });
  });

  it('goes with the connection that is unlinked', async () => {
    const home = await homeWith(aRow());
    await say(home, 'tx-1', { note: 'minha' });
    await unlinkItem(home.parts, 'user-1', 'item-1');
    expect((await ownWordsStore(home.table).everything('user-1')).rows).toEqual([]);
  });
});

describe('an import under way', () => {
  const posted = [
    anAccount({}, { transactions: [aRow({ id: 'new', status: 'POSTED' }), aRow({ id: 'more', amount: -3 })] }),
  ];

  it.each([
    ['that has read the ledger', 'plan'],
    ['that has taken its lease', 'take'],
  ] as const)('%s cannot undo a word, and ends with it', async (_, moment) => {
    const home = await homeWith(aRow({ status: 'PENDING' }));
    home.has(posted);
    let said = false;
    const sayOnce = async () => {
      if (said) return;
      said = true;
      await say(home, 'tx-1', { category: 'Lazer' });
      await say(home, 'tx-1', { note: 'para todas' }, { applyToSimilar: true });
    };
    const { leases } = home.parts;
    home.parts.leases = {
      ...leases,
      take: async (item, now) => {
        if (moment === 'plan') await sayOnce();
        const lease = await leases.take(item, now);
        if (moment === 'take') await sayOnce();
        return lease;
      },
    };
    expect((await home.import()).kind).toBe('imported');
    expect(await rowOf(home, 'new')).toMatchObject({ category: 'Lazer', note: 'para todas', status: 'POSTED' });
    expect(await rowOf(home, 'more')).toMatchObject({ note: 'para todas' });
    const item = await home.items.find('user-1', 'item-1');
    expect(item?.completedVersion).toBe(item?.importVersion);
  });
});

describe("the user's word on a merchant", () => {
  it('is on past and future rows of that merchant and direction, and on no others', async () => {
    const home = await homeWith(
      aRow({ id: 'a', description: 'POSTO SHELL 123' }),
      aRow({ id: 'b', description: 'POSTO SHELL 77', date: '2026-02-20T15:00:00.000Z' }),
      aRow({ id: 'c', description: 'POSTO SHELL 1', type: 'CREDIT', amount: 10 }),
      aRow({ id: 'd', description: 'PADARIA BELLA' }),
    );
    await say(home, 'b', { category: 'Moradia' });
    expect(await say(home, 'a', { category: 'Lazer' }, { applyToSimilar: true })).toBe(2);
    const transactions = ['a', 'b', 'e'].map((id) => aRow({ id, description: `POSTO SHELL ${id.length}` }));
    home.has([anAccount({}, { transactions })]);
    await home.import();
    expect((await home.rows()).map(({ category }) => category)).toEqual(['Lazer', 'Lazer', 'Lazer']);
    await say(home, 'e', { category: null });
    expect((await rowOf(home, 'e'))?.replaced).toBeUndefined();
    await say(home, 'a', { category: null }, { applyToSimilar: true });
    expect((await home.rows()).some(({ replaced }) => replaced)).toBe(false);
  });

  it('goes where its connection has gone', async () => {
    const home = await homeWith(aRow());
    await say(home, 'tx-1', { category: 'Lazer' }, { applyToSimilar: true });
    await unlinkItem(home.parts, 'user-1', 'item-1');
    const words = () => ownWordsStore(home.table).everything('user-1');
    const [rule, ...others] = rulesOf(await words(), []);
    expect([others, rule?.transactions]).toEqual([[], 0]);
    await deleteRule(servicesOf(home.table), 'user-1', rule?.id ?? '');
    expect((await words()).merchants).toEqual([]);
  });

  it('is refused where the bank names nobody', async () => {
    const home = await homeWith(aRow({ description: 'PIX ENVIADO' }));
    await expect(say(home, 'tx-1', { note: 'x' }, { applyToSimilar: true })).rejects.toThrow('Invalid applyToSimilar');
  });
});

describe('a word on more months than one transaction holds', () => {
  const rows = Array.from({ length: 110 }, (_, index) => {
    const [year, month] = [2026 - Math.floor(index / 12), 12 - (index % 12)];
    return aRow({ id: `m-${index}`, date: `${year}-${String(month).padStart(2, '0')}-05T15:00:00.000Z` });
  });

  /** Fails the `nth` transaction of the table's client and all after it, as if the function had died. */
  const dieAt = ({ client }: Table, nth: number) => {
    let seen = 0;
    client.middlewareStack.add(
      (next, { commandName }) =>
        (args) => {
          if (commandName !== 'TransactWriteItemsCommand') return next(args);
          seen += 1;
          if (seen >= nth) throw new Error('The function died');
          return next(args);
        },
      { name: 'dieAt', step: 'initialize' },
    );
    return () => client.middlewareStack.remove('dieAt');
  };

  const categoriesOf = async (home: Household) => [...new Set((await home.rows()).map(({ category }) => category))];
  const hasUnfinished = async ({ table }: Household): Promise<boolean> =>
    (await ownWordsStore(table).everything('user-1')).merchants.some(({ isUnfinished }) => isUnfinished);

  it('shows in the newest months at once, and in all when the worker has written the others', async () => {
    const home = await homeWith(...rows);
    const later: Message[] = [];
    const services = servicesOf(home.table, later);
    expect(await say(home, 'm-109', { category: 'Lazer' }, { applyToSimilar: true, services })).toBe(110);
    const shown = (await home.rows()).filter(({ category }) => category === 'Lazer').map(({ id }) => id);
    expect(shown.toSorted()).toEqual(Array.from({ length: 40 }, (_, index) => `m-${index}`).toSorted());
    expect(later).toEqual([
      ['user-1', 300],
      ['user-1', 0],
    ]);
    expect(await finishWords(finishServices(home.table), 'user-1')).toBe(true);
    expect(await categoriesOf(home)).toEqual(['Lazer']);
    expect(await finishWords(finishServices(home.table), 'user-1')).toBe(false);
  });

  it('is answered though the queue refuses the message after it, and refused with the one before it', async () => {
    const home = await homeWith(...rows);
    const before = await categoriesOf(home);
    const refusing = (delay: number): WordServices => ({
      ...servicesOf(home.table),
      finishLater: async (_, delaySeconds) => {
        if (delaySeconds === delay) throw new Error('The queue is away');
      },
    });
    const change = { category: 'Lazer' };
    const first = say(home, 'm-0', change, { applyToSimilar: true, services: refusing(300) });
    await expect(first).rejects.toThrow('The queue is away');
    expect(await categoriesOf(home)).toEqual(before);
    expect(await say(home, 'm-0', change, { applyToSimilar: true, services: refusing(0) })).toBe(110);
    expect(await hasUnfinished(home)).toBe(true);
  });

  it('stands from its first transaction on, and is completed whichever step was the last', async () => {
    const home = await homeWith(...rows);
    const steps = 5;
    for (let nth = 1; nth <= steps; nth += 1) {
      const category = nth % 2 === 0 ? 'Lazer' : 'Moradia';
      const before = await categoriesOf(home);
      const later: Message[] = [];
      const revive = dieAt(home.table, nth);
      const said = say(home, 'm-50', { category }, { applyToSimilar: true, services: servicesOf(home.table, later) });
      await said.catch(() => undefined);
      await finishWords(finishServices(home.table), 'user-1').catch(() => undefined);
      revive();
      expect(later).toContainEqual(['user-1', 300]);
      await finishWords(finishServices(home.table), 'user-1');
      expect(await categoriesOf(home)).toEqual(nth === 1 ? before : [category]);
      expect(await hasUnfinished(home)).toBe(false);
      expect(await finishWords(finishServices(home.table), 'user-1')).toBe(false);
    }
  });

  it('is removed from the newest months at once, and from all when the worker has, whichever step was the last', async () => {
    const home = await homeWith(...rows);
    const before = await categoriesOf(home);
    const rules = async () => rulesOf(await ownWordsStore(home.table).everything('user-1'), await home.rows());
    for (let nth = 2; nth <= 5; nth += 1) {
      await say(home, 'm-0', { category: 'Lazer' }, { applyToSimilar: true });
      await finishWords(finishServices(home.table), 'user-1');
      const [rule] = await rules();
      const later: Message[] = [];
      const revive = dieAt(home.table, nth);
      await deleteRule(servicesOf(home.table, later), 'user-1', rule?.id ?? '');
      await finishWords(finishServices(home.table), 'user-1').catch(() => undefined);
      revive();
      expect([await rules(), later[0]]).toEqual([[], ['user-1', 300]]);
      await finishWords(finishServices(home.table), 'user-1');
      expect(await categoriesOf(home)).toEqual(before);
      expect((await ownWordsStore(home.table).everything('user-1')).merchants).toEqual([]);
    }
  });

  it('is completed by the next import of the whole history too', async () => {
    const home = await homeWith(...rows);
    await say(home, 'm-0', { category: 'Lazer' }, { applyToSimilar: true });
    await home.import(addSeconds(start, 24 * 3600));
    expect((await ledgerStore(home.table).everything('user-1')).every(({ category }) => category === 'Lazer')).toBe(
      true,
    );
  });
});
