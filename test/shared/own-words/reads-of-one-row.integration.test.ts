import { beforeAll, describe, expect, it } from 'vitest';
import { accountStore } from '../../../shared/accounts/account-store.ts';
import { accountSnapshotStore } from '../../../shared/cards/account-snapshot-store.ts';
import { createAccount } from '../../../shared/files/hand-accounts.ts';
import { changeRow, createRow, deleteRow } from '../../../shared/files/hand-rows.ts';
import { fileServices } from '../../../shared/files/write-rows.ts';
import { ledgerEditor } from '../../../shared/ledger/ledger-editor.ts';
import { ledgerStore } from '../../../shared/ledger/ledger-store.ts';
import { madeByHandAt } from '../../../shared/ledger/transaction.ts';
import { centavos } from '../../../shared/money.ts';
import { changeTransaction, type RowHint, type WordsRequest } from '../../../shared/own-words/change-transaction.ts';
import { ownWordsStore } from '../../../shared/own-words/own-words-store.ts';
import { keys } from '../../../shared/platform/table/keys.ts';
import type { Table } from '../../../shared/platform/table/table.ts';
import { writeAll } from '../../../shared/platform/table/transact.ts';
import { updateItem } from '../../../shared/platform/table/update.ts';
import { finishServices } from '../../../shared/sync/import/word-services.ts';
import { itemStore, linkWrites } from '../../../shared/sync/item-store.ts';
import { nameAccount } from '../../../shared/sync/name-account.ts';
import { addMonths, type IsoDate } from '../../../shared/time/calendar.ts';
import { type Instant, systemClock } from '../../../shared/time/instant.ts';
import { dateInSaoPaulo } from '../../../shared/time/sao-paulo.ts';
import { accounts } from '../../bench/reads/household.ts';
import { inProcessTable } from '../../support/in-process-dynamo.ts';
import { aTransaction } from '../ledger/a-transaction.ts';
import { seededRandom, uuid } from '../ledger/realistic-rows.ts';
import { always } from '../ledger/store/ledger-on.ts';
import { type Call, observeCalls, unitsOf } from '../ledger/store/observe-calls.ts';

const userId = 'user-1';
const now = '2026-03-10T12:00:00.000Z' as Instant;
const TODAY = '2026-03-10' as IsoDate;
const [ACCOUNTS, MONTHS, ROWS] = [6, 24, 60];

const idOf = (account: number, month: number): string => `acc-${account}-m${month}-0`;
const dateOf = (month: number): IsoDate => addMonths('2026-03-05' as IsoDate, -month);

let table: Table;
beforeAll(async () => {
  table = await inProcessTable();
  const [template] = accounts;
  if (!template) throw new Error('No account');
  await writeAll(table, linkWrites(table.name, userId, 'item', { now, dueAt: now }));
  const ledger = ledgerStore(table);
  const unlocked = {
    ConditionCheck: {
      TableName: table.name,
      Key: { pk: 'nothing', sk: 'nothing' },
      ConditionExpression: 'attribute_not_exists(pk)',
    },
  };
  for (let account = 0; account < ACCOUNTS; account += 1) {
    const accountId = `acc-${account}`;
    const type = account === 1 ? 'CREDIT' : 'BANK';
    await writeAll(table, [accountStore(table).put(userId, { ...template, id: accountId, itemId: 'item', type })]);
    const rows = Array.from({ length: MONTHS * ROWS }, (_, index) => {
      const [month, row] = [Math.floor(index / ROWS), index % ROWS];
      const installment = account === 1 && row === 0 && month === 20 ? { number: 1, total: 3 } : null;
      const description = `LOJA ${(index * 7919) % 9973} ${accountId} SAO PAULO`;
      return {
        ...aTransaction({ id: `${accountId}-m${month}-${row}`, accountId, date: dateOf(month), description }),
        ...(installment && { installment: { ...installment, totalAmount: null, purchaseDate: null } }),
      };
    });
    await ledger.commit(userId, await ledger.plan(userId, [{ accountId, rows, window: always }]), unlocked);
  }
});

const changeOf = (asked: Pick<WordsRequest, 'transactionId' | 'change' | 'hint'>) => {
  const services = {
    ...finishServices(table),
    clock: () => now,
    snapshots: accountSnapshotStore(table),
    finishLater: async () => undefined,
  };
  const request = { userId, applyToSimilar: false, ...asked };
  return changeTransaction(services, request, async (changed) => ({ answer: changed.row, extraWrites: [] }));
};

