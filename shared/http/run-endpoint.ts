import type { WriteItem } from '../storage/transact.ts';
import type { Instant } from '../time/instant.ts';
import type { Caller } from './authenticate.ts';
import type { AnyEndpoint } from './endpoint.ts';
import { withEnvelope } from './envelope.ts';
import { answerOnce, type IdempotencyStore, type RecordedAnswer, requestHash } from './idempotency.ts';
import { parseInput, type RawInput } from './parse-input.ts';

/** A write under an `Idempotency-Key`; `found` is being read. */
export type Keyed = { key: string; store: IdempotencyStore; found: Promise<RecordedAnswer | null> };

export type Call = { caller: Caller; now: Instant; input: RawInput; keyed?: Keyed | undefined };

/**
 * Answers one call of an operation, whatever it came by (REST or MCP): checks the input, runs the function,
 * adds the envelope. Key and subscription were checked before.
 * @throws RefusalError, or the store's own error
 */
export const runEndpoint = async (endpoint: AnyEndpoint, { caller, now, input, keyed }: Call): Promise<object> => {
  const { operation } = endpoint;
  const parsed = parseInput(operation, input);
  const run = async (record: (answer: object) => WriteItem[]): Promise<object> => {
    const answer = await endpoint.answer({
      ...parsed,
      userId: caller.userId,
      caller,
      plan: caller.plan,
      now,
      recordAnswer: (body) => record(withEnvelope(operation, body, now)),
    });
    return withEnvelope(operation, answer, now);
  };
  if (!keyed) return run(() => []);
  const hash = requestHash(operation.name, parsed);
  const call = { userId: caller.userId, key: keyed.key, hash, now, found: await keyed.found };
  return answerOnce(keyed.store, call, run);
};
