import type { FixtureUser } from '../../sandbox/fixture/fixture.ts';
import type { LocalUser } from './local-user.ts';

export type Profile = Pick<FixtureUser, 'name' | 'email' | 'phone'>;
export type Subscription = FixtureUser['subscription'];

/** A key to be made; without scopes it has the usual ones. */
export type WantedKey = Pick<FixtureUser['apiKeys'][number], 'label' | 'scopes' | 'validUntil'>;

/** A key that has just been made; the service itself keeps its hash alone. */
export type MintedKey = { id: string; key: string };

/** The service's records of its users; user ids are the service's. */
export type Access = {
  createUser(profile: Profile): Promise<string>;
  updateProfile(userId: string, profile: Profile): Promise<void>;
  /** null: no subscription at all. */
  putSubscription(userId: string, subscription: Subscription): Promise<void>;
  /** Switches the digest of the week on. */
  chooseDigest(userId: string, channels: FixtureUser['digest']): Promise<void>;
  mintKey(userId: string, wanted: WantedKey): Promise<MintedKey>;
  revokeKey(userId: string, keyId: string): Promise<void>;
  /** null: no such user. */
  read(userId: string): Promise<AccessRecord | null>;
};

export type AccessRecord = Profile & {
  subscription: LocalUser['subscription'];
  keys: { id: string; label: string; status: string }[];
};

/** The service's own records of bank connections. */
export type Links = {
  /** Links the connection to the user, without reading from the aggregator. */
  link(userId: string, itemId: string): Promise<void>;
  /** Requests a synchronization through the service's queue. */
  requestSync(userId: string, itemId: string): Promise<void>;
};
