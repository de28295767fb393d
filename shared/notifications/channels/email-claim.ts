import type { AddressHashes } from '../address-hashes.ts';

/** The keys of an e-mail address in `addressOwners`; empty without an address. */
export const emailClaim = (email: string | null, hashes: Pick<AddressHashes, 'keyed'>): string[] =>
  email?.trim() ? hashes.keyed('email', email) : [];
