import { setTimeout as pause } from 'node:timers/promises';
import * as z from 'zod/mini';
import { AggregatorError, isTransient } from './errors.ts';

export type Call = {
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  /** Route without ids, for errors and logs. */
  route: string;
  /** Path and query. */
  path: string;
  body?: object;
  headers?: Record<string, string>;
  /** Ends the call and its retries from outside, for instance at a request's own deadline. */
  signal?: AbortSignal | undefined;
};

export type SendSettings = {
  baseUrl: string;
  /** Per attempt. */
  timeoutMs: number;
  /** Of a repeatable call, the first included. */
  attempts: number;
  /** The first pause between attempts is up to so long, each further one up to twice as long. */
  pauseMs: number;
};

export const defaultSettings = { timeoutMs: 10_000, attempts: 3, pauseMs: 200 } as const;

// A longer wait is the queue's business: a Lambda that sleeps is paid for.
const LONGEST_WAIT_SECONDS = 2;

const refusalSchema = z.object({ codeDescription: z.optional(z.nullable(z.string())) });

const secondsIn = (response: Response, header: string): number | null => {
  const seconds = Number(response.headers.get(header) ?? Number.NaN);
  return Number.isFinite(seconds) && seconds >= 0 ? seconds : null;
};

// Retry-After is always 60; RateLimit-Reset tells when the counter really starts again (field notes 3.1).
const retryAfterOf = (response: Response): number | null =>
  secondsIn(response, 'ratelimit-reset') ?? secondsIn(response, 'retry-after');

const refusalOf = async (call: Call, response: Response): Promise<AggregatorError> => {
  const body: unknown = await response.json().catch(() => null);
  const code = refusalSchema.safeParse(body).data?.codeDescription ?? null;
  return new AggregatorError(call.route, response.status, code, retryAfterOf(response));
};

const signalOf = ({ signal }: Call, timeoutMs: number): AbortSignal => {
  const timeout = AbortSignal.timeout(timeoutMs);
  return signal ? AbortSignal.any([signal, timeout]) : timeout;
};

const sendOnce = async ({ baseUrl, timeoutMs }: SendSettings, call: Call): Promise<unknown> => {
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

// An update counts against the aggregator's limit, so it is repeated only where the connection broke: a container
// that was frozen finds its kept connections closed.
const mayRepeat = ({ method }: Call, error: unknown): boolean =>
  method === 'PATCH' ? error instanceof AggregatorError && error.code === 'NO_CONNECTION' : isTransient(error);

const waitMs = (error: unknown, { pauseMs }: SendSettings, attempt: number): number => {
  const asked = error instanceof AggregatorError ? (error.retryAfterSeconds ?? 0) : 0;
  return asked * 1000 + Math.random() * pauseMs * 2 ** (attempt - 1);
};

/**
 * Sends a call within a deadline, and again with jitter after a failure that may pass.
 * @returns the parsed JSON
 * @throws AggregatorError
 */
export const send = async (settings: SendSettings, call: Call): Promise<unknown> => {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await sendOnce(settings, call);
    } catch (error) {
      const wait = waitMs(error, settings, attempt);
      const giveUp = !mayRepeat(call, error) || attempt >= settings.attempts || call.signal?.aborted;
      if (giveUp || wait > LONGEST_WAIT_SECONDS * 1000) throw error;
      await pause(wait);
    }
  }
};
