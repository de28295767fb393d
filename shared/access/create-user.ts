import { keys } from '../platform/table/keys.ts';
import type { Table } from '../platform/table/table.ts';
import { type WriteItem, writeAll } from '../platform/table/transact.ts';
import type { Instant } from '../time/instant.ts';
import type { Profile } from './access-records.ts';
import { type AddressClaim, AddressTakenError, addressOwners } from './address-owners.ts';
import { newUserId } from './credential.ts';
import { NO_RECORDS } from './quota/quota.ts';
import { unlessStopped } from './switches.ts';

/** An operator has stopped the creation of users. */
export class SignUpStoppedError extends Error {
  override readonly name = 'SignUpStoppedError';

  constructor() {
    super('The switch sign-up is on: no user is created');
  }
}

/** What the creation of a user needed is used up, or not there any more. `index`: of the first such claim. */
export class CreationRefusedError extends Error {
  override readonly name = 'CreationRefusedError';
  readonly index: number;

  constructor(index: number) {
    super('A condition of the creation failed');
    this.index = index;
  }
}

/** Written in the transaction that creates the user. `claims`: what admits it; `counts`: of the quota record, beside those of nothing. */
export type FirstRecords = {
  userId?: string;
  claims?: readonly WriteItem[];
  records?: readonly WriteItem[];
  counts?: Readonly<Record<string, number>>;
};

/**
 * Creates users.
 * @param address of the profile's e-mail, claimed in the same transaction
 * @returns the new user's id
 * @throws AddressTakenError, SignUpStoppedError or CreationRefusedError, and nothing is written
 */
export const userCreator =
  (table: Table) =>
  async (
    profile: Profile,
    now: Instant,
    address: AddressClaim,
    { userId = newUserId(), claims = [], records = [], counts = {} }: FirstRecords = {},
  ): Promise<string> => {
    const put = (Item: Record<string, unknown>): WriteItem => ({ Put: { TableName: table.name, Item } });
    const taken = addressOwners(table).take(userId, address);
    const own = [
      ...taken,
      put({ ...keys.profile(userId), ...profile, createdAt: now }),
      put({ ...keys.quota(userId), ...NO_RECORDS, ...counts }),
      unlessStopped(table, 'sign-up'),
    ];
    const failed = await writeAll(table, [...own, ...claims, ...records]);
    if (failed.some((index) => index < taken.length)) throw new AddressTakenError();
    if (failed.includes(own.length - 1)) throw new SignUpStoppedError();
    if (failed.length > 0) throw new CreationRefusedError(Math.min(...failed) - own.length);
    return userId;
  };

export type UserCreator = ReturnType<typeof userCreator>;
