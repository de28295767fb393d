/**
 * What became of one attempt to send.
 * `refused`: for good, trying again would not help. `failed`: for now, and perhaps it was sent after all
 * (a broken connection does not tell); `throttled`: for now, and it was not. `windowIsClosed`: only a template would be
 * taken.
 */
export type SendOutcome =
  | { kind: 'accepted'; messageId: string }
  | { kind: 'refused'; reason: string; addressIsBad?: boolean; windowIsClosed?: boolean }
  | { kind: 'throttled' | 'failed'; reason: string };

/** Seconds before the first try again, and at most (SQS delays a message by no more). */
const FIRST_RETRY_SECONDS = 1;
const LONGEST_RETRY_SECONDS = 900;

/**
 * Seconds to wait after so many tries, doubling at every second one, with half of it random so that what failed
 * together does not come back together.
 * @param random 0 inclusive to 1 exclusive
 */
export const retryDelaySeconds = (tries: number, random: number): number => {
  const longest = Math.min(LONGEST_RETRY_SECONDS, FIRST_RETRY_SECONDS * 2 ** (Math.min(tries, 40) / 2));
  return Math.ceil(longest / 2 + (longest / 2) * random);
};
