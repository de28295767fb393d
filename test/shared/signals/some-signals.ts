import type { Account } from '../../../shared/accounts/account.ts';
import { within } from '../../../shared/ledger/filters.ts';
import type { Transaction } from '../../../shared/ledger/transaction.ts';
import { withOutlookOn } from '../../../shared/recurring/found-stream.ts';
import { foundIn } from '../../../shared/recurring/read-streams.ts';
import { datesOfStreams } from '../../../shared/recurring/stream-stamp.ts';
import { changesOfSignals, type SignalSources } from '../../../shared/signals/find-signals.ts';
import type { FoundSignal, Signal, Silence } from '../../../shared/signals/signal.ts';
import type { Item } from '../../../shared/sync/item.ts';
import type { Instant } from '../../../shared/time/instant.ts';
import { aBankAccount, aCard } from '../cards/a-card.ts';
import { aTransaction, day } from '../ledger/a-transaction.ts';

/** A bank with an account and a card, all of whose rows were updated on the morning of the day. */
export const TODAY = '2026-11-27';
const NOON = '15:00:00.000Z';

export const aConnection = (given: Partial<Item> = {}): Item =>
  ({
    id: 'item-1',
    connectorName: 'Banco Azul',
    status: 'UPDATED',
    lastUpdatedAt: `${TODAY}T${NOON}`,
    consentExpiresAt: null,
    linkedVersion: 0,
    completedVersion: 1,
    importVersion: 1,
    ...given,
  }) as Item;

export type House = Partial<Omit<SignalSources, 'streams'>> & {
  today?: string;
  signals?: Signal[];
  silences?: Silence[];
};

export const someAccounts = (): Account[] => [
  { ...aBankAccount({ id: 'acc-1' }), itemId: 'item-1', connectorName: 'Banco Azul', number: '****1111' },
  { ...aCard({ id: 'card-1', due: '2026-12-10' }), itemId: 'item-1', connectorName: 'Banco Azul', number: '****2222' },
];

/** So that the rows of the accounts begin long before what a test is about. */
export const OLD: Transaction[] = ['acc-1', 'card-1'].map((accountId) =>
  aTransaction({
    id: `old-${accountId}`,
    accountId,
    date: '2025-11-03',
    description: 'LIVRARIA ANTIGA',
    reais: -31.07,
  }),
);

const sourcesOf = (house: House, today: string): SignalSources => {
  const { accounts = someAccounts(), bills = [], closingDates = [], transactions = [] } = house;
  const on = day(today);
  const rows = within([...OLD, ...transactions], datesOfStreams(on));
  const streams = withOutlookOn(on, foundIn({ transactions: rows, accounts, bills, known: [] }, on));
  const connections = [aConnection({ lastUpdatedAt: `${today}T${NOON}` as Instant })];
  return {
    accounts,
    bills,
    closingDates,
    connections,
    ahead: { now: 100_000, lowest: null, sure: null },
    ...house,
    transactions: rows,
    streams,
  };
};

/** What is found in a house, and what changes of what it knew. */
export const signalsIn = (house: House) => {
  const today = house.today ?? TODAY;
  const { signals = [], silences = [] } = house;
  return changesOfSignals(sourcesOf(house, today), { signals, silences }, day(today));
};

export const kindsIn = (house: House): string[] =>
  signalsIn(house)
    .found.map(({ kind }) => kind)
    .sort();

/** As the store keeps it. */
export const kept = (found: FoundSignal, given: Partial<Signal> = {}): Signal => ({
  ...found,
  status: 'new',
  reason: null,
  foundAt: `${TODAY}T${NOON}` as Instant,
  isGone: false,
  isTold: false,
  version: 1,
  ...given,
});
