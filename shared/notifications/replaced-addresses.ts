import type { AddressHashes } from './address-hashes.ts';
import { addressOn, CHANNELS } from './recipient.ts';

type Addresses = { email: string | null; phone: string | null };

/** Hashes of addresses that `after` no longer contains. */
export const replacedAddresses = (before: Addresses, after: Addresses, hashes: AddressHashes): string[] =>
  CHANNELS.flatMap((channel) => {
    const [old, fresh] = [before, after].map(({ email, phone }) => addressOn(channel, { name: null, email, phone }));
    if (!old) return [];
    const hash = hashes.current(channel, old);
    return fresh && hashes.current(channel, fresh) === hash ? [] : [hash];
  });
