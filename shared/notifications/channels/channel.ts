import type { Content } from '../notices/content.ts';

/**
 * `refused` is final. `failed` and `throttled` may pass; only after `failed` the vendor may have accepted the message.
 */
export type SendOutcome =
  | { kind: 'accepted'; messageId: string }
  | { kind: 'refused'; reason: string; addressIsBad?: boolean; windowIsClosed?: boolean }
  | { kind: 'throttled' | 'failed'; reason: string };

/** Seconds before the first retry, and the maximum (SQS delays no longer). */
const FIRST_RETRY_SECONDS = 1;
const LONGEST_RETRY_SECONDS = 900;

/** The bound doubles at every second attempt. @param random 0 inclusive to 1 exclusive */
export const retryDelaySeconds = (tries: number, random: number): number => {
  const longest = Math.min(LONGEST_RETRY_SECONDS, FIRST_RETRY_SECONDS * 2 ** (Math.min(tries, 40) / 2));
  return Math.ceil(longest / 2 + (longest / 2) * random);
};

/**
 * `reference` returns in the vendor's feedback and names the delivery. `unsuppressed`: also to an address that the vendor's own list
 * holds. `unsubscribe`: a link that ends notices of this kind by one click.
 */
export type Outgoing = {
  address: string;
  content: Content;
  reference: string;
  unsuppressed?: boolean;
  unsubscribe?: string | null;
};

/** Vendor and network failures are outcomes, not exceptions. */
export type Sender = { send(message: Outgoing): Promise<SendOutcome> };
