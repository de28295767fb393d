import * as sdk from '@aws-sdk/client-dynamodb';
import { openEngine } from '../../infra/emulators/dynamodb/engine.ts';
import { type Table, tableOf } from '../../shared/platform/table/table.ts';
import { createTableInput } from '../../shared/platform/table/table-definition.ts';

/** Carries a call out, or fails before or after it has taken effect. */
export type Around = <Result>(call: () => Promise<Result>) => Promise<Result>;

type Failure = { __type: string; message?: string };

const CREDENTIALS = { accessKeyId: 'local', secretAccessKey: 'local' };

/** Middlewares of the client that concern the wire alone. */
const WIRE = [
  'contentLengthMiddleware',
  'hostHeaderMiddleware',
  'recursionDetectionMiddleware',
  'retryMiddleware',
  'httpSigningMiddleware',
];

/** The SDK's error of a refusal. */
const errorOf = (status: number, { __type, ...body }: Failure): Error => {
  const name = __type.slice(__type.indexOf('#') + 1);
  const known = (sdk as unknown as Record<string, (new (options: object) => Error) | undefined>)[name];
  const options = { name, $fault: status < 500 ? 'client' : 'server', $metadata: { httpStatusCode: status }, ...body };
  return known
    ? new known(options)
    : new sdk.DynamoDBServiceException(options as ConstructorParameters<typeof sdk.DynamoDBServiceException>[0]);
};

// On the wire bytes are base64. `value` is what a Buffer makes of itself.
function inBase64(this: Record<string, unknown>, name: string, value: unknown): unknown {
  const given = this[name];
  return given instanceof Uint8Array ? Buffer.from(given).toString('base64') : value;
}

type Attributes = Record<string, { B?: unknown }>;

const bytesOf = (record: Attributes): Attributes =>
  Object.fromEntries(
    Object.entries(record).map(([name, value]) => [
      name,
      typeof value.B === 'string' ? { B: Buffer.from(value.B, 'base64') } : value,
    ]),
  );

/** The records of an answer; their bytes are attributes of their own, never parts of others. */
const withBytes = (body: { Items?: Attributes[]; Item?: Attributes; Attributes?: Attributes }) => ({
  ...body,
  ...(body.Items && { Items: body.Items.map(bytesOf) }),
  ...(body.Item && { Item: bytesOf(body.Item) }),
  ...(body.Attributes && { Attributes: bytesOf(body.Attributes) }),
});

/**
 * The product's table in the embedded engine. The client is the real one down to the attribute values; what follows (JSON,
 * headers, a signature, a socket) is left out, since the simulations make hundreds of thousands of calls and the stores' own
 * tests go through all of it.
 */
export const inProcessTable = async (around: Around = (call) => call()): Promise<Table> => {
  const engine = await openEngine();
  const client = new sdk.DynamoDBClient({ region: 'sa-east-1', credentials: CREDENTIALS, maxAttempts: 1 });
  const { middlewareStack } = client;
  for (const name of WIRE) middlewareStack.remove(name);
  // Between the two the document client turns values into attribute values, and back.
  middlewareStack.add((next) => (args) => next({ ...args, request: args.input }), {
    step: 'serialize',
    name: 'serializerMiddleware',
    override: true,
  });
  middlewareStack.add(
    (_next, { commandName = '' }) =>
      async ({ input }) => {
        const operation = commandName.replace(/Command$/, '');
        // As JSON does: no undefined values, no shared objects.
        const call = () => engine.execute(operation, JSON.parse(JSON.stringify(input, inBase64)));
        const { status, body } = await around(call);
        if (status >= 400) throw errorOf(status, body as Failure);
        return { response: {}, output: { $metadata: { httpStatusCode: status }, ...withBytes(body) } };
      },
    { step: 'deserialize', name: 'deserializerMiddleware', override: true },
  );
  await client.send(new sdk.CreateTableCommand(createTableInput('saldo')));
  return tableOf(client, 'saldo');
};
