import { GetCommand, QueryCommand } from '@aws-sdk/lib-dynamodb';
import { expect, it } from 'vitest';
import { userCreator } from '../../../shared/access/create-user.ts';
import { newSession, sessionStore } from '../../../shared/access/session-store.ts';
import type { Table } from '../../../shared/platform/table/table.ts';
import type { Instant } from '../../../shared/time/instant.ts';
import { describeEachEngine } from '../../support/dynamo-engines.ts';

const now = '2026-03-10T12:00:00.000Z' as Instant;
const ana = { name: 'Ana', email: 'ana@example.com', phone: null };
const wanted = { method: 'code', device: 'Chrome', provedAt: null } as const;

/** The table, in which `meanwhile` runs once: after the Query that is under way, before the record with the counters is read. */
const between = ({ client, name }: Table, meanwhile: () => Promise<void>): Table => {
  let queries: Promise<unknown>[] = [];
  let left = [meanwhile];
  const send = async (command: object) => {
    if (command instanceof GetCommand) {
      await Promise.all(queries);
      const [once] = left;
      left = [];
      await once?.();
    }
    const answer = client.send(command as GetCommand);
    if (command instanceof QueryCommand) queries = [...queries, answer];
    return answer;
  };
  return { client: Object.assign(Object.create(client), { send }) as Table['client'], name };
};

describeEachEngine('the end of all sessions', (engine) => {
  it('ends one that opens while it reads', async () => {
    const { table } = engine();
    const userId = await userCreator(table)(ana, now, []);
    const store = sessionStore(table);
    const open = async () => {
      const opened = newSession(userId, wanted, now);
      const change = { userId, now, by: 'test' } as never;
      expect(await store.open(change, opened, await store.seeToOpen(userId))).toBe('saved');
    };
    await open();
    const ended = await sessionStore(between(table, open)).end({ userId, now, by: 'test' } as never, () => true);
    expect(ended).toBe(2);
    expect(await store.list(userId)).toEqual([]);
  });
});
