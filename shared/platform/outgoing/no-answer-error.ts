export type NoAnswer = 'timeout' | 'unresolved' | 'unreachable';

/** The call has no complete answer. `reason` and `code` (of Node, such as `ECONNREFUSED`) hold no part of the URL. */
export class NoAnswerError extends Error {
  override readonly name = 'NoAnswerError';
  readonly reason: NoAnswer;
  readonly code: string | undefined;

  constructor(reason: NoAnswer, cause?: unknown) {
    super(`No answer: ${reason}`);
    this.reason = reason;
    this.code = codeOf(cause);
  }
}

const codeOf = (cause: unknown): string | undefined =>
  cause instanceof Error && 'code' in cause && typeof cause.code === 'string' ? cause.code : undefined;
