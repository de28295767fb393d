import { Readable } from 'node:stream';
import { CreateTableCommand, DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { openEngine } from '../../infra/emulators/dynamodb/engine.ts';
import { type Table, tableOf } from '../../shared/platform/table/table.ts';
import { createTableInput } from '../../shared/platform/table/table-definition.ts';

/** Carries a call out, or fails before or after it has taken effect. */
export type Around = <Result>(call: () => Promise<Result>) => Promise<Result>;

type Request = { headers: Record<string, string>; body?: string | Uint8Array };

const CREDENTIALS = { accessKeyId: 'local', secretAccessKey: 'local' };
const HEADERS = { 'content-type': 'application/x-amz-json-1.0' };

/** The product's table in the embedded engine, reached by the real client without a socket. */
export const inProcessTable = async (around: Around = (call) => call()): Promise<Table> => {
  const engine = await openEngine();
  const handle = async ({ headers, body }: Request) => {
    const operation = headers['x-amz-target']?.split('.')[1] ?? '';
    const input: Record<string, unknown> = JSON.parse(typeof body === 'string' ? body : new TextDecoder().decode(body));
    const answer = await around(() => engine.execute(operation, input));
    const answered = Readable.from([Buffer.from(JSON.stringify(answer.body))]);
    return { response: { statusCode: answer.status, headers: HEADERS, body: answered } };
  };
  const requestHandler = { handle, updateHttpClientConfig: () => undefined, httpHandlerConfigs: () => ({}) };
  const client = new DynamoDBClient({
    region: 'sa-east-1',
    credentials: CREDENTIALS,
    maxAttempts: 1,
    requestHandler,
    // The engine checks no signature.
    signer: { sign: async (request) => request },
  });
  await client.send(new CreateTableCommand(createTableInput('saldo')));
  return tableOf(client, 'saldo');
};
