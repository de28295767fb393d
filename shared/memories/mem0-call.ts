import { retry } from '../platform/retry.ts';

/** `deadlineMs` covers one call with its retries. */
export type Mem0Settings = {
  baseUrl: string;
  apiKey: () => Promise<string>;
  deadlineMs?: number;
  /** Upper bound of the first pause, doubled for the next. */
  pauseMs?: number;
};

const DEADLINE_MILLISECONDS = 8000;
const ATTEMPTS = 3;
const PAUSE_MILLISECONDS = 200;

/** Holds nothing of the request. */
export class Mem0Error extends Error {
  override readonly name = 'Mem0Error';
  /** HTTP status; null without an answer. */
  readonly status: number | null;
  constructor(call: string, status: number | null) {
    super(`Mem0: ${call} answered ${status ?? 'nothing'}`);
    this.status = status;
  }
}

export type Call = { method: 'GET' | 'POST' | 'PUT' | 'DELETE'; path: string; body?: object };

export const ADD = '/v1/memories/';

const nameOf = ({ method, path }: Call): string =>
  `${method} ${path.replace(/\?.*$/, '').replace(/(memories\/).+/, '$1{id}')}`;

// An addition may have succeeded although its answer was lost, so it is repeated only after a refusal.
const mayRepeat = ({ method, path }: Call, status: number | null): boolean =>
  status === 429 || ((status === null || status >= 500) && !(method === 'POST' && path === ADD));

/** @throws Mem0Error */
export const mem0Caller = ({
  baseUrl,
  apiKey,
  deadlineMs = DEADLINE_MILLISECONDS,
  pauseMs = PAUSE_MILLISECONDS,
}: Mem0Settings) => {
  const send = async ({ method, path, body }: Call, signal: AbortSignal): Promise<Response> => {
    const headers = { authorization: `Token ${await apiKey()}`, 'content-type': 'application/json' };
    return fetch(`${baseUrl.replace(/\/+$/, '')}${path}`, {
      method,
      headers,
      signal,
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
  };
  const sendOnce = async (call: Call, signal: AbortSignal): Promise<unknown> => {
    const response = await send(call, signal).catch(() => null);
    if (response?.ok) return response.status === 204 ? null : response.json().catch(() => null);
    await response?.body?.cancel();
    throw new Mem0Error(nameOf(call), response?.status ?? null);
  };
  return (call: Call): Promise<unknown> => {
    const signal = AbortSignal.timeout(deadlineMs);
    const isRetriable = (error: unknown): boolean => error instanceof Mem0Error && mayRepeat(call, error.status);
    const pauses = { attempts: ATTEMPTS, pauseMs, longestPauseMs: 2 * pauseMs };
    return retry(() => sendOnce(call, signal), { ...pauses, isRetriable, signal });
  };
};
