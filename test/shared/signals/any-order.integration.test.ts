import fc from 'fast-check';
import { beforeEach, expect, it } from 'vitest';
import type { Account } from '../../../shared/accounts/account.ts';
import type { Bill } from '../../../shared/cards/bill.ts';
import { SIGNAL_KINDS } from '../../../shared/contract/resources/signal.ts';
import { outbox } from '../../../shared/events/outbox.ts';
import { type ForecastStores, readForecast } from '../../../shared/forecast/forecast-store.ts';
import type { Transaction } from '../../../shared/ledger/transaction.ts';
import { toCentavos } from '../../../shared/money.ts';
import { deliveryStore } from '../../../shared/notifications/delivery-store.ts';
import { noticeBudgetStore } from '../../../shared/notifications/notices/notice-budget.ts';
import type { Table } from '../../../shared/platform/table/table.ts';
import type { KnownStream } from '../../../shared/recurring/stream-ids.ts';
import { evaluateSignals } from '../../../shared/signals/evaluate-signals.ts';
import { type Signal, statusOf } from '../../../shared/signals/signal.ts';
import { signalStore, withWord } from '../../../shared/signals/signal-store.ts';
import type { Item } from '../../../shared/sync/item.ts';
import { addDays } from '../../../shared/time/calendar.ts';
import type { Instant } from '../../../shared/time/instant.ts';
import { knownAs } from '../../bench/signals/replay.ts';
import { runs } from '../../support/histories.ts';
import { inProcessTable } from '../../support/in-process-dynamo.ts';
import { aBill } from '../cards/a-card.ts';
import { aTransaction, day } from '../ledger/a-transaction.ts';
import { monthlyRows, monthsOf2026 } from '../recurring/some-rows.ts';
import { aConnection, OLD, someAccounts, TODAY } from './some-signals.ts';

type Given = Parameters<typeof aTransaction>[0];

/** What the bank lists. */
type World = { rows: Transaction[]; bills: Bill[]; accounts: Account[]; connections: Item[] };

const charge = (id: string, date: string, description: string, reais: number, given: Partial<Given> = {}) =>
  aTransaction({ id, date, description, reais: -reais, accountId: 'card-1', category: 'Compras', ...given });

const streaming = { accountId: 'card-1', category: 'Streaming de vídeo', day: '12' };
const market = Array.from({ length: 10 }, (_, at) =>
  charge(`market-${at}`, `2026-10-${10 + at * 2}`, 'SUPERMERCADO BOM DIA', 40 + at, { category: 'Supermercado' }),
);
const pix = (accountId: string) =>
  Array.from({ length: 24 }, (_, at) =>
    aTransaction({
      ...{ id: `${accountId}-pix-${at}`, accountId, date: addDays(day('2026-10-29'), at), reais: -7.01 * (at + 1) },
      ...{ description: `PIX ENVIADO ${'ABCDEFGHIJKLMNOPQRSTUVWX'[at]}ANA`, category: 'Transferência - PIX' },
    }),
  );
const salary = (months: readonly string[]) =>
  monthlyRows('SALARIO ACME LTDA', months, { accountId: 'acc-1', category: 'Salário', reais: 5000, day: '05' });
const billOf = (month: number, total: number) =>
  aBill({
    ...{ id: `bill-${month}`, due: `2026-${String(month).padStart(2, '0')}-10`, totalAmount: toCentavos(total) },
    closingDate: day(`2026-${String(month).padStart(2, '0')}-03`),
  });

/** Ordinary for all of them: what is told is told against it. */
const BASE: World = {
  rows: [
    ...OLD,
    ...market,
    ...salary(monthsOf2026(10)),
    ...monthlyRows('PIX IMOBILIARIA CENTRAL', monthsOf2026(11), {
      ...{ accountId: 'acc-1', category: 'Aluguel', reais: -14_000, day: '09' },
    }),
    ...monthlyRows('NETFLIX.COM', monthsOf2026(9), { ...streaming, reais: -39.9 }),
    ...monthlyRows('DISNEY PLUS', monthsOf2026(6, 3), { ...streaming, reais: -33.9 }),
    ...pix('acc-1'),
  ],
  bills: [6, 7, 8, 9, 10].map((month) => billOf(month, 500)),
  accounts: someAccounts().map((account) => ({ ...account, balance: toCentavos(50_000) })),
  connections: [aConnection()],
};

