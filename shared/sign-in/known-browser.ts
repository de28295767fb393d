import { newKeyId } from '../access/credential.ts';
import type { AddressHashes } from '../notifications/address-hashes.ts';
import { isSameText } from '../platform/constant-time.ts';

/** A year: a browser that signs in now and then stays known. */
export const KNOWN_SECONDS = 365 * 86_400;

type Mac = Pick<AddressHashes, 'mac'>;

const macOf = (id: string, addressHash: string, { mac }: Mac): string => mac(`browser ${id} ${addressHash}`);

/**
 * Proof that a browser has signed in with an address. Such a browser has a rate limit of its own, so an attacker's requests and
 * tries cannot lock it out. It grants no access.
 */
export const newBrowserProof = (addressHash: string, hashes: Mac): string => {
  const id = newKeyId();
  return `${id}.${macOf(id, addressHash, hashes)}`;
};

/** The browser's id where the proof is one for this address; null for any other text. */
export const knownBrowser = (proof: string | null, addressHash: string, hashes: Mac): string | null => {
  const [id = '', mac = ''] = proof?.split('.', 2) ?? [];
  return /^[0-9A-Za-z]{22}$/.test(id) && isSameText(macOf(id, addressHash, hashes), mac) ? id : null;
};
