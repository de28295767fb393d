import { type CountedKind, quotaRepository } from '../access/quota-repository.ts';
import { type DueRange, type DueRecord, dueInShard } from '../platform/table/due.ts';
import { keys } from '../platform/table/keys.ts';
import type { Table } from '../platform/table/table.ts';
import { quotaUnits, type SpendingLimit } from './limit.ts';
import { limitItem, readLimit } from './limit-record.ts';

const kind: CountedKind<SpendingLimit> = {
  counted: 'limits',
  idKind: 'LIMIT',
  activeKey: keys.limit,
  inactiveKey: keys.inactiveLimit,
  keysOf: keys.limitsOf,
  activeKeysOf: keys.activeLimitsOf,
  read: readLimit,
  itemOf: limitItem,
  quotaUnits: quotaUnits,
};

/** Keeps each limit together with its quota count and its entry in the `due` index. */
export const limitStore = (table: Table) => ({
  ...quotaRepository(table, kind),

  /** At most `most`, after the record `after`, the earliest first. */
  async due(range: Omit<DueRange, 'kind'>, most: number): Promise<DueRecord[]> {
    const found: DueRecord[] = [];
    for await (const page of dueInShard(table, { kind: 'LIMIT', ...range })) {
      found.push(...page);
      if (found.length >= most) break;
    }
    return found.slice(0, most);
  },
});

export type LimitStore = ReturnType<typeof limitStore>;
