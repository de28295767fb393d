const PREFIX = 'USER#';

/** The partition of a user's records. */
export const user = (userId: string) => `${PREFIX}${userId}`;

/** Null when the key is not a user's partition. */
export const userIdOfKey = (partitionKey: string): string | null =>
  partitionKey.startsWith(PREFIX) ? partitionKey.slice(PREFIX.length) : null;
