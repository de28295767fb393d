import type { Plan } from '../../../shared/access/plans.ts';
import { NotFoundError, QuotaExceededError } from '../../../shared/domain-errors.ts';
import { ContentionError } from '../../../shared/platform/retry.ts';
import type { Table } from '../../../shared/platform/table/table.ts';
import type { Caller } from '../../../shared/runtime/authenticate.ts';
import { idempotencyStore } from '../../../shared/runtime/idempotency-store.ts';
import { runEndpoint } from '../../../shared/runtime/run-endpoint.ts';
import { type Around, inProcessTable } from '../in-process-dynamo.ts';
import { type Random, randomOf } from '../reminders/simulation.ts';
import { virtualProcesses } from '../reminders/virtual-process.ts';
import { type Call, recorder } from './history.ts';
import { interleaving } from './interleaving.ts';
import type { RecordAnswer, RecordCall } from './records-model.ts';
import { type CallSpec, NOW, type RecordKind, USER } from './services.ts';

export type RecordHistory = { calls: Call<RecordCall, RecordAnswer>[]; table: Table };

const CLIENTS = 3;
const CALLS_OF_A_CLIENT = 4;
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

const refusalOf = (error: unknown): RecordAnswer => {
  if (error instanceof QuotaExceededError) return 'quota';
  if (error instanceof NotFoundError) return 'missing';
  if (error instanceof ContentionError) return 'conflict';
  throw error;
};

/**
 * Lets a few clients and a renewal work on the records of one user at the same time, with processes that die. Half of the
 * calls whose process died are sent again under their `Idempotency-Key`, as one call; nobody learns how the others ended.
 */
export const concurrentHistory = async (
  seed: number,
  quota: number,
  kindOf: (table: Table, around: Around) => RecordKind,
): Promise<RecordHistory> => {
  const upTo: Random = randomOf(seed);
  const interleaved = interleaving(upTo);
  const { outside, run } = virtualProcesses();
  const around: Around = (call) => interleaved(() => outside(call));
  let isOpen = false;
  // The table is made outside of the history.
  const table = await inProcessTable((call) => (isOpen ? around(call) : call()));
  const kind = kindOf(table, around);
  const store = idempotencyStore(table);
  const caller = callerOf({ name: 'free', activeReminders: quota, activeLimits: quota });
  const { calls, record } = recorder<RecordCall, RecordAnswer>();
  const ids = new Map<number, string>();
  isOpen = true;

  /** @returns undefined when the process died */
  const attempt = async (work: () => Promise<RecordAnswer>): Promise<RecordAnswer | undefined> => {
    let answer: RecordAnswer | undefined;
    const death = upTo(DEATHS) === 0 ? { call: 1 + upTo(5), afterwards: upTo(2) === 0 } : undefined;
    const lived = await run(async () => {
      answer = await work();
    }, death);
    return lived ? answer : undefined;
  };

  const send = async ({ endpoint, input }: CallSpec, number: number): Promise<RecordAnswer | undefined> => {
    const isKeyed = upTo(2) === 0;
    const key = `key-${upTo(1_000_000_000)}`;
    const work = async (): Promise<RecordAnswer> => {
      try {
        const keyed = isKeyed ? { key, store } : undefined;
        const body = await runEndpoint(endpoint, {
          caller,
          now: NOW,
          input: { query: input.query ?? {}, body: input.body },
          keyed,
        });
        const made = JSON.stringify(body).match(/"id":"([0-9a-f-]{36})"/)?.[1];
        if (made) ids.set(number, made);
        return 'done';
      } catch (error) {
        return refusalOf(error);
      }
    };
    for (let tries = 1; ; tries += 1) {
      const answer = await attempt(work);
      if (answer !== undefined || !isKeyed || tries === MOST_TRIES) return answer;
    }
  };

  const list = (): Promise<RecordAnswer | undefined> =>
    attempt(async () => (await kind.list()).map(({ recordId: _, ...one }) => one));

  let made = 0;
  const create = (): Promise<unknown> => {
    made += 1;
    const id = made;
    const name = `${id} a`;
    return record({ does: 'create', id, name }, () => send(kind.create(name), id));
  };

  const act = (client: number): Promise<unknown> => {
    const known = [...ids];
    const [number = 0, recordId = ''] = known[upTo(Math.max(1, known.length))] ?? [];
    const what = known.length === 0 ? 0 : upTo(10);
    if (what < 3) return create();
    if (what < 5) {
      const name = `${number} by ${client}-${upTo(1000)}`;
      return record({ does: 'rename', id: number, name }, () => send(kind.rename(recordId, name), number));
    }
    if (what < 8) {
      const to = kind.states[upTo(kind.states.length)] ?? 'active';
      return record({ does: 'switch', id: number, to }, () => send(kind.switch(recordId, to), number));
    }
    if (what < 9) return record({ does: 'delete', id: number }, () => send(kind.delete(recordId), number));
    return record({ does: 'list' }, list);
  };

  const client = async (number: number): Promise<void> => {
    for (let count = 0; count < CALLS_OF_A_CLIENT; count += 1) await act(number);
  };
  // As its job: which records are over is read first, each is renewed then.
  const renewals = async (): Promise<void> => {
    for (let round = 0; round < 2; round += 1) {
      for (const [id, recordId] of [...ids]) {
        await record({ does: 'renew', id, isQuiet: false }, () =>
          attempt(async () => {
            await kind.renew(recordId);
            return 'done';
          }),
        );
      }
      await new Promise((resolve) => setImmediate(resolve));
    }
  };

  await create();
  await Promise.all([...Array.from({ length: CLIENTS }, (_, number) => client(number)), renewals()]);
  for (const [id, recordId] of ids) {
    await record({ does: 'renew', id, isQuiet: true }, async () => {
      await kind.renew(recordId);
      return 'done';
    });
  }
  await record({ does: 'list' }, async () => (await kind.list()).map(({ recordId: _, ...one }) => one));
  isOpen = false;
  return { calls, table };
};