let notes = 0;
/** Read units of a note, which arrives. */
const readsOfNote = async (transactionId: string, hint?: RowHint): Promise<number> => {
  notes += 1;
  const note = `nota ${notes}`;
  const calls = observeCalls(table);
  const row = await changeOf({ transactionId, change: { note }, hint });
  expect(row).toMatchObject({ id: transactionId, note });
  const reads = calls.filter(({ operation }) => operation === 'Query' || operation === 'Get');
  const stored = (await ledgerStore(table).everything(userId)).find(({ id }) => id === transactionId);
  expect(stored?.note).toBe(note);
  return unitsOf(reads);
};

const connection = async () => {
  const { importVersion, rowsVersion, streamStamp } = (await itemStore(table).find(userId, 'item')) ?? {};
  return { importVersion: importVersion ?? 0, rowsVersion, streamStamp };
};

it('leaves the streams that an import found, for a note and the name of an account, and not for a category', async () => {
  const streamStamp = { since: TODAY, until: null, inputs: 'x' };
  await updateItem(table, keys.item(userId, 'item'), { set: { streamStamp, rowsVersion: 7 } }, 'NONE');
  const before = await connection();
  await readsOfNote(idOf(0, 0));
  expect(await connection()).toEqual({ ...before, importVersion: before.importVersion + 1 });
  const naming = { table, accounts: accountStore(table), items: itemStore(table), words: ownWordsStore(table) };
  const named = { userId, accountId: 'acc-0', name: 'Casa' };
  await nameAccount(naming, named, async () => ({ answer: null, extraWrites: [] }));
  expect(await connection()).toEqual({ ...before, importVersion: before.importVersion + 2 });
  await changeOf({ transactionId: idOf(0, 0), change: { category: 'Lazer', note: 'nota' } });
  const { importVersion } = before;
  expect(await connection()).toEqual({
    importVersion: importVersion + 3,
    rowsVersion: importVersion + 3,
    streamStamp: null,
  });
});

/** Connection, accounts, words, the month of the row, and the minimum of each Query. */
const FEW = 12;

it('reads the month of the row alone where the caller says where it was', async () => {
  const hint = { accountId: 'acc-4', date: dateOf(20) };
  expect(await readsOfNote(idOf(4, 20), hint)).toBeLessThanOrEqual(FEW);
});

it('reads the month of a row that has words already', async () => {
  await readsOfNote(idOf(3, 18));
  const recent = await readsOfNote(idOf(3, 1));
  expect(await readsOfNote(idOf(3, 18))).toBeLessThanOrEqual(recent + 2);
});

it('reads the latest months first, and all only for a row that is not there', async () => {
  const [recent, old] = [await readsOfNote(idOf(2, 0)), await readsOfNote(idOf(2, 12))];
  expect(recent).toBeLessThan(old / 2);
});

it('reads a part of a long history where the row is in its newest megabyte, and else all of it once', async () => {
  const [template] = accounts;
  if (!template) throw new Error('No account');
  const long = await inProcessTable();
  const random = seededRandom(1);
  const rows = Array.from({ length: 60 * 250 }, (_, index) =>
    aTransaction({
      id: uuid(random),
      accountId: 'acc',
      date: dateOf(Math.floor(index / 250)),
      description: Array.from({ length: 7 }, () => uuid(random)).join(' '),
    }),
  );
  const ledger = ledgerStore(long);
  const fence = { Put: { TableName: long.name, Item: { pk: 'nothing', sk: 'nothing' } } };
  await ledger.commit(userId, await ledger.plan(userId, [{ accountId: 'acc', rows, window: always }]), fence);
  const calls = observeCalls(long);
  const readsOf = async (rowId: string) => {
    calls.splice(0);
    const { rows: read } = await ledgerEditor(long).readWith(userId, [rowId]);
    return {
      isThere: read.some(({ id }) => id === rowId),
      ids: read.map(({ id }) => id).sort(),
      units: unitsOf(calls),
    };
  };
  const [recent, old, none] = [
    await readsOf(rows[10 * 250]?.id ?? ''),
    await readsOf(rows.at(-1)?.id ?? ''),
    await readsOf('none'),
  ];
  expect([recent.isThere, old.isThere, none.isThere]).toEqual([true, true, false]);
  expect(recent.units).toBeLessThan(old.units / 1.5);
  const ids = rows.map(({ id }) => id).sort();
  expect([old.ids, none.ids]).toEqual([ids, ids]);
  calls.splice(0);
  await ledgerEditor(long).read(userId);
  // The month at the end of the page is read twice.
  expect(old.units).toBeLessThan(unitsOf(calls) + 20);
});

