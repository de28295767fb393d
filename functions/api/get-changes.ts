import { accountSnapshotStore } from '../../shared/cards/account-snapshot-store.ts';
import { type ChangeServices, readChanges } from '../../shared/changes/read-changes.ts';
import { getChanges as operation } from '../../shared/contract/operations/get-changes.ts';
import { secrets } from '../../shared/contract/secrets.ts';
import { feedStore } from '../../shared/feed/feed-store.ts';
import { ledgerByAccount, ledgerPages } from '../../shared/ledger/ledger-reader.ts';
import { optionalSetting } from '../../shared/platform/environment.ts';
import { secretField } from '../../shared/platform/secrets.ts';
import { openTable } from '../../shared/platform/table/table.ts';
import { defineEndpoint, type RequestOf } from '../../shared/runtime/define-endpoint.ts';
import { apiHandler } from '../../shared/runtime/http/api-handler.ts';
import { connectionReader } from '../../shared/sync/connection-reader.ts';

const cursorKey = () => secretField('cursor', 'key');
// Fetched while the function starts: it precedes every other read of a call.
if (optionalSetting(secrets.cursor.variable)) void cursorKey().catch(() => undefined);

type Request = Pick<RequestOf<typeof operation>, 'userId' | 'query' | 'now'>;

export const getChanges = ({ userId, query, now }: Request, services: ChangeServices) =>
  readChanges(services, { userId, cursor: query.cursor, limit: query.limit, now });

export const endpoint = defineEndpoint(operation, getChanges, () => {
  const table = openTable();
  return {
    feed: feedStore(table),
    ledger: ledgerByAccount(table),
    pages: ledgerPages(table),
    snapshots: accountSnapshotStore(table),
    connections: connectionReader(table),
    cursorKey,
  };
});
export const handler = apiHandler(endpoint);