const second = someAccounts().map((account) => ({ ...account, id: 'acc-2', itemId: 'item-2' }))[0];
const withRows =
  (...rows: Transaction[]) =>
  (world: World): World => ({ ...world, rows: [...world.rows, ...rows] });

/** One cause of each kind of signal. */
const CAUSES: Record<(typeof SIGNAL_KINDS)[number], (world: World) => World> = {
  double_charge: withRows(
    charge('sun-0', '2026-11-24', 'LOJA SOL', 189.9),
    charge('sun-1', '2026-11-25', 'LOJA SOL', 189.9),
  ),
  price_rise: withRows(...monthlyRows('NETFLIX.COM', monthsOf2026(2, 10), { ...streaming, reais: -59.9 })),
  new_subscription: withRows(charge('club', '2026-11-08', 'CLUBE DO VINHO ASSINATURA', 79.9, { category: null })),
  trial_turned_paid: withRows(
    ...[1, 34.9].map((reais, at) => charge(`hbo-${at}`, `2026-1${at}-14`, 'HBO MAX', reais, streaming)),
  ),
  subscription_after_cancel: withRows(charge('disney', '2026-11-12', 'DISNEY PLUS', 33.9, streaming)),
  unusual_amount: withRows(charge('large', '2026-11-20', 'SUPERMERCADO BOM DIA', 900, { category: 'Supermercado' })),
  fee_charged: withRows(
    ...[12.5, 30].map((reais, at) =>
      charge(`fee-${at}`, `2026-11-1${at}`, `TARIFA ${'AB'[at]}`, reais, {
        accountId: 'acc-1',
        category: 'Taxas bancárias',
      }),
    ),
  ),
  // Its cause is a row that is not there.
  income_missing: (world) => ({ ...world, rows: world.rows.filter(({ id }) => id !== 'SALARIO ACME LTDA-2026-11') }),
  bill_higher: (world) => ({ ...world, bills: [...world.bills, billOf(11, 1500)] }),
  low_balance_ahead: (world) => ({
    ...world,
    accounts: world.accounts.map((account) => ({ ...account, balance: toCentavos(100) })),
  }),
  duplicate_connection: (world) => ({
    rows: [...world.rows, ...pix('acc-2')],
    bills: world.bills,
    accounts: [...world.accounts, ...(second ? [second] : [])],
    connections: [...world.connections, aConnection({ id: 'item-2' })],
  }),
  consent_ending: (world) => ({
    ...world,
    connections: world.connections.map((one) =>
      one.id === 'item-1' ? { ...one, consentExpiresAt: '2026-12-05T15:00:00.000Z' as Instant } : one,
    ),
  }),
};

const worldOf = (kinds: readonly string[], renumbered: number): World => {
  const normal: World = { ...BASE, rows: [...BASE.rows, ...salary(['2026-11'])] };
  const world = SIGNAL_KINDS.filter((kind) => kinds.includes(kind)).reduce((all, kind) => CAUSES[kind](all), normal);
  return renumbered === 0
    ? world
    : { ...world, rows: world.rows.map((row) => ({ ...row, id: `${row.id}-${renumbered}` })) };
};

const LONGEST = runs({ usual: 60_000, all: 900_000 });

let table: Table;
let dies: number | null = null;
let world: World;
let known: KnownStream[] = [];

const begin = async (): Promise<void> => {
  table = await inProcessTable(async (call) => {
    if (dies !== null && --dies < 0) throw new Error('The process died');
    return call();
  });
  [known, world] = [[], worldOf([], 0)];
};
beforeEach(begin);

const forecast: ForecastStores = {
  snapshots: { read: async () => ({ accounts: world.accounts, bills: world.bills, closingDates: [] }) },
  ledger: { range: async (_user, from, to) => world.rows.filter(({ date }) => from <= date && date <= to) },
  streamRecords: { read: async () => ({ streams: known, found: null, yearly: null }) },
  reminders: { listAmongActive: async () => [] },
  connections: async () => world.connections,
};
const queue = { sendBatch: async () => undefined };
const NOW = `${TODAY}T15:00:00.000Z` as Instant;

