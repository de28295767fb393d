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
import { invalidApiKey } from './access-errors.ts';
import { conflict, RefusalError } from './errors.ts';

type Mapping = { of: new (...args: never[]) => DomainError; status: number; success?: false };

/** Statuses of the specification, Errors. */
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
  return new RefusalError(status, {
    ...(success === undefined ? {} : { success }),
    error: error.message,
    message: error.message,
    ...error.details,
  });
};
