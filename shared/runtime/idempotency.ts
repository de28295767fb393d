import { createHash } from 'node:crypto';
import { InvalidInputError } from '../domain-errors.ts';
import { epochSeconds } from '../time/instant.ts';
import { conflict, RefusalError } from './errors.ts';
import type { KeyedCall, RecordedCall } from './idempotency-store.ts';
import type { Input } from './parse-input.ts';

/** The call was answered before, so it is not made again. */
export class AnsweredBeforeError extends Error {
  readonly answer: object;
  constructor(answer: object) {
    super('The call was answered before');
    this.answer = answer;
  }
}

const withoutMark = (query: unknown): object => {
  const { s: _mark, ...fields } = Object(query);
  return fields;
};

/** Hash of operation and input: the same key with another request is refused. The parameter `s` is excluded; it has no effect. */
export const requestHash = (operation: string, { query, body }: Input): string =>
  createHash('sha256')
    .update(JSON.stringify([operation, { query: withoutMark(query), body }]))
    .digest('hex');

/** @throws InvalidInputError when the header is not 1 to 255 printable characters */
export const checkIdempotencyKey = (key: string): string => {
  if (/^[\x21-\x7e]{1,255}$/.test(key)) return key;
  throw new InvalidInputError('Invalid Idempotency-Key', {
    message: 'Idempotency-Key must be 1 to 255 printable characters',
  });
};

const usedOtherwise = (): RefusalError =>
  new RefusalError(422, {
    error: 'Idempotency-Key already used',
    message: 'This Idempotency-Key was already used with another request',
  });

const LONGEST_WAIT_SECONDS = 5;

/**
 * Continues a call whose key has no record.
 * @throws AnsweredBeforeError; RefusalError 422 when the key was used with another request, 409 while the first call is
 * under way
 */
export const refuseRepetition = ({ hash, now }: KeyedCall, found: RecordedCall | null): void => {
  if (!found) return;
  if (found.requestHash !== hash) throw usedOtherwise();
  if (found.answer !== undefined) throw new AnsweredBeforeError(JSON.parse(found.answer));
  const left = found.expiresAt - epochSeconds(now);
  throw conflict('A call with this Idempotency-Key is under way.', Math.max(1, Math.min(left, LONGEST_WAIT_SECONDS)));
};
