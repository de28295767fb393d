import * as z from 'zod/mini';
import { LOCAL_REGION } from '../http/arn.ts';
import type { Units } from './capacity.ts';
import type { Answer, Engine } from './engine.ts';

const READS = new Set(['GetItem', 'Query', 'Scan']);
const WRITES = new Set(['PutItem', 'UpdateItem', 'DeleteItem', 'TransactWriteItems']);

const usage = z.object({ CapacityUnits: z.number() });
const consumed = z.object({ ConsumedCapacity: z.optional(z.union([usage, z.array(usage)])) });

const HEADERS = {
  'content-type': 'application/x-amz-json-1.0',
  // Engines outside AWS require a signature but do not verify it; key and region select the set of tables.
  authorization: `AWS4-HMAC-SHA256 Credential=local/20260101/${LOCAL_REGION}/dynamodb/aws4_request, SignedHeaders=host, Signature=0`,
  'x-amz-date': '20260101T000000Z',
};

const unitsOf = (operation: string, body: unknown): Units => {
  const { data } = consumed.safeParse(body);
  const total = [data?.ConsumedCapacity ?? []].flat().reduce((sum, { CapacityUnits }) => sum + CapacityUnits, 0);
  return READS.has(operation) ? { readUnits: total, writeUnits: 0 } : { readUnits: 0, writeUnits: total };
};

/**
 * A DynamoDB in another process, such as DynamoDB Local, in place of the embedded engine. It reports the capacity units;
 * a refused call counts none. It removes expired items at times of its own.
 *
 * @param endpoint `http://localhost:8000`
 */
const remoteEngine = (endpoint: string): Engine => {
  const execute = async (operation: string, input: Record<string, unknown>): Promise<Answer> => {
    const isCounted = READS.has(operation) || WRITES.has(operation);
    const response = await fetch(endpoint, {
      method: 'POST',
      headers: { ...HEADERS, 'x-amz-target': `DynamoDB_20120810.${operation}` },
      body: JSON.stringify(isCounted ? { ReturnConsumedCapacity: 'TOTAL', ...input } : input),
    });
    const answered: Answer['body'] = JSON.parse((await response.text()) || '{}');
    const units = unitsOf(operation, answered);
    const { ConsumedCapacity: _, ...rest } = answered;
    const wasAsked = (input.ReturnConsumedCapacity ?? 'NONE') !== 'NONE';
    return { status: response.status, body: wasAsked ? answered : rest, units };
  };
  const snapshot = async (): Promise<never> => {
    throw new Error('Another engine has copies of its own');
  };
  return { execute, snapshot, sweep: async () => 0, close: async () => undefined };
};

/** @throws in one line when nothing answers there */
export const openRemoteEngine = async (endpoint: string): Promise<Engine> => {
  const engine = remoteEngine(endpoint);
  const listed = await engine.execute('ListTables', { Limit: 1 }).catch(() => null);
  if (listed?.status !== 200) throw new Error(`DYNAMODB_ENDPOINT: no DynamoDB answers at ${endpoint}`);
  return engine;
};
