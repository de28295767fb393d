/** A refusal that the contract documents: its status and the whole body. Anything else that is thrown is a 500. */
export class RefusalError extends Error {
  override readonly name: string = 'RefusalError';
  readonly status: number;
  readonly body: Readonly<Record<string, unknown>>;
  readonly headers: Readonly<Record<string, string>>;

  constructor(
    status: number,
    body: { error: string; message?: string; [field: string]: unknown },
    headers: Record<string, string> = {},
  ) {
    super(body.error);
    this.status = status;
    this.body = body;
    this.headers = headers;
  }
}

const retryAfter = (seconds: number) => ({ 'retry-after': String(seconds) });

/** 409: the call conflicts with concurrent calls and may be repeated. Nothing was written. */
export const conflict = (message: string, retryAfterSeconds = 1): RefusalError =>
  new RefusalError(409, { error: 'Conflict', message }, retryAfter(retryAfterSeconds));

/** 429: beyond a rate. */
export const tooManyRequests = (retryAfterSeconds: number): RefusalError =>
  new RefusalError(
    429,
    { error: 'Too many requests', message: `Try again in ${retryAfterSeconds} s.` },
    retryAfter(retryAfterSeconds),
  );

/** 403: a change by a session without the header that pages of another origin cannot set. */
export const notDeliberate = (): RefusalError =>
  new RefusalError(403, {
    error: 'Missing header',
    message: 'Changes from the dashboard carry the header x-saldo: 1.',
  });
