/**
 * A domain rule's refusal. `message` is the contract's text for the body's `error`, `details` are the body's other
 * fields. `shared/runtime/http-errors.ts` maps each class to its HTTP status.
 */
export abstract class DomainError extends Error {
  readonly details: Readonly<Record<string, unknown>>;

  constructor(message: string, details: Readonly<Record<string, unknown>> = {}) {
    super(message);
    this.details = details;
  }
}

export class InvalidInputError extends DomainError {
  override readonly name = 'InvalidInputError';
}

export class NotOwnerError extends DomainError {
  override readonly name = 'NotOwnerError';

  constructor(text: string, message = 'The record belongs to another user') {
    super(text, { message });
  }
}

/** Also for a record whose existence must be hidden from the caller. */
export class NotFoundError extends DomainError {
  override readonly name = 'NotFoundError';

  constructor(text: string, message = text) {
    super(text, { message });
  }
}

/** The requested data is past its retention. */
export class ExpiredError extends DomainError {
  override readonly name = 'ExpiredError';

  constructor(text: string, message: string) {
    super(text, { message });
  }
}

export class QuotaExceededError extends DomainError {
  override readonly name = 'QuotaExceededError';

  /** @param usage Portuguese sentence that names the plan's usage */
  constructor(usage: string) {
    super('Quota exceeded', { message: usage });
  }
}

/** The caller's credential lacks a scope that the call needs. */
export class InsufficientScopeError extends DomainError {
  override readonly name = 'InsufficientScopeError';

  constructor(message: string, scopes: { required: readonly string[]; granted: readonly string[] }) {
    super('Insufficient scope', { message, ...scopes });
  }
}

/** The caller's credential was revoked during the call. */
export class CredentialGoneError extends DomainError {
  override readonly name = 'CredentialGoneError';

  constructor() {
    super('The credential was revoked');
  }
}

/** The user was erased while the call ran: their key is no longer valid. */
export class ErasedUserError extends DomainError {
  override readonly name = 'ErasedUserError';

  constructor() {
    super('The user was erased');
  }
}

export class NotConfiguredError extends DomainError {
  override readonly name = 'NotConfiguredError';
}
