import type { Instant } from '../../../shared/time/instant.ts';
import type { Input, Output, Store } from './dynalite.ts';
import type { Outcome } from './outcome.ts';
import { prepare } from './prepare.ts';
import { getItem, readPage } from './read-operations.ts';
import { createTable, deleteTable } from './table-operations.ts';
import { describeTable } from './table-records.ts';
import { transactWriteItems } from './transactions.ts';
import { describeTimeToLive, updateTimeToLive } from './ttl.ts';
import { writeItem } from './write-operations.ts';

/** `alone`: nothing else that is alone runs meanwhile. */
type Operation = { alone: boolean; run(input: Input): Promise<Outcome> };

const reads = (run: Operation['run']): Operation => ({ alone: false, run });
const writes = (run: Operation['run']): Operation => ({ alone: true, run });
/** Operations on tables cost no capacity. */
const free = async (output: Promise<Output>): Promise<Outcome> => ({ output: await output, usage: [] });

/** The operations that the service, its tests and the tables' own upkeep call, by their AWS names. */
export const operationsOf = (store: Store, clock: () => Instant): Record<string, Operation> => {
  const tableNameIn = (operation: string, input: Input): string => prepare(store, operation, input).TableName;
  return {
    GetItem: reads((input) => getItem(store, input)),
    Query: reads((input) => readPage(store, 'Query', input)),
    Scan: reads((input) => readPage(store, 'Scan', input)),
    PutItem: writes((input) => writeItem(store, 'PutItem', input)),
    UpdateItem: writes((input) => writeItem(store, 'UpdateItem', input)),
    DeleteItem: writes((input) => writeItem(store, 'DeleteItem', input)),
    TransactWriteItems: writes((input) => transactWriteItems(store, input, clock())),
    CreateTable: writes((input) => free(createTable(store, prepare(store, 'CreateTable', input)))),
    DeleteTable: writes((input) => free(deleteTable(store, tableNameIn('DeleteTable', input)))),
    DescribeTable: reads((input) =>
      free(describeTable(store, tableNameIn('DescribeTable', input)).then((table) => ({ Table: table }))),
    ),
    UpdateTimeToLive: writes((input) => free(updateTimeToLive(store, input))),
    DescribeTimeToLive: reads((input) => free(describeTimeToLive(store, tableNameIn('DescribeTimeToLive', input)))),
  };
};
