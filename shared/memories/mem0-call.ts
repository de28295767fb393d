import { setTimeout as pause } from 'node:timers/promises';

/** `deadlineMs` is per call, its repetitions included. */
export type Mem0Settings = {
  baseUrl: string;
  apiKey: () => Promise<string>;
  deadlineMs?: number;
  /** The first pause between attempts is up to so long, the next up to twice as long. */
  pauseMs?: number;
};

const DEADLINE_MILLISECONDS = 8000;
const ATTEMPTS = 3;
const PAUSE_MILLISECONDS = 200;

/** Mem0 refused a call or did not answer in time; holds nothing of what was sent. */
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

/** Where a memory is added. */
export const ADD = '/v1/memories/';

const nameOf = ({ method, path }: Call): string =>
  `${method} ${path.replace(/\?.*$/, '').replace(/(memories\/).+/, '$1{id}')}`;

// What was added may have been kept though the answer was lost, so only a refused addition is made again.
const mayRepeat = ({ method, path }: Call, status: number | null): boolean =>
  status === 429 || ((status === null || status >= 500) && !(method === 'POST' && path === ADD));

/** Calls of Mem0's REST API: JSON in and out, repeated where that is harmless. @throws Mem0Error */
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
  const persist = async (call: Call, signal: AbortSignal, attempt = 1): Promise<unknown> => {
    const response = await send(call, signal).catch(() => null);
    if (response?.ok) return response.status === 204 ? null : response.json().catch(() => null);
    const status = response?.status ?? null;
    await response?.body?.cancel();
    if (attempt >= ATTEMPTS || signal.aborted || !mayRepeat(call, status)) throw new Mem0Error(nameOf(call), status);
    await pause(pauseMs * attempt * (0.5 + Math.random() / 2));
    return persist(call, signal, attempt + 1);
  };
  return (call: Call): Promise<unknown> => persist(call, AbortSignal.timeout(deadlineMs));
};
