import { beforeEach, describe, expect, it } from 'vitest';
import { accountStore } from '../../../shared/accounts/account-store.ts';
import { billStore } from '../../../shared/cards/bill-store.ts';
import { outbox } from '../../../shared/events/outbox.ts';
import type { ForecastStores } from '../../../shared/forecast/forecast-store.ts';
import { ledgerStore } from '../../../shared/ledger/ledger-store.ts';
import type { Transaction } from '../../../shared/ledger/transaction.ts';
import { toCentavos } from '../../../shared/money.ts';
import { deliveryStore } from '../../../shared/notifications/delivery-store.ts';
import { noticeBudgetStore } from '../../../shared/notifications/notices/notice-budget.ts';
import type { Recipient } from '../../../shared/notifications/recipient.ts';
import { keys } from '../../../shared/platform/table/keys.ts';
import { queryPrefix } from '../../../shared/platform/table/query-pages.ts';
import type { Table } from '../../../shared/platform/table/table.ts';
import { writeAll } from '../../../shared/platform/table/transact.ts';
import { evaluateSignals } from '../../../shared/signals/evaluate-signals.ts';
import { type Signal, statusOf } from '../../../shared/signals/signal.ts';
import { MOST_SIGNALS, signalStore, withWord } from '../../../shared/signals/signal-store.ts';
import type { Item } from '../../../shared/sync/item.ts';
import { itemStore } from '../../../shared/sync/item-store.ts';
import { linkItem, unlinkItem } from '../../../shared/sync/link-item.ts';
import { addDays } from '../../../shared/time/calendar.ts';
import type { Instant } from '../../../shared/time/instant.ts';
import { endpointStore } from '../../../shared/webhooks/endpoint-store.ts';
import { writeUnitsOf } from '../../bench/imports/write-units.ts';
import { inProcessTable } from '../../support/in-process-dynamo.ts';
import { storedDeliveries } from '../../support/stored-deliveries.ts';
import { aTransaction, day } from '../ledger/a-transaction.ts';
import { observeCalls, unitsOf } from '../ledger/store/observe-calls.ts';
import { aConnection, OLD, someAccounts, TODAY } from './some-signals.ts';

const noon = (date: string): Instant => `${date}T15:00:00.000Z` as Instant;

let table: Table;
let rows: readonly Transaction[];
let connections: Item[];
let recipient: Recipient | null;
let dies: number | null;
let rangesRead: number;

beforeEach(async () => {
  dies = null;
  rangesRead = 0;
  table = await inProcessTable(async (call) => {
    if (dies !== null) {
      dies -= 1;
      if (dies < 0) throw new Error('The process died');
    }
    return call();
  });
  rows = OLD;
  connections = [aConnection()];
  recipient = { name: 'Ana', email: 'ana@example.com', phone: '+5511999990001' };
});

// Enough for the card's bill: no balance is low.
const accounts = someAccounts().map((account) => ({ ...account, balance: toCentavos(50_000) }));
const forecast: ForecastStores = {
  snapshots: { read: async () => ({ accounts, bills: [], closingDates: [] }) },
  ledger: {
    range: async (_user, from, to) => {
      rangesRead += 1;
      return rows.filter(({ date }) => from <= date && date <= to);
    },
  },
  streamRecords: { read: async () => ({ streams: [], found: null, yearly: null }) },
  reminders: { listAmongActive: async () => [] },
  connections: async () => connections,
};
const queue = { sendBatch: async () => undefined };

const evaluate = (date = TODAY, daily = false) =>
  evaluateSignals({
    table,
    signals: signalStore(table),
    forecast,
    deliveries: deliveryStore(table, () => noon(date)),
    budgets: noticeBudgetStore(table),
    channelQueues: { email: queue, whatsapp: queue },
    findRecipient: async () => recipient,
    events: outbox(table, { send: async () => undefined }),
    clock: () => noon(date),
  })({ userId: 'ana', daily }, noon(date));

const stored = () => signalStore(table).readFresh('ana');
const all = async (): Promise<Signal[]> => (await stored()).signals;
const told = async (): Promise<string[]> =>
  (await all()).map((signal) => `${signal.kind} ${signal.date} ${statusOf(signal)}`).sort();
const events = async () =>
  (await queryPrefix(table, keys.hookEventsOf('ana'))).map(({ body }) => JSON.parse(String(body)).data);
const deliveries = async () =>
  (await storedDeliveries(table, 'ana')).map(
    ({ kind, id, occurrence, channel }) => `${kind} ${id} ${occurrence} ${channel}`,
  );
const listen = () =>
  endpointStore(table).create({
    userId: 'ana',
    webhookId: `hook${'0'.repeat(18)}`,
    url: 'https://hooks.example/a',
    events: ['signal.found'],
    status: 'active',
    createdAt: noon(TODAY),
    updatedAt: noon(TODAY),
    version: 0,
    secretRevision: 1,
    previousSecretUntil: null,
    failingSince: null,
    disabledAt: null,
  });

