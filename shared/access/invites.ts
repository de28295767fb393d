import { createHash } from 'node:crypto';
import { GetCommand, PutCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import { randomBytes } from '../platform/bytes.ts';
import { keys } from '../platform/table/keys.ts';
import { queryPrefix } from '../platform/table/query-pages.ts';
import { readStored, stored } from '../platform/table/stored.ts';
import type { Table } from '../platform/table/table.ts';
import type { WriteItem } from '../platform/table/transact.ts';
import { updateItem } from '../platform/table/update.ts';
import { addSeconds, byCreation, epochSeconds, type Instant } from '../time/instant.ts';
import type { AddressClaim } from './address-owners.ts';

/** How long the record is kept behind its end, for lists. */
const KEPT_SECONDS = 30 * 86_400;

const schema = z.object({
  hash: stored.text,
  uses: stored.integer,
  usesLeft: stored.integer,
  /** The only address that may use it; null: any. */
  addressHash: stored.maybeText,
  createdAt: stored.instant,
  validUntil: stored.instant,
  revokedAt: z._default(stored.maybeInstant, null),
});

/** An invite to create accounts, as stored, without its token. */
export type Invite = z.output<typeof schema>;

const hashOf = (token: string): string => createHash('sha256').update(`invite ${token}`).digest('hex');

/** Whether it admits one more, with this address. */
export const isValidInvite = (
  { usesLeft, validUntil, addressHash }: Invite,
  address: AddressClaim,
  now: Instant,
): boolean => usesLeft > 0 && now < validUntil && (addressHash === null || address.includes(addressHash));

/** Invites. Whoever reads the table cannot use one: it holds hashes of 256 random bits. */
export const inviteStore = (table: Table) => {
  const { client, name: TableName } = table;
  const list = async (): Promise<Invite[]> =>
    (await queryPrefix(table, keys.invitesOf())).map((record) => readStored(schema, record)).toSorted(byCreation);

  return {
    /** Newest first. */
    list,

    find: async (token: string): Promise<Invite | null> => {
      const get = new GetCommand({ TableName, Key: keys.invite(hashOf(token)), ConsistentRead: true });
      const { Item } = await client.send(get);
      return Item ? readStored(schema, Item) : null;
    },

    /** @returns the token, which is shown this one time */
    create: async (wanted: Pick<Invite, 'uses' | 'addressHash' | 'createdAt' | 'validUntil'>): Promise<string> => {
      const token = randomBytes(32).toString('base64url');
      const hash = hashOf(token);
      const expiresAt = epochSeconds(addSeconds(wanted.validUntil, KEPT_SECONDS));
      const Item = { ...keys.invite(hash), ...wanted, hash, usesLeft: wanted.uses, expiresAt };
      await client.send(new PutCommand({ TableName, Item }));
      return token;
    },

    /**
     * One use, as a part of the transaction that creates a user. Its condition fails once none is left. One for an address has one use:
     * afterwards nothing here refers to the user.
     */
    use: (token: string, now: Instant): WriteItem => ({
      Update: {
        TableName,
        Key: keys.invite(hashOf(token)),
        UpdateExpression: 'SET usesLeft = usesLeft - :one, addressHash = :none',
        ConditionExpression: 'usesLeft >= :one AND validUntil > :now',
        ExpressionAttributeValues: { ':one': 1, ':now': now, ':none': null },
      },
    }),

    /** Ends it at once. @returns false where there is none */
    revoke: async (hash: string, now: Instant): Promise<boolean> => {
      const set = { usesLeft: 0, revokedAt: now };
      return (await updateItem(table, keys.invite(hash), { set, condition: 'attribute_exists(#pk)' }, 'NONE')) !== null;
    },
  };
};

export type InviteStore = ReturnType<typeof inviteStore>;
