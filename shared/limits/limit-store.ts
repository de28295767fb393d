import { type CountedKind, countedRecords } from '../access/counted-records.ts';
import { dueInShard } from '../storage/due.ts';
import { keys, limitIdOfKey } from '../storage/keys.ts';
import type { Table } from '../storage/table.ts';
import type { Instant } from '../time/instant.ts';
import { quotaUseOf, type SpendingLimit } from './limit.ts';
import { limitItem, readLimit } from './limit-record.ts';

export type LimitId = { userId: string; id: string };

const kind: CountedKind<SpendingLimit> = {
  counter: 'activeLimits',
  idKind: 'LIMIT',
  key: keys.limit,
  keysOf: keys.limitsOf,
  read: readLimit,
  itemOf: limitItem,
  useOf: quotaUseOf,
};

/** The table's spending limits, each kept with its count in the quota and its place in the `due` index. */
export const limitStore = (table: Table) => ({
  ...countedRecords(table, kind),

  /** At most `most` limits of a shard whose renewal is due at `until` or before, the earliest first. */
  async due(shard: number, until: Instant, most: number): Promise<LimitId[]> {
    const found: LimitId[] = [];
    for await (const page of dueInShard(table, 'LIMIT', shard, until)) {
      found.push(...page.map(({ userId, sk }) => ({ userId, id: limitIdOfKey(sk) })));
      if (found.length >= most) break;
    }
    return found.slice(0, most);
  },
});

export type LimitStore = ReturnType<typeof limitStore>;
