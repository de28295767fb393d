import { AsyncLocalStorage } from 'node:async_hooks';
import { beforeAll, describe, expect, it } from 'vitest';
import { accountSnapshotStore } from '../../../shared/cards/account-snapshot-store.ts';
import { readForecast } from '../../../shared/forecast/forecast-store.ts';
import { upcomingItems } from '../../../shared/forecast/upcoming-items.ts';
import { ledgerReader } from '../../../shared/ledger/ledger-reader.ts';
import type { Table } from '../../../shared/platform/table/table.ts';
import { withOutlookOn } from '../../../shared/recurring/found-stream.ts';
import { foundIn } from '../../../shared/recurring/read-streams.ts';
import { storedStreams } from '../../../shared/recurring/stored-streams.ts';
import { rowsOfStreams, streamRecordStore } from '../../../shared/recurring/stream-record-store.ts';
import { reminderStore } from '../../../shared/reminders/reminder-store.ts';
import { connectionReader } from '../../../shared/sync/connection-reader.ts';
import { stampedConnection } from '../../../shared/sync/item.ts';
import { addDays, addMonths, type IsoDate } from '../../../shared/time/calendar.ts';
import type { Instant } from '../../../shared/time/instant.ts';
import { dateInSaoPaulo } from '../../../shared/time/sao-paulo.ts';
import { histories } from '../../support/histories.ts';
import { inProcessTable } from '../../support/in-process-dynamo.ts';
import { type Bank, followedUser, movableClock, type Row } from '../changes/a-followed-user.ts';
import { pick, type Random, seededRandom, uuid } from '../ledger/realistic-rows.ts';

const STEPS = 8;
const START = '2026-03-10T15:00:00.000Z' as Instant;

class Broken extends Error {}

/** What looks at the table between any two of its calls, and how many of the next calls fail. */
const around: { look: () => Promise<void>; failures: number; random: Random } = {
  look: async () => undefined,
  failures: 0,
  random: () => 0.5,
};
const looking = new AsyncLocalStorage<true>();
let last: Promise<unknown> = Promise.resolve();

let table: Table;
beforeAll(async () => {
  table = await inProcessTable((call) => {
    if (looking.getStore()) return call();
    // One at a time, so that what is looked at does not change meanwhile.
    const turn = last.then(async () => {
      const breaks = around.failures > 0 && around.random() < 0.1;
      if (breaks) around.failures -= 1;
      if (breaks && around.random() < 0.5) throw new Broken();
      const answer = await call();
      await looking.run(true, around.look);
      if (breaks) throw new Broken();
      return answer;
    });
    last = turn.catch(() => undefined);
    return turn;
  });
});

const rowOn = (random: Random, date: IsoDate, description: string, amount: number, over: object = {}): Row => ({
  id: uuid(random),
  date: `${date}T15:00:00.000Z`,
  description,
  type: amount < 0 ? 'DEBIT' : 'CREDIT',
  amount,
  status: 'POSTED',
  ...over,
});

const NAMES = ['NETFLIX.COM', 'PIX ENVIADO DONA MARLENE', 'ENEL SP', 'SMART FIT', 'SALARIO ACME', 'TOTALPASS'] as const;

/** One row a month on about one day, with gaps. */
const series = (random: Random, today: IsoDate): Row[] => {
  const [name, amount] = [pick(random, NAMES), pick(random, [-39.9, -120, -900, 4200])];
  const months = 1 + Math.floor(random() * 15);
  const from = -Math.floor(random() * 3);
  const varies = random() < 0.3;
  return Array.from({ length: months }, (_, back) => {
    const date = addDays(addMonths(today, from - back), Math.floor(random() * 3) - 4);
    return rowOn(random, date, name, varies ? amount + Math.floor(random() * 20) : amount);
  }).filter(() => random() < 0.95);
};

/** Announced for the weeks and months to come. */
const ahead = (random: Random, today: IsoDate): Row =>
  rowOn(random, addDays(today, 1 + Math.floor(random() * 70)), pick(random, NAMES), -39.9, { status: 'PENDING' });

const noise = (random: Random, today: IsoDate): Row =>
  rowOn(random, addDays(today, -Math.floor(random() * 60)), pick(random, ['PADARIA BELLA', 'UBER *TRIP']), -12.9);

const aBank = (random: Random, name: string, today: IsoDate): Bank => {
  const rows = () => [...series(random, today), ...series(random, today), noise(random, today), noise(random, today)];
  const bank = { account: { id: uuid(random), type: 'BANK' as const, name: 'Conta' }, bills: [], rows: rows() };
  const card = {
    account: { id: uuid(random), type: 'CREDIT' as const, name: 'Cartão' },
    bills: [{ id: uuid(random), dueDate: `${addDays(today, -20)}T00:00:00.000Z`, totalAmount: 900 }],
    rows: rows().map((row) => ({
      ...row,
      amount: -Number(row.amount),
      type: Number(row.amount) < 0 ? 'DEBIT' : 'CREDIT',
    })),
  };
  return { connector: name, accounts: random() < 0.6 ? [bank, card] : [bank] };
};

