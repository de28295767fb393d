import { signInPasskeyOptions as operation } from '../../shared/contract/web/sign-in-passkey-options.ts';
import { type AddressHashes, openAddressHashes } from '../../shared/notifications/address-hashes.ts';
import { rateCounter } from '../../shared/platform/table/rate-counter.ts';
import { openTable } from '../../shared/platform/table/table.ts';
import { tooManyRequests } from '../../shared/runtime/http-errors.ts';
import { defineWebEndpoint, type WebRequestOf } from '../../shared/runtime/web/define-web-endpoint.ts';
import { entryCookie } from '../../shared/runtime/web/session-cookies.ts';
import { webHandler } from '../../shared/runtime/web/web-handler.ts';
import { type EntryStore, entryStore } from '../../shared/sign-in/entry-store.ts';
import { newChallenge, requestOptions } from '../../shared/sign-in/passkey-options.ts';
import { type SignInRates, signInRates } from '../../shared/sign-in/sign-in-rates.ts';

type Services = {
  entries: Pick<EntryStore, 'begin'>;
  rates: Pick<SignInRates, 'beginFor'>;
  addressHashes(): Promise<AddressHashes>;
};

export const signInPasskeyOptions = async (
  { visitor: { address }, now }: WebRequestOf<typeof operation>,
  { entries, rates, addressHashes }: Services,
) => {
  const { mac } = await addressHashes();
  const taken = await rates.beginFor(mac(`network ${address}`), now);
  if (!taken.granted) throw tooManyRequests(taken.resetSeconds);
  const challenge = newChallenge();
  const token = await entries.begin({ purpose: 'passkey-sign-in', challenge }, now);
  return { body: { options: requestOptions(challenge) }, cookies: [entryCookie(token)] };
};

export const endpoint = defineWebEndpoint(operation, signInPasskeyOptions, () => {
  const table = openTable();
  return { entries: entryStore(table), rates: signInRates(rateCounter(table)), addressHashes: openAddressHashes };
});
export const handler = webHandler(endpoint);
