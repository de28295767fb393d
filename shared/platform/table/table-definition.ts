export const tableDefinition = {
  partitionKey: 'pk',
  sortKey: 'sk',
  /** Epoch seconds. DynamoDB deletes late, so readers check it too. */
  ttlAttribute: 'expiresAt',
  indexes: {
    /** `REMINDER#<id>` and the like -> owner; sparse, keys only. */
    byId: { name: 'byId', partitionKey: 'idKey' },
    /** `<kind>#<shard>` and the next due instant; sparse, keys only. */
    due: { name: 'due', partitionKey: 'duePk', sortKey: 'dueAt' },
  },
} as const;

const text = (name: string) => ({ AttributeName: name, AttributeType: 'S' }) as const;
const key = (name: string, type: 'HASH' | 'RANGE') => ({ AttributeName: name, KeyType: type }) as const;

export const createTableInput = (tableName: string) => {
  const { partitionKey, sortKey, indexes } = tableDefinition;
  return {
    TableName: tableName,
    BillingMode: 'PAY_PER_REQUEST' as const,
    AttributeDefinitions: [
      partitionKey,
      sortKey,
      indexes.byId.partitionKey,
      indexes.due.partitionKey,
      indexes.due.sortKey,
    ].map(text),
    KeySchema: [key(partitionKey, 'HASH'), key(sortKey, 'RANGE')],
    GlobalSecondaryIndexes: [
      {
        IndexName: indexes.byId.name,
        KeySchema: [key(indexes.byId.partitionKey, 'HASH')],
        Projection: { ProjectionType: 'KEYS_ONLY' as const },
      },
      {
        IndexName: indexes.due.name,
        KeySchema: [key(indexes.due.partitionKey, 'HASH'), key(indexes.due.sortKey, 'RANGE')],
        Projection: { ProjectionType: 'KEYS_ONLY' as const },
      },
    ],
  };
};
