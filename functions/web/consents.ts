import { consents as operation } from '../../shared/contract/web/connections.ts';
import { openTable } from '../../shared/platform/table/table.ts';
import { defineWebEndpoint, type WebRequestOf } from '../../shared/runtime/web/define-web-endpoint.ts';
import { webHandler } from '../../shared/runtime/web/web-handler.ts';
import { connectionReader, type ReadConnections } from '../../shared/sync/connection-reader.ts';
import { type ConsentStore, consentStore } from '../../shared/sync/consent-store.ts';

type Services = { given: Pick<ConsentStore, 'list'>; items: ReadConnections };

export const consents = async ({ caller }: WebRequestOf<typeof operation>, { given, items }: Services) => {
  const [all, connected] = await Promise.all([given.list(caller.userId), items(caller.userId)]);
  // What the institution is called is often known only after the first import.
  const names = new Map(connected.map(({ id, connectorName }) => [id, connectorName]));
  const shown = all.map((one) => ({
    item_id: one.itemId,
    connector_name: names.get(one.itemId) || one.connectorName,
    given_at: one.givenAt,
    terms_version: one.termsVersion,
    privacy_version: one.privacyVersion,
    via: one.via,
    ended_at: one.endedAt,
    ended_by: one.endedBy,
  }));
  return { body: { consents: shown } };
};

export const endpoint = defineWebEndpoint(operation, consents, () => ({
  given: consentStore(openTable()),
  items: connectionReader(openTable()),
}));
export const handler = webHandler(endpoint);
