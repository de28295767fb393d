import type { AddressHashes } from './address-hashes.ts';

/** What `addressOwners` knows an e-mail address by; empty without one. */
export const emailClaim = (email: string | null, hashes: Pick<AddressHashes, 'keyed'>): string[] =>
  email?.trim() ? hashes.keyed('email', email) : [];
