import { noteReach } from './reach.ts';

/** An answer that is no success; `status` 0: nothing came back. */
export class Problem extends Error {
  override readonly name = 'Problem';
  readonly status: number;
  readonly body: Readonly<Record<string, unknown>>;

  constructor(status: number, body: Readonly<Record<string, unknown>> = {}) {
    super(typeof body.error === 'string' ? body.error : `HTTP ${status}`);
    this.status = status;
    this.body = body;
  }
}

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

export type Headers = Readonly<Record<string, string>>;

/** @throws Problem */
export const send = async <T>(method: Method, path: string, body?: unknown, headers?: Headers): Promise<T> => {
  // A plain GET, so it is the document's preload.
  const init: RequestInit =
    method === 'GET'
      ? {}
      : {
          method,
          // What was pressed is sent, even where the page is left at once.
          keepalive: true,
          headers: { 'x-saldo': '1', 'content-type': 'application/json', ...headers },
          body: JSON.stringify(body),
        };
  const response = await fetch(path, init).catch(() => null);
  noteReach(response !== null);
  if (!response) throw new Problem(0);
  const answer = (await response.json().catch(() => ({}))) as Record<string, unknown>;
  if (response.ok) return answer as T;
  throw new Problem(response.status, {
    ...answer,
    retryAfter: Number(response.headers.get('retry-after')) || undefined,
  });
};

/** Whether the account lacks a plan; the session is still good. */
export const isWithoutPlan = (problem: unknown): boolean =>
  problem instanceof Problem && /subscription/.test(String(problem.body.type));

/** Whether only signing in helps. A 401 whose `type` names the subscription does not end the session. */
export const hasSessionEnded = (problem: unknown): boolean =>
  problem instanceof Problem && problem.status === 401 && !isWithoutPlan(problem);

/** A call that needs no session. @throws Problem */
export const ask = <T>(path: string, body: unknown = {}): Promise<T> => send('POST', path, body);
