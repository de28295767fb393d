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
  readonly status: 400 | 401 | 429;
  /** Seconds, where it is worth another try. */
  readonly retryAfter: number | null;

  constructor(
    code: OAuthErrorCode,
    message: string,
    { status = 400, retryAfter = null }: { status?: 400 | 401 | 429; retryAfter?: number | null } = {},
  ) {
    super(message);
    this.code = code;
    this.status = status;
    this.retryAfter = retryAfter;
  }
}
