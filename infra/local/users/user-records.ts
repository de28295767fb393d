import type { Section } from '../../emulators/journal.ts';
import { notFound } from '../controls/control.ts';

/** The local stack's own record of a user; only it contains the plain keys. */
export type UserRecord = {
  userId: string;
  keys: { id: string; label: string; key: string }[];
  /** Every item that was ever linked. */
  itemIds: string[];
  /** Whether the initial subscription was written. */
  complete: boolean;
};

/** Users by the fixture's label, in the order of creation. */
export class UserRecords {
  readonly #kept: Section<UserRecord>;
  readonly #records: Map<string, UserRecord>;

  constructor(kept: Section<UserRecord>) {
    this.#kept = kept;
    this.#records = new Map(kept.entries());
  }

  all(): [string, UserRecord][] {
    return [...this.#records];
  }

  find(label: string): UserRecord | undefined {
    return this.#records.get(label);
  }

  /** @throws ControlProblem 404 */
  get(label: string): UserRecord {
    const record = this.#records.get(label);
    if (!record) throw notFound(`There is no user ${label}`);
    return record;
  }

  add(label: string, userId: string): UserRecord {
    return this.#put(label, { userId, keys: [], itemIds: [], complete: false });
  }

  forget(label: string): void {
    this.#records.delete(label);
    this.#kept.delete(label);
  }

  change(label: string, change: Partial<UserRecord>): UserRecord {
    return this.#put(label, { ...this.get(label), ...change });
  }

  #put(label: string, record: UserRecord): UserRecord {
    this.#records.set(label, record);
    this.#kept.put(label, record);
    return record;
  }
}
