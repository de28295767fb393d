/** Rejects texts that cannot be ids before they become keys, whose length DynamoDB limits. */
export const isRecordId = (id: string): boolean => /^[\w-]{1,64}$/.test(id);
