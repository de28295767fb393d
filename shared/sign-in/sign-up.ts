import type { Profile } from '../access/access-records.ts';
import { type AddressClaim, AddressTakenError } from '../access/address-owners.ts';
import { CreationRefusedError, SignUpStoppedError, type UserCreator } from '../access/create-user.ts';
import { fingerprintOf, newUserId } from '../access/credential.ts';
import { type InviteStore, isValidInvite } from '../access/invites.ts';
import { newSession, type SessionStore } from '../access/session-store.ts';
import type { SubscriptionStore } from '../access/subscription-store.ts';
import { type Measure, metrics } from '../contract/metrics.ts';
import { readSite, type SignUpMode, signUpModeOf, type Versions, versionsOf } from '../contract/web/site.ts';
import type { AddressHashes } from '../notifications/address-hashes.ts';
import { optionalSetting, variables } from '../platform/environment.ts';
import type { Instant } from '../time/instant.ts';
import type { EntryStore } from './entry-store.ts';
import { deviceName, newBrowserProof } from './known-browser.ts';
import type { StartedSession } from './open-session.ts';
import { presentMe } from './present-me.ts';

export const signUpMode = (): SignUpMode => signUpModeOf(optionalSetting(variables.signUp));

/** The versions of the legal texts that a new user accepts. */
export const currentVersions = (): Versions => versionsOf(readSite(optionalSetting(variables.site)));

/**
 * Whether a person with this address may create an account. `invalid`: they have shown an invite that admits nobody with this
 * address, or none any more.
 */
export type Admission = 'admitted' | 'not admitted' | 'invalid';

/** Depends on the mode and the invite alone, not on whether anybody has the address. A closed sign-up has no invites. */
export const admissionOf = async (
  { invites }: { invites: Pick<InviteStore, 'find'> },
  token: string | null,
  address: AddressClaim,
  now: Instant,
): Promise<Admission> => {
  const mode = signUpMode();
  if (token === null) return mode === 'open' ? 'admitted' : 'not admitted';
  const invite = await invites.find(token);
  return invite && mode !== 'closed' && isValidInvite(invite, address, now) ? 'admitted' : 'invalid';
};

const NAME_ENDS = /[.+_\d]/;
const LONGEST_NAME = 80;
/** Control characters, and marks that change the direction of the text around them. */
const UNSEEN = /[\p{Cc}\p{Cf}]/gu;

/** `ana.souza+saldo@example.com`: `Ana`. Where nothing is left, all of the local part. */
const nameFrom = (email: string): string => {
  const local = email.slice(0, email.lastIndexOf('@')).replaceAll(UNSEEN, '').slice(0, LONGEST_NAME) || 'Saldo';
  const name = local.split(NAME_ENDS)[0] || local;
  const [first = ''] = name;
  return `${first.toLocaleUpperCase('pt-BR')}${name.slice(first.length)}`.slice(0, LONGEST_NAME);
};

export type SignUpServices = {
  create: UserCreator;
  sessions: Pick<SessionStore, 'first'>;
  subscriptions: Pick<SubscriptionStore, 'first'>;
  entries: Pick<EntryStore, 'spent'>;
  invites: Pick<InviteStore, 'find' | 'use'>;
  measure: Measure;
};

/** Who has proved to have the address: `claim` are its hashes, `token` is that of the entry whose code was right. */
export type Newcomer = {
  email: string;
  claim: AddressClaim;
  token: string;
  invite: string | null;
  accepted: Versions;
  userAgent: string;
};

/** `taken`: somebody else was faster with the address; `used`: the code was used. */
export type SignedUp = StartedSession | 'taken' | 'used' | 'invalid invite' | 'stopped';

const FREE = { plan: 'free', status: 'active', currentPeriodEnd: null } as const;

const outcomeOf = (error: unknown): Exclude<SignedUp, StartedSession> => {
  if (error instanceof AddressTakenError) return 'taken';
  if (error instanceof SignUpStoppedError) return 'stopped';
  if (!(error instanceof CreationRefusedError)) throw error;
  return error.index === 0 ? 'used' : 'invalid invite';
};

/**
 * Creates the user with all that they begin with, in one transaction with the use of the code and of the invite: of two browsers
 * at the same time one creates the user. The accepted terms are in the profile.
 */
export const signUp = async (
  { create, sessions, subscriptions, entries, invites, measure }: SignUpServices,
  { email, claim, token, invite, accepted, userAgent }: Newcomer,
  hashes: Pick<AddressHashes, 'mac'>,
  now: Instant,
): Promise<SignedUp> => {
  const userId = newUserId();
  const profile: Profile = { name: nameFrom(email), email, phone: null, terms: { ...accepted, at: now } };
  const opened = newSession(userId, { method: 'code', device: deviceName(userAgent), provedAt: now }, now);
  const by = fingerprintOf({ kind: 'session', hash: opened.record.hash });
  const first = sessions.first({ userId, now, by }, opened);
  const subscription = { userId, subscription: FREE, effectiveAt: now, eventId: null, by, now };
  try {
    await create(profile, now, claim, {
      userId,
      claims: [entries.spent(token), ...(invite === null ? [] : [invites.use(invite, now)])],
      records: [...first.records, ...subscriptions.first(subscription)],
      counts: first.counts,
    });
  } catch (error) {
    return outcomeOf(error);
  }
  measure(metrics.signUps, 1);
  measure(metrics.signIns, 1);
  const me = presentMe({ userId, profile, subscription: FREE }, opened.record, 0, now);
  const [addressHash = ''] = claim;
  return { ...opened, browser: newBrowserProof(addressHash, hashes), me };
};
