import { keys } from '../platform/table/keys.ts';
import type { Table } from '../platform/table/table.ts';
import { type WriteItem, writeAll } from '../platform/table/transact.ts';
import { unlessErased } from '../platform/table/unless-erased.ts';
import { updateOf } from '../platform/table/update.ts';
import type { Profile } from './access-records.ts';
import { type AddressClaim, addressOwners, formerAddress } from './address-owners.ts';
import { eventItem } from './history.ts';

/**
 * A change of a profile as it was `seen`. `former`: hashes of addresses that it replaces; `taken` and `freed`: owners of e-mail addresses;
 * `claims`: what admits the change, once; `sessions`: those that end with it.
 */
export type ProfileChange = {
  seen: Profile;
  fields: Partial<Profile>;
  former?: readonly string[];
  taken?: AddressClaim;
  freed?: AddressClaim;
  history?: Parameters<typeof eventItem>[1];
  claims?: readonly WriteItem[];
  sessions?: readonly WriteItem[];
  notices?: readonly WriteItem[];
};

/** `refused`: a claim failed; `taken`: the address is another user's; `stale`: anything else changed since it was read. */
export type ProfileOutcome = 'saved' | 'refused' | 'taken' | 'stale';

/** Sets the fields where they still are as they were seen. */
const seenUpdate = (seen: Profile, fields: Partial<Profile>) => {
  const names = Object.keys(fields) as (keyof Profile)[];
  const known = names.filter((field) => seen[field] !== undefined);
  const isAsSeen = names.map((field) =>
    known.includes(field) ? `#${field} = :seen_${field}` : `attribute_not_exists(#${field})`,
  );
  return {
    UpdateExpression: `SET ${names.map((field) => `#${field} = :${field}`).join(', ')}`,
    ConditionExpression: ['attribute_exists(pk)', ...isAsSeen].join(' AND '),
    ExpressionAttributeNames: Object.fromEntries(names.map((field) => [`#${field}`, field])),
    ExpressionAttributeValues: Object.fromEntries([
      ...names.map((field) => [`:${field}`, fields[field]]),
      ...known.map((field) => [`:seen_${field}`, seen[field]]),
    ]),
  };
};

const put = ({ name: TableName }: Table, Item: Record<string, unknown>): WriteItem => ({ Put: { TableName, Item } });

/** Profiles as their owners change them. Apart from `accessStore`, which every function has. */
export const profileStore = (table: Table) => ({
  /** @returns false for a user who is being, or was, erased */
  async accept(userId: string, terms: NonNullable<Profile['terms']>): Promise<boolean> {
    const change = { set: { terms }, condition: 'attribute_exists(#pk)' };
    const accepted = updateOf(table, keys.profile(userId), change);
    return (await writeAll(table, [accepted, unlessErased(table, userId)])).length === 0;
  },

  /** Changes fields of a profile as it was seen, with all that belongs to the change, or nothing. */
  async change(userId: string, change: ProfileChange): Promise<ProfileOutcome> {
    const {
      seen,
      fields,
      former = [],
      taken = [],
      freed = [],
      history,
      claims = [],
      sessions = [],
      notices = [],
    } = change;
    const owners = addressOwners(table);
    const takes = owners.take(userId, taken);
    const frees = await owners.free(
      userId,
      freed.filter((hash) => !taken.includes(hash)),
    );
    const failed = await writeAll(table, [
      ...claims,
      ...takes,
      { Update: { TableName: table.name, Key: keys.profile(userId), ...seenUpdate(seen, fields) } },
      unlessErased(table, userId),
      ...former.map((hash) => formerAddress(table, userId, hash)),
      ...frees,
      ...(history ? [put(table, eventItem(userId, history, {}))] : []),
      ...sessions,
      ...notices,
    ]);
    if (failed.length === 0) return 'saved';
    if (failed.some((index) => index < claims.length)) return 'refused';
    return failed.some((index) => index < claims.length + takes.length) ? 'taken' : 'stale';
  },
});

export type ProfileStore = ReturnType<typeof profileStore>;
