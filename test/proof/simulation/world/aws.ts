/**
 * In place of the SDK's clients of DynamoDB and SQS, whose serialization, signing and streams were half of a run: the same
 * commands, steps, attempts, deadlines and errors, over the simulated network. Of the packages, what the service imports.
 */

type Reply = { status: number; body: Uint8Array };
type Wire = (
  wanted: { method: string; url: URL; headers: Record<string, string>; body: Buffer },
  withinMs: number,
) => Promise<Reply>;
const simulated = (globalThis as never as { awslambda: { InvokeStore: Store; wire: Wire } }).awslambda;
type Store = { getXRayTraceId(): string | undefined };

type Args = { input: unknown; request: { body: Uint8Array } };
type Response = { statusCode: number; body: Uint8Array };
type Output = { response?: Response; output: unknown };
type Next = (args: Args) => Promise<Output>;
type Middleware = (next: Next) => Next;
type Placed = { name: string; step: string; run: Middleware };
type Config = {
  maxAttempts?: number;
  requestHandler?: { socketTimeout?: number };
  endpoint?: string;
  endpointProvider?: () => { url: URL };
};

const BASE_MS = 100;
const THROTTLED_BASE_MS = 500;
const LONGEST_PAUSE_MS = 20_000;

const THROTTLES =
  /^(ProvisionedThroughputExceededException|ThrottlingException|RequestLimitExceeded|RequestThrottled|TransactionInProgressException)$/;
const isTransient = (error: Error & { code?: string; $metadata?: { httpStatusCode?: number } }): boolean =>
  error.name === 'TimeoutError' ||
  error.code === 'ECONNRESET' ||
  [500, 502, 503, 504].includes(error.$metadata?.httpStatusCode ?? 0);

const createStack = () => {
  let all: Placed[] = [];
  return {
    add(run: Middleware, { name = '', step = 'initialize' }: { name?: string; step?: string }): void {
      all = [...all.filter((one) => name === '' || one.name !== name), { name, step, run }];
    },
    remove(name: string): boolean {
      const before = all.length;
      all = all.filter((one) => one.name !== name);
      return all.length < before;
    },
    around(step: string, last: Next): Next {
      return all.filter((one) => one.step === step).reduceRight((next, { run }) => run(next), last);
    },
  };
};

const textOf = (bytes: Uint8Array): string =>
  Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('utf8');

type Answered = { __type?: string; message?: string; Message?: string };
const errorOf = ({ __type = 'UnknownError', message, Message, ...rest }: Answered, httpStatusCode: number): Error =>
  Object.assign(new Error(message ?? Message ?? __type), {
    ...withBytes(rest),
    name: __type.split('#').at(-1) ?? __type,
    $metadata: { httpStatusCode },
  });

type Codec = { encode(input: never): unknown; decode(output: never): unknown };
export class Command {
  readonly input: unknown;
  constructor(input: unknown) {
    this.input = input;
  }
}
type Of = { target: string; codec: Codec };

const pauseBefore = (failed: number, error: Error): number =>
  Math.floor(
    Math.min(
      LONGEST_PAUSE_MS,
      Math.random() * (THROTTLES.test(error.name) ? THROTTLED_BASE_MS : BASE_MS) * 2 ** failed,
    ),
  );

