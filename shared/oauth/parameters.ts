/** Codes of RFC 6749, 7591 and 8707 that we answer. */
export type OAuthErrorCode =
  | 'invalid_request'
  | 'invalid_client'
  | 'invalid_grant'
  | 'invalid_scope'
  | 'invalid_target'
  | 'unsupported_grant_type'
  | 'unsupported_response_type'
  | 'invalid_redirect_uri'
  | 'invalid_client_metadata'
  | 'temporarily_unavailable';

/** The error for the client. `message` is a fixed sentence without parts of the request. */
export class OAuthError extends Error {
  override readonly name = 'OAuthError';
  readonly code: OAuthErrorCode;
  readonly status: 400 | 401 | 415 | 429 | 503;
  /** Seconds, where it is worth another try. */
  readonly retryAfter: number | null;

  constructor(
    code: OAuthErrorCode,
    message: string,
    { status = 400, retryAfter = null }: { status?: 400 | 401 | 415 | 429 | 503; retryAfter?: number | null } = {},
  ) {
    super(message);
    this.code = code;
    this.status = status;
    this.retryAfter = retryAfter;
  }
}

/** The parameters of a request's query or form. */
export type Parameters = {
  /** Null if absent or empty. @throws OAuthError for a repeated one */
  one(name: string): string | null;
  /** @throws OAuthError if it is absent or repeated */
  required(name: string): string;
  all(name: string): string[];
};

/** @param text `a=1&b=2` */
export const parametersOf = (text: string): Parameters => {
  const given = new URLSearchParams(text);
  const one = (name: string): string | null => {
    const values = given.getAll(name);
    if (values.length > 1) throw new OAuthError('invalid_request', `${name} may come once`);
    return values[0] || null;
  };
  return {
    one,
    required: (name) => {
      const value = one(name);
      if (value === null) throw new OAuthError('invalid_request', `${name} is missing`);
      return value;
    },
    all: (name) => given.getAll(name).filter((value) => value !== ''),
  };
};
