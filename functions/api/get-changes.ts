import { accountSnapshotStore } from '../../shared/cards/account-snapshot-store.ts';
import { type ChangeServices, readChanges } from '../../shared/changes/read-changes.ts';
import { getChanges as operation } from '../../shared/contract/operations/get-changes.ts';
import { feedStore } from '../../shared/feed/feed-store.ts';
import { ledgerStore } from '../../shared/ledger/ledger-store.ts';
import { secretField } from '../../shared/platform/secrets.ts';
import { openTable } from '../../shared/platform/table/table.ts';
import { defineEndpoint, type RequestOf } from '../../shared/runtime/define-endpoint.ts';
import { apiHandler } from '../../shared/runtime/http/api-handler.ts';
import { connectionReader } from '../../shared/sync/connection-reader.ts';

type Request = Pick<RequestOf<typeof operation>, 'userId' | 'query' | 'now'>;

export const getChanges = ({ userId, query, now }: Request, services: ChangeServices) =>
  readChanges(services, { userId, cursor: query.cursor, limit: query.limit, now });

export const endpoint = defineEndpoint(operation, getChanges, () => {
  const table = openTable();
  return {
    feed: feedStore(table),
    ledger: ledgerStore(table),
    snapshots: accountSnapshotStore(table),
    connections: connectionReader(table),
    cursorKey: () => secretField('cursor', 'key'),
  };
});
export const handler = apiHandler(endpoint);
