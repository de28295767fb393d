import { isHarmless } from '../contract/access.ts';
import { counts, type Operation } from '../contract/operation.ts';
import type { Instant } from '../time/instant.ts';
import type { Caller } from './authenticate.ts';
import type { AnyEndpoint } from './define-endpoint.ts';
import { hasAnEffect, RefusalError } from './http-errors.ts';
import { AnsweredBeforeError, claimedOnce, type Once, recordedOnce, requestHash, unkeyed } from './idempotency.ts';
import type { IdempotencyStore } from './idempotency-store.ts';
import { noteUse } from './note-use.ts';
import { type Input, parseInput, type RawInput } from './parse-input.ts';
import { requireChangeable, requireDeliberate, requireScope } from './require-scope.ts';
import type { WriteRate } from './write-rate.ts';

/** The complete success body: the operation's result, with `success` and `timestamp` if the contract has them. */
export const withEnvelope = ({ envelope }: Pick<Operation, 'envelope'>, answer: object, now: Instant): object => {
  if (envelope === 'none') return answer;
  return envelope === 'success' ? { success: true, ...answer } : { success: true, ...answer, timestamp: now };
};

type Showing = Pick<Operation, 'secret'>;

const dataOf = (answer: object): Record<string, unknown> => ('data' in answer ? Object(answer.data) : {});

/** Null: this call created no secret, so its response may be repeated. */
const shows = (answer: object, field: string): boolean => dataOf(answer)[field] !== null;

/** What may be recorded of an answer: all but the secret that it shows once. */
const withoutSecret = ({ secret }: Showing, answer: object): object => {
  if (!secret || !shows(answer, secret.field)) return answer;
  const { [secret.field]: _shownOnce, ...data } = dataOf(answer);
  return { ...answer, data };
};

/**
 * The answer to a repeated call: the first one again.
 * @throws RefusalError 409 with the record's id where that one showed a secret
 */
const answeredBefore = ({ secret }: Showing, answer: object): object => {
  if (!secret || !shows(answer, secret.field)) return answer;
  const { [secret.id]: id } = dataOf(answer);
  throw new RefusalError(409, {
    error: 'Conflict',
    message: `A call with this Idempotency-Key was answered, and its secret was shown then, for ${id}.`,
    [secret.id]: id,
  });
};

/** An `Idempotency-Key` and where calls under it are recorded. */
export type IdempotentRequest = { key: string; store: IdempotencyStore };

/** `keyed` and `writes` of an operation that takes a key, or may be counted; `harmless`: refused where it has an effect. */
export type EndpointCall = {
  caller: Caller;
  now: Instant;
  input: RawInput;
  keyed?: IdempotentRequest | undefined;
  writes?: WriteRate | undefined;
  harmless?: boolean;
};

const onceOf = (operation: Operation, { caller, now, keyed }: EndpointCall, input: Input): Once => {
  if (!keyed) return unkeyed;
  const call = { userId: caller.userId, key: keyed.key, hash: requestHash(operation.name, input), now };
  return (operation.claimsKey ? claimedOnce : recordedOnce)(keyed.store, call);
};

// A claim is made only once the call is counted: one too many must not keep the key.
const beginning = async (operation: Operation, once: Once, writes: WriteRate | undefined): Promise<void> => {
  if (!operation.claimsKey) await Promise.all([writes?.count(), once.begin()]);
  else await Promise.resolve(writes?.count()).then(once.begin);
};

const answerOf = async (endpoint: AnyEndpoint, call: EndpointCall, input: Input): Promise<object> => {
  const { operation } = endpoint;
  const { caller, now } = call;
  const writes = counts(operation, operation.access.of(input)) ? call.writes : undefined;
  const once = onceOf(operation, call, input);
  // In parallel to the function's first reads: it adds no round trip to a write.
  const begun = beginning(operation, once, writes);
  begun.catch(() => undefined); // awaited before the first effect, and below in any case
  try {
    const body = await endpoint.answer({
      ...input,
      userId: caller.userId,
      caller,
      plan: caller.plan,
      now,
      begun,
      recordResponse: async (answer) => {
        await begun;
        return once.extraWrites(withoutSecret(operation, withEnvelope(operation, answer, now)));
      },
    });
    await begun;
    const answer = withEnvelope(operation, body, now);
    await once.answered(withoutSecret(operation, answer));
    return answer;
  } catch (error) {
    await begun; // the refusals for the rate and for a repeated call take precedence over the function's own
    await once.failed(error);
    throw error;
  }
};

/**
 * Answers one call of an operation over REST or MCP: checks the input and the required scope, notes
 * the use of the key, counts a write, runs the function once per key, adds the envelope. Key and subscription were checked
 * before.
 * @throws RefusalError, or the store's own error
 */
export const runEndpoint = (endpoint: AnyEndpoint, call: EndpointCall): Promise<object> =>
  Promise.resolve()
    .then(() => {
      const { operation } = endpoint;
      const input = parseInput(operation, call.input);
      requireScope(operation, input, call.caller);
      if (call.harmless && !isHarmless(operation.access.of(input))) throw hasAnEffect(operation.method);
      requireDeliberate(operation, input, call.caller);
      requireChangeable(operation, input, call.caller);
      return Promise.all([answerOf(endpoint, call, input), noteUse(call.caller, operation, call.now)]);
    })
    .then(([answer]) => answer)
    .catch((error: unknown) => {
      if (error instanceof AnsweredBeforeError) return answeredBefore(endpoint.operation, error.answer);
      throw error;
    });
