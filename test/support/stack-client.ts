import { SaldoError, saldoClient } from '../../infra/client/client.ts';
import type { LocalUser } from '../../infra/local/users/local-user.ts';
import { type Received, responseCheck } from './response-check.ts';

type Value = string | number | boolean | undefined;

export type CallOptions = {
  /** An API key, sent as `Authorization: Bearer`. */
  key?: string;
  query?: Record<string, Value>;
  /** Sent as JSON; a text is sent as it is. */
  body?: unknown;
  headers?: Record<string, string>;
};

export type Reply<Body> = { status: number; headers: Headers; body: Body };

/** Why a call of the client was refused. */
export const refusalOf = async (call: Promise<unknown>): Promise<SaldoError> => {
  const reason: unknown = await call.then(
    () => new Error('it was not refused'),
    (thrown: unknown) => thrown,
  );
  if (reason instanceof SaldoError) return reason;
  throw reason;
};

export type StackClient = ReturnType<typeof stackClient>;

const urlOf = (base: string, path: string, query: Record<string, Value> = {}): URL => {
  const url = new URL(path, base);
  for (const [name, value] of Object.entries(query)) if (value !== undefined) url.searchParams.set(name, String(value));
  return url;
};

const initOf = (method: string, { key, body, headers = {} }: CallOptions): RequestInit => ({
  method,
  headers: {
    ...(key === undefined ? {} : { authorization: `Bearer ${key}` }),
    ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    ...headers,
  },
  ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
});

const OPERATIONS = '/tools/api/';

/** Of each reference without its address: the stacks of a worker's files serve the same one, whose schemas take a second to compile. */
const checks = new Map<string, ReturnType<typeof responseCheck>>();
const checkOf = (reference: object) => {
  const content = JSON.stringify({ ...reference, servers: [] });
  const check = checks.get(content) ?? responseCheck(reference);
  checks.set(content, check);
  return check;
};

/** Checks responses against the API reference that the stack serves, which is read once. */
const documentCheck = (url: string) => {
  let check: Promise<(received: Received) => void> | undefined;
  const read = async () => checkOf(Object(await (await fetch(new URL('/openapi.json', url))).json()));
  return async (received: Received): Promise<void> => {
    if (!received.path.startsWith(OPERATIONS)) return;
    check ??= read();
    (await check)(received);
  };
};

/**
 * Calls to a running local stack: the service's API and the stack's own controls.
 * A response of an operation that violates the API reference throws.
 */
export const stackClient = (url: string) => {
  const check = documentCheck(url);

  /** @param path with the leading slash; a body that is not JSON is returned as text */
  const call = async <Body = Record<string, unknown>>(
    method: string,
    path: string,
    options: CallOptions = {},
  ): Promise<Reply<Body>> => {
    const response = await fetch(urlOf(url, path, options.query), initOf(method, options));
    const text = await response.text();
    const isJson = response.headers.get('content-type')?.includes('json') && text !== '';
    const reply = { status: response.status, headers: response.headers, body: isJson ? JSON.parse(text) : text };
    await check({ method, path, ...reply });
    return reply;
  };

  /** As `fetch`, for a JSON response; one that violates the API reference throws. */
  const checkedFetch = async (request: Request): Promise<Response> => {
    const response = await fetch(request);
    const body: unknown = await response.clone().json();
    const { status, headers } = response;
    await check({ method: request.method, path: new URL(request.url).pathname, status, headers, body });
    return response;
  };

  /** A control under `/_local/`, which must succeed. */
  const control = async <Body = Record<string, unknown>>(
    method: string,
    path: string,
    body?: unknown,
  ): Promise<Body> => {
    const reply = await call<Body>(method, `/_local/${path}`, body === undefined ? {} : { body });
    if (reply.status !== 200) throw new Error(`${method} /_local/${path}: ${JSON.stringify(reply.body)}`);
    return reply.body;
  };

  return {
    url,
    call,
    control,
    /** The client that is generated from the API reference, as a user of the service has it. */
    typed: (apiKey: string) => saldoClient({ url, apiKey, retries: 0, fetch: checkedFetch }),
    /** Waits until every queue is empty and no handler runs. */
    drain: async (): Promise<void> => {
      await control('POST', 'drain');
    },
    /** Runs a scheduled job as if at `scheduledTime`, with everything that follows from it. */
    runJob: async (job: string, scheduledTime?: string): Promise<void> => {
      await control('POST', `jobs/${job}`, { scheduledTime });
    },
    user: (id: string): Promise<LocalUser> => control('GET', `users/${id}`),
    /** The plain key of the user's first active key. */
    keyOf: async (id: string): Promise<string> => {
      const { apiKeys } = await control<LocalUser>('GET', `users/${id}`);
      const key = apiKeys.find(({ status }) => status === 'active')?.key;
      if (!key) throw new Error(`User ${id} has no active key`);
      return key;
    },
  };
};
