import * as z from 'zod/mini';
import { keys } from '../platform/table/keys.ts';
import { queryPrefix } from '../platform/table/query-pages.ts';
import { stored } from '../platform/table/stored.ts';
import type { Table } from '../platform/table/table.ts';
import { type WriteItem, writeAll } from '../platform/table/transact.ts';
import { unlessErased } from '../platform/table/unless-erased.ts';
import { updateOf } from '../platform/table/update.ts';
import { type Memory, type MemoryProvider, memoryId } from './memory.ts';

const schema = z.object({ topic: stored.text, meaning: stored.text, text: stored.text, updatedAt: stored.instant });

const keyOf = (userId: string, topic: string) => keys.memory(userId, memoryId(topic));

const byAge = (a: Memory, b: Memory): number => (a.updatedAt < b.updatedAt ? -1 : a.updatedAt > b.updatedAt ? 1 : 0);

/** One record per topic, so concurrent calls write a fact once. */
export const memoryStore = (table: Table): MemoryProvider => {
  const TableName = table.name;
  const put = (userId: string, memory: Memory): WriteItem =>
    updateOf(table, keyOf(userId, memory.topic), { set: memory });
  const remove = (userId: string, { topic }: Memory): WriteItem => ({
    Delete: { TableName, Key: keyOf(userId, topic) },
  });

  return {
    list: async (userId) => {
      const records = await queryPrefix(table, keys.memoriesOf(userId));
      return records.map((record) => schema.parse(record)).sort(byAge);
    },
    write: async (userId, { learned, forgotten }) => {
      const changes = [
        ...learned.map((memory) => put(userId, memory)),
        ...forgotten.map((memory) => remove(userId, memory)),
      ];
      if (changes.length > 0) await writeAll(table, [unlessErased(table, userId), ...changes]);
    },
  };
};
