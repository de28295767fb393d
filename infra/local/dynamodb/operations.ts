import type { Instant } from '../../../shared/time/instant.ts';
import { type Input, loadAction, type Output, type Store } from './dynalite.ts';
import type { Outcome } from './outcome.ts';
import { prepare } from './prepare.ts';
import { batchGetItem, getItem, readPage } from './read-operations.ts';
import { createTable, deleteTable, listTables } from './table-operations.ts';
import { describeTable } from './table-records.ts';
import { transactGetItems } from './transact-get.ts';
import { transactWriteItems } from './transactions.ts';
import { describeTimeToLive, updateTimeToLive } from './ttl.ts';
import { batchWriteItem, writeItem } from './write-operations.ts';

/** `alone`: nothing else that is alone runs meanwhile. */
type Operation = { alone: boolean; run(input: Input): Promise<Outcome> };

const reads = (run: Operation['run']): Operation => ({ alone: false, run });
const writes = (run: Operation['run']): Operation => ({ alone: true, run });
/** Operations on tables cost no capacity. */
const free = async (output: Promise<Output>): Promise<Outcome> => ({ output: await output, usage: [] });

/** Every operation that the engine knows, by its AWS name. */
export const operationsOf = (store: Store, clock: () => Instant): Record<string, Operation> => {
  const tableNameIn = (operation: string, input: Input): string => prepare(store, operation, input).TableName;
  // The rest is dynalite's own, straight on its store.
  const plain = (operation: string) => (input: Input) =>
    free(
      new Promise((resolve, reject) => {
        loadAction(operation)(store, prepare(store, operation, input), (error, output) =>
          error ? reject(error) : resolve(output ?? {}),
        );
      }),
    );
  return {
    GetItem: reads((input) => getItem(store, input)),
    BatchGetItem: reads((input) => batchGetItem(store, input)),
    Query: reads((input) => readPage(store, 'Query', input)),
    Scan: reads((input) => readPage(store, 'Scan', input)),
    TransactGetItems: writes((input) => transactGetItems(store, input)),
    PutItem: writes((input) => writeItem(store, 'PutItem', input)),
    UpdateItem: writes((input) => writeItem(store, 'UpdateItem', input)),
    DeleteItem: writes((input) => writeItem(store, 'DeleteItem', input)),
    BatchWriteItem: writes((input) => batchWriteItem(store, input)),
    TransactWriteItems: writes((input) => transactWriteItems(store, input, clock())),
    CreateTable: writes((input) => free(createTable(store, prepare(store, 'CreateTable', input)))),
    DeleteTable: writes((input) => free(deleteTable(store, tableNameIn('DeleteTable', input)))),
    DescribeTable: reads((input) =>
      free(describeTable(store, tableNameIn('DescribeTable', input)).then((table) => ({ Table: table }))),
    ),
    ListTables: reads((input) => free(listTables(store, prepare(store, 'ListTables', input)))),
    UpdateTable: writes(plain('UpdateTable')),
    UpdateTimeToLive: writes((input) => free(updateTimeToLive(store, input))),
    DescribeTimeToLive: reads((input) => free(describeTimeToLive(store, tableNameIn('DescribeTimeToLive', input)))),
    TagResource: writes(plain('TagResource')),
    UntagResource: writes(plain('UntagResource')),
    ListTagsOfResource: reads(plain('ListTagsOfResource')),
  };
};
