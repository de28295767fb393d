import { describe, expect, it } from 'vitest';
import { StaleImportError } from '../../../shared/ledger/ledger-store.ts';
import { writeAll } from '../../../shared/platform/table/transact.ts';
import { importItem } from '../../../shared/sync/import/import-item.ts';
import { unlinkItem } from '../../../shared/sync/link-item.ts';
import { addSeconds } from '../../../shared/time/instant.ts';
import { type Household, household, sharedDynamoDb, start } from './import-support.ts';
import { anAccount, aRow } from './support.ts';

const dynamoDb = sharedDynamoDb();
const request = { userId: 'user-1', itemId: 'item-1', now: start };
const LEASE_SECONDS = 20;

const bank = () => anAccount({ id: 'acc-1' }, { transactions: [aRow()] });
/** With a row far before the window that a later pull of a known account reads again. */
const card = () => {
  const old = aRow({ id: 'old', amount: 5, date: '2025-04-01T15:00:00.000Z' });
  return anAccount({ id: 'card-1', type: 'CREDIT' }, { transactions: [old, aRow({ id: 'tx-2', amount: 20 })] });
};

const withCard = async (): Promise<Household> => {
  const home = await household(dynamoDb);
  home.has([bank(), card()]);
  await home.link();
  await home.import();
  return home;
};

/** The release before removed the accounts that a bank no longer lists; this is where it died. */
const withLeavingCard = async (): Promise<Household> => {
  const home = await withCard();
  const card = await home.parts.accounts.find('user-1', 'card-1');
  if (card) await writeAll(home.table, [home.parts.accounts.leave('user-1', card)]);
  return home;
};

const idsOf = async (home: Household): Promise<string[]> => (await home.rows()).map(({ id }) => id).sort();
const accountsOf = async (home: Household): Promise<string[]> =>
  (await home.parts.accounts.list('user-1')).map(({ id }) => id);

/** The parts of a process that stops for a while before it removes transactions. */
const stalled = ({ parts }: Household, meanwhile: () => Promise<void>) => {
  const removeAccounts: typeof parts.ledger.removeAccounts = async (...args) => {
    await meanwhile();
    return parts.ledger.removeAccounts(...args);
  };
  return { ...parts, ledger: { ...parts.ledger, removeAccounts } };
};

describe('an import that completes the removal of an account', () => {
  it('removes nothing that a newer import has confirmed while it stood still', async () => {
    const home = await withLeavingCard();
    home.has([bank()]);
    let stops = 0;
    const parts = stalled(home, async () => {
      stops += 1;
      if (stops > 1) return;
      home.pass(LEASE_SECONDS + 1);
      home.has([bank(), card()]);
      expect(await home.import()).toMatchObject({ kind: 'imported' });
    });
    await importItem(parts, request);
    expect(stops).toBe(1);
    expect(await accountsOf(home)).toEqual(['acc-1', 'card-1']);
    expect(await idsOf(home)).toEqual(['old', 'tx-1', 'tx-2']);
  });

  it.each([1, 2, 3])('loses nothing of an account that reappears after a crash at write %i', async (nth) => {
    const home = await withLeavingCard();
    home.has([bank()]);
    let transactions = 0;
    home.table.client.middlewareStack.add(
      (next, context) => (args) => {
        if (context.commandName === 'TransactWriteItemsCommand' && ++transactions === nth) {
          dynamoDb.faults.add({ target: 'dynamodb', operation: 'TransactWriteItems', times: 1, error: '500' });
        }
        return next(args);
      },
      { step: 'initialize' },
    );
    await expect(home.import()).rejects.toThrow();
    dynamoDb.faults.clear();
    home.has([bank(), card()]);
    await home.import(addSeconds(start, 3600));
    expect(await accountsOf(home)).toEqual(['acc-1', 'card-1']);
    expect(await idsOf(home)).toEqual(['old', 'tx-1', 'tx-2']);
  });

  it('that stopped half way shows no account without its transactions, and is completed even by a partial run', async () => {
    const home = await withLeavingCard();
    home.has([bank()]);
    const parts = stalled(home, () => Promise.reject(new Error('The worker died')));
    await expect(importItem(parts, request)).rejects.toThrow('The worker died');
    expect(await accountsOf(home)).toEqual(['acc-1']);
    expect(await home.parts.accounts.find('user-1', 'card-1')).toBeNull();
    home.has([bank()], { executionStatus: 'PARTIAL_SUCCESS' });
    await home.import();
    expect(await idsOf(home)).toEqual(['tx-1']);
    expect(await home.parts.accounts.listAll('user-1')).toMatchObject({ accounts: [{ id: 'acc-1' }], leaving: [] });
    expect(await home.import()).toMatchObject({ kind: 'unchanged' });
  });
});

describe('an item that is linked again', () => {
  it('is closed to an import that began under its earlier link, whatever came since', async () => {
    const home = await withCard();
    const item = await home.items.find('user-1', 'item-1');
    const before = item && (await home.parts.leases.take(item, start));
    if (!before) throw new Error('no lease');
    await unlinkItem(home.parts, 'user-1', 'item-1');
    await home.link();
    const fence = home.parts.leases.fence(before);
    const removal = () => home.parts.ledger.removeAccounts('user-1', ['acc-1', 'card-1'], fence);
    // As many imports as raise a number that began at the same place to the earlier one.
    for (let balance = 1; balance <= 3; balance += 1) {
      home.has([anAccount({ id: 'acc-1', balance }, { transactions: [aRow()] }), card()]);
      await home.import();
      await expect(removal()).rejects.toThrow(StaleImportError);
    }
    expect(await idsOf(home)).toEqual(['old', 'tx-1', 'tx-2']);
  });

  it('loses nothing to an unlinking that stood still meanwhile', async () => {
    const home = await withCard();
    const parts = stalled(home, async () => {
      await home.link();
      await home.import();
    });
    await expect(unlinkItem(parts, 'user-1', 'item-1')).rejects.toThrow(StaleImportError);
    expect(await idsOf(home)).toEqual(['old', 'tx-1', 'tx-2']);
    expect(await accountsOf(home)).toEqual(['acc-1', 'card-1']);
    expect(await home.items.ownerOf('item-1')).toBe('user-1');
  });

  it('is imported for the first time once, also while its institution is at it', async () => {
    const home = await withCard();
    await unlinkItem(home.parts, 'user-1', 'item-1');
    await home.link();
    home.has([bank(), card()], { status: 'UPDATING' });
    expect(await home.import()).toMatchObject({ kind: 'imported' });
    expect(await home.import()).toMatchObject({ kind: 'in progress' });
    expect(await idsOf(home)).toEqual(['old', 'tx-1', 'tx-2']);
  });
});