const pairOf = (name: string, reais = -189.9, date = '2026-11-24', id = name): Transaction[] =>
  [0, 1].map((at) =>
    aTransaction({
      id: `${id}-${at}`,
      accountId: 'card-1',
      category: 'Compras',
      description: name,
      date: addDays(day(date), at),
      reais,
    }),
  );
const PLANTED = [pairOf('LOJA SOL'), pairOf('LOJA LUA', -75.5), pairOf('OFICINA MARTE', -340.7, '2026-11-20')];
const dismiss = async (id: string, reason: 'expected' | 'wrong' = 'wrong') => {
  const store = signalStore(table);
  const known = await store.find('ana', id);
  if (!known) throw new Error('unknown');
  expect(await store.save('ana', withWord(known, { status: 'dismissed', reason }, day(TODAY)), [])).toBe(true);
};

describe('an evaluation', () => {
  it('writes signals, their events and one notice a day and channel', async () => {
    await listen();
    await evaluate();
    rows = [...OLD, ...PLANTED.flat(), ...pairOf('PAPELARIA VENUS', -33.1)];
    await evaluate();
    await evaluate();
    expect(await told()).toHaveLength(4);
    expect(await events()).toHaveLength(4);
    expect(await deliveries()).toEqual([`signal day ${TODAY} email`, `signal day ${TODAY} whatsapp`]);
    expect((await all()).filter(({ isTold }) => isTold)).toHaveLength(3);
    await evaluate('2026-11-28');
    await evaluate('2026-11-29');
    expect((await deliveries()).filter((one) => one.endsWith('email'))).toEqual([
      `signal day ${TODAY} email`,
      'signal day 2026-11-28 email',
    ]);
    expect((await all()).every(({ isTold }) => isTold)).toBe(true);
  });

  it('tells nothing that is older than three days', async () => {
    recipient = { name: 'Ana', email: null, phone: null };
    await evaluate();
    rows = [...OLD, ...pairOf('LOJA SOL')];
    await evaluate();
    recipient = { name: 'Ana', email: 'ana@example.com', phone: null };
    await evaluate('2026-12-01');
    expect(await deliveries()).toEqual([]);
  });

  it('takes what the first import of a connection brings as told', async () => {
    await listen();
    rows = [...OLD, ...pairOf('LOJA SOL')];
    await evaluate();
    expect(await told()).toEqual(['double_charge 2026-11-25 new']);
    expect([await events(), await deliveries()]).toEqual([[], []]);
    rows = [...rows, ...pairOf('LOJA LUA')];
    await evaluate();
    expect(await events()).toHaveLength(1);
  });

  it('writes nothing without a change, and once a day where nothing changed', async () => {
    rows = [...OLD, ...pairOf('LOJA SOL')];
    await evaluate();
    const before = JSON.stringify(await stored());
    await evaluate();
    expect(JSON.stringify(await stored())).toBe(before);
    await evaluate('2026-11-28', true);
    const { rules } = await stored();
    expect(rules.lastDay).toBe('2026-11-28');
    rows = [...rows, ...pairOf('LOJA LUA')];
    await evaluate('2026-11-28', true);
    expect(await told()).toHaveLength(1);
    await evaluate('2026-11-28');
    expect(await told()).toHaveLength(2);
  });

  it('waits for an import that is writing, and records nothing without access', async () => {
    rows = [...OLD, ...pairOf('LOJA SOL')];
    connections = [aConnection({ importVersion: 2, leaseUntil: noon('2026-11-28') })];
    await evaluate();
    expect(await told()).toEqual([]);
    connections = [aConnection({ importVersion: 2, leaseUntil: noon('2026-11-26') })];
    recipient = null;
    await evaluate();
    expect(await told()).toEqual([]);
    recipient = { name: 'Ana', email: null, phone: null };
    await evaluate();
    expect(await told()).toHaveLength(1);
  });

  it('reads no row while an import is writing, nor without access', async () => {
    rows = [...OLD, ...pairOf('LOJA SOL')];
    connections = [aConnection({ importVersion: 2, leaseUntil: noon('2026-11-28') })];
    await evaluate();
    expect(rangesRead).toBe(0);
    connections = [aConnection()];
    recipient = null;
    await evaluate();
    expect(rangesRead).toBe(0);
    recipient = { name: 'Ana', email: null, phone: null };
    await evaluate();
    expect(rangesRead).toBe(1);
  });

  it('keeps the newest of more than fit', async () => {
    rows = OLD;
    await evaluate();
    const store = signalStore(table);
    rows = [...OLD, ...pairOf('LOJA SOL')];
    await evaluate();
    const [one] = await all();
    if (!one) throw new Error('none');
    for (let at = 0; at < MOST_SIGNALS; at += 1) {
      const date = addDays(day('2026-01-01'), at % 300);
      const id = `sig_${String(at).padStart(16, '0')}`;
      const { id: _, ...found } = { ...one, date, latest: date };
      await writeAll(table, [store.add('ana', { ...found, id }, noon(TODAY), true)]);
    }
    rows = [...rows, ...pairOf('LOJA LUA')];
    await evaluate();
    const calls = observeCalls(table);
    expect(await store.list('ana')).toHaveLength(MOST_SIGNALS);
    // get-signals reads them so: one round trip beside the one for access.
    expect([calls.length, unitsOf(calls) <= 15]).toEqual([1, true]);
    const kept = await all();
    expect(kept).toHaveLength(MOST_SIGNALS);
    expect(kept.some(({ id }) => id === one.id)).toBe(true);
    expect(kept.map(({ date }) => date).sort()[0]).toBe('2026-01-03');
  });
});

