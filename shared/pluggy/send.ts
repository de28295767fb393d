import * as z from 'zod/mini';
import { retry } from '../platform/retry.ts';
import { expiring } from '../time/host.ts';
import { addSeconds, type Instant } from '../time/instant.ts';

/** A refused or unanswered call. Never holds the answer's body, which may contain personal data. */
export class AggregatorError extends Error {
  override readonly name = 'AggregatorError';
  /** HTTP status; null without a readable answer within the deadline. */
  readonly status: number | null;
  /** The aggregator's error code, such as CLIENT_IS_UPDATING_BEFORE_ALLOWED_FREQUENCY. */
  readonly code: string | null;
  readonly retryAfterSeconds: number | null;

  /** @param call method and route, without ids */
  constructor(
    call: string,
    status: number | null,
    code: string | null = null,
    retryAfterSeconds: number | null = null,
  ) {
    super(`Aggregator: ${call} answered ${status ?? 'nothing'}${code ? ` ${code}` : ''}`);
    this.status = status;
    this.code = code;
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

export const hasStatus = (error: unknown, ...statuses: readonly number[]): boolean =>
  error instanceof AggregatorError && error.status !== null && statuses.includes(error.status);

/** No answer, throttled, or the aggregator's own failure. */
export const isTransient = (error: unknown): boolean =>
  error instanceof AggregatorError && (error.status === null || error.status === 429 || error.status >= 500);

const TOO_SOON = 'CLIENT_IS_UPDATING_BEFORE_ALLOWED_FREQUENCY';

export const isTooSoon = (error: unknown): boolean =>
  error instanceof AggregatorError && (error.code === TOO_SOON || error.status === 409);

export const unreadable = (call: string): AggregatorError => new AggregatorError(call, null, 'UNREADABLE_ANSWER');

export type AggregatorCall = {
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  /** Route without ids, for errors and logs. */
  route: string;
  /** Path and query. */
  path: string;
  body?: object;
  headers?: Record<string, string>;
  /** Aborts the call and its retries. */
  signal?: AbortSignal | undefined;
};

export type SendSettings = {
  baseUrl: string;
  /** Per attempt. */
  timeoutMs: number;
  /** For repeatable calls, the first attempt included. */
  attempts: number;
  /** Upper bound of the first pause; the bound doubles with each attempt. */
  pauseMs: number;
};

export const defaultSettings = { timeoutMs: 10_000, attempts: 3, pauseMs: 200 } as const;

// Longer waits are left to the queue: a sleeping Lambda costs money.
const LONGEST_WAIT_MS = 2_000;

const refusalSchema = z.object({ codeDescription: z.optional(z.nullable(z.string())) });

const secondsIn = (response: Response, header: string): number | null => {
  const seconds = Number(response.headers.get(header) ?? Number.NaN);
  return Number.isFinite(seconds) && seconds >= 0 ? seconds : null;
};

// The aggregator's Retry-After is always 60; RateLimit-Reset is the true remaining time.
const retryAfterOf = (response: Response): number | null =>
  secondsIn(response, 'ratelimit-reset') ?? secondsIn(response, 'retry-after');

const refusalOf = async (call: AggregatorCall, response: Response): Promise<AggregatorError> => {
  const body: unknown = await response.json().catch(() => null);
  const code = refusalSchema.safeParse(body).data?.codeDescription ?? null;
  return new AggregatorError(call.route, response.status, code, retryAfterOf(response));
};

const signalOf = ({ signal }: AggregatorCall, timeoutMs: number): AbortSignal => {
  const timeout = expiring(timeoutMs);
  return signal ? AbortSignal.any([signal, timeout]) : timeout;
};

const sendOnce = async ({ baseUrl, timeoutMs }: SendSettings, call: AggregatorCall): Promise<unknown> => {
  try {
    const response = await fetch(`${baseUrl}${call.path}`, {
      method: call.method,
      headers: { accept: 'application/json', 'content-type': 'application/json', ...call.headers },
      signal: signalOf(call, timeoutMs),
      ...(call.body ? { body: JSON.stringify(call.body) } : {}),
    });
    if (!response.ok) throw await refusalOf(call, response);
    return await response.json();
  } catch (error) {
    if (error instanceof AggregatorError) throw error;
    const isLate = error instanceof Error && (error.name === 'TimeoutError' || error.name === 'AbortError');
    throw new AggregatorError(call.route, null, isLate ? 'TIMEOUT' : 'NO_CONNECTION');
  }
};

// An update counts against the aggregator's limit, so it is repeated only after a broken connection: a container that
// was frozen finds its kept connections closed.
const mayRepeat = ({ method }: AggregatorCall, error: unknown): boolean =>
  method === 'PATCH' ? error instanceof AggregatorError && error.code === 'NO_CONNECTION' : isTransient(error);

const askedToWaitMs = (error: unknown): number =>
  error instanceof AggregatorError ? (error.retryAfterSeconds ?? 0) * 1000 : 0;

/** Retries with jitter after transient failures. @throws AggregatorError */
export const send = (settings: SendSettings, call: AggregatorCall): Promise<unknown> =>
  retry(() => sendOnce(settings, call), {
    attempts: settings.attempts,
    pauseMs: settings.pauseMs,
    longestPauseMs: LONGEST_WAIT_MS,
    isRetriable: (error) => mayRepeat(call, error) && askedToWaitMs(error) < LONGEST_WAIT_MS,
    atLeastMs: askedToWaitMs,
    signal: call.signal,
  });

export type Credentials = { clientId: string; clientSecret: string };

/** `forget` makes the next read see a rotated secret. */
export type CredentialSource = { read(): Promise<Credentials>; forget(): void };

// An API key is valid for two hours and is renewed ten minutes early.
const KEY_SECONDS = 2 * 3600 - 600;

const answerSchema = z.object({ apiKey: z.string() });

/** One sign-in at a time; the key is cached until shortly before it expires. */
export const session = (settings: SendSettings, source: CredentialSource, clock: () => Instant) => {
  let held: { key: Promise<string>; until: Instant } | undefined;

  const requestKey = async (): Promise<string> => {
    const { clientId, clientSecret } = await source.read();
    const call = { method: 'POST', route: 'POST /auth', path: '/auth', body: { clientId, clientSecret } } as const;
    return answerSchema.parse(await send(settings, call)).apiKey;
  };

  const signIn = async (): Promise<string> => {
    try {
      return await requestKey();
    } catch (error) {
      if (!hasStatus(error, 401, 403)) throw error;
      source.forget();
      return requestKey();
    }
  };

  return {
    key(): Promise<string> {
      const now = clock();
      if (held && now < held.until) return held.key;
      const key = signIn().catch((error: unknown) => {
        held = undefined;
        throw error;
      });
      held = { key, until: addSeconds(now, KEY_SECONDS) };
      return key;
    },
    /** Drops a rejected key, unless a newer one has replaced it. */
    async drop(key: string): Promise<void> {
      if (held && (await held.key.catch(() => key)) === key) held = undefined;
    },
  };
};
