import { accessAt } from '../../shared/access/subscription.ts';
import type { AccountSnapshot } from '../../shared/cards/account-snapshot.ts';
import { type AccountSnapshotStore, accountSnapshotStore } from '../../shared/cards/account-snapshot-store.ts';
import { presentConnection } from '../../shared/connections/present-connection.ts';
import { connections as operation } from '../../shared/contract/web/connections.ts';
import { isOwnApplication } from '../../shared/platform/environment.ts';
import { openTable } from '../../shared/platform/table/table.ts';
import { defineWebEndpoint, type WebRequestOf } from '../../shared/runtime/web/define-web-endpoint.ts';
import { webHandler } from '../../shared/runtime/web/web-handler.ts';
import { connectionReader, type ReadConnections } from '../../shared/sync/connection-reader.ts';
import { isManual } from '../../shared/sync/item.ts';

type Services = { snapshots: AccountSnapshotStore; items: ReadConnections };

const NO_ACCOUNTS: AccountSnapshot = { accounts: [], bills: [], closingDates: [] };

export const connections = async ({ caller, now }: WebRequestOf<typeof operation>, { snapshots, items }: Services) => {
  const mayRead = accessAt(caller.subscription, now) === 'granted';
  const [found, records] = await Promise.all([
    items(caller.userId),
    mayRead ? snapshots.read(caller.userId) : NO_ACCOUNTS,
  ]);
  const connected = found.filter((item) => !isManual(item)).map((item) => presentConnection(item, records, now));
  const codes = isOwnApplication() ? { takes_codes: true as const } : {};
  return { body: { connections: connected, has_access: mayRead, ...codes } };
};

export const endpoint = defineWebEndpoint(operation, connections, () => ({
  snapshots: accountSnapshotStore(openTable()),
  items: connectionReader(openTable()),
}));
export const handler = webHandler(endpoint);
