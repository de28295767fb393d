import { notices as operation } from '../../shared/contract/web/notices.ts';
import { type DigestStore, digestStore } from '../../shared/digest/digest-store.ts';
import { type AddressHashes, openAddressHashes } from '../../shared/notifications/address-hashes.ts';
import { presentChoices, suppressionsOf } from '../../shared/notifications/preferences.ts';
import { type SuppressionListStore, suppressionListStore } from '../../shared/notifications/suppression-list.ts';
import { openTable } from '../../shared/platform/table/table.ts';
import { defineWebEndpoint, type WebRequestOf } from '../../shared/runtime/web/define-web-endpoint.ts';
import { webHandler } from '../../shared/runtime/web/web-handler.ts';
import { systemClock } from '../../shared/time/instant.ts';

type Services = {
  suppressionList: Pick<SuppressionListStore, 'find'>;
  addressHashes(): Promise<AddressHashes>;
  digests: Pick<DigestStore, 'channelsOf'>;
};

export const notices = async (
  { caller: { userId, profile } }: WebRequestOf<typeof operation>,
  { suppressionList, addressHashes, digests }: Services,
) => {
  const [digest, found] = await Promise.all([
    digests.channelsOf(userId),
    addressHashes().then((hashes) => suppressionsOf(profile, hashes, suppressionList)),
  ]);
  return { body: presentChoices(profile, found, digest) };
};

export const endpoint = defineWebEndpoint(operation, notices, () => ({
  suppressionList: suppressionListStore(openTable(), systemClock),
  addressHashes: openAddressHashes,
  digests: digestStore(openTable()),
}));
export const handler = webHandler(endpoint);
