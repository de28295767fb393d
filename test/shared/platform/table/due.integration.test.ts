import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { expect, it } from 'vitest';
import { type DueRecord, dueInShard, eachDue } from '../../../../shared/platform/table/due.ts';
import { DUE_SHARDS, type DueKind } from '../../../../shared/platform/table/keys.ts';
import type { Table } from '../../../../shared/platform/table/table.ts';
import { inProcessTable } from '../../../support/in-process-dynamo.ts';
import { at } from '../../limits/builders.ts';

const kind: DueKind = 'ITEM';
const until = at('2026-03-10T00:00:00Z');

const put = ({ client, name }: Table, shard: number, id = String(shard)) =>
  client.send(
    new PutCommand({
      TableName: name,
      Item: {
        pk: `USER#u-${id}`,
        sk: `ITEM#${id}`,
        duePk: `${kind}#${shard}`,
        dueAt: `2026-03-09T00:00:0${shard % 10}.000Z`,
      },
    }),
  );

const filled = async (): Promise<Table> => {
  const table = await inProcessTable();
  for (let shard = 0; shard < DUE_SHARDS; shard += 1) await put(table, shard);
  return table;
};

it.each([1, 8, DUE_SHARDS])(
  '%i failing pages keep no other from being taken, and the failure is thrown at the end',
  async (failing) => {
    const table = await filled();
    const taken: string[] = [];
    let underWay = 0;
    const take = async ([record]: DueRecord[]): Promise<void> => {
      underWay += 1;
      await Promise.resolve();
      underWay -= 1;
      if (Number(record?.sk.split('#')[1]) < failing) throw new Error('down');
      taken.push(record?.userId ?? '');
    };
    const walk = eachDue(table, { kind, until }, take);
    await expect(walk).rejects.toThrow(failing === 1 ? 'down' : `${failing} parts failed`);
    expect(underWay).toBe(0);
    expect(new Set(taken).size).toBe(DUE_SHARDS - failing);
  },
);

it('an index that does not answer for one shard keeps no other shard from being walked', async () => {
  let isDown = false;
  const table = await inProcessTable(async (call) => {
    if (!isDown) return call();
    isDown = false;
    throw new Error('down');
  });
  for (let shard = 0; shard < DUE_SHARDS; shard += 1) await put(table, shard);
  let pages = 0;
  isDown = true;
  await expect(
    eachDue(table, { kind, until }, async () => {
      pages += 1;
    }),
  ).rejects.toThrow('down');
  expect(pages).toBe(DUE_SHARDS - 1);
});

it('a walk continues behind the record that it is given, also when that one has left the index', async () => {
  const table = await inProcessTable();
  for (const id of ['a', 'b', 'c']) await put(table, 3, id);
  const walk = async (after?: DueRecord): Promise<DueRecord[]> => {
    const found: DueRecord[] = [];
    for await (const page of dueInShard(table, { kind, shard: 3, until, after })) found.push(...page);
    return found;
  };
  const all = await walk();
  expect(all.map(({ userId }) => userId).toSorted()).toEqual(['u-a', 'u-b', 'u-c']);
  const [first] = all;
  if (!first) throw new Error('nothing is due');
  const rest = await walk(first);
  expect(rest).toEqual(all.slice(1));
  await put(table, 4, first.userId.slice(2));
  expect(await walk(first)).toEqual(rest);
});
