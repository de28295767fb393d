const PREFIX = 'USER#';

/** The partition of a user's records. */
export const user = (userId: string) => `${PREFIX}${userId}`;

/** Null when the key is not a user's partition. */
export const userIdOfKey = (partitionKey: string): string | null =>
  partitionKey.startsWith(PREFIX) ? partitionKey.slice(PREFIX.length) : null;

/** Rejects texts that cannot be ids before they become keys, whose length DynamoDB limits. */
export const isRecordId = (id: string): boolean => /^[\w-]{1,64}$/.test(id);
