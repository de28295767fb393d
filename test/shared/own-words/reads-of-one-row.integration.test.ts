import { beforeAll, expect, it } from 'vitest';
import { accountStore } from '../../../shared/accounts/account-store.ts';
import { accountSnapshotStore } from '../../../shared/cards/account-snapshot-store.ts';
import { ledgerStore } from '../../../shared/ledger/ledger-store.ts';
import { changeTransaction, type RowHint } from '../../../shared/own-words/change-transaction.ts';
import type { Table } from '../../../shared/platform/table/table.ts';
import { writeAll } from '../../../shared/platform/table/transact.ts';
import { finishServices } from '../../../shared/sync/import/word-services.ts';
import { linkWrites } from '../../../shared/sync/item-store.ts';
import { addMonths, type IsoDate } from '../../../shared/time/calendar.ts';
import type { Instant } from '../../../shared/time/instant.ts';
import { accounts } from '../../bench/reads/household.ts';
import { inProcessTable } from '../../support/in-process-dynamo.ts';
import { aTransaction } from '../ledger/a-transaction.ts';
import { always } from '../ledger/store/ledger-on.ts';
import { observeCalls, unitsOf } from '../ledger/store/observe-calls.ts';

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

let notes = 0;
/** Read units of a note, which arrives. */
const readsOfNote = async (transactionId: string, hint?: RowHint): Promise<number> => {
  notes += 1;
  const note = `nota ${notes}`;
  const calls = observeCalls(table);
  const services = {
    ...finishServices(table),
    clock: () => now,
    snapshots: accountSnapshotStore(table),
    finishLater: async () => undefined,
  };
  const asked = { userId, transactionId, change: { note }, applyToSimilar: false, hint };
  const row = await changeTransaction(services, asked, async (changed) => ({ answer: changed.row, extraWrites: [] }));
  expect(row).toMatchObject({ id: transactionId, note });
  const reads = calls.filter(({ operation }) => operation === 'Query' || operation === 'Get');
  const stored = (await ledgerStore(table).everything(userId)).find(({ id }) => id === transactionId);
  expect(stored?.note).toBe(note);
  return unitsOf(reads);
};

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

it.each([
  ['another account', { accountId: 'acc-0', date: dateOf(14) }],
  ['another month', { accountId: 'acc-5', date: dateOf(13) }],
  ['no account of the user', { accountId: 'x#y', date: dateOf(14) }],
  ['only the date', { date: dateOf(14) }],
  ['a date before all rows', { accountId: 'acc-5', date: '0001-01-01' as IsoDate }],
])('finds a row whose hint names %s', async (_, hint) => {
  await readsOfNote(idOf(5, 14), hint);
});

it('finds an installment of a card, whose bill depends on other rows', async () => {
  await readsOfNote(idOf(1, 20), { accountId: 'acc-1', date: dateOf(20) });
});

it('is not found where there is none, whatever the hint', async () => {
  await expect(readsOfNote('nothing', { accountId: 'acc-1', date: TODAY })).rejects.toThrow('Transaction not found');
});
