import { notices as operation } from '../../shared/contract/web/notices.ts';
import { type AddressHashes, openAddressHashes } from '../../shared/notifications/address-hashes.ts';
import { presentChoices, suppressionsOf } from '../../shared/notifications/preferences.ts';
import { type SuppressionListStore, suppressionListStore } from '../../shared/notifications/suppression-list.ts';
import { openTable } from '../../shared/platform/table/table.ts';
import { defineWebEndpoint, type WebRequestOf } from '../../shared/runtime/web/define-web-endpoint.ts';
import { webHandler } from '../../shared/runtime/web/web-handler.ts';
import { systemClock } from '../../shared/time/instant.ts';

type Services = { suppressionList: Pick<SuppressionListStore, 'find'>; addressHashes(): Promise<AddressHashes> };

export const notices = async (
  { caller: { profile } }: WebRequestOf<typeof operation>,
  { suppressionList, addressHashes }: Services,
) => ({ body: presentChoices(profile, await suppressionsOf(profile, await addressHashes(), suppressionList)) });

export const endpoint = defineWebEndpoint(operation, notices, () => ({
  suppressionList: suppressionListStore(openTable(), systemClock),
  addressHashes: openAddressHashes,
}));
export const handler = webHandler(endpoint);
