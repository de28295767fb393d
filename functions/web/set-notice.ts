import { type AccessStore, accessStore } from '../../shared/access/access-store.ts';
import { type ProfileStore, profileStore } from '../../shared/access/profile-store.ts';
import { setNotice as operation } from '../../shared/contract/web/notices.ts';
import { type DigestStore, digestStore } from '../../shared/digest/digest-store.ts';
import { InvalidInputError } from '../../shared/domain-errors.ts';
import { type AddressHashes, openAddressHashes } from '../../shared/notifications/address-hashes.ts';
import { applyChoice, goesBy, presentChoices, suppressionsOf } from '../../shared/notifications/preferences.ts';
import { addressOn } from '../../shared/notifications/recipient.ts';
import { type SuppressionListStore, suppressionListStore } from '../../shared/notifications/suppression-list.ts';
import { StaleError, untilWritten } from '../../shared/platform/retry.ts';
import { openTable } from '../../shared/platform/table/table.ts';
import { defineWebEndpoint, type WebRequestOf } from '../../shared/runtime/web/define-web-endpoint.ts';
import { presentProfile } from '../../shared/runtime/web/require-session.ts';
import { webHandler } from '../../shared/runtime/web/web-handler.ts';
import { systemClock } from '../../shared/time/instant.ts';

type Services = {
  access: Pick<AccessStore, 'read'>;
  profiles: Pick<ProfileStore, 'change'>;
  suppressionList: Pick<SuppressionListStore, 'find' | 'lift'>;
  addressHashes(): Promise<AddressHashes>;
  digests: Pick<DigestStore, 'channelsOf' | 'choose'>;
};

/**
 * Reads the choices again where another one was made meanwhile, so that none is lost. Who switches something on wants messages there
 * again, whatever stopped them.
 */
export const setNotice = async (
  { caller: { userId, profile }, body: choice, now }: WebRequestOf<typeof operation>,
  { access, profiles, suppressionList, addressHashes, digests }: Services,
) =>
  untilWritten(async () => {
    if (!goesBy(choice))
      throw new InvalidInputError('Invalid notice', { message: 'This kind goes by e-mail alone.', param: 'channel' });
    const hashes = await addressHashes();
    const finding = suppressionsOf(profile, hashes, suppressionList);
    const [records, found] = await Promise.all([access.read(userId), finding]);
    const seen = presentProfile(records);
    const { channel, on } = choice;
    const isDigest = choice.kind === 'digest';
    const noticesOff = isDigest ? seen.noticesOff : applyChoice(seen, choice);
    const address = on && found[channel] ? addressOn(channel, seen) : null;
    const lifting = address ? suppressionList.lift(hashes.all(channel, address)) : undefined;
    const [digest, outcome] = await Promise.all([
      isDigest ? digests.choose(userId, choice, now) : digests.channelsOf(userId),
      isDigest ? 'saved' : profiles.change(userId, { seen, fields: { noticesOff } }),
      lifting,
    ]);
    if (outcome !== 'saved') throw new StaleError();
    return { body: presentChoices({ ...seen, noticesOff }, address ? { ...found, [channel]: null } : found, digest) };
  });

export const endpoint = defineWebEndpoint(operation, setNotice, () => ({
  access: accessStore(openTable()),
  profiles: profileStore(openTable()),
  suppressionList: suppressionListStore(openTable(), systemClock),
  addressHashes: openAddressHashes,
  digests: digestStore(openTable()),
}));
export const handler = webHandler(endpoint);
