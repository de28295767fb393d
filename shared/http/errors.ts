/** A refusal that the contract documents: its status and the whole body. Anything else that is thrown is a 500. */
export class RefusalError extends Error {
  override readonly name: string = 'RefusalError';
  readonly status: number;
  readonly body: Readonly<Record<string, unknown>>;

  constructor(status: number, body: { error: string; message?: string; [field: string]: unknown }) {
    super(body.error);
    this.status = status;
    this.body = body;
  }
}

/** 400. @param error the contract's exact text @param details `message` and what the contract adds, such as `received` */
export class BadRequestError extends RefusalError {
  override readonly name = 'BadRequestError';
  constructor(error: string, details: Record<string, unknown> = {}) {
    super(400, { error, message: error, ...details });
  }
}

/** 403 for a record that belongs to another user. */
export class ForbiddenError extends RefusalError {
  override readonly name = 'ForbiddenError';
  constructor(error: string, message = 'The record belongs to another user') {
    super(403, { error, message });
  }
}

/** 404 for a record that does not exist, or that the caller may not know of. */
export class NotFoundError extends RefusalError {
  override readonly name = 'NotFoundError';
  constructor(error: string, message = error) {
    super(404, { error, message });
  }
}

/** 403 with `success: false` (specification, Errors). @param message Portuguese, naming the plan's usage */
export class QuotaExceededError extends RefusalError {
  override readonly name = 'QuotaExceededError';
  constructor(message: string) {
    super(403, { success: false, error: 'Quota exceeded', message });
  }
}
