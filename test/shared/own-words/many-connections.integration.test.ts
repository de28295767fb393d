import { expect, it } from 'vitest';
import { accountStore } from '../../../shared/accounts/account-store.ts';
import { accountSnapshotStore } from '../../../shared/cards/account-snapshot-store.ts';
import { ledgerStore } from '../../../shared/ledger/ledger-store.ts';
import { changeTransaction } from '../../../shared/own-words/change-transaction.ts';
import { finishWords } from '../../../shared/own-words/finish-words.ts';
import { ownWordsStore } from '../../../shared/own-words/own-words-store.ts';
import type { Table } from '../../../shared/platform/table/table.ts';
import { writeAll } from '../../../shared/platform/table/transact.ts';
import { finishServices } from '../../../shared/sync/import/word-services.ts';
import { linkWrites } from '../../../shared/sync/item-store.ts';
import type { Instant } from '../../../shared/time/instant.ts';
import { accounts } from '../../bench/reads/household.ts';
import { inProcessTable } from '../../support/in-process-dynamo.ts';
import { aTransaction } from '../ledger/a-transaction.ts';
import { always } from '../ledger/store/ledger-on.ts';

const userId = 'user-1';
const now = '2026-03-10T12:00:00.000Z' as Instant;
const CONNECTIONS = 21;
const MONTHS = ['2026-01-05', '2026-02-05', '2026-03-05'];

const numbers = Array.from({ length: CONNECTIONS }, (_, number) => number);

/** Of each connection an account with a row of one merchant in each of three months. */
const connect = async (table: Table): Promise<void> => {
  const [template] = accounts;
  if (!template) throw new Error('No account');
  for (const number of numbers) {
    const [itemId, accountId] = [`item-${number}`, `acc-${number}`];
    await writeAll(table, linkWrites(table.name, userId, itemId, { now, dueAt: now }));
    await writeAll(table, [accountStore(table).put(userId, { ...template, id: accountId, itemId, type: 'BANK' })]);
    const rows = MONTHS.map((date) =>
      aTransaction({
        id: `${accountId}-${date}`,
        accountId,
        date,
        description: 'PADARIA BELLA',
        merchant: 'Padaria Bella',
      }),
    );
    const ledger = ledgerStore(table);
    const unlocked = {
      ConditionCheck: {
        TableName: table.name,
        Key: { pk: 'nothing', sk: 'nothing' },
        ConditionExpression: 'attribute_not_exists(pk)',
      },
    };
    await ledger.commit(userId, await ledger.plan(userId, [{ accountId, rows, window: always }]), unlocked);
  }
};

it('a word on the rows of a merchant reaches every connection of a user who has twenty and more', async () => {
  const table = await inProcessTable();
  await connect(table);
  const services = {
    ...finishServices(table),
    snapshots: accountSnapshotStore(table),
    finishLater: async () => undefined,
  };
  const asked = { userId, transactionId: 'acc-0-2026-01-05', change: { category: 'Lazer' }, applyToSimilar: true };
  const changed = await changeTransaction(services, asked, async ({ changedRows }) => ({
    answer: changedRows,
    extraWrites: [],
  }));
  expect(changed).toBe(CONNECTIONS * MONTHS.length);
  const categories = async () =>
    (await ledgerStore(table).everything(userId)).map(({ date, category }) => [date, category]);
  const newest = (await categories()).filter(([date]) => date === MONTHS.at(-1));
  expect(newest).toEqual(numbers.map(() => [MONTHS.at(-1), 'Lazer']));
  expect((await categories()).some(([, category]) => category !== 'Lazer')).toBe(true);
  await finishWords(finishServices(table), userId);
  const rows = await ledgerStore(table).everything(userId);
  expect(rows.map(({ category }) => category)).toEqual(rows.map(() => 'Lazer'));
  const { merchants } = await ownWordsStore(table).everything(userId);
  expect(merchants.some(({ isUnfinished }) => isUnfinished)).toBe(false);
});
