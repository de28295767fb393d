import { keys } from '../platform/table/keys.ts';
import { queryPrefix } from '../platform/table/query-pages.ts';
import type { Table } from '../platform/table/table.ts';
import { writeAll } from '../platform/table/transact.ts';
import { unlessErased } from '../platform/table/unless-erased.ts';
import type { Instant } from '../time/instant.ts';
import { type AccessRecords, isLeaving, type Profile, readAccessRecords } from './access-records.ts';
import { type AddressClaim, AddressTakenError, addressOwners, formerAddress } from './address-owners.ts';
import { accessAt } from './subscription.ts';

/** Users: profile, subscription and credentials. */
export const accessStore = (table: Table) => {
  const { name } = table;
  return {
    /** Keys, profile and subscription in one strongly consistent round trip, so a revocation holds at once. */
    read: async (userId: string): Promise<AccessRecords> =>
      readAccessRecords(await queryPrefix(table, keys.accessOf(userId))),

    /**
     * Changes the profile of an existing user, or nothing; other attributes of the record are kept.
     * @param formerAddresses hashes of the addresses that this may replace; the records of these addresses have them as keys
     * @param address of the new e-mail and of the old one: that one is taken and this one freed in the same transaction
     * @throws AddressTakenError, and nothing is written
     */
    async putProfile(
      userId: string,
      profile: Profile,
      formerAddresses: readonly string[],
      address: { taken: AddressClaim; freed: AddressClaim },
    ): Promise<void> {
      const names = Object.keys(profile);
      const Update = {
        TableName: name,
        Key: keys.profile(userId),
        UpdateExpression: `SET ${names.map((field) => `#${field} = :${field}`).join(', ')}`,
        ConditionExpression: 'attribute_exists(pk)',
        ExpressionAttributeNames: Object.fromEntries(names.map((field) => [`#${field}`, field])),
        ExpressionAttributeValues: Object.fromEntries(
          Object.entries(profile).map(([field, value]) => [`:${field}`, value]),
        ),
      };
      const former = formerAddresses.map((hash) => formerAddress(table, userId, hash));
      const owners = addressOwners(table);
      const taken = owners.take(userId, address.taken);
      const freed = await owners.free(
        userId,
        address.freed.filter((hash) => !address.taken.includes(hash)),
      );
      const failed = await writeAll(table, [...taken, { Update }, ...former, ...freed, unlessErased(table, userId)]);
      if (failed.some((index) => index < taken.length)) throw new AddressTakenError();
    },
  };
};

export type AccessStore = ReturnType<typeof accessStore>;

/** Whether a user has access at an instant; one who is being erased, or has asked for it, has none. For jobs, which have no key. */
export const userAccess =
  (table: Table) =>
  async (userId: string, now: Instant): Promise<boolean> => {
    const access = await accessStore(table).read(userId);
    return !isLeaving(access) && accessAt(access.subscription, now) === 'granted';
  };
