import { newKeyId } from '../access/credential.ts';
import type { AddressHashes } from '../notifications/address-hashes.ts';
import { isSameText } from '../platform/constant-time.ts';

/** A year: a browser that signs in now and then stays known. */
export const KNOWN_SECONDS = 365 * 86_400;

type Seal = Pick<AddressHashes, 'seal'>;

const sealOf = (id: string, addressHash: string, { seal }: Seal): string => seal(`browser ${id} ${addressHash}`);

/**
 * Proof that a browser has signed in with an address. Such a browser has a rate limit of its own, so an attacker's requests and
 * tries cannot lock it out. It grants no access.
 */
export const newBrowserProof = (addressHash: string, hashes: Seal): string => {
  const id = newKeyId();
  return `${id}.${sealOf(id, addressHash, hashes)}`;
};

/** The browser's id where the proof is one for this address; null for any other text. */
export const knownBrowser = (proof: string | null, addressHash: string, hashes: Seal): string | null => {
  const [id = '', seal = ''] = proof?.split('.', 2) ?? [];
  return /^[0-9A-Za-z]{22}$/.test(id) && isSameText(sealOf(id, addressHash, hashes), seal) ? id : null;
};
