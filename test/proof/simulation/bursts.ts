import { isLinearizable, type SequentialModel } from '../../support/linearizability/checker.ts';
import { type Call, recorder } from '../../support/linearizability/history.ts';
import {
  type ListedRecord,
  type RecordAnswer,
  type RecordCall,
  type RecordState,
  recordsModel,
} from '../../support/linearizability/records-model.ts';
import { markOf, quotaOf } from './bank.ts';
import { CLIENT, type Person, pick } from './steps.ts';
import type { Random } from './world/machine.ts';
import type { Answer } from './world/world.ts';

/** How a person reaches the service: over HTTP, or through the tools of an assistant. */
export type Hands = {
  call(person: Person, method: string, operation: string, given?: { query?: object; body?: unknown }): Promise<Answer>;
  tool(person: Person, name: string, given?: object): Promise<Answer>;
  wait(milliseconds: number): Promise<void>;
  now(): number;
  problems: string[];
};

/** Longer than a dead invocation can still be heard of: its own time, and the latest of its calls. */
const UNTIL_SETTLED_MS = 120_000;
const CLIENTS = [0, 1, 2] as const;
const CALLS_OF_A_CLIENT = 3;

const dayOf = (moment: number): number => Math.floor(moment / 86_400_000);

type Kind = {
  quota: number;
  states: readonly RecordState[];
  create: { operation: string; body(name: string): object };
  update: string;
  delete: string;
  id: string;
  rename(name: string): object;
  switch(to: RecordState): object;
  list: { operation: string; query: object };
  of(listed: Record<string, unknown>): { name: string; is: RecordState };
};

const KINDS: readonly Kind[] = [
  {
    quota: quotaOf(CLIENT).reminders,
    states: ['active', 'inactive', 'completed'],
    // Nothing is due for it in any history.
    create: { operation: 'create-payment-reminder', body: (title) => ({ title, dueDate: '2028-02-01' }) },
    update: 'update-payment-reminder',
    delete: 'delete-payment-reminder',
    id: 'reminderId',
    rename: (title) => ({ title }),
    switch: (newStatus) => ({ newStatus }),
    list: { operation: 'list-payment-reminders', query: { filter: 'all' } },
    of: ({ title, status }) => ({ name: String(title), is: status as RecordState }),
  },
  {
    quota: quotaOf(CLIENT).limits,
    states: ['active', 'inactive'],
    create: {
      operation: 'create-spending-limit',
      body: (category) => ({ category, limitAmount: 100, period: 'monthly' }),
    },
    update: 'update-spending-limit',
    delete: 'delete-spending-limit',
    id: 'limitId',
    rename: (category) => ({ category }),
    switch: (to) => ({ isActive: to === 'active' }),
    list: { operation: 'list-spending-limits', query: { includeInactive: true } },
    of: ({ category, isActive }) => ({ name: String(category), is: isActive ? 'active' : 'inactive' }),
  },
];

const toolOf = (operation: string): string => operation.replace(/-(\w)/g, (_, letter) => letter.toUpperCase());

/** What nobody can tell has no answer: a failure may have taken effect. */
const answerOf = ({ status }: Answer): 'done' | 'quota' | 'missing' | undefined =>
  status === 200 ? 'done' : status === 403 ? 'quota' : status === 404 ? 'missing' : undefined;

const idIn = ({ body }: Answer): string | undefined =>
  (body.data as { id?: string } | undefined)?.id ?? (body.id as string | undefined);

type Listed = ListedRecord & { recordId: string };

const bare = (all: readonly Listed[]): ListedRecord[] => all.map(({ recordId: _, ...one }) => one);

/** Whether some order of the calls explains all answers. */
export const explain = <State, Input, Output>(
  problems: string[],
  what: string,
  calls: readonly Call<Input, Output>[],
  model: SequentialModel<State, Input, Output>,
): void => {
  if (isLinearizable(calls, model)) return;
  problems.push(`no order of the calls explains what was answered on ${what}: ${JSON.stringify(calls)}`);
};

