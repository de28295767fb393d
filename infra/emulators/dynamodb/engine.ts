import { type Instant, systemClock } from '../../../shared/time/instant.ts';
import { sumUnits, type Units } from './capacity.ts';
import { database, type Input, type Item, type Output, type Store } from './dynalite.ts';
import { DynamoDbError, isRefusal } from './errors.ts';
import { forgetTokens } from './idempotency.ts';
import { memoryLevel } from './memory-level.ts';
import { operationsOf } from './operations.ts';
import { serially } from './serially.ts';
import { removeExpired } from './ttl.ts';

/** An HTTP response before it is written, and the call's cost. */
export type Answer = { status: number; body: Output; units: Units };

export type Engine = {
  execute(operation: string, input: Input): Promise<Answer>;
  /** Every item of the table at one moment, at which `beside` is called too. Of the embedded engine alone. */
  snapshot<T>(TableName: string, beside: () => T): Promise<{ items: Item[]; beside: T }>;
  /** Removes expired items and forgotten tokens; answers the number of items. */
  sweep(): Promise<number>;
  close(): Promise<void>;
};

/** A refusal that costs nothing: nothing was looked at. */
export const refusedFreely = ({ statusCode, body }: { statusCode: number; body: Output }): Answer => ({
  status: statusCode,
  body,
  units: { readUnits: 0, writeUnits: 0 },
});

const AT_ONCE = { createTableMs: 0, deleteTableMs: 0 };

const openStore = async (path: string | undefined): Promise<Store> => {
  const store = database.create({ path, ...AT_ONCE });
  // Every read and write goes through `db` (stage-view.ts).
  if (path === undefined) return { ...store, db: memoryLevel() };
  try {
    await store.db.open();
    return store;
  } catch (error) {
    const cause = error instanceof Error ? error.cause : undefined;
    const locked = cause instanceof Error && 'code' in cause && cause.code === 'LEVEL_LOCKED';
    throw locked ? new Error(`${path} is in use by another process`) : error;
  }
};

/**
 * DynamoDB over dynalite's parser, validators and store. Writes and changes of tables run one
 * after the other, each as one batch of the store; so no `TransactionConflict` occurs by itself.
 *
 * @param path folder that keeps the data, also through a kill -9; in memory without it
 */
export const openEngine = async (path?: string, clock: () => Instant = systemClock): Promise<Engine> => {
  const store = await openStore(path);
  const alone = serially();
  const operations = operationsOf(store, clock);

  const execute = async (name: string, input: Input): Promise<Answer> => {
    const operation = operations[name];
    try {
      if (!operation) throw new DynamoDbError('com.amazon.coral.service#UnknownOperationException', name);
      const outcome = await (operation.alone ? alone(() => operation.run(input)) : operation.run(input));
      const units = sumUnits(outcome.usage);
      return 'refusal' in outcome
        ? { status: outcome.refusal.statusCode, body: outcome.refusal.body, units }
        : { status: 200, body: outcome.output, units };
    } catch (error) {
      if (!isRefusal(error)) throw error;
      return refusedFreely(error);
    }
  };
  const pagesOf = async (TableName: string): Promise<Item[]> => {
    const items: Item[] = [];
    for (let ExclusiveStartKey: unknown; ; ) {
      const { body } = await execute('Scan', { TableName, ...(ExclusiveStartKey ? { ExclusiveStartKey } : {}) });
      if (!Array.isArray(body.Items)) throw new Error(`The table could not be read: ${body.message}`);
      items.push(...body.Items);
      ExclusiveStartKey = body.LastEvaluatedKey;
      if (!ExclusiveStartKey) return items;
    }
  };
  return {
    execute,
    // Writes wait, so the pages are of one moment.
    snapshot: (TableName, beside) =>
      alone(async () => {
        const besides = beside();
        return { items: await pagesOf(TableName), beside: besides };
      }),
    sweep: () =>
      alone(async () => {
        await forgetTokens(store, clock());
        return removeExpired(store, clock());
      }),
    close: () => alone(() => store.db.close()),
  };
};
