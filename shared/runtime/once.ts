import { IdempotencyConflictError, type WriteItem } from '../platform/table/transact.ts';
import { refuseRepetition } from './idempotency.ts';
import type { IdempotencyStore, KeyedCall } from './idempotency-store.ts';
import { refusalOf } from './refusal-of.ts';

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
