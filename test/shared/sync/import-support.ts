import { afterAll, beforeAll } from 'vitest';
import { type DynamoDb, startDynamoDb } from '../../../infra/emulators/dynamodb/start.ts';
import { createFaults } from '../../../infra/emulators/faults.ts';
import type { RunningSandbox } from '../../../infra/sandbox/aggregator/start.ts';
import type { EventType } from '../../../shared/contract/event-types.ts';
import { ledgerStore } from '../../../shared/ledger/ledger-store.ts';
import type { Transaction } from '../../../shared/ledger/transaction.ts';
import type { Table } from '../../../shared/platform/table/table.ts';
import { type ImportOutcome, importItem } from '../../../shared/sync/import/import-item.ts';
import { itemStore } from '../../../shared/sync/item-store.ts';
import { importParts } from '../../../shared/sync/sync-services.ts';
import type { IsoDate } from '../../../shared/time/calendar.ts';
import { addSeconds, type Instant, instantFromMilliseconds } from '../../../shared/time/instant.ts';
import { endpointStore } from '../../../shared/webhooks/endpoint-store.ts';
import { clientOf, createTestTable } from '../../support/dynamo-engines.ts';
import { shortPlace } from '../../support/places.ts';
import { anItem, clientFor, itemEntries, runningSandbox } from './support.ts';

const WRITES = new Set(['PutItemCommand', 'UpdateItemCommand', 'DeleteItemCommand', 'TransactWriteItemsCommand']);

/** Noon UTC of 10 March 2026; rows of the tests lie around it. */
export const start: Instant = instantFromMilliseconds(Date.UTC(2026, 2, 10, 12));

/** One embedded DynamoDB for a file, with the faults that its next calls meet. */
export const sharedDynamoDb = () => {
  const faults = createFaults();
  let running: DynamoDb | undefined;
  beforeAll(async () => {
    running = await startDynamoDb({ faults, place: await shortPlace() });
  });
  afterAll(async () => running?.close());
  return {
    faults,
    /** A fresh table; `writes` counts the writing calls, tried ones included. */
    async table(): Promise<{ table: Table; writes: () => number }> {
      if (!running) throw new Error('only inside a test');
      const client = clientOf(running.endpoint, 1);
      const { table } = await createTestTable(client);
      let writes = 0;
      table.client.middlewareStack.add(
        (next, context) => (args) => {
          if (WRITES.has(context.commandName ?? '')) writes += 1;
          return next(args);
        },
        { step: 'initialize' },
      );
      return { table, writes: () => writes };
    },
  };
};

const FIRST = '0001-01-01' as IsoDate;
const LAST = '9999-12-31' as IsoDate;

/** A household at the sandbox aggregator with item `item-1` linked to `user-1`, and the import over a fresh table. */
export const household = async (dynamoDb: ReturnType<typeof sharedDynamoDb>, sandbox?: RunningSandbox) => {
  const bank = sandbox ?? (await runningSandbox());
  const { table, writes } = await dynamoDb.table();
  /** Users whose limits were to be evaluated, and the looks for signals. */
  const evaluated: string[] = [];
  const looked: string[] = [];
  let clock = start;
  const parts = importParts(
    table,
    clientFor(bank, { timeoutMs: 10_000 }),
    async (userId, signals) => {
      if (signals === 'later') evaluated.push(userId);
      else looked.push(signals);
    },
    () => clock,
  );
  const items = itemStore(table);
  const link = (itemId = 'item-1', userId = 'user-1') => items.link(userId, itemId, { now: start, dueAt: start });
  return {
    bank,
    table,
    parts,
    items,
    evaluated,
    looked,
    writes,
    link,
    /** Moves the real clock. */
    pass: (seconds: number): void => {
      clock = addSeconds(clock, seconds);
    },
    /** Sets the aggregator's data: one item with these accounts. */
    has: (accounts: unknown[], item: Record<string, unknown> = {}, rest: Record<string, unknown> = {}): void =>
      bank.putUser('ana', 'user-1', itemEntries(anItem(item, { accounts, ...rest }))),
    importOf: (itemId: string): Promise<ImportOutcome> => importItem(parts, { userId: 'user-1', itemId, now: start }),
    import: (now: Instant = start): Promise<ImportOutcome> =>
      importItem(parts, { userId: 'user-1', itemId: 'item-1', now }),
    rows: (): Promise<Transaction[]> => ledgerStore(table).freshRange('user-1', FIRST, LAST),
  };
};

export type Household = Awaited<ReturnType<typeof household>>;

/** A webhook of the user for events of the type. */
export const listenTo = ({ table }: Pick<Household, 'table'>, type: EventType) =>
  endpointStore(table).create({
    userId: 'user-1',
    webhookId: `hook${'0'.repeat(18)}`,
    url: 'https://hooks.example/a',
    events: [type],
    status: 'active',
    createdAt: start,
    updatedAt: start,
    version: 0,
    secretRevision: 1,
    previousSecretUntil: null,
    failingSince: null,
    disabledAt: null,
  });
