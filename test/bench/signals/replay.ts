/** A household as its imports leave it on a day, by the rules of imports themselves, without a store. */

import { merchantKey } from '../../../shared/categorizer/merchant-key.ts';
import { type ForecastStores, readForecast } from '../../../shared/forecast/forecast-store.ts';
import { within } from '../../../shared/ledger/filters.ts';
import type { Transaction as Row } from '../../../shared/ledger/transaction.ts';
import { centavos } from '../../../shared/money.ts';
import { toAccount, toBill } from '../../../shared/pluggy/account-mapping.ts';
import { accountSchema, billSchema, itemSchema } from '../../../shared/pluggy/aggregator-schemas.ts';
import { readRow } from '../../../shared/pluggy/rows/aggregator-row.ts';
import { toTransaction } from '../../../shared/pluggy/rows/transaction-mapping.ts';
import type { CurrentStream } from '../../../shared/recurring/found-stream.ts';
import { packedFound } from '../../../shared/recurring/packed-streams.ts';
import { streamsWithYearly, toFoundStream } from '../../../shared/recurring/read-streams.ts';
import type { KnownStream } from '../../../shared/recurring/stream-ids.ts';
import { datesOfStreams, firstDateOfYearly } from '../../../shared/recurring/stream-stamp.ts';
import { signalSources } from '../../../shared/signals/evaluate-signals.ts';
import { changesOfSignals, type SignalSources } from '../../../shared/signals/find-signals.ts';
import { type FoundSignal, type Signal, sentenceOf } from '../../../shared/signals/signal.ts';
import type { Item } from '../../../shared/sync/item.ts';
import { addDays, type IsoDate } from '../../../shared/time/calendar.ts';
import type { Instant } from '../../../shared/time/instant.ts';
import { toFixtureUser } from './fixture.ts';
import type { Household } from './format.ts';

const NOON = 'T15:00:00.000Z';

type Imported = ReturnType<typeof importedFrom>;

const bare = { imageUrl: null, institutionUrl: null, primaryColor: null };

/** All that the banks ever list. */
const importedFrom = (household: Household) => {
  const user = toFixtureUser(household);
  const parts = user.items.map(({ item, accounts }) => {
    const connection = itemSchema.parse({
      ...bare,
      ...item,
      connector: { ...bare, ...item.connector },
      executionStatus: 'SUCCESS',
      lastUpdatedAt: `${household.today}${NOON}`,
    });
    return accounts.map(({ account, transactions, bills }) => {
      const read = accountSchema.parse({ taxNumber: null, ...account, itemId: item.id });
      return {
        account: toAccount(read, connection),
        rows: transactions.flatMap((row) => {
          const one = readRow(row);
          return one ? [toTransaction(one, read)] : [];
        }),
        bills: bills.map((bill) => toBill(billSchema.parse(bill), { itemId: item.id, accountId: account.id })),
      };
    });
  });
  const all = parts.flat();
  return {
    accounts: all.map(({ account }) => account).sort((a, b) => (a.id < b.id ? -1 : 1)),
    rows: all.flatMap(({ rows }) => rows),
    bills: all.flatMap(({ bills }) => bills).sort((a, b) => (a.dueDate < b.dueDate ? -1 : 1)),
    connectors: user.items.map(({ item }) => ({ id: item.id, connectorName: item.connector.name })),
  };
};

const isKnownOn = (row: Row, day: IsoDate): boolean =>
  row.date <= day || (row.installment !== null && (row.installment.purchaseDate ?? row.date) <= day);

/** The state of a day: what came later is taken back from rows, bills and balances. */
const stateOn = ({ accounts, rows, bills, connectors }: Imported, day: IsoDate, today: IsoDate) => {
  const closed = bills.filter(({ closingDate, dueDate }) => (closingDate ?? dueDate) <= day);
  const bill = new Set(closed.map(({ id }) => id));
  const listed = rows
    .filter((row) => isKnownOn(row, day))
    .map(
      (row): Row => (row.billId !== null && !bill.has(row.billId) ? { ...row, billId: null, status: 'PENDING' } : row),
    );
  const since = new Map<string, number>();
  for (const { accountId, amount, date } of rows) {
    if (date > day && date <= today) since.set(accountId, (since.get(accountId) ?? 0) + amount);
  }
  const then = accounts.map((account) =>
    account.type === 'CREDIT' || account.balance === null
      ? account
      : { ...account, balance: centavos(account.balance - (since.get(account.id) ?? 0)) },
  );
  const connections = connectors.map((connector) => ({
    ...connector,
    ...{ userId: 'u', status: 'UPDATED', consentExpiresAt: null, streamStamp: null },
    ...{ lastUpdatedAt: `${day}${NOON}`, linkedVersion: 0, completedVersion: 1, importVersion: 1 },
  })) as unknown as Item[];
  return { accounts: then, bills: closed, rows: listed, connections };
};