const evaluate = () =>
  evaluateSignals({
    table,
    signals: signalStore(table),
    forecast,
    deliveries: deliveryStore(table, () => NOW),
    budgets: noticeBudgetStore(table),
    channelQueues: { email: queue, whatsapp: queue },
    findRecipient: async () => ({ name: 'Ana', email: 'ana@example.com', phone: null }),
    events: outbox(table, { send: async () => undefined }),
    clock: () => NOW,
  })({ userId: 'ana', daily: false }, NOW);

/** An import records the streams, which keep their ids, before its signals are looked for. */
const bring = async (next: World): Promise<void> => {
  world = next;
  const { sources } = await readForecast(forecast, 'ana', day(TODAY));
  const ids = new Set(sources.streams.map(({ id }) => id));
  known = [...sources.streams.map(knownAs), ...known.filter(({ id }) => !ids.has(id))];
};

const all = async (): Promise<Signal[]> => (await signalStore(table).readFresh('ana')).signals;
/** Whatever ids streams have got. */
const told = ({ kind, date, amount, figures, rows }: Signal): string =>
  JSON.stringify([kind, date, amount, figures, rows.map((row) => [row.date, row.amount])]);
const standing = async (): Promise<string[]> =>
  (await all())
    .filter((signal) => statusOf(signal) !== 'resolved')
    .map(told)
    .sort();

const step = fc.record({
  kinds: fc.subarray([...SIGNAL_KINDS]),
  renumbered: fc.integer({ min: 0, max: 2 }),
  dies: fc.option(fc.integer({ min: 0, max: 12 })),
  repeats: fc.integer({ min: 0, max: 2 }),
});
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;

const live = async (steps: readonly Step[]): Promise<void> => {
  for (const { kinds, renumbered, dies: at, repeats } of steps) {
    await bring(worldOf(kinds, renumbered));
    dies = at;
    await evaluate().catch(() => undefined);
    dies = null;
    for (let again = 0; again < repeats; again += 1) await evaluate();
  }
};

it(
  'every kind is told once, whatever the order of imports, repeats, new row ids and deaths',
  async () => {
    await evaluate();
    await bring(worldOf(SIGNAL_KINDS, 0));
    await evaluate();
    const expected = await standing();
    expect((await all()).map(({ kind }) => kind).sort()).toEqual([...SIGNAL_KINDS].sort());
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 6 }), fc.nat(2), async (steps, renumbered) => {
        await begin();
        await live(steps);
        const last = worldOf(SIGNAL_KINDS, renumbered);
        await bring({ ...last, rows: last.rows.toReversed() });
        await Promise.all([evaluate(), evaluate()]);
        expect(await standing()).toEqual(expected);
        const ids = new Set(last.rows.map(({ id }) => id));
        const signals = (await all()).filter((signal) => statusOf(signal) === 'new');
        expect(signals.flatMap(({ rows }) => rows).filter(({ id }) => !ids.has(id))).toEqual([]);
      }),
      { numRuns: runs({ usual: 10, all: 500 }) },
    );
  },
  LONGEST,
);

it(
  'what was dismissed never comes back, of any kind',
  async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(step, { maxLength: 4 }),
        fc.constantFrom('wrong' as const, 'expected' as const),
        async (steps, reason) => {
          await begin();
          await bring(worldOf(SIGNAL_KINDS, 0));
          await evaluate();
          const signals = signalStore(table);
          const dismissed = (await all()).map(({ id }) => id);
          for (const id of dismissed) {
            const found = await signals.find('ana', id);
            if (!found) throw new Error(`no ${id}`);
            const word = withWord(found, { status: 'dismissed', reason }, day(TODAY));
            expect(await signals.save('ana', word, [])).toBe(true);
          }
          await live(steps);
          await bring(worldOf(SIGNAL_KINDS, 1));
          await evaluate();
          const after = await all();
          expect(after.filter(({ id }) => dismissed.includes(id)).map(({ status }) => status)).toEqual(
            dismissed.map(() => 'dismissed'),
          );
          expect(after.filter((signal) => statusOf(signal) === 'new').map(told)).toEqual([]);
        },
      ),
      { numRuns: runs({ usual: 8, all: 300 }) },
    );
  },
  LONGEST,
);
