import { accountStore } from '../../shared/accounts/account-store.ts';
import { billStore } from '../../shared/cards/bill-store.ts';
import { type UnlinkConnectionParts, unlinkConnection as unlink } from '../../shared/connections/link-connection.ts';
import { queues } from '../../shared/contract/queues.ts';
import { unlinkConnection as operation } from '../../shared/contract/web/unlink-connection.ts';
import { ledgerStore } from '../../shared/ledger/ledger-store.ts';
import { queueSender } from '../../shared/platform/queue.ts';
import { openTable } from '../../shared/platform/table/table.ts';
import { openAggregator } from '../../shared/pluggy/open.ts';
import { defineWebEndpoint, type WebRequestOf } from '../../shared/runtime/web/define-web-endpoint.ts';
import { requireRecentProof } from '../../shared/runtime/web/require-recent-proof.ts';
import { webHandler } from '../../shared/runtime/web/web-handler.ts';
import { passkeyCount } from '../../shared/sign-in/passkey-record.ts';
import { itemStore } from '../../shared/sync/item-store.ts';

/** Longer than any call runs: the event finds the work done, or finishes it. */
const FINISHED_AFTER_SECONDS = 900;

type Services = { parts: UnlinkConnectionParts; passkeys(userId: string): Promise<number> };

export const unlinkConnection = async (request: WebRequestOf<typeof operation>, { parts, passkeys }: Services) => {
  await requireRecentProof(request, passkeys);
  const { caller, query } = request;
  const unlinked = await unlink(parts, caller.userId, query.itemId);
  return { body: { unlinked: unlinked ? 1 : 0 } };
};

const services = (): Services => {
  const table = openTable();
  const events = queueSender(queues.webhookEvent);
  const stores = { accounts: accountStore(table), bills: billStore(table), ledger: ledgerStore(table) };
  const later: UnlinkConnectionParts['later'] = (event) => events.send(event, { delaySeconds: FINISHED_AFTER_SECONDS });
  return {
    parts: { table, items: itemStore(table), ...stores, aggregator: openAggregator(), later },
    passkeys: passkeyCount(table),
  };
};

export const endpoint = defineWebEndpoint(operation, unlinkConnection, services);
export const handler = webHandler(endpoint);
