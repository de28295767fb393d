import { startDynamoDb } from '../../../infra/emulators/dynamodb/start.ts';
import { clientOf, createTestTable } from '../../support/dynamo-engines.ts';
import type { BenchContext, Row } from '../frame/row.ts';
import { syncTimes } from './sync-time.ts';
import { dailySyncs, firstImport } from './units.ts';

/** Imports: write units and time of a first pull and of a day's sync, compared with one item per transaction. */
export const run = async (context: BenchContext): Promise<Row[]> => {
  context.progress('imports: write units');
  const engine = await startDynamoDb();
  try {
    const { table } = await createTestTable(clientOf(engine.endpoint));
    const units = [...(await firstImport(table)), ...(await dailySyncs(table))];
    context.progress('imports: time of a sync');
    return [...units, ...(await syncTimes(context))];
  } finally {
    await engine.close();
  }
};
