import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { accountStore } from '../../shared/accounts/account-store.ts';
import { NO_HOLDINGS } from '../../shared/accounts/holding.ts';
import { holdingsStore, movementTable } from '../../shared/accounts/holdings-store.ts';
import { billStore } from '../../shared/cards/bill-store.ts';
import { newClosingDate } from '../../shared/cards/closing-date.ts';
import { closingDateStore } from '../../shared/cards/closing-date-store.ts';
import { feedStore } from '../../shared/feed/feed-store.ts';
import { ledgerStore } from '../../shared/ledger/ledger-store.ts';
import type { Transaction } from '../../shared/ledger/transaction.ts';
import { centavos, toCentavos } from '../../shared/money.ts';
import { expireData } from '../../shared/personal-data/retention.ts';
import { keys } from '../../shared/platform/table/keys.ts';
import type { Table } from '../../shared/platform/table/table.ts';
import { writeAll } from '../../shared/platform/table/transact.ts';
import { updateItem } from '../../shared/platform/table/update.ts';
import { streamRecordStore } from '../../shared/recurring/stream-record-store.ts';
import { streamRecorder } from '../../shared/recurring/stream-recorder.ts';
import { importLeases } from '../../shared/sync/import/import-lease.ts';
import { planItemImport, type Takeover } from '../../shared/sync/import/plan-item-import.ts';
import type { PulledAccount } from '../../shared/sync/import/pull-item.ts';
import { movesOf } from '../../shared/sync/import/take-over.ts';
import { newItemState } from '../../shared/sync/item.ts';
import { itemStore } from '../../shared/sync/item-store.ts';
import { updateBudget } from '../../shared/sync/update/update-budget.ts';
import type { IsoMonth } from '../../shared/time/calendar.ts';
import { addSeconds, epochSeconds, type Instant } from '../../shared/time/instant.ts';
import { aBankAccount, aBill, aCard } from './cards/a-card.ts';
import type { KnownRecord } from './later-release.ts';
import { day } from './ledger/a-transaction.ts';
import { ledgerOn } from './ledger/store/ledger-on.ts';
import { monthlyRows, monthsOf2026 } from './recurring/some-rows.ts';

const now = '2026-06-12T12:00:00.000Z' as Instant;
const later = addSeconds(now, 3600);
const state = { ...newItemState, connectorName: 'Nubank', status: 'UPDATED' as const };

const itemOf = async (table: Table) => {
  const item = await itemStore(table).find('ana', 'item-1');
  if (!item) throw new Error('There is no item');
  return item;
};
const linked = (table: Table) => itemStore(table).link('ana', 'item-1', { now, dueAt: now });

const card = aCard();
const conta = aBankAccount({
  bankData: {
    transferNumber: '001/0001/12345-0',
    closingBalance: toCentavos(10),
    automaticallyInvestedBalance: null,
    overdraftContractedLimit: null,
    reservedBalances: [{ name: 'Cofrinho', amount: 10 }],
  },
});
const payments = [
  { date: day('2026-05-11'), amount: toCentavos(100) },
  { date: day('2026-05-12'), amount: toCentavos(20) },
];
const bill = aBill({ payments });

/** An import of what the bank says of accounts and bills, without its rows. */
const imported = async (table: Table, pulled: readonly PulledAccount[], takeovers?: ReadonlyMap<string, Takeover>) => {
  const [item, { accounts, leaving }, bills] = await Promise.all([
    itemOf(table),
    accountStore(table).listAll('ana'),
    billStore(table).list('ana'),
  ]);
  const stored = { item, accounts, leaving, bills };
  const plan = planItemImport(stored, state, { accounts: [...pulled], failedAccounts: 0 }, later, takeovers);
  await writeAll(table, [
    ...plan.writtenAccounts.map((account) =>
      takeovers?.has(account.id)
        ? accountStore(table).putArriving('ana', account)
        : accountStore(table).put('ana', account),
    ),
    ...billStore(table).writes('ana', plan.bills),
  ]);
};
const withBanks = async (table: Table) => {
  await linked(table);
  await imported(table, [
    { account: card, ledger: null, bills: [bill] },
    { account: conta, ledger: null, bills: null },
  ]);
};
/** The bank lists a payment more, and another first. */
const paid = { ...bill, payments: [...payments, { date: day('2026-05-13'), amount: centavos(1) }].toReversed() };

