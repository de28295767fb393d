import { createHash } from 'node:crypto';
import { withoutMark } from '../contract/fields/source-mark.ts';
import { InvalidInputError } from '../domain-errors.ts';
import { IdempotencyConflictError, type WriteItem } from '../platform/table/transact.ts';
import { epochSeconds } from '../time/instant.ts';
import { conflict, RefusalError, refusalOf } from './http-errors.ts';
import type { IdempotencyStore, KeyedCall, RecordedCall } from './idempotency-store.ts';
import type { Input } from './parse-input.ts';

/** The call was answered before, so it is not made again. */
export class AnsweredBeforeError extends Error {
  readonly answer: object;
  constructor(answer: object) {
    super('The call was answered before');
    this.answer = answer;
  }
}

/** Hash of operation and input: the same key with another request is refused. The parameter `s` is excluded; it has no effect. */
export const requestHash = (operation: string, { query, body }: Input): string =>
  createHash('sha256')
    .update(JSON.stringify([operation, { query: withoutMark(Object(query)), body }]))
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
const refuseRepetition = ({ hash, now }: KeyedCall, found: RecordedCall | null): void => {
  if (!found) return;
  if (found.requestHash !== hash) throw usedOtherwise();
  if (found.answer !== undefined) throw new AnsweredBeforeError(JSON.parse(found.answer));
  const left = found.expiresAt - epochSeconds(now);
  throw conflict('A call with this Idempotency-Key is under way.', Math.max(1, Math.min(left, LONGEST_WAIT_SECONDS)));
};

/** What makes a call happen at most once. */
export type Once = {
  /** Before the first effect. @throws as `refuseRepetition` */
  begin(): Promise<void>;
  /** The writes in the call's transaction that record its response. */
  extraWrites(answer: object): WriteItem[];
  /** After the call. */
  answered(answer: object): Promise<void>;
  /** After a call that failed. @throws AnsweredBeforeError when another call under the key was faster */
  failed(error: unknown): Promise<void>;
};

/** A call without a key may be repeated. */
export const unkeyed: Once = {
  begin: async () => undefined,
  extraWrites: () => [],
  answered: async () => undefined,
  failed: async () => undefined,
};

/** The answer is recorded in the transaction of the change. Of two calls at the same time the second gets the first answer. */
export const recordedOnce = (store: IdempotencyStore, call: KeyedCall): Once => {
  let isRecorded = false;
  return {
    begin: async () => refuseRepetition(call, await store.find(call)),
    extraWrites: (answer) => {
      isRecorded = true;
      return [store.recordItem(call, answer)];
    },
    answered: async (answer) => {
      if (!isRecorded) await store.record(call, answer);
    },
    // A refusal may be a consequence of the first call's change, too.
    failed: async (error) => {
      if (!(error instanceof IdempotencyConflictError || refusalOf(error))) return;
      refuseRepetition(call, await store.find(call));
    },
  };
};

/** The key is claimed before effects that no transaction holds together; others are refused meanwhile. */
export const claimedOnce = (store: IdempotencyStore, call: KeyedCall): Once => {
  let mine: string | undefined;
  return {
    begin: async () => {
      const claimed = await store.claim(call);
      if ('claim' in claimed) mine = claimed.claim;
      else refuseRepetition(call, claimed.found);
    },
    extraWrites: () => [],
    answered: async (answer) => {
      if (mine) await store.settle(call, mine, answer);
    },
    // After a failure the effects are unknown: the claim stays until it expires.
    failed: async (error) => {
      if (mine && refusalOf(error)) await store.release(call, mine);
    },
  };
};