it.each([
  ['another account', { accountId: 'acc-0', date: dateOf(14) }],
  ['another month', { accountId: 'acc-5', date: dateOf(13) }],
  ['no account of the user', { accountId: 'x#y', date: dateOf(14) }],
  ['only the date', { date: dateOf(14) }],
  ['a date before all rows', { accountId: 'acc-5', date: '0001-01-01' as IsoDate }],
])('finds a row whose hint names %s', async (_, hint) => {
  await readsOfNote(idOf(5, 14), hint);
});

it('reads the months of the card alone for an installment, whose bill depends on other rows', async () => {
  const whole = observeCalls(table);
  await ledgerStore(table).everything(userId);
  const all = unitsOf(whole);
  const units = await readsOfNote(idOf(1, 20), { accountId: 'acc-1', date: dateOf(20) });
  // Beside the row: the first items of the ledger, which may be all, and an item of each month.
  expect(units).toBeLessThanOrEqual(FEW + (all * 60) / (ACCOUNTS * MONTHS) + MONTHS + 2);
});

describe('a row by hand', () => {
  const nothing = { extraWrites: [] };
  const asked = { userId, now };
  const services = () => ({ ...fileServices(table), clock: () => now });
  const unitsOfReads = (calls: readonly Call[]): number =>
    unitsOf(calls.filter(({ operation }) => operation === 'Query' || operation === 'Get'));
  const aRow = async (date: IsoDate) => {
    const made = { name: 'Carteira', type: 'BANK', startingBalance: centavos(0), startingDate: dateOf(23) } as const;
    const accountId = await createAccount(services(), { ...asked, made }, async ({ account }) => ({
      ...nothing,
      answer: account.id,
    }));
    const row = { date, amount: centavos(-100), description: 'FEIRA', accountId, category: undefined };
    const id = await createRow(services(), { ...asked, ...row }, async (made) => ({ ...nothing, answer: made.row.id }));
    return { id, accountId };
  };
  const moved = (transactionId: string, date: IsoDate, hint?: RowHint) =>
    changeRow(services(), { ...asked, transactionId, hint, set: { date }, change: {} }, async ({ row, account }) => ({
      ...nothing,
      answer: { row, account },
    }));
  const removed = (transactionId: string, hint?: RowHint) =>
    deleteRow(services(), { ...asked, transactionId, hint }, async ({ account }) => ({ ...nothing, answer: account }));

  it('is moved and removed with the months that it leaves and goes to', async () => {
    const { id, accountId } = await aRow(dateOf(15));
    const calls = observeCalls(table);
    const { row, account } = await moved(id, dateOf(12), { accountId, date: dateOf(15) });
    expect([row.date, account.balance]).toEqual([dateOf(12), -100]);
    expect(unitsOfReads(calls)).toBeLessThanOrEqual(FEW);
    const before = unitsOfReads(calls);
    expect((await removed(id, { accountId, date: dateOf(12) })).balance).toBe(0);
    expect(unitsOfReads(calls) - before).toBeLessThanOrEqual(FEW);
    const rows = await ledgerStore(table).everything(userId);
    expect(rows.filter((one) => one.id === id)).toEqual([]);
  });

  it.each([
    ['no hint', undefined],
    ['another month', { date: dateOf(3) }],
    ['another account', { accountId: 'acc-2', date: dateOf(15) }],
  ])('is found with %s', async (_, hint) => {
    const { id } = await aRow(dateOf(15));
    expect((await moved(id, dateOf(1), hint)).row.date).toBe(dateOf(1));
    const [stored, ...others] = (await ledgerStore(table).everything(userId)).filter((one) => one.id === id);
    expect([stored?.date, others]).toEqual([dateOf(1), []]);
    expect((await removed(id, hint)).balance).toBe(0);
  });

  it.each([
    ['hand-019e0c1b-7c00-7abc-8def-000000000000', '2026-05-09T09:39:48.352Z'],
    ['hand-0fffffff-ffff-7abc-8def-000000000000', '2527-06-23T06:20:44.415Z'],
    ['hand-ffffffff-ffff-7abc-8def-000000000000', null],
    ['hand-x', null],
    ['acc-1-m0-0', null],
  ])('of %s was made at %s', async (id, made) => {
    expect(madeByHandAt(id)).toBe(made);
    await expect(moved(id, dateOf(1))).rejects.toThrow(made ? 'Transaction not found' : /not found|not by hand/);
  });

  it('is found by its id where it was noted on its day', async () => {
    const noted = dateInSaoPaulo(systemClock());
    const { id } = await aRow(noted);
    const calls = observeCalls(table);
    await moved(id, noted);
    expect(unitsOfReads(calls)).toBeLessThanOrEqual(FEW + 2);
  });
});

it('is not found where there is none, whatever the hint', async () => {
  await expect(readsOfNote('nothing', { accountId: 'acc-1', date: TODAY })).rejects.toThrow('Transaction not found');
});
