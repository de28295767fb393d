import { inConnections } from '../accounts/holding.ts';
import { type HoldingsStore, holdingsStore } from '../accounts/holdings-store.ts';
import type { Table } from '../platform/table/table.ts';
import type { Instant } from '../time/instant.ts';
import { connectionReader, type ReadConnections } from './connection-reader.ts';
import { connectionsOf, freshnessOf } from './freshness.ts';

export type HeldServices = { holdings: Pick<HoldingsStore, 'list'>; connections: ReadConnections };

export const heldServices = (table: Table): HeldServices => ({
  holdings: holdingsStore(table),
  connections: connectionReader(table),
});

/** Investments and loans of the connections that are there, with the age of those that hold any. One round trip. */
export const readHeld = async ({ holdings, connections }: HeldServices, userId: string, now: Instant) => {
  const [records, connected] = await Promise.all([holdings.list(userId), connections(userId)]);
  const held = inConnections(records, connected);
  return { held, freshness: freshnessOf(connectionsOf(connected, held), now) };
};
