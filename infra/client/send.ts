import { SaldoConnectionError, SaldoError } from './errors.ts';

/** How an operation is called. */
export type Route = {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  path: string;
  /** The input is a JSON body; otherwise it is the query. */
  body?: true;
  /** It takes an `Idempotency-Key`. */
  key?: true;
  /** It changes nothing, so it may be repeated without a key. */
  safe?: true;
};

export type ClientOptions = {
  /** Base URL of the service, such as `https://app.saldo.example`. */
  url: string;
  /** Sent as `Authorization: Bearer`; default: the environment variable `SALDO_KEY`. */
  apiKey?: string | undefined;
  /** Attempts after the first one; default 3. */
  retries?: number;
  /** The longest wait before an attempt, in seconds; a longer `Retry-After` is not waited for. Default 60. */
  maxWaitSeconds?: number;
  /** The time for one attempt, in seconds; default 60. */
  timeoutSeconds?: number;
  /** Replaces the global `fetch`: proxies, tracing, tests. */
  fetch?: (request: Request) => Promise<Response>;
  /** Replaces waiting: tests. */
  wait?: (milliseconds: number) => Promise<void>;
};

export type CallOptions = {
  /** Replaces the key that a write has by default: a text of your own makes a later repetition of the call harmless too. */
  idempotencyKey?: string;
  signal?: AbortSignal;
};

const FIRST_WAIT_MS = 500;
const DEFAULTS = { retries: 3, maxWaitSeconds: 60, timeoutSeconds: 60 };

const pause = (milliseconds: number): Promise<void> => new Promise((done) => setTimeout(done, milliseconds));

/** Lists are one text with commas; what is undefined is left out. */
const queryOf = (input: object): string => {
  const given = Object.entries(input).filter(([, value]) => value !== undefined && value !== null);
  const query = new URLSearchParams(given.map(([name, value]): [string, string] => [name, String(value)])).toString();
  return query && `?${query}`;
};

/** Seconds, or a date. */
const retryAfterOf = (headers: Headers): number | undefined => {
  const text = headers.get('retry-after');
  if (text === null) return undefined;
  const seconds = /^\d+$/.test(text.trim()) ? Number(text) : (Date.parse(text) - Date.now()) / 1000;
  return Number.isNaN(seconds) ? undefined : Math.max(0, seconds);
};

/** Doubles, and differs between clients that failed together. */
const backoff = (attempt: number): number => FIRST_WAIT_MS * 2 ** attempt * (0.5 + Math.random() / 2);

const isPassing = ({ status, headers }: Response): boolean =>
  status === 429 || status === 503 || (status === 409 && headers.has('retry-after'));

const bodyOf = async (response: Response): Promise<unknown> => {
  const text = await response.text();
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
};

/** @throws TypeError without a key, which no call can be made with */
const keyOf = ({ apiKey = process.env.SALDO_KEY }: ClientOptions): string => {
  if (!apiKey) throw new TypeError('No API key: give apiKey, or set SALDO_KEY');
  return apiKey;
};

const requestOf = (options: ClientOptions, route: Route, input: object, key: string | undefined): Request =>
  new Request(`${options.url.replace(/\/+$/, '')}${route.path}${route.body ? '' : queryOf(input)}`, {
    method: route.method,
    headers: {
      authorization: `Bearer ${keyOf(options)}`,
      ...(route.body ? { 'content-type': 'application/json' } : {}),
      ...(key === undefined ? {} : { 'idempotency-key': key }),
    },
    ...(route.body ? { body: JSON.stringify(input) } : {}),
  });

/** @returns the answer with its body read, or why none came */
const attemptOf = async (options: ClientOptions, request: Request, signal: AbortSignal | undefined) => {
  const timeout = AbortSignal.timeout((options.timeoutSeconds ?? DEFAULTS.timeoutSeconds) * 1000);
  try {
    const limited = new Request(request, { signal: signal ? AbortSignal.any([signal, timeout]) : timeout });
    const response = await (options.fetch ?? fetch)(limited);
    return { response, body: await bodyOf(response) };
  } catch (cause) {
    signal?.throwIfAborted();
    return { failed: new SaldoConnectionError(`${request.method} ${new URL(request.url).pathname}`, { cause }) };
  }
};

/**
 * Calls an operation until it is answered. Repeated are calls that may be: reads, and writes under one `Idempotency-Key`.
 * @throws SaldoError for every answer but a success; SaldoConnectionError without an answer
 */
export const send = async (options: ClientOptions, route: Route, input: object, call: CallOptions) => {
  const key = route.key ? (call.idempotencyKey ?? crypto.randomUUID()) : undefined;
  const retries = route.safe || key !== undefined ? (options.retries ?? DEFAULTS.retries) : 0;
  const longest = (options.maxWaitSeconds ?? DEFAULTS.maxWaitSeconds) * 1000;
  for (let attempt = 0; ; attempt += 1) {
    call.signal?.throwIfAborted();
    const { response, body, failed } = await attemptOf(options, requestOf(options, route, input, key), call.signal);
    if (response?.ok) return body;
    const retryAfter = response && retryAfterOf(response.headers);
    const wait = retryAfter === undefined ? Math.min(backoff(attempt), longest) : retryAfter * 1000;
    if (attempt >= retries || wait > longest || (response && !isPassing(response)))
      throw response ? new SaldoError(response, body, retryAfter) : failed;
    await (options.wait ?? pause)(wait);
  }
};
