import { localSecrets } from '../../infra/local/secret-values.ts';
import { secrets } from '../../shared/contract/secrets.ts';
import { addressHashes } from '../../shared/notifications/address-hashes.ts';
import type { Channel } from '../../shared/notifications/recipient.ts';

/** Hashes under the key of the local stack. */
export const localHashes = addressHashes(localSecrets[secrets.addresses.name] ?? {});

export const addressHash = (channel: Channel, address: string): string => localHashes.current(channel, address);
