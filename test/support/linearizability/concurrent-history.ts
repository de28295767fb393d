import type { Table } from '../../../shared/platform/table/table.ts';
import type { Around } from '../in-process-dynamo.ts';
import { type Call, recorder } from './history.ts';
import type { RecordAnswer, RecordCall } from './records-model.ts';
import type { RecordKind } from './services.ts';
import { type CallSpec, idIn, unreliableWorld } from './unreliable-world.ts';

export type RecordHistory = { calls: Call<RecordCall, RecordAnswer>[]; table: Table };

const CLIENTS = 3;
const CALLS_OF_A_CLIENT = 3;

/** Lets a few clients and a renewal work on the records of one user at the same time, with processes that die. */
export const concurrentHistory = async (
  seed: number,
  quota: number,
  kindOf: (table: Table, around: Around) => RecordKind,
): Promise<RecordHistory> => {
  const world = await unreliableWorld(seed, quota);
  const { upTo, table, around, attempt } = world;
  const kind = kindOf(table, around);
  const { calls, record } = recorder<RecordCall, RecordAnswer>();
  const ids = new Map<number, string>();

  const send = (spec: CallSpec, number: number): Promise<RecordAnswer | undefined> =>
    world.send(spec, {
      heard: (body) => {
        const made = idIn(body);
        if (made) ids.set(number, made);
      },
    });

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
            return 'done' as const;
          }),
        );
      }
      await new Promise((resolve) => setImmediate(resolve));
    }
  };

  await world.during(async () => {
    await create();
    await Promise.all([...Array.from({ length: CLIENTS }, (_, number) => client(number)), renewals()]);
    for (const [id, recordId] of ids) {
      await record({ does: 'renew', id, isQuiet: true }, async () => {
        await kind.renew(recordId);
        return 'done';
      });
    }
    await record({ does: 'list' }, async () => (await kind.list()).map(({ recordId: _, ...one }) => one));
  });
  return { calls, table };
};
