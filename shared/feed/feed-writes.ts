import { deflateRawSync } from 'node:zlib';
import type { ChangePlace, NewEvent } from '../events/event.ts';
import { noEvents, type PreparedEvents } from '../events/outbox.ts';
import type { RecordChanges, RowChanges } from '../ledger/store/fenced-writes.ts';
import { keys } from '../platform/table/keys.ts';
import type { Table } from '../platform/table/table.ts';
import type { WriteItem } from '../platform/table/transact.ts';
import { addSeconds, epochSeconds, type Instant } from '../time/instant.ts';
import { RETENTION_SECONDS, sequenceOf } from './sequence.ts';

/** Ids of one record: 64 random characters each, deflated, stay below the 400 kB of a record. */
const IDS_PER_ENTRY = 5_000;
/** An entry outlives the cursors that may need it, so a sequence of pages still finds it. */
const GRACE_SECONDS = 24 * 3600;

/** Where a change belongs. `version`: the import version that the transaction requires or sets; `step`: 1 for its first. */
export type FeedPlace = { userId: string; itemId: string; version: number; step: number };

type Ids = {
  kind: 'added' | 'changed' | 'removed';
  ids: string[];
  about: Omit<RowChanges, 'added' | 'changed' | 'removed'>;
};

const KINDS = ['added', 'changed', 'removed'] as const;

const inChunks = (changes: readonly RowChanges[]): RowChanges[][] => {
  const lists = changes.flatMap(({ added, changed, removed, ...about }): Ids[] => [
    { kind: 'added', ids: added, about },
    { kind: 'changed', ids: changed, about },
    { kind: 'removed', ids: removed, about: about.months ? { ...about, months: [] } : about },
  ]);
  const chunks: RowChanges[][] = [];
  let room = 0;
  for (const { kind, ids, about } of lists) {
    for (let start = 0; start < ids.length; ) {
      if (room === 0) {
        chunks.push([]);
        room = IDS_PER_ENTRY;
      }
      const part = ids.slice(start, start + room);
      chunks.at(-1)?.push({ ...about, added: [], changed: [], removed: [], [kind]: part });
      start += part.length;
      room -= part.length;
    }
  }
  return chunks;
};

const countOf = (changes: readonly RowChanges[], kind: (typeof KINDS)[number]): number =>
  changes.reduce((sum, change) => sum + change[kind].length, 0);

/** The webhook event of a transaction. */
const eventOf = (place: ChangePlace, changes: readonly RowChanges[]): NewEvent[] => {
  const [added, modified, removed] = KINDS.map((kind) => countOf(changes, kind)) as [number, number, number];
  if (added + modified + removed === 0) return [];
  return [{ type: 'transactions.changed', data: { itemId: place.itemId, added, modified, removed }, place }];
};

type Entry = { place: FeedPlace; part?: number; changes: readonly RowChanges[]; now: Instant; isOfHoldings?: true };

const entryWrite = ({ name }: Table, { place, part, changes, now, isOfHoldings }: Entry): WriteItem => ({
  Put: {
    TableName: name,
    Item: {
      ...keys.feedEntry(place.userId, place.itemId, sequenceOf(place.version, place.step, part)),
      at: now,
      packed: deflateRawSync(JSON.stringify(changes)),
      isOfHoldings,
      expiresAt: epochSeconds(addSeconds(now, RETENTION_SECONDS + GRACE_SECONDS)),
    },
    ConditionExpression: 'attribute_not_exists(pk)',
  },
});

/**
 * The feed records that a transaction includes when it changes a user's rows. Only this function creates them. One record, more
 * only beyond 5,000 ids; none without changes.
 */
export const feedWrites = async (
  table: Table,
  place: FeedPlace,
  changes: readonly RowChanges[],
  now: Instant,
  preparedEvents: PreparedEvents = noEvents,
): Promise<WriteItem[]> => [
  ...inChunks(changes).map((chunk, part) => entryWrite(table, { place, part, changes: chunk, now })),
  ...eventOf(place, changes).flatMap(preparedEvents.writes),
];

/** `holdings`: the record of a transaction that changes investments or loans. Their movements are in no list of changes. */
export type Steps = { rows: RecordChanges; holdings(): WriteItem };

/** For consecutive transactions under one version: each records its changes at the next step after `last`. */
export const feedSteps = (
  table: Table,
  { userId, itemId, version }: Omit<FeedPlace, 'step'>,
  clock: () => Instant,
  { last = 0, preparedEvents = noEvents }: { last?: number; preparedEvents?: PreparedEvents } = {},
): Steps => {
  let step = last;
  const next = (): FeedPlace => {
    step += 1;
    return { userId, itemId, version, step };
  };
  return {
    rows: (changes) => feedWrites(table, next(), changes, clock(), preparedEvents),
    holdings: () => entryWrite(table, { place: next(), changes: [], now: clock(), isOfHoldings: true }),
  };
};

/** The same, of rows alone. */
export const tellInSteps = (...args: Parameters<typeof feedSteps>): RecordChanges => feedSteps(...args).rows;
