import { signInPasskeyOptions as operation } from '../../shared/contract/web/sign-in-passkey.ts';
import { type AddressHashes, openAddressHashes } from '../../shared/notifications/address-hashes.ts';
import { defineWebEndpoint, type WebRequestOf } from '../../shared/runtime/web/define-web-endpoint.ts';
import { entryCookie } from '../../shared/runtime/web/session-cookies.ts';
import { webHandler } from '../../shared/runtime/web/web-handler.ts';
import { newChallenge, requestOptions, sealedChallenge } from '../../shared/sign-in/passkey-options.ts';

type Services = { addressHashes(): Promise<AddressHashes> };

/** Pages ask for it whenever they are opened: it writes and counts nothing, so nobody can use it up for others. */
export const signInPasskeyOptions = async ({ now }: WebRequestOf<typeof operation>, { addressHashes }: Services) => {
  const challenge = newChallenge();
  const cookie = entryCookie(sealedChallenge(challenge, await addressHashes(), now));
  return { body: { options: requestOptions(challenge) }, cookies: [cookie] };
};

export const endpoint = defineWebEndpoint(operation, signInPasskeyOptions, () => ({
  addressHashes: openAddressHashes,
}));
export const handler = webHandler(endpoint);