class Client {
  readonly config: Config & { requestHandler: { socketTimeout?: number; handle(): Promise<object> } };
  readonly middlewareStack = createStack();
  constructor(config: Config) {
    this.config = { ...config, requestHandler: { ...config.requestHandler, handle: this.#health } };
  }
  readonly #health = async () => ({ response: { body: new EmptyBody() } });

  async send(command: Command): Promise<unknown> {
    const { target, codec } = (command.constructor as unknown as { of: Of }).of;
    const attempt = this.#attempt(target, codec);
    const retried: Next = async (args) => {
      const call = this.middlewareStack.around('finalizeRequest', attempt);
      for (let attempts = 1; ; attempts += 1) {
        try {
          return await call(args);
        } catch (thrown) {
          const error = thrown as Error & { $metadata?: object };
          error.$metadata = { ...error.$metadata, attempts };
          const mayPass = THROTTLES.test(error.name) || isTransient(error);
          if (!mayPass || attempts >= (this.config.maxAttempts ?? 3)) throw error;
          await new Promise((done) => setTimeout(done, pauseBefore(attempts - 1, error)));
        }
      }
    };
    const serialized: Next = ({ input }) => {
      const body = Buffer.from(JSON.stringify(codec.encode(input as never)));
      return retried({ input, request: { body } });
    };
    const { output } = await this.middlewareStack.around(
      'initialize',
      serialized,
    )({
      input: command.input,
      request: { body: Buffer.alloc(0) },
    });
    return output;
  }

  #attempt(target: string, codec: Codec): Next {
    const { endpointProvider, endpoint, requestHandler } = this.config;
    const url = endpointProvider?.().url ?? new URL(endpoint ?? '');
    const root = simulated.InvokeStore.getXRayTraceId();
    const headers = {
      'content-type': 'application/x-amz-json-1.0',
      'x-amz-target': target,
      ...(root ? { 'x-amzn-trace-id': root } : {}),
    };
    const { socketTimeout = 2_000 } = requestHandler as { socketTimeout?: number };
    const last: Next = async ({ request }) => {
      const wanted = { method: 'POST', url, headers, body: request.body as Buffer };
      const { status, body } = await simulated.wire(wanted, socketTimeout);
      return { response: { statusCode: status, body }, output: undefined };
    };
    const send = this.middlewareStack.around('deserialize', last);
    return async (args) => {
      const { response } = await send(args);
      const answered = JSON.parse(response ? textOf(response.body) || '{}' : '{}');
      if ((response?.statusCode ?? 500) >= 300) throw errorOf(answered, response?.statusCode ?? 500);
      return { output: { ...(codec.decode(answered as never) as object), $metadata: { attempts: 1 } } };
    };
  }
}

/** Of the health page, which opens a connection. */
class EmptyBody {
  on(): void {}
  once(event: string, done: () => void): void {
    if (event === 'end') done();
  }
  destroy(): void {}
}

// Values of the table, as they travel.

type Value = Record<string, unknown>;

const toWire = (value: unknown): Value => {
  if (value === null) return { NULL: true };
  if (typeof value === 'string') return { S: value };
  if (typeof value === 'number' || typeof value === 'bigint') return { N: String(value) };
  if (typeof value === 'boolean') return { BOOL: value };
  if (value instanceof Uint8Array)
    return { B: Buffer.from(value.buffer, value.byteOffset, value.length).toString('base64') };
  if (Array.isArray(value)) return { L: value.filter((one) => one !== undefined).map(toWire) };
  if (value instanceof Set) {
    const all = [...value];
    return typeof all[0] === 'number' ? { NS: all.map(String) } : { SS: all };
  }
  return { M: itemToWire(value as Record<string, unknown>) };
};
const itemToWire = (item: Record<string, unknown>): Record<string, Value> => {
  const wire: Record<string, Value> = {};
  for (const name in item) {
    const value = item[name];
    if (value !== undefined && typeof value !== 'function') wire[name] = toWire(value);
  }
  return wire;
};
const fromWire = (value: Value): unknown => {
  for (const type in value) {
    const given = value[type];
    switch (type) {
      case 'S':
      case 'BOOL':
        return given;
      case 'N':
        return Number(given);
      case 'NULL':
        return null;
      case 'B':
        return Buffer.from(String(given), 'base64');
      case 'L':
        return (given as Value[]).map(fromWire);
      case 'M':
        return itemFromWire(given as Record<string, Value>);
      case 'NS':
        return new Set((given as string[]).map(Number));
      case 'SS':
        return new Set(given as string[]);
      default:
        throw new Error(`A value of type ${type}`);
    }
  }
  throw new Error('A value without a type');
};
const itemFromWire = (item: Record<string, Value>): Record<string, unknown> => {
  const found: Record<string, unknown> = {};
  for (const name in item) found[name] = fromWire(item[name] as Value);
  return found;
};

/** Values as the SDK's own errors have them, whose bytes are bytes. */
const withBytes = <Part>(part: Part): Part => {
  if (Array.isArray(part)) return part.map(withBytes) as Part;
  if (typeof part !== 'object' || part === null) return part;
  return Object.fromEntries(
    Object.entries(part).map(([name, value]) => [
      name,
      name === 'B' && typeof value === 'string' ? Buffer.from(value, 'base64') : withBytes(value),
    ]),
  ) as Part;
};

const WITH_ITEM = ['Item', 'Key', 'ExpressionAttributeValues', 'ExclusiveStartKey'] as const;
type Input = Record<string, unknown>;
const encoded = (input: Input): Input => {
  const wire: Input = { ...input };
  for (const name of WITH_ITEM) if (input[name] !== undefined) wire[name] = itemToWire(input[name] as Input);
  return wire;
};
const decoded = (output: Input): Input => {
  const found: Input = { ...output };
  for (const name of ['Item', 'Attributes', 'LastEvaluatedKey'])
    if (output[name] !== undefined) found[name] = itemFromWire(output[name] as never);
  if (Array.isArray(output.Items)) found.Items = output.Items.map(itemFromWire);
  return found;
};
const items: Codec = { encode: encoded, decode: decoded };
const transaction: Codec = {
  encode: ({ TransactItems, ...rest }: { TransactItems: Record<string, Input>[] }) => ({
    ...rest,
    TransactItems: TransactItems.map((step) =>
      Object.fromEntries(Object.entries(step).map(([kind, input]) => [kind, encoded(input)])),
    ),
  }),
  decode: decoded,
};
const same: Codec = { encode: (input: unknown) => input, decode: (output: unknown) => output };

const commandOf = (target: string, codec: Codec) =>
  class extends Command {
    static readonly of: Of = { target, codec };
  };
const ofTable = (operation: string, codec = items) => commandOf(`DynamoDB_20120810.${operation}`, codec);
const ofQueue = (operation: string) => commandOf(`AmazonSQS.${operation}`, same);

export class DynamoDBClient extends Client {}
export class ResourceNotFoundException extends Error {}
export const DescribeTableCommand = ofTable('DescribeTable', same);
export const DescribeTimeToLiveCommand = ofTable('DescribeTimeToLive', same);

/** One stack of steps for both, as in the SDK. */
export const DynamoDBDocumentClient = { from: (client: Client): Client => client };
export const GetCommand = ofTable('GetItem');
export const PutCommand = ofTable('PutItem');
export const UpdateCommand = ofTable('UpdateItem');
export const DeleteCommand = ofTable('DeleteItem');
export const QueryCommand = ofTable('Query');
export const ScanCommand = ofTable('Scan');
export const TransactWriteCommand = ofTable('TransactWriteItems', transaction);

const paginated = (Page: typeof QueryCommand) =>
  async function* pages({ client }: { client: Client }, input: Input) {
    for (let from: unknown; ; ) {
      const page = (await client.send(new Page(from ? { ...input, ExclusiveStartKey: from } : input))) as Input;
      yield page;
      from = page.LastEvaluatedKey;
      if (!from) return;
    }
  };
export const paginateQuery = paginated(QueryCommand);
export const paginateScan = paginated(ScanCommand);

export class SQSClient extends Client {}
export class QueueDoesNotExist extends Error {}
export const SendMessageCommand = ofQueue('SendMessage');
export const SendMessageBatchCommand = ofQueue('SendMessageBatch');
export const ChangeMessageVisibilityCommand = ofQueue('ChangeMessageVisibility');
export const GetQueueAttributesCommand = ofQueue('GetQueueAttributes');
export const GetQueueUrlCommand = ofQueue('GetQueueUrl');
