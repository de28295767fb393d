import type { Plan } from '../../../shared/access/subscription.ts';
import { NotFoundError, QuotaExceededError } from '../../../shared/domain-errors.ts';
import { ContentionError } from '../../../shared/platform/retry.ts';
import type { Caller } from '../../../shared/runtime/authenticate.ts';
import type { AnyEndpoint } from '../../../shared/runtime/define-endpoint.ts';
import { idempotencyStore } from '../../../shared/runtime/idempotency-store.ts';
import { runEndpoint } from '../../../shared/runtime/run-endpoint.ts';
import type { Instant } from '../../../shared/time/instant.ts';
import { type Around, inProcessTable } from '../in-process-dynamo.ts';
import { randomOf } from '../reminders/simulation.ts';
import { virtualProcesses } from '../reminders/virtual-process.ts';
import { interleaving } from './interleaving.ts';

export const USER = 'user-1';
/** When everybody acts, and when the first period of every record is over. */
export const NOW = '2026-03-10T15:00:00.000Z' as Instant;
export const LATER = '2026-04-02T15:00:00.000Z' as Instant;

/** `quota`, `missing`: refused; `conflict`: refused without an effect, since others were at it all the time. */
export type Answer = 'done' | 'quota' | 'missing' | 'conflict';
export type CallSpec = { endpoint: AnyEndpoint; input: { query?: Record<string, unknown>; body?: unknown } };

/** One in so many calls ends with its process, before or after one of its first calls to the table. */
const DEATHS = 5;
const MOST_TRIES = 3;

const callerOf = (plan: Plan): Caller =>
  ({
    userId: USER,
    plan,
    scopes: ['read', 'write', 'sync', 'memories', 'account'],
    credential: { kind: 'key', lastUse: { date: '9999-12-31', operation: 'any' } },
    profile: {},
    subscription: null,
  }) as unknown as Caller;

const refusalOf = (error: unknown): Answer => {
  if (error instanceof QuotaExceededError) return 'quota';
  if (error instanceof NotFoundError) return 'missing';
  if (error instanceof ContentionError) return 'conflict';
  throw error;
};

/**
 * A table whose calls come one by one in an order that the seed decides, and processes that work on it at the same time and die.
 * Half of the calls of which the process died are sent again under their `Idempotency-Key`, as one call; nobody learns how the
 * others ended.
 * @param areCallsSafe no process dies during a call of the user
 */
export const unreliableWorld = async (seed: number, quota: number, areCallsSafe = false) => {
  const upTo = randomOf(seed);
  const interleaved = interleaving(upTo);
  const { outside, run } = virtualProcesses();
  const around: Around = (call) => interleaved(() => outside(call));
  let isOpen = false;
  const table = await inProcessTable((call) => (isOpen ? around(call) : call()));
  const store = idempotencyStore(table);
  let lostCalls = 0;
  const caller = callerOf({ name: 'free', activeReminders: quota, activeLimits: quota });

  /** @param calls among whose first the process may die @returns undefined when it died, `conflict` after a ContentionError */
  const attempt = async <Result>(work: () => Promise<Result>, calls = 5): Promise<Result | 'conflict' | undefined> => {
    let answer: Result | 'conflict' | undefined;
    const death = upTo(DEATHS) === 0 ? { call: 1 + upTo(calls), afterwards: upTo(2) === 0 } : undefined;
    const lived = await run(async () => {
      try {
        answer = await work();
      } catch (error) {
        if (!(error instanceof ContentionError)) throw error;
        answer = 'conflict';
      }
    }, death);
    return lived ? answer : undefined;
  };

  return {
    upTo,
    table,
    around,
    attempt,
    /** Whether a process died during a call of the user. */
    hasLostCalls: (): boolean => lostCalls > 0,
    /** What is called outside of it is no part of the history: nothing interrupts it. */
    async during(history: () => Promise<void>): Promise<void> {
      isOpen = true;
      await history();
      isOpen = false;
    },
    /** @param heard is given the body of a success, of each attempt @returns undefined when nobody knows */
    async send(
      { endpoint, input }: CallSpec,
      { heard = () => undefined, calls = 5 }: { heard?: (body: object) => void; calls?: number } = {},
    ): Promise<Answer | undefined> {
      const isKeyed = upTo(2) === 0;
      const key = `key-${upTo(1_000_000_000)}`;
      const work = async (): Promise<Answer> => {
        try {
          const given = { query: input.query ?? {}, body: input.body };
          const keyed = isKeyed ? { key, store } : undefined;
          heard(await runEndpoint(endpoint, { caller, now: NOW, input: given, keyed }));
          return 'done';
        } catch (error) {
          return refusalOf(error);
        }
      };
      for (let tries = 1; ; tries += 1) {
        const answer = await (areCallsSafe ? work() : attempt(work, calls));
        if (answer === undefined) lostCalls += 1;
        if (answer !== undefined || !isKeyed || tries === MOST_TRIES) return answer;
      }
    },
  };
};

export type World = Awaited<ReturnType<typeof unreliableWorld>>;

/** The id of the record that a response is about. */
export const idIn = (body: object): string | undefined => JSON.stringify(body).match(/"id":"([0-9a-f-]{36})"/)?.[1];
