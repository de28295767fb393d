import { DeleteCommand, PutCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { ifConditionFailed } from '../storage/condition.ts';
import { keys } from '../storage/keys.ts';
import { queryPrefix } from '../storage/query.ts';
import type { Table } from '../storage/table.ts';
import { updateItem } from '../storage/update.ts';
import type { Instant } from '../time/instant.ts';
import { type AccessRecords, type Profile, readAccessRecords } from './access-records.ts';
import { hashOfKey, mintApiKey, newUserId } from './api-key.ts';
import type { Subscription } from './subscription.ts';

/** Users: profile, subscription and the hashes of their keys. */
export const accessStore = (table: Table) => {
  const { client, name } = table;
  const put = (Item: Record<string, unknown>) => client.send(new PutCommand({ TableName: name, Item }));

  return {
    /** Keys, profile and subscription in one strongly consistent round trip, so that a revocation holds at once. */
    read: async (userId: string): Promise<AccessRecords> =>
      readAccessRecords(await queryPrefix(table, keys.accessOf(userId))),

    /** @returns the new user's id */
    async create(profile: Profile, now: Instant): Promise<string> {
      const userId = newUserId();
      await put({ ...keys.profile(userId), ...profile, createdAt: now });
      return userId;
    },

    /** Changes the profile of a user that there is, or nothing; whatever else its record holds stays. */
    async putProfile(userId: string, profile: Profile): Promise<void> {
      await updateItem(table, keys.profile(userId), { set: profile, condition: 'attribute_exists(#pk)' });
    },

    /** @param subscription null: the user has none */
    async putSubscription(userId: string, subscription: Subscription | null): Promise<void> {
      if (subscription) await put({ ...keys.subscription(userId), ...subscription });
      else await client.send(new DeleteCommand({ TableName: name, Key: keys.subscription(userId) }));
    },

    /** @returns the key, for the one time that it is shown, and the hash that names it from now on */
    async mintKey(userId: string, label: string, now: Instant): Promise<{ key: string; hash: string }> {
      const key = mintApiKey(userId);
      const hash = hashOfKey(key);
      await put({ ...keys.apiKey(userId, hash), hash, label, status: 'active', createdAt: now, revokedAt: null });
      return { key, hash };
    },

    /** Revokes for good; false when the user has no such key. */
    revokeKey: async (userId: string, hash: string, now: Instant): Promise<boolean> =>
      client
        .send(
          new UpdateCommand({
            TableName: name,
            Key: keys.apiKey(userId, hash),
            UpdateExpression: 'SET #status = :revoked, revokedAt = :now',
            ConditionExpression: 'attribute_exists(pk)',
            ExpressionAttributeNames: { '#status': 'status' },
            ExpressionAttributeValues: { ':revoked': 'revoked', ':now': now },
          }),
        )
        .then(() => true, ifConditionFailed(false)),
  };
};

export type AccessStore = ReturnType<typeof accessStore>;
