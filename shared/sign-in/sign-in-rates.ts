import type { Rate, RateCounter, Taken } from '../platform/table/rate-counter.ts';
import type { Instant } from '../time/instant.ts';

const HOUR = 3600;
const DAY = 86_400;

const perHourAndDay = (hour: number, day: number) => ({
  most: day,
  windowSeconds: DAY,
  within: { most: hour, windowSeconds: HOUR },
});

/**
 * Mails with a code to one address, by who asks. What a stranger can cause bounds the guesses: of ten mails a day each allows five
 * of 100 million.
 */
const MAILS = {
  stranger: perHourAndDay(3, 8),
  /** A browser that has signed in with the address: whatever strangers do, it gets its own. */
  browser: perHourAndDay(5, 20),
  /** Who has a mail of the last two days. */
  pass: perHourAndDay(3, 10),
  /** A user who wants the address for their account. */
  change: { most: 2, windowSeconds: DAY },
};
const PROOFS = { name: 'code-sends', most: 3, windowSeconds: 900 };
const SENDS_TO_NEW = { name: 'new-address-sends', most: 5, windowSeconds: 900 };
/** By WhatsApp, where each code costs; of a UTC day. */
const SENDS_TO_PHONE = { name: 'new-phone-sends', most: 5, windowSeconds: DAY };
/** Carriers put thousands of subscribers behind one IPv4 address; a /64 is one subscriber's. */
const SENDS_OF_NETWORK = { name: 'network-code-sends', windowSeconds: 900 };
const MOST_OF_IPV4 = 600;
const MOST_OF_IPV6 = 60;

/** Codes to addresses that nobody has: each is a mail that nobody may have asked for. */
const NEWCOMERS_OF_NETWORK = { name: 'network-newcomers', most: 10, windowSeconds: DAY };
const NEWCOMERS = { name: 'newcomers', subject: 'all', windowSeconds: HOUR };

/** Whose share of the mails to an address one is. `id`: of the browser, or of the pass. */
export type Share = { kind: 'stranger' | 'change' } | { kind: 'browser' | 'pass'; id: string };

const mailRate = (addressHash: string, share: Share): Rate => ({
  ...MAILS[share.kind],
  name: `code-mails-${share.kind}${'id' in share ? `-${share.id}` : ''}`,
  subject: addressHash,
});

/** A mail that was counted, or why it was not. */
export type MailTaken = Taken & { share: Share };

/** Counts a mail to an address from the first share that has one left; else that which has one again first. */
const takeMail = async (
  counter: RateCounter,
  addressHash: string,
  [share, ...others]: readonly [Share, ...Share[]],
  now: Instant,
): Promise<MailTaken> => {
  const taken = { ...(await counter.take(mailRate(addressHash, share), now)), share };
  const [next, ...rest] = others;
  if (taken.granted || !next) return taken;
  const other = await takeMail(counter, addressHash, [next, ...rest], now);
  return other.granted || other.resetSeconds < taken.resetSeconds ? other : taken;
};

/** Rate limits of codes; they cannot be disabled. A code that was mailed can always be entered: tries are bounded by its entry. */
export const signInRates = (counter: RateCounter) => ({
  /** @param shares the caller's own, in order, or that of strangers */
  mail: (addressHash: string, shares: readonly [Share, ...Share[]], now: Instant): Promise<MailTaken> =>
    takeMail(counter, addressHash, shares, now),
  /** The mail was not sent after all. */
  mailBack: (addressHash: string, { share }: MailTaken, now: Instant): Promise<void> =>
    counter.giveBack(mailRate(addressHash, share), now),
  /** Counts a code that proves who is there, per user. */
  proof: (userId: string, now: Instant): Promise<Taken> => counter.take({ ...PROOFS, subject: userId }, now),
  /** Counts a code to a user's new address, separately from codes for sign-in and proofs. */
  sendNew: (userId: string, now: Instant): Promise<Taken> => counter.take({ ...SENDS_TO_NEW, subject: userId }, now),
  /** Counts a code to a user's new phone number. */
  sendToPhone: (userId: string, now: Instant): Promise<Taken> =>
    counter.take({ ...SENDS_TO_PHONE, subject: userId }, now),
  /** Counts a code to an address that nobody has, for its network and then for all. @param most an hour, of all */
  newcomer: async (network: string, most: number, now: Instant): Promise<boolean> => {
    const ofNetwork = { ...NEWCOMERS_OF_NETWORK, subject: network };
    if (most < 1 || !(await counter.take(ofNetwork, now)).granted) return false;
    const { granted } = await counter.take({ ...NEWCOMERS, most }, now);
    if (!granted) await counter.giveBack(ofNetwork, now);
    return granted;
  },
  /** The mail did not go. */
  newcomerBack: async (network: string, now: Instant): Promise<void> => {
    await Promise.all([
      counter.giveBack({ ...NEWCOMERS_OF_NETWORK, subject: network }, now),
      counter.giveBack(NEWCOMERS, now),
    ]);
  },
  /** Counts a code for a network. @param network its address as text @param subject a keyed hash of it */
  network: (network: string, subject: string, now: Instant): Promise<Taken> => {
    const most = network.includes(':') ? MOST_OF_IPV6 : MOST_OF_IPV4;
    return counter.take({ ...SENDS_OF_NETWORK, most, subject }, now);
  },
});

export type SignInRates = ReturnType<typeof signInRates>;
