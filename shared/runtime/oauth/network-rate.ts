import { type AddressHashes, openAddressHashes } from '../../notifications/address-hashes.ts';
import { OAuthError } from '../../oauth/parameters.ts';
import { type RateCounter, rateCounter } from '../../platform/table/rate-counter.ts';
import { openTable } from '../../platform/table/table.ts';
import type { Instant } from '../../time/instant.ts';
import { callerAddress } from '../http/caller-address.ts';
import type { ApiEvent } from '../http/middleware.ts';
import { hasRateLimits } from '../write-rate.ts';

const AN_HOUR = 3600;

/** Counts calls of a network by the hour, since the caller is not authenticated yet; null where calls are not counted. */
export type NetworkRate = {
  rates: Pick<RateCounter, 'take'>;
  addressHashes(): Promise<AddressHashes>;
} | null;

export const openNetworkRate = (): NetworkRate =>
  hasRateLimits() ? { rates: rateCounter(openTable()), addressHashes: openAddressHashes } : null;

/** @throws OAuthError 429 beyond `most` an hour */
export const countNetwork = async (
  rate: NetworkRate,
  { name, most }: { name: string; most: number },
  event: ApiEvent,
  now: Instant,
): Promise<void> => {
  if (!rate) return;
  const subject = (await rate.addressHashes()).mac(`network ${callerAddress(event)}`);
  const { granted, resetSeconds } = await rate.rates.take({ name, most, subject, windowSeconds: AN_HOUR }, now);
  if (granted) return;
  throw new OAuthError('temporarily_unavailable', `Try again in ${resetSeconds} s`, {
    status: 429,
    retryAfter: resetSeconds,
  });
};
