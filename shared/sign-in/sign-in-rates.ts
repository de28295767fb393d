import type { RateCounter, Taken } from '../platform/table/rate-counter.ts';
import type { Instant } from '../time/instant.ts';

const SENDS = { most: 3, windowSeconds: 900 };
const SENDS_TO_NEW = { name: 'new-address-sends', most: 5, windowSeconds: 900 };
/** By WhatsApp, where each code costs; of a UTC day. */
const SENDS_TO_PHONE = { name: 'new-phone-sends', most: 5, windowSeconds: 86_400 };
const SENDS_OF_CALLER = { name: 'network-code-sends', most: 20, windowSeconds: 900 };
const BEGINS_OF_CALLER = { name: 'network-passkey-begins', most: 60, windowSeconds: 900 };
const FAILURES = { most: 20, windowSeconds: 86_400 };

/** The subject of the counter: a known browser is counted separately from other clients with the same address. */
export type Counted = { subject: string; browser: string | null };

const named = (name: string, { browser }: Counted): string => (browser ? `${name}-${browser}` : name);

/** Rate limits of sent codes and of tries; they cannot be disabled. */
export const signInRates = (counter: RateCounter) => {
  const failure = (counted: Counted) => ({
    ...FAILURES,
    name: named('code-failures', counted),
    subject: counted.subject,
  });

  return {
    /** Counts a code before it is sent, per address or user. */
    send: (counted: Counted, now: Instant): Promise<Taken> =>
      counter.take({ ...SENDS, name: named('code-sends', counted), subject: counted.subject }, now),
    /** Counts a code to a user's new address, separately from codes for sign-in and proofs. */
    sendNew: (userId: string, now: Instant): Promise<Taken> => counter.take({ ...SENDS_TO_NEW, subject: userId }, now),
    /** Counts a code to a user's new phone number. */
    sendToPhone: (userId: string, now: Instant): Promise<Taken> =>
      counter.take({ ...SENDS_TO_PHONE, subject: userId }, now),
    /** Counts a code for the caller's network. @param caller a keyed hash of the network's address */
    sendFor: (caller: string, now: Instant): Promise<Taken> =>
      counter.take({ ...SENDS_OF_CALLER, subject: caller }, now),
    /** Counts the start of a sign-in by passkey for the caller's network. */
    beginFor: (caller: string, now: Instant): Promise<Taken> =>
      counter.take({ ...BEGINS_OF_CALLER, subject: caller }, now),
    /** Counts a try as a failure before its code is compared, so concurrent tries cannot exceed the limit. */
    tryCode: (counted: Counted, now: Instant): Promise<Taken> => counter.take(failure(counted), now),
    /** The code was correct. */
    succeeded: (counted: Counted, now: Instant): Promise<void> => counter.giveBack(failure(counted), now),
  };
};

export type SignInRates = ReturnType<typeof signInRates>;