const changeBank = (random: Random, bank: Bank, today: IsoDate): void => {
  const one = pick(random, bank.accounts);
  const rows = one.rows as Row[];
  pick(random, [
    () => (one.rows = [...rows, noise(random, today)]),
    () => (one.rows = [...rows, ahead(random, today)]),
    () => (one.rows = [...rows, ...series(random, today)]),
    () => (one.rows = rows.filter(() => random() < 0.8)),
    () => (one.rows = rows.map((row) => (random() < 0.3 ? { ...row, id: uuid(random) } : row))),
    () =>
      (one.account = {
        ...one.account,
        balance: Math.floor(random() * 1000),
        name: `Conta ${Math.floor(random() * 99)}`,
      }),
    () => (one.account = { ...one.account, owner: pick(random, ['MARLENE SOUZA', 'ANA LIMA']) }),
    () => (bank.connector = pick(random, ['Nubank', 'Itaú', 'Inter'])),
    () => (one.bills = [...one.bills, { id: uuid(random), dueDate: `${today}T00:00:00.000Z`, totalAmount: 39.9 }]),
    () => {
      if (bank.accounts.length > 1) bank.accounts = bank.accounts.slice(0, -1);
    },
  ])();
};

const EXPECTED = ['Broken', 'StaleImportError', 'StaleError', 'ContentionError', 'NotFoundError', 'InvalidInputError'];
const settled = async (work: Promise<unknown>): Promise<void> => {
  await work.catch((error: unknown) => {
    if (!EXPECTED.includes(error instanceof Error ? error.constructor.name : '')) throw error;
  });
};

/** What get-recurring tells by the record and by the rows; the former null where it goes by the rows. */
const bothWays = async (userId: string, today: IsoDate) => {
  const [record, snapshot, connected] = await Promise.all([
    streamRecordStore(table).read(userId, true),
    accountSnapshotStore(table).read(userId),
    connectionReader(table)(userId),
  ]);
  const kept = storedStreams({ ...snapshot, record, connections: connected.map(stampedConnection) }, today);
  if (!kept || snapshot.accounts.length === 0) return { kept: null, computed: null };
  const transactions = await rowsOfStreams(table, userId, today);
  const computed = foundIn({ ...snapshot, transactions, known: record.streams }, today);
  return { kept: withOutlookOn(today, kept), computed: withOutlookOn(today, computed) };
};

/** What get-upcoming tells where the streams are known, and from all rows where nothing is known of them. */
const forecastsBothWays = async (userId: string, today: IsoDate) => {
  const stores = {
    snapshots: accountSnapshotStore(table),
    ledger: ledgerReader(table),
    streamRecords: streamRecordStore(table),
    reminders: reminderStore(table),
    connections: connectionReader(table),
  };
  const unsealed = {
    ...stores,
    streamRecords: { read: async () => ({ ...(await stores.streamRecords.read(userId)), found: null }) },
  };
  const [usual, whole] = await Promise.all([
    readForecast(stores, userId, today),
    readForecast(unsealed, userId, today),
  ]);
  const horizon = { today, last: addDays(today, 90) };
  return { usual: upcomingItems(usual.sources, horizon), whole: upcomingItems(whole.sources, horizon) };
};

const seen = { kept: 0, streams: 0, items: 0 };

const history = async (seed: number): Promise<void> => {
  const random = seededRandom(seed);
  const clock = movableClock(START);
  const userId = `user-${seed}`;
  const user = followedUser(table, userId, clock.now);
  const today = () => dateInSaoPaulo(clock.now());
  const look = async () => {
    const { kept, computed } = await bothWays(userId, today());
    expect(kept).toEqual(computed);
    if (kept) {
      const { usual, whole } = await forecastsBothWays(userId, today());
      expect(usual).toEqual(whole);
      seen.kept += 1;
      seen.items += usual.length;
    }
    seen.streams += kept?.length ?? 0;
  };
  around.random = random;
  around.look = async () => (random() < 0.3 ? look() : undefined);
  const anItem = () => pick(random, [...user.banks.keys()]);
  const link = async (letter: string) => {
    const itemId = `item-${seed}-${letter}`;
    if (!user.banks.has(itemId)) user.banks.set(itemId, aBank(random, `Banco ${letter}`, today()));
    await settled(user.link(itemId));
    await settled(user.import(itemId));
  };
  const synchronize = async () => settled(user.import(anItem()));
  const actions: (() => Promise<unknown>)[] = [
    synchronize,
    synchronize,
    async () => {
      changeBank(random, user.banks.get(anItem()) as Bank, today());
      await synchronize();
    },
    async () => {
      changeBank(random, user.banks.get(anItem()) as Bank, today());
      await Promise.all([...user.banks.keys()].map((itemId) => settled(user.import(itemId))));
    },
    async () => {
      const rows = await user.transactions();
      if (rows.length === 0) return;
      const change = pick(random, [
        { category: 'Moradia' },
        { category: 'Transferência mesma titularidade' },
        { note: 'x' },
      ]);
      await settled(user.say(pick(random, rows).id, change, random() < 0.5));
    },
    async () => link(pick(random, ['a', 'b', 'c'])),
    async () => (random() < 0.3 ? settled(user.unlink(anItem())) : undefined),
  ];
  await link('a');
  for (let step = 0; step < STEPS; step += 1) {
    around.failures = random() < 0.3 ? 2 : 0;
    await Promise.all(
      Array.from({ length: 1 + Math.floor(random() * 3) }, () =>
        settled(pick(random, actions)().then(() => undefined)),
      ),
    );
    around.failures = 0;
    await look();
    clock.pass(pick(random, [600, 25 * 3600, 4 * 24 * 3600, 17 * 24 * 3600]));
    await look();
  }
};

describe('the streams that an import leaves', () => {
  it.each(histories({ usual: 1, all: 400 }))('are those in the rows at any moment, history %i', history);

  it('are told most of the time', () => {
    expect(seen.kept).toBeGreaterThan(60);
    expect(seen.streams).toBeGreaterThan(60);
    expect(seen.items).toBeGreaterThan(60);
  });
});
