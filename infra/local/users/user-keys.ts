import type { FixtureUser } from '../../sandbox/fixture/fixture.ts';
import { notFound } from '../controls/control.ts';
import type { LocalUser } from './local-user.ts';
import type { Access, WantedKey } from './ports.ts';
import type { UserRecords } from './user-records.ts';

/** The API keys of local users, in the service's own records; the plain keys are kept here, to be shown again. */
export class UserKeys {
  readonly #access: Access;
  readonly #records: UserRecords;

  constructor(access: Access, records: UserRecords) {
    this.#access = access;
    this.#records = records;
  }

  async mint(label: string, wanted: WantedKey): Promise<LocalUser['apiKeys'][number]> {
    const { userId, keys } = this.#records.get(label);
    const { id, key } = await this.#access.mintKey(userId, wanted);
    this.#records.change(label, { keys: [...keys, { id, label: wanted.label, key }] });
    return { label: wanted.label, status: 'active', key };
  }

  /** Revokes every key with that label. */
  async revoke(label: string, keyLabel: string): Promise<void> {
    const { userId } = this.#records.get(label);
    const { keys = [] } = (await this.#access.read(userId)) ?? {};
    const named = keys.filter((key) => key.label === keyLabel);
    if (named.length === 0) throw notFound(`User ${label} has no key ${keyLabel}`);
    for (const { id } of named) await this.#access.revokeKey(userId, id);
  }

  /** Creates the keys that the user does not have yet, by label. */
  async fill(label: string, wanted: FixtureUser['apiKeys']): Promise<void> {
    const { keys } = this.#records.get(label);
    for (const key of wanted) {
      if (keys.some((known) => known.label === key.label)) continue;
      await this.mint(label, key);
      if (key.status === 'revoked') await this.revoke(label, key.label);
    }
  }
}