/** Three clients of one person change reminders or limits at the same time, by HTTP and through an assistant. */
export const burst = async (hands: Hands, number: number, random: Random): Promise<void> => {
  const kind = pick(random, KINDS);
  const { calls, record } = recorder<RecordCall, RecordAnswer>();
  const ids = new Map<number, string>();
  const list = async (): Promise<Listed[] | undefined> => {
    const { status, body } = await hands.call(CLIENT, 'GET', kind.list.operation, { query: kind.list.query });
    if (status !== 200) return undefined;
    return (body.data as Record<string, unknown>[])
      .map((one) => {
        const { name, is } = kind.of(one);
        return { recordId: String(one.id), id: Number(name.split(' ')[0]), name, is, period: 0 };
      })
      .sort((one, other) => one.id - other.id);
  };
  const write = (method: string, operation: string, given: object): Promise<Answer> =>
    random() < 0.3 && method !== 'DELETE'
      ? hands.tool(CLIENT, toolOf(operation), given)
      : hands.call(CLIENT, method, operation, { body: given });

  let made = 0;
  const create = (): Promise<unknown> => {
    made += 1;
    const id = number * 100 + made;
    const name = `${id} a ${markOf(CLIENT)}`;
    return record({ does: 'create', id, name }, async () => {
      const answer = await write('POST', kind.create.operation, kind.create.body(name));
      const recordId = idIn(answer);
      if (recordId) ids.set(id, recordId);
      return answerOf(answer);
    });
  };
  const change = async (id: number, recordId: string, client: number): Promise<unknown> => {
    const chance = random();
    const named = { [kind.id]: recordId };
    if (chance < 0.3) {
      const name = `${id} by ${client}-${Math.floor(random() * 1000)} ${markOf(CLIENT)}`;
      const input = { does: 'rename', id, name } as const;
      return record(input, async () => answerOf(await write('PUT', kind.update, { ...named, ...kind.rename(name) })));
    }
    if (chance < 0.75) {
      const to = pick(random, kind.states);
      const input = { does: 'switch', id, to } as const;
      return record(input, async () => answerOf(await write('PUT', kind.update, { ...named, ...kind.switch(to) })));
    }
    return record({ does: 'delete', id }, async () =>
      answerOf(await write('DELETE', kind.delete, { ...named, hardDelete: true })),
    );
  };
  const look = (): Promise<unknown> =>
    record({ does: 'list' }, async () => {
      const listed = await list();
      return listed && bare(listed);
    });
  const act = (client: number): Promise<unknown> => {
    if (random() < 0.2) return look();
    const known = [...ids];
    if (known.length === 0 || random() < 0.3) return create();
    const [id, recordId] = pick(random, known);
    return change(id, recordId, client);
  };

  await hands.wait(UNTIL_SETTLED_MS);
  const day = dayOf(hands.now());
  const initial = await list();
  // Nobody answers in this weather.
  if (!initial) return;
  for (const { id, recordId } of initial) ids.set(id, recordId);
  await Promise.all(
    CLIENTS.map(async (client) => {
      for (let count = 0; count < CALLS_OF_A_CLIENT; count += 1) await act(client);
    }),
  );
  await look();
  // Limits end at midnight by a job.
  if (dayOf(hands.now()) !== day) return;
  explain(hands.problems, kind.update, calls, { ...recordsModel(kind.quota), initial: bare(initial) });
};

type NoteCall = { does: 'say'; note: string } | { does: 'read' };
type Note = { note: string | null };

/** The last word stands. */
export const noteModel = (initial: Note): SequentialModel<Note, NoteCall, Note> => ({
  initial,
  step(state, call, answer) {
    if (call.does === 'say') return [{ note: call.note }];
    return answer?.note === state.note ? [state] : [];
  },
});

/** A person says something about one row in two places at once, and reads it in a third, whatever else happens to the row. */
export const words = async (
  hands: Hands,
  person: Person,
  row: { id: string; date: string },
  random: Random,
): Promise<void> => {
  const { calls, record } = recorder<NoteCall, Note>();
  const date = row.date.slice(0, 10);
  const read = async (): Promise<Note | undefined> => {
    const query = { startDate: date, endDate: date };
    const { status, body } = await hands.call(person, 'GET', 'get-transactions', { query });
    const found = status === 200 ? (body.data as (Note & { id: string })[]).find(({ id }) => id === row.id) : undefined;
    return found && { note: found.note ?? null };
  };
  const say = (note: string): Promise<unknown> =>
    record({ does: 'say', note }, async () => {
      const given = { transactionId: row.id, note };
      const { status } = await (random() < 0.3
        ? hands.tool(person, 'updateTransaction', given)
        : hands.call(person, 'PUT', 'update-transaction', { body: given }));
      return status === 200 ? { note } : undefined;
    });
  await hands.wait(UNTIL_SETTLED_MS);
  const initial = await read();
  if (!initial) return;
  await Promise.all(
    CLIENTS.map(async (client) => {
      for (let count = 0; count < CALLS_OF_A_CLIENT; count += 1)
        if (client === 0 || random() < 0.3) await record({ does: 'read' }, read);
        else await say(`${client}-${Math.floor(random() * 1000)} ${markOf(person)}`);
    }),
  );
  await record({ does: 'read' }, read);
  explain(hands.problems, 'words', calls, noteModel(initial));
};
