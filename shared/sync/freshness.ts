import { addSeconds, type Instant } from '../time/instant.ts';
import { type Item, isManual } from './item.ts';
import type { ItemStatus } from './item-status.ts';

const STALE_AFTER_SECONDS = 36 * 3600;

/** What an owner must do before data arrives again. */
export type Need = 'user_input' | 'user_action' | 'reconnect';

const NEEDS: Readonly<Partial<Record<ItemStatus, Need>>> = {
  WAITING_USER_INPUT: 'user_input',
  WAITING_USER_ACTION: 'user_action',
  LOGIN_ERROR: 'reconnect',
  OUTDATED: 'reconnect',
};

export const needOf = (status: ItemStatus): Need | null => NEEDS[status] ?? null;

type Connection = Pick<Item, 'id' | 'connectorName' | 'status' | 'lastUpdatedAt' | 'duplicateOf'>;

const connectionOf = ({ id, connectorName, status, lastUpdatedAt, duplicateOf }: Connection) => ({
  item_id: id,
  connector_name: connectorName,
  status,
  last_updated_at: lastUpdatedAt,
  needs: needOf(status),
  duplicate_of: duplicateOf ?? null,
});

const oldest = (connections: readonly Connection[]): Instant | null =>
  connections
    .flatMap(({ lastUpdatedAt }) => lastUpdatedAt ?? [])
    .sort()
    .at(0) ?? null;

/** How old the bank data of an answer is that is built on these connections; one that never gave any has no age. */
export const freshnessOf = (all: readonly Connection[], now: Instant) => {
  const connections = all.filter((one) => !isManual(one));
  const asOf = oldest(connections);
  return {
    as_of: asOf,
    is_stale: asOf !== null && addSeconds(asOf, STALE_AFTER_SECONDS) < now,
    connections: connections.map(connectionOf),
  };
};

/** The connections that the accounts came by. */
export const connectionsOf = <C extends { id: string }>(
  connections: readonly C[],
  accounts: readonly { itemId: string }[],
): C[] => connections.filter(({ id }) => accounts.some(({ itemId }) => itemId === id));
