import { AsyncResource } from 'node:async_hooks';
import type {
  IncomingHttpHeaders,
  IncomingMessage,
  OutgoingHttpHeaders,
  RequestListener,
  ServerResponse,
} from 'node:http';
import { Readable } from 'node:stream';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { afterAll, beforeAll } from 'vitest';

/** The part of the SDK's HTTP request that a stand-in reads. */
type Sent = {
  method: string;
  hostname: string;
  port?: number;
  path: string;
  query?: Record<string, string | string[] | null>;
  headers: Record<string, string>;
  body?: string | Uint8Array;
};

type Received = { response: { statusCode: number; headers: Record<string, string>; body: Readable } };
type Options = { abortSignal?: { aborted: boolean; addEventListener?(event: 'abort', run: () => void): void } };

type Handler = {
  configProvider: Promise<{ socketTimeout?: number }>;
  handle(request: Sent, options?: Options): Promise<Received>;
};

const named = (name: string, message: string, more: object = {}): Error =>
  Object.assign(new Error(message), { name, ...more });

const pathOf = ({ path, query = {} }: Sent): string => {
  const search = new URLSearchParams(
    Object.entries(query).flatMap(([name, value]) => [value ?? ''].flat().map((one): [string, string] => [name, one])),
  ).toString();
  return search ? `${path}?${search}` : path;
};

const incoming = (sent: Sent, socket: object): IncomingMessage =>
  ({
    method: sent.method,
    url: pathOf(sent),
    headers: Object.fromEntries(
      Object.entries(sent.headers).map(([name, value]) => [name.toLowerCase(), value]),
    ) satisfies IncomingHttpHeaders,
    socket,
    async *[Symbol.asyncIterator]() {
      if (sent.body?.length) yield Buffer.from(sent.body as string);
    },
  }) as unknown as IncomingMessage; // what stand-ins of AWS read of it

const textsOf = (headers: OutgoingHttpHeaders): Record<string, string> =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), String(value)]));

const streamOf = (body: string | Buffer | undefined): Readable => {
  const stream = new Readable({ read() {} });
  if (body?.length) stream.push(body);
  stream.push(null);
  return stream;
};

const outgoing = (request: IncomingMessage, socket: object, answered: (received: Received) => void): ServerResponse => {
  let [statusCode, headers]: [number, OutgoingHttpHeaders] = [200, {}];
  const response = {
    req: request,
    socket,
    destroyed: false,
    writeHead(status: number, given: OutgoingHttpHeaders = {}) {
      [statusCode, headers] = [status, given];
      return response;
    },
    end(body?: string | Buffer) {
      answered({ response: { statusCode, headers: textsOf(headers), body: streamOf(body) } });
    },
  };
  return response as unknown as ServerResponse; // what stand-ins of AWS write of it
};

/** Stand-ins do not run inside the call that reaches them, as they do not over a socket. */
const outside = new AsyncResource('short-wire');

const exchange = async (
  listener: RequestListener,
  sent: Sent,
  { abortSignal }: Options,
  timeoutMs: number | undefined,
): Promise<Received> => {
  let timer: NodeJS.Timeout | undefined;
  const closed: (() => void)[] = [];
  try {
    return await new Promise((answered, failed) => {
      const aborted = () => failed(named('AbortError', 'Request aborted'));
      if (abortSignal?.aborted) return aborted();
      abortSignal?.addEventListener?.('abort', aborted);
      if (timeoutMs) timer = setTimeout(() => failed(named('TimeoutError', 'No answer')), timeoutMs);
      const destroy = () => failed(named('Error', 'socket hang up', { code: 'ECONNRESET' }));
      const socket = { destroy, once: (_event: 'close', run: () => void) => closed.push(run) };
      const request = incoming(sent, socket);
      outside.runInAsyncScope(() => listener(request, outgoing(request, socket, answered) as never));
    });
  } finally {
    clearTimeout(timer);
    for (const run of closed) run();
  }
};

/** Listeners of this process, by port. */
const listeners = new Map<number, RequestListener>();
const byDefault = (): boolean => process.env.WIRE === 'short';
let isShort = byDefault();

const listenerFor = ({ hostname, port }: Pick<Sent, 'hostname' | 'port'>): RequestListener | undefined =>
  isShort && hostname === '127.0.0.1' ? listeners.get(Number(port)) : undefined;

/** The SDK's classes that send and sign, of which all clients of the process are made. */
const sdkClasses = async () => {
  const { config } = new DynamoDBClient({
    region: 'sa-east-1',
    credentials: { accessKeyId: '-', secretAccessKey: '-' },
  });
  const signer = await config.signer({
    name: 'sigv4',
    signingName: 'dynamodb',
    signingRegion: 'sa-east-1',
    properties: {},
  } as never);
  return {
    handler: Object.getPrototypeOf(config.requestHandler) as Handler,
    signer: Object.getPrototypeOf(signer) as { sign(request: Sent, options?: unknown): Promise<unknown> },
  };
};

const install = async (): Promise<void> => {
  const { handler, signer } = await sdkClasses();
  const { handle } = handler;
  const { sign } = signer;
  handler.handle = async function (this: Handler, sent, options = {}) {
    const listener = listenerFor(sent);
    if (!listener) return handle.call(this, sent, options);
    return exchange(listener, sent, options, (await this.configProvider).socketTimeout);
  };
  signer.sign = async function (this: unknown, sent, options) {
    return listenerFor(sent) ? sent : sign.call(this as never, sent, options);
  };
};

let installed: Promise<void> | undefined;

/** From now on the SDK's requests to this port of 127.0.0.1 reach the listener without a socket and unsigned, while the wire is short. */
export const shorten = async (port: number, listener: RequestListener): Promise<void> => {
  listeners.set(port, listener);
  installed ??= install();
  await installed;
};

/** In a file of a project whose wire is short (`.vitest.config.ts`), for one that proves what only sockets show. */
export const useRealWire = (): void => {
  beforeAll(() => {
    isShort = false;
  });
  afterAll(() => {
    isShort = byDefault();
  });
};
