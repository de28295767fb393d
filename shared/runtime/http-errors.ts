import type { AccessDecision, Subscription } from '../access/subscription.ts';
import { accessRefusals } from '../contract/access-refusals.ts';
import {
  CredentialGoneError,
  DomainError,
  ErasedUserError,
  ExpiredError,
  InsufficientScopeError,
  InvalidInputError,
  NotConfiguredError,
  NotFoundError,
  NotOwnerError,
  QuotaExceededError,
} from '../domain-errors.ts';
import { ContentionError } from '../platform/retry.ts';

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

type Policy = { name: string; most: number; windowSeconds: number };

/** `RateLimit-Policy` and `RateLimit` (IETF draft). */
export const rateHeaders = (
  { name, most, windowSeconds }: Policy,
  left: { remaining: number; resetSeconds: number },
) => ({
  'ratelimit-policy': `"${name}";q=${most};w=${windowSeconds}`,
  ratelimit: `"${name}";r=${left.remaining};t=${left.resetSeconds}`,
});

/** 429: beyond a rate. @param policy of a rate that callers are told of */
export const tooManyRequests = (retryAfterSeconds: number, policy?: Policy): RefusalError =>
  new RefusalError(
    429,
    { error: 'Too many requests', message: `Try again in ${retryAfterSeconds} s.` },
    {
      ...retryAfter(retryAfterSeconds),
      ...(policy && rateHeaders(policy, { remaining: 0, resetSeconds: retryAfterSeconds })),
    },
  );

/** 503: the table did not answer; whether something was written is not known. */
export const notAnswered = (error = 'Service unavailable'): RefusalError =>
  new RefusalError(503, { error, message: 'The database did not answer. Try again.' }, retryAfter(1));

/** 405: the operation answers the method, but not for this input. */
export const hasAnEffect = (method: string): RefusalError =>
  new RefusalError(
    405,
    { error: 'Method not allowed', message: `This call has an effect: send ${method}.` },
    { allow: `${method}, OPTIONS` },
  );

const STOPPED_SECONDS = 300;

/** 503: an operator has stopped it for a while; no failure, so it is not counted as one. */
export class StoppedError extends RefusalError {
  override readonly name = 'StoppedError';

  constructor(error: string) {
    super(503, { error, message: 'Try again later.' }, retryAfter(STOPPED_SECONDS));
  }
}

/** 503: changes are stopped; nothing was written. */
export const readOnly = (): StoppedError => new StoppedError('Read-only');

/** 403: a change by a session without the header that pages of another origin cannot set. */
export const notDeliberate = (): RefusalError =>
  new RefusalError(403, {
    error: 'Missing header',
    message: 'Changes from the dashboard carry the header x-saldo: 1.',
  });

type AccessRefusal = (typeof accessRefusals)[keyof typeof accessRefusals];

const refused = ({ status, error, example }: AccessRefusal, own: object = {}) =>
  new RefusalError(status, { error, ...example, ...own });

export const invalidApiKey = () => refused(accessRefusals.invalidApiKey);

/** The same refusal where no key came at all. */
export const missingApiKey = () =>
  refused(accessRefusals.invalidApiKey, {
    message:
      'The Authorization header is missing or holds no key: send `Authorization: Bearer <API_KEY>`, where the key begins with sk-.',
  });

/** A valid key without a user, for the operation that documents this refusal. */
export const authenticationFailed = () =>
  new RefusalError(401, { error: 'Authentication failed', message: 'No user id was found in the session.' });

export const noAccess = (decision: Exclude<AccessDecision, 'granted'>, subscription: Subscription | null) =>
  decision === 'no_subscription'
    ? refused(accessRefusals.noSubscription)
    : refused(accessRefusals.canceled, { currentPeriodEnd: subscription?.currentPeriodEnd ?? null });

type Mapping = { of: new (...args: never[]) => DomainError; status: number; success?: false };

/** Statuses of RULES.md#errors. */
const MAPPINGS: readonly Mapping[] = [
  { of: InvalidInputError, status: 400 },
  { of: NotOwnerError, status: 403 },
  { of: InsufficientScopeError, status: 403 },
  { of: QuotaExceededError, status: 403, success: false },
  { of: NotFoundError, status: 404 },
  { of: ExpiredError, status: 410 },
  { of: NotConfiguredError, status: 503 },
];

/** The documented refusal behind an error; null when the error is a failure of the service. */
export const refusalOf = (error: unknown): RefusalError | null => {
  if (error instanceof RefusalError) return error;
  if (error instanceof ErasedUserError || error instanceof CredentialGoneError) return invalidApiKey();
  if (error instanceof ContentionError) return conflict('The record kept changing while it was written.');
  const mapping = MAPPINGS.find(({ of }) => error instanceof of);
  if (!mapping || !(error instanceof DomainError)) return null;
  const { status, success } = mapping;
  const [, param] = status === 400 ? (/^Invalid (?:or missing )?([a-z]\w*)$/.exec(error.message) ?? []) : [];
  return new RefusalError(status, {
    ...(success === undefined ? {} : { success }),
    error: error.message,
    message: error.message,
    // The text names the field (RULES.md#errors).
    ...(param && { param }),
    ...error.details,
  });
};