export const knownAs = (stream: CurrentStream): KnownStream => ({
  id: stream.id,
  direction: stream.direction,
  frequency: stream.schedule.frequency,
  currencyCode: stream.currencyCode,
  name: merchantKey(stream).text,
  accountId: stream.accountId,
  lastAmount: centavos(Math.abs(stream.last)),
  lastDate: stream.lastDate,
  rowIds: stream.rowIds.slice(-3).reverse(),
});

type State = ReturnType<typeof stateOn>;

/** The yearly streams that an import of a whole history keeps. */
const yearlyOf = ({ accounts, bills, rows }: State, known: KnownStream[], day: IsoDate): Uint8Array | null => {
  const dates = datesOfStreams(day);
  const transactions = within(rows, dates);
  const wide = within(rows, { first: firstDateOfYearly(day), last: dates.last });
  const { yearly } = streamsWithYearly({ accounts, bills, known, transactions, wide }, day);
  return packedFound(yearly.map(toFoundStream));
};

const stores = (state: State, known: KnownStream[], yearly: Uint8Array | null): ForecastStores =>
  ({
    snapshots: { read: async () => ({ accounts: state.accounts, bills: state.bills, closingDates: [] }) },
    ledger: {
      range: async (_: string, from: IsoDate, to: IsoDate) =>
        state.rows.filter(({ date }) => from <= date && date <= to),
    },
    streamRecords: { read: async () => ({ streams: known, found: null, yearly }) },
    reminders: { listAmongActive: async () => [] },
    connections: async () => state.connections,
  }) as unknown as ForecastStores;

/** A signal with the day of the evaluation that found it. */
export type Told = { on: IsoDate; signal: FoundSignal; sentence: string };

const STEP = 7;

/** What one evaluation had before it, and the signals that it found or changed and that stand. */
export type Evaluated = { on: IsoDate; sources: SignalSources; stores: ForecastStores; signals: readonly Signal[] };

/** Every signal of a household in its last days, evaluated weekly and on the last day. */
export const replay = async (
  household: Household,
  days: number,
  seen: (evaluated: Evaluated) => Promise<void> | void = () => undefined,
): Promise<Told[]> => {
  const imported = importedFrom(household);
  const today = household.today as IsoDate;
  let known: KnownStream[] = [];
  let signals: Signal[] = [];
  const told: Told[] = [];
  let yearly: Uint8Array | null | undefined;
  for (let back = days - (days % STEP); back >= 0; back -= STEP) {
    const on = addDays(today, -back);
    const state = stateOn(imported, on, today);
    if (yearly === undefined) yearly = yearlyOf(state, known, on);
    const read = stores(state, known, yearly);
    const forecast = await readForecast(read, 'u', on);
    const sources = signalSources(forecast, on);
    const { found, changed } = changesOfSignals(sources, { signals, silences: [] }, on);
    const changes = new Map(changed.map((signal) => [signal.id, signal]));
    const fresh = found.map(
      (signal): Signal => ({
        ...signal,
        ...{
          status: 'new',
          reason: null,
          foundAt: `${on}${NOON}` as Instant,
          isGone: false,
          isTold: false,
          version: 1,
        },
      }),
    );
    signals = [...signals.map((signal) => changes.get(signal.id) ?? signal), ...fresh];
    await seen({ on, sources, stores: read, signals: [...fresh, ...changed.filter(({ isGone }) => !isGone)] });
    told.push(...found.map((signal) => ({ on, signal, sentence: sentenceOf(signal) })));
    const ids = new Set(sources.streams.map(({ id }) => id));
    const since = datesOfStreams(on).first;
    known = [...sources.streams.map(knownAs), ...known.filter(({ id, lastDate }) => !ids.has(id) && lastDate >= since)];
  }
  // A signal that went on growing is judged with its last evidence.
  const last = new Map(signals.map((signal) => [signal.id, signal]));
  return told.map((one) => ({ ...one, signal: last.get(one.signal.id) ?? one.signal }));
};
