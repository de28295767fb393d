import type { SeededBug } from './world/bundle.ts';

/** Mistakes that the simulation must find. They are put into the bundle; no file of the product has them. */
export const bugs: Readonly<Record<string, SeededBug>> = {
  'a quota checked before the write': [
    {
      file: 'shared/access/quota/quota.ts',
      from: "const condition = conditions(change).join(' AND ');",
      to: "const condition = conditions({ ...change, limit: undefined } as never).join(' AND ');",
    },
    {
      file: 'shared/access/quota/quota-repository.ts',
      from: '    create(record: Item, options: SaveOptions & { limit: number }): Promise<CreateOutcome> {',
      to: `    async create(record: Item, options: SaveOptions & { limit: number }): Promise<CreateOutcome> {
      if ((await this.listActive(record.userId)).length >= options.limit) return 'quota';`,
    },
  ],
  'a notice sent before its record': [
    {
      file: 'shared/notifications/delivery-store.ts',
      from: "'(#status = :pending OR (#status = :claimed AND #claimedUntil < :now)) AND",
      to: "'(#status = :pending OR #status = :claimed) AND",
    },
  ],
  'a fence forgotten': [
    {
      file: 'shared/sync/import/import-lease.ts',
      from: `    ConditionCheck: {
      TableName: table.name,
      Key: keys.item(userId, itemId),
      ConditionExpression: 'importVersion = :version',`,
      to: `    ConditionCheck: {
      TableName: table.name,
      Key: keys.item(userId, itemId),
      ConditionExpression: 'importVersion = :version OR attribute_exists(pk)',`,
    },
  ],
  'a cursor taken after the import': [
    {
      file: 'shared/changes/read-changes.ts',
      from: '  const cursor = text === undefined ? blankCursor(now) : readCursor(text, userId, key);',
      to: `  const cursor = text === undefined ? blankCursor(now) : readCursor(text, userId, key);
  const early = await services.ledger(userId);`,
    },
    {
      file: 'shared/changes/read-changes.ts',
      from: 'copy?.rows ?? (await ledgerOfPage(services, userId, given))',
      to: 'copy?.rows ?? ((await ledgerOfPage(services, userId, given)) && early)',
    },
  ],
  'a failure taken for a refusal': [
    {
      file: 'shared/notifications/send-delivery.ts',
      from: "if (outcome.kind === 'refused' || outcome.kind === 'withdrawn')",
      to: "if (['refused', 'withdrawn', 'failed', 'throttled'].includes(outcome.kind))",
    },
  ],
  'a lease never renewed': [
    {
      file: 'shared/webhooks/send-due.ts',
      from: 'const renewed = await endpoints.renew(lease, clock());',
      to: 'const renewed = lease;',
    },
  ],
};
