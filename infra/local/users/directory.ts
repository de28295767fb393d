import { notFound } from '../controls/control.ts';
import type { FixtureUser } from '../fixture/fixture.ts';
import type { ItemEntry } from '../fixture/item.ts';
import type { Section } from '../journal.ts';
import type { RunningSandbox } from '../sandbox/start.ts';
import type { LocalUser } from './local-user.ts';
import type { Access, Links, Profile, Subscription } from './ports.ts';

/** What the local stack itself knows of a user; the plain keys are nowhere else. */
export type UserRecord = {
  userId: string;
  keys: { id: string; label: string; key: string }[];
  /** Every item that was ever linked. */
  itemIds: string[];
  /** Whether the subscription was written, the last thing that only a creation does. */
  complete: boolean;
};

export type UserChanges = Partial<Profile> & { subscription?: Subscription };

const erased = (label: string) => notFound(`User ${label} was erased`);

type Services = {
  access: Access;
  links: Links;
  sandbox: Pick<RunningSandbox, 'addItems' | 'putUser' | 'refuseForeign'>;
  kept: Section<UserRecord>;
};

/** The users of the fixture and of the controls, by label, in the service's own records and at the aggregator. */
export class Directory {
  readonly #services: Services;
  readonly #records: Map<string, UserRecord>;

  constructor(services: Services) {
    this.#services = services;
    this.#records = new Map(services.kept.entries());
  }

  /** Everyone whose data was not erased, in the order of creation. */
  async list(): Promise<LocalUser[]> {
    const shown = await Promise.all([...this.#records].map(([label, record]) => this.#view(label, record)));
    return shown.filter((user) => user !== null);
  }

  async show(label: string): Promise<LocalUser> {
    const user = await this.#view(label, this.#record(label));
    if (!user) throw erased(label);
    return user;
  }

  has(label: string): boolean {
    return this.#records.has(label);
  }

  /**
   * Makes the user with keys and items, or what is missing of them, and asks for the first synchronization of each new
   * item. Can be repeated after it broke off. Who was erased stays so.
   * @throws FixtureError when an item is another user's
   */
  async fill({ id: label, items, subscription, apiKeys, ...profile }: FixtureUser): Promise<void> {
    const { access, sandbox } = this.#services;
    sandbox.refuseForeign(label, items);
    const record = this.#records.get(label) ?? (await this.#create(label, profile));
    if (!(await access.read(record.userId))) return;
    // Before the items: without access nothing is synchronized.
    if (!record.complete) await access.putSubscription(record.userId, subscription);
    this.#keep(label, { complete: true });
    for (const key of apiKeys)
      if (!record.keys.some((known) => known.label === key.label)) await this.#addKey(label, key);
    const missing = items.filter(({ item }) => !record.itemIds.includes(item.id));
    sandbox.addItems(label, record.userId, missing);
    await this.#linkAll(label, missing, { synchronize: true });
  }

  async change(label: string, { subscription, ...profile }: UserChanges): Promise<LocalUser> {
    const { access } = this.#services;
    const { userId } = this.#record(label);
    const { name, email, phone } = await this.show(label);
    if (Object.keys(profile).length > 0) await access.updateProfile(userId, { name, email, phone, ...profile });
    if (subscription !== undefined) await access.putSubscription(userId, subscription);
    return this.show(label);
  }

  async mintKey(label: string, keyLabel: string): Promise<LocalUser['apiKeys'][number]> {
    const { userId, keys } = this.#record(label);
    const { id, key } = await this.#services.access.mintKey(userId, keyLabel);
    this.#keep(label, { keys: [...keys, { id, label: keyLabel, key }] });
    return { label: keyLabel, status: 'active', key };
  }

  /** Revokes every key with that label. */
  async revokeKey(label: string, keyLabel: string): Promise<void> {
    const { userId } = this.#record(label);
    const { keys = [] } = (await this.#services.access.read(userId)) ?? {};
    const named = keys.filter((key) => key.label === keyLabel);
    if (named.length === 0) throw notFound(`User ${label} has no key ${keyLabel}`);
    for (const { id } of named) await this.#services.access.revokeKey(userId, id);
  }

  /** Replaces the user's items at the aggregator; new ones are linked, and nothing is synchronized. */
  async replaceItems(label: string, items: readonly ItemEntry[]): Promise<void> {
    const { userId, itemIds } = this.#record(label);
    this.#services.sandbox.putUser(label, userId, items);
    const fresh = items.filter(({ item }) => !itemIds.includes(item.id));
    await this.#linkAll(label, fresh, { synchronize: false });
  }

  async #view(id: string, { userId, keys }: UserRecord): Promise<LocalUser | null> {
    const found = await this.#services.access.read(userId);
    if (!found) return null;
    const { keys: serviceKeys, ...known } = found;
    const plainKey = (keyId: string) => keys.find((one) => one.id === keyId)?.key ?? null;
    const apiKeys = serviceKeys.map(({ id: keyId, ...key }) => ({ ...key, key: plainKey(keyId) }));
    return { id, userId, ...known, apiKeys };
  }

  async #create(label: string, { name, email, phone }: Profile): Promise<UserRecord> {
    const userId = await this.#services.access.createUser({ name, email, phone });
    return this.#keep(label, { userId });
  }

  async #addKey(label: string, key: FixtureUser['apiKeys'][number]): Promise<void> {
    await this.mintKey(label, key.label);
    if (key.status === 'revoked') await this.revokeKey(label, key.label);
  }

  async #linkAll(label: string, items: readonly ItemEntry[], { synchronize }: { synchronize: boolean }): Promise<void> {
    const { links } = this.#services;
    const { userId } = this.#record(label);
    for (const { item } of items) {
      await links.link(userId, item.id);
      if (synchronize) await links.requestSync(userId, item.id);
      this.#keep(label, { itemIds: [...this.#record(label).itemIds, item.id] });
    }
  }

  #record(label: string): UserRecord {
    const record = this.#records.get(label);
    if (!record) throw notFound(`There is no user ${label}`);
    return record;
  }

  #keep(label: string, change: Partial<UserRecord>): UserRecord {
    const blank = { userId: '', keys: [], itemIds: [], complete: false };
    const record = { ...blank, ...this.#records.get(label), ...change };
    this.#records.set(label, record);
    this.#services.kept.put(label, record);
    return record;
  }
}
