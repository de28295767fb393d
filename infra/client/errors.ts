import type { components } from './schema.ts';

type Refused = components['schemas'];
type Code =
  | Refused['InvalidRequest']['type']
  | Refused['AuthenticationError']['type']
  | 'insufficient_scope'
  | 'quota_exceeded'
  | 'forbidden'
  | 'not_found'
  | 'method_not_allowed'
  | 'conflict'
  | 'expired'
  | 'rate_limited'
  | 'internal_error'
  | 'unavailable';

/** What is wrong with one field. */
export type FieldProblem = { param: string; message: string; received?: unknown };

const textIn = (body: unknown, field: string): string | undefined => {
  const value = Object(body)[field];
  return typeof value === 'string' ? value : undefined;
};

/** The service refused a call, or failed: the fields of its answer. */
export class SaldoError extends Error {
  override readonly name = 'SaldoError';
  readonly status: number;
  /** The stable text, such as `Account not found`. */
  readonly error: string;
  /** The stable kind; null where the answer is not the service's own, such as a proxy's. */
  readonly type: Code | null;
  /** The first wrong field of the request. */
  readonly param: string | undefined;
  /** Every wrong field. */
  readonly details: readonly FieldProblem[];
  /** Where the kind is explained. */
  readonly docs: string | undefined;
  /** For a report of a problem. */
  readonly requestId: string | undefined;
  /** Seconds to wait before the next attempt, where the service says so. */
  readonly retryAfter: number | undefined;
  /** The whole answer; a text where it is no JSON. */
  readonly body: unknown;

  constructor(
    { status, headers }: Pick<Response, 'status' | 'headers'>,
    body: unknown,
    retryAfter: number | undefined,
  ) {
    const error = textIn(body, 'error') ?? `HTTP ${status}`;
    const message = textIn(body, 'message');
    super(message === undefined ? error : `${error}: ${message}`);
    this.status = status;
    this.error = error;
    this.type = (textIn(body, 'type') ?? null) as Code | null;
    this.param = textIn(body, 'param');
    const details: unknown = Object(body).details;
    this.details = Array.isArray(details) ? details : [];
    this.docs = textIn(body, 'docs');
    this.requestId = headers.get('x-request-id') ?? undefined;
    this.retryAfter = retryAfter;
    this.body = body;
  }
}

/** No answer came: the network failed, or the time for an attempt was over. */
export class SaldoConnectionError extends Error {
  override readonly name = 'SaldoConnectionError';
}