const rent = (count: number): Transaction[] =>
  monthlyRows('ALUGUEL CENTRO', monthsOf2026(count), { reais: -1500, day: '05' });

const recordStreams = async (table: Table) => {
  const nothing = { writtenAccounts: [], removedAccounts: [], bills: { written: [], removed: [] } };
  const look = { today: day('2026-06-12'), isWhole: false };
  const { writes } = await streamRecorder(table).record('u1', nothing, [], look);
  await writeAll(table, writes);
};
const withRent = async (table: Table, rows: readonly Transaction[]) => {
  await writeAll(table, [accountStore(table).put('u1', aBankAccount({ id: 'acc-1' }))]);
  await ledgerOn(table).setVersion(1);
  await ledgerOn(table).importRows(rows);
};

const closing = newClosingDate('ana', { accountId: card.id, closingDay: 10 }, now);
const moved = aCard({ id: 'card-2' });

export const bankRecords: Record<string, KnownRecord> = {
  retention: {
    key: keys.retention('ana'),
    make: async (table) => {
      const plan = {
        endedAt: now,
        deleteAt: addSeconds(now, 365 * 86_400),
        duePk: keys.due('RETENTION', 'ana'),
        dueAt: now,
      };
      await updateItem(table, keys.retention('ana'), { set: plan });
    },
    change: async (table) => {
      const nobody = { make: () => ({ writes: [], send: async () => undefined }) };
      const parts = { items: itemStore(table), accounts: accountStore(table), bills: billStore(table) };
      const services = { ...parts, ledger: ledgerStore(table), notices: nobody, deleteItem: async () => undefined };
      await expireData({ table, ...services }, { until: addSeconds(now, 31 * 86_400) });
    },
  },
  consent: {
    key: keys.consent('ana', 'item-1', now),
    make: linked,
    change: async (table) => {
      const [item, { consents }] = [await itemOf(table), itemStore(table)];
      await consents.by(item, 'link');
      await consents.ending(item, 'user');
      await writeAll(table, [consents.ended(item, { now: later, by: 'bank' })]);
    },
  },
  holdings: {
    key: keys.holdings('ana', 'item-1'),
    make: (table) => writeAll(table, [holdingsStore(table).put('ana', 'item-1', NO_HOLDINGS)]),
    change: (table) =>
      writeAll(table, [holdingsStore(table).put('ana', 'item-1', { ...NO_HOLDINGS, since: day('2026-06-12') })]),
  },
  item: {
    key: keys.item('ana', 'item-1'),
    make: async (table) => {
      await linked(table);
      const leases = importLeases(table);
      const lease = await leases.take(await itemOf(table), now);
      const stamp = { since: day('2026-06-12'), until: null, inputs: 'digest' };
      if (lease) await writeAll(table, [leases.stamp(lease, stamp)]);
    },
    change: async (table) => {
      const [leases, item] = [importLeases(table), await itemOf(table)];
      const lease = await leases.take(item, later);
      if (!lease) throw new Error('There is another import');
      await writeAll(table, [leases.finish(lease, { state, fullPullAt: null, recorded: null })]);
      await itemStore(table).claimUpdate(item, { now: later, until: addSeconds(later, 60), before: now });
    },
  },
  itemOwner: {
    key: keys.itemOwner('item-1'),
    make: linked,
    change: async (table) => {
      await itemStore(table).remove('ana', 'item-1');
      await linked(table);
      await itemStore(table).remove('ana', 'item-1');
    },
  },
  updates: {
    key: keys.updates(0, epochSeconds(now)),
    make: (table) => updateBudget(table, 10).take(now),
    change: (table) => updateBudget(table, 10).take(now, 'requested'),
  },
  'account of a card': {
    key: keys.account('ana', card.id),
    make: withBanks,
    change: (table) => imported(table, [{ account: { ...card, balance: toCentavos(1) }, ledger: null, bills: null }]),
  },
  account: {
    key: keys.account('ana', conta.id),
    make: withBanks,
    change: async (table) => {
      await imported(table, [{ account: { ...conta, balance: toCentavos(1) }, ledger: null, bills: null }]);
      await writeAll(table, [accountStore(table).rename('ana', conta.id, 'Da casa')]);
    },
    // As the bank says them, whatever they have.
    replaces: ['bankData.reservedBalances[0]'],
  },
  'account under a new number': {
    key: keys.account('ana', card.id),
    make: withBanks,
    change: async (table) => {
      const former = await accountStore(table).find('ana', card.id);
      if (!former) throw new Error('There is no card');
      const takeovers = new Map([[moved.id, { former, keepsBefore: undefined }]]);
      await imported(table, [{ account: moved, ledger: null, bills: null }], takeovers);
    },
    movesTo: keys.account('ana', moved.id),
  },
  bill: {
    key: keys.bill('ana', bill.dueDate, bill.id),
    make: withBanks,
    change: (table) => imported(table, [{ account: card, ledger: null, bills: [paid] }]),
  },
  'bill with another due date': {
    key: keys.bill('ana', bill.dueDate, bill.id),
    make: withBanks,
    change: (table) =>
      imported(table, [{ account: card, ledger: null, bills: [{ ...bill, dueDate: day('2026-05-18') }] }]),
    movesTo: keys.bill('ana', day('2026-05-18'), bill.id),
  },
  closingDate: {
    key: keys.closingDate('ana', card.id),
    make: (table) => closingDateStore(table).insert(closing),
    change: (table) => closingDateStore(table).update(closing, { closingDay: 12, updatedAt: later }),
  },
  'closingDate of a card under a new number': {
    key: keys.closingDate('ana', card.id),
    make: (table) => closingDateStore(table).insert(closing),
    change: async (table) => {
      const takeovers = new Map([[moved.id, { former: card, keepsBefore: undefined }]]);
      const words = { nameAccount: () => ({}) };
      await writeAll(table, await movesOf({ table, words }, { userId: 'ana', takeovers, said: { accounts: [] } }));
    },
    movesTo: keys.closingDate('ana', moved.id),
  },
  ledgerPart: {
    key: keys.ledgerPart('u1', '2026-03' as IsoMonth, 'acc-1', 0),
    make: (table) => withRent(table, rent(4)),
    change: (table) => ledgerOn(table).importRows([...rent(4), ...monthlyRows('PADARIA', ['2026-03'], {})]),
  },
  movesPart: {
    key: keys.movesPart('u1', '2026-03' as IsoMonth, 'acc-1', 0),
    make: (table) => withRent(movementTable(table), rent(4)),
    change: (table) =>
      ledgerOn(movementTable(table)).importRows([...rent(4), ...monthlyRows('PADARIA', ['2026-03'], {})]),
  },
  feedFloor: {
    key: keys.feedFloor(),
    make: (table) => feedStore(table).keepSince(now),
    change: (table) => feedStore(table).keepSince(later),
  },
  recurring: {
    key: keys.recurring('u1'),
    make: async (table) => {
      await withRent(table, rent(5));
      await recordStreams(table);
    },
    change: async (table) => {
      await withRent(table, rent(6));
      await recordStreams(table);
    },
  },
  'recurring after an account was unlinked': {
    key: keys.recurring('u1'),
    make: async (table) => {
      await withRent(table, rent(5));
      await recordStreams(table);
      const { client, name: TableName } = table;
      const record = await streamRecordStore(table).read('u1', true);
      const other = record.streams.map((stream) => ({ ...stream, id: `${stream.id}-2`, accountId: 'acc-9' }));
      const Item = { ...keys.recurring('u1'), streams: [...record.streams, ...other] };
      await client.send(new PutCommand({ TableName, Item }));
    },
    change: async (table) => {
      await streamRecordStore(table).forget('u1', new Set(['acc-9']));
    },
    replaces: ['streams[1]'],
  },
};
