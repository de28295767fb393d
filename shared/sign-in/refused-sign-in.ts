import { type Measure, metrics } from '../contract/metrics.ts';
import type { AddressHashes } from '../notifications/address-hashes.ts';
import { log } from '../platform/log.ts';
import type { Purpose } from './entry-store.ts';

/** Characters of the network's keyed hash: enough to tell one flood from many, too few to try addresses against. */
const SHORT = 8;

type Refused = { purpose: Purpose | 'passkey'; userId: string | null; address: string };

/** One line of a wrong code or passkey. It has no address: lines of one network have the same hash. */
export const noteRefused = async (
  { measure, addressHashes }: { measure: Measure; addressHashes(): Promise<AddressHashes> },
  { purpose, userId, address }: Refused,
): Promise<void> => {
  measure(metrics.signInsRefused, 1);
  const [, hash = ''] = (await addressHashes()).mac(`network ${address}`).split('-');
  log.info('sign-in refused', { purpose, userId, network: hash.slice(0, SHORT) });
};
