import { type AccessStore, accessStore } from '../../shared/access/access-store.ts';
import { connectionsAllowed, tooManyConnections } from '../../shared/billing/offers.ts';
import type { AccountSnapshot } from '../../shared/cards/account-snapshot.ts';
import { type AccountSnapshotStore, accountSnapshotStore } from '../../shared/cards/account-snapshot-store.ts';
import { type LinkParts, linkConnection as link } from '../../shared/connections/link-connection.ts';
import { type LinkStore, linkStore } from '../../shared/connections/link-store.ts';
import { presentConnection } from '../../shared/connections/present-connection.ts';
import { queues } from '../../shared/contract/queues.ts';
import { linkConnection as operation } from '../../shared/contract/web/link-connection.ts';
import { NotFoundError } from '../../shared/domain-errors.ts';
import { isOwnApplication } from '../../shared/platform/environment.ts';
import { queueSender } from '../../shared/platform/queue.ts';
import { type RateCounter, rateCounter } from '../../shared/platform/table/rate-counter.ts';
import { openTable } from '../../shared/platform/table/table.ts';
import { openAggregator } from '../../shared/pluggy/open.ts';
import { defineWebEndpoint, type WebRequestOf } from '../../shared/runtime/web/define-web-endpoint.ts';
import { countAsk, linkOver, refuseOthers, shownLink } from '../../shared/runtime/web/linked-user.ts';
import { notSignedIn } from '../../shared/runtime/web/require-session.ts';
import { webHandler } from '../../shared/runtime/web/web-handler.ts';
import { connectionCount } from '../../shared/sync/connection-reader.ts';
import { itemStore } from '../../shared/sync/item-store.ts';

type Request = WebRequestOf<typeof operation>;
type Services = {
  links: Pick<LinkStore, 'find' | 'ask'>;
  access: Pick<AccessStore, 'read'>;
  rates: Pick<RateCounter, 'take'>;
  parts: LinkParts;
  connections(userId: string): Promise<number>;
  snapshots: AccountSnapshotStore;
};

/** For a person who has pasted the id. */
const UNKNOWN_CODE = 'O Pluggy não conhece este código';
const NO_ACCOUNTS: AccountSnapshot = { accounts: [], bills: [], closingDates: [] };

// An unused link gives no right yet.
const usedLink = async (linkToken: string, { caller, visitor, now }: Request, links: Services['links']) => {
  const shown = await shownLink(linkToken, visitor, links, now);
  refuseOthers(shown, caller);
  if (shown.standing !== 'here') throw linkOver();
  return shown;
};

export const linkConnection = async (
  request: Request,
  { links, access, rates, parts, connections, snapshots }: Services,
) => {
  const { caller, now, body } = request;
  const { itemId } = body;
  const shown = body.linkToken === undefined ? null : await usedLink(body.linkToken, request, links);
  const userId = shown?.link.userId ?? caller?.userId;
  if (userId === undefined) throw notSignedIn();
  await countAsk({ links, rates }, { userId, shown, itemId }, now);
  const subscription = caller ? caller.subscription : (await access.read(userId)).subscription;
  const most = connectionsAllowed(subscription, now);
  const item = await link(parts, { userId, itemId, now, most, via: shown ? 'link' : 'dashboard' });
  // The event of an item beyond the plan may have been faster: then the aggregator has it no more.
  const isFull = item === 'full' || (item === null && most !== null && (await connections(userId)) >= most);
  if (isFull) throw tooManyConnections(subscription, now);
  if (!item) throw new NotFoundError('Connection not found', parts.isOwnApplication ? UNKNOWN_CODE : undefined);
  // The holder of a link may connect a bank but sees no account.
  const records = caller ? await snapshots.read(userId) : NO_ACCOUNTS;
  return { body: { connection: presentConnection(item, records, now) } };
};

export const endpoint = defineWebEndpoint(operation, linkConnection, (): Services => {
  const table = openTable();
  const syncs = queueSender(queues.syncItem);
  return {
    links: linkStore(table),
    access: accessStore(table),
    rates: rateCounter(table),
    parts: {
      aggregator: openAggregator(),
      items: itemStore(table),
      requestSync: (message) => syncs.send(message),
      termsOf: async (userId) => (await accessStore(table).read(userId)).profile?.terms ?? null,
      isOwnApplication: isOwnApplication(),
    },
    connections: connectionCount(table),
    snapshots: accountSnapshotStore(table),
  };
});
export const handler = webHandler(endpoint);
