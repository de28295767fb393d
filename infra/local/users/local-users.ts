import type { RunningSandbox } from '../../sandbox/aggregator/start.ts';
import type { FixtureUser } from '../../sandbox/fixture/fixture.ts';
import type { ItemEntry } from '../../sandbox/fixture/item.ts';
import { notFound } from '../controls/control.ts';
import type { LocalUser } from './local-user.ts';
import type { Access, Links, Profile, Subscription } from './ports.ts';
import { UserKeys } from './user-keys.ts';
import type { UserRecord, UserRecords } from './user-records.ts';

export type UserChanges = Partial<Profile> & { subscription?: Subscription };

const erased = (label: string) => notFound(`User ${label} was erased`);

type Services = {
  access: Access;
  links: Links;
  sandbox: Pick<RunningSandbox, 'addItems' | 'closeAccounts' | 'putUser' | 'refuseForeign'>;
  records: UserRecords;
};

/** The users of the fixture and of the controls, by label, in the service's own records and at the aggregator. */
export class LocalUsers {
  readonly #services: Services;
  readonly #records: UserRecords;
  readonly keys: UserKeys;

  constructor(services: Services) {
    this.#services = services;
    this.#records = services.records;
    this.keys = new UserKeys(services.access, services.records);
  }

  /** All users except erased ones, in order of creation. */
  async list(): Promise<LocalUser[]> {
    const shown = await Promise.all(this.#records.all().map(([label, record]) => this.#view(label, record)));
    return shown.filter((user) => user !== null);
  }

  async show(label: string): Promise<LocalUser> {
    const user = await this.#view(label, this.#records.get(label));
    if (!user) throw erased(label);
    return user;
  }

  /** The service's id of a user. @param named by label, or by that id @throws ControlProblem 404 */
  userIdOf(named: string): string {
    const known = this.#records.all().find(([label, { userId }]) => label === named || userId === named);
    if (!known) throw notFound(`There is no user ${named}`);
    return known[1].userId;
  }

  has(label: string): boolean {
    return this.#records.find(label) !== undefined;
  }

  /**
   * Creates the user, keys and items that are missing, and requests the first synchronization of each new item. Can be
   * repeated after a failure. An erased user stays erased.
   * @throws FixtureError when an item is another user's
   */
  async fill({ id: label, items, subscription, apiKeys, digest, ...profile }: FixtureUser): Promise<void> {
    const { access, sandbox } = this.#services;
    sandbox.refuseForeign(label, items);
    const record = this.#records.find(label) ?? (await this.#create(label, profile));
    if (!(await access.read(record.userId))) return;
    // Before the items: without access nothing is synchronized.
    if (!record.complete) {
      await access.putSubscription(record.userId, subscription);
      await access.chooseDigest(record.userId, digest);
    }
    this.#records.change(label, { complete: true });
    await this.keys.fill(label, apiKeys);
    const missing = items.filter(({ item }) => !record.itemIds.includes(item.id));
    if (missing.length > 0) sandbox.addItems(label, record.userId, missing);
    await this.#linkAll(label, missing, { synchronize: true });
  }

  /** The bank no longer lists the closed accounts, which a synchronization has read before; requests the one that finds it. */
  async closeAccounts(label: string): Promise<void> {
    const { links, sandbox } = this.#services;
    const { userId } = this.#records.get(label);
    for (const itemId of sandbox.closeAccounts(label)) await links.requestSync(userId, itemId);
  }

  async change(label: string, { subscription, ...profile }: UserChanges): Promise<LocalUser> {
    const { access } = this.#services;
    const { userId } = this.#records.get(label);
    const { name, email, phone } = await this.show(label);
    if (Object.keys(profile).length > 0) await access.updateProfile(userId, { name, email, phone, ...profile });
    if (subscription !== undefined) await access.putSubscription(userId, subscription);
    return this.show(label);
  }

  /** Replaces the user's items at the aggregator and links new ones, without a synchronization. */
  async replaceItems(label: string, items: readonly ItemEntry[]): Promise<void> {
    const { userId } = this.#records.get(label);
    this.#services.sandbox.putUser(label, userId, items);
    await this.#linkAll(label, items, { synchronize: false });
  }

  async #view(id: string, { userId, keys }: UserRecord): Promise<LocalUser | null> {
    const found = await this.#services.access.read(userId);
    if (!found) return null;
    const { keys: serviceKeys, ...known } = found;
    const live = serviceKeys.map(({ id: hash, ...key }) => ({
      ...key,
      key: keys.find((one) => one.id === hash)?.key ?? null,
    }));
    // The service stores active keys only.
    const revoked = keys
      .filter((one) => !serviceKeys.some(({ id: hash }) => hash === one.id))
      .map(({ label, key }) => ({ label, status: 'revoked', key }));
    // Those that can be used from here come first.
    const inOrder = live.toSorted((one, other) => Number(one.key === null) - Number(other.key === null));
    return { id, userId, ...known, apiKeys: [...inOrder, ...revoked] };
  }

  async #create(label: string, { name, email, phone }: Profile): Promise<UserRecord> {
    const userId = await this.#services.access.createUser({ name, email, phone });
    return this.#records.add(label, userId);
  }

  async #linkAll(label: string, items: readonly ItemEntry[], { synchronize }: { synchronize: boolean }): Promise<void> {
    const { links } = this.#services;
    const { userId } = this.#records.get(label);
    for (const { item } of items) {
      await links.link(userId, item.id);
      if (synchronize) await links.requestSync(userId, item.id);
      const itemIds = new Set([...this.#records.get(label).itemIds, item.id]);
      this.#records.change(label, { itemIds: [...itemIds] });
    }
  }
}