describe('where nothing is found, write units', () => {
  const units = async (date = TODAY, daily = false) => (await writeUnitsOf(table, () => evaluate(date, daily))).units;

  it('are four for a new connection, none for a change, and one for a first look of a day without a change', async () => {
    expect([await units(), await units(), await units(TODAY, true)]).toEqual([4, 0, 0]);
    rows = [...OLD, aTransaction({ id: 'more', accountId: 'card-1', date: TODAY, reais: -12.3 })];
    expect([await units(), await units('2026-11-28', true), await units('2026-11-28', true)]).toEqual([0, 1, 0]);
    expect((await stored()).rules.lastDay).toBe('2026-11-28');
  });

  it('are written again where the rules were changed meanwhile, and not after an erasure', async () => {
    await evaluate();
    const { rules } = await stored();
    const store = signalStore(table);
    expect(await store.saveRules('ana', rules)).toBe(true);
    expect(await store.saveRules('ana', { ...rules, lastDay: null })).toBe(false);
    expect(await store.saveRules('bia', { ...rules, version: 3 })).toBe(false);
  });
});

it('a signal takes about 500 bytes', async () => {
  await evaluate();
  rows = [...OLD, ...PLANTED.flat()].map((row) => ({ ...row, id: row.id.padEnd(36, '0') }));
  await evaluate();
  const sizes = (await queryPrefix(table, keys.signalsOf('ana'))).map((item) => JSON.stringify(item).length);
  expect(sizes).toHaveLength(PLANTED.length + 1);
  // As JSON, whose marks the table does not count.
  expect(Math.max(...sizes)).toBeLessThan(650);
});

describe('a dismissed signal', () => {
  it('never comes back, and expected silences its merchant alone', async () => {
    rows = OLD;
    await evaluate();
    rows = [...OLD, ...pairOf('LOJA SOL')];
    await evaluate();
    const [{ id = '' } = {}] = await all();
    await dismiss(id, 'expected');
    for (const date of [TODAY, '2026-12-03', '2026-12-20']) {
      await evaluate(date);
      expect(await told()).toEqual(['double_charge 2026-11-25 dismissed']);
    }
    rows = OLD;
    await evaluate();
    rows = [...OLD, ...pairOf('LOJA SOL', -189.9, '2026-11-24', 'renumbered')];
    await evaluate();
    expect(await told()).toEqual(['double_charge 2026-11-25 dismissed']);
    // Of a year later, when the merchant has no pair in its history any more.
    rows = [
      ...pairOf('LOJA SOL', -20.1, '2027-11-20'),
      ...pairOf('LOJA LUA', -20.1, '2027-11-20'),
      ...OLD.map((row) => ({ ...row, date: day('2026-11-30') })),
    ];
    await evaluate('2027-11-25');
    expect((await told()).filter((one) => one.includes('2027'))).toEqual(['double_charge 2027-11-21 new']);
  });
});

it('signals of a connection go with it, those of others stay', async () => {
  const items = itemStore(table);
  await linkItem(items, { userId: 'ana', itemId: 'item-1', now: noon(TODAY) });
  rows = [...OLD, ...pairOf('LOJA SOL')];
  await evaluate();
  const [found] = await all();
  if (!found) throw new Error('none');
  const store = signalStore(table);
  const of = (id: string, itemIds: string[]) =>
    store.add('ana', { ...found, id, kind: 'consent_ending', accountId: null, itemIds }, noon(TODAY), true);
  await writeAll(table, [of('sig_1', ['item-1']), of('sig_2', ['item-2'])]);
  const parts = { table, items, accounts: accountStore(table), bills: billStore(table), ledger: ledgerStore(table) };
  await unlinkItem(parts, 'ana', 'item-1');
  expect((await all()).map(({ id }) => id).sort()).toEqual([found.id, 'sig_2'].sort());
  expect((await stored()).rules.items).toEqual(['item-1']);
});
