import * as z from 'zod/mini';
import { EXECUTION_STATUSES, ITEM_STATUSES } from '../contract/resources/sync.ts';
import { stored } from '../storage/stored.ts';
import { type Instant, secondsBetween } from '../time/instant.ts';
import { executionStatusOf, type ItemStatus, isInProgress, itemStatusOf } from './item-status.ts';
import type { AggregatorItem } from './pluggy/schemas.ts';

const moment = () => z._default(stored.maybeInstant, null);

/** What an item shows of its institution and of its last synchronization. */
const stateShape = {
  connectorName: stored.text,
  connectorImageUrl: stored.maybeText,
  status: z.enum(ITEM_STATUSES),
  executionStatus: z.enum(EXECUTION_STATUSES),
  /** The aggregator's name of what went wrong; null when nothing did. */
  problem: stored.maybeText,
  /** When the institution last gave all its data; null before the first time. */
  lastUpdatedAt: moment(),
  consentExpiresAt: moment(),
};

const itemRecord = z.object({
  id: stored.text,
  userId: stored.text,
  ...stateShape,
  linkedAt: stored.instant,
  /** Fencing number: raised by each import that writes. */
  importVersion: stored.integer,
  /** The last import that ended; behind `importVersion` while one runs, or after one died. */
  completedVersion: stored.integer,
  /** An import holds the item until then. */
  leaseUntil: moment(),
  /** When the whole history was last read and an import recorded it. */
  fullPullAt: moment(),
  /** A call is asking the institution for an update until then. */
  updateClaimedUntil: moment(),
  /** When the scheduled job looks at the item next. */
  dueAt: stored.instant,
});

/** A connection of a user to an institution. */
export type Item = z.output<typeof itemRecord>;
export type ItemState = Pick<Item, keyof typeof stateShape>;

export const parseItem = (record: unknown): Item => itemRecord.parse(record);

/** The state of an item as the aggregator tells it, in the contract's values. */
export const stateOf = (item: AggregatorItem): ItemState => ({
  connectorName: item.connector.name,
  connectorImageUrl: item.connector.imageUrl,
  status: itemStatusOf(item.status),
  executionStatus: executionStatusOf(item.executionStatus),
  problem: item.error?.code ?? null,
  lastUpdatedAt: item.lastUpdatedAt,
  consentExpiresAt: item.consentExpiresAt,
});

/** The state of an item that the aggregator no longer knows: what it had, shown as old. */
export const lostState = ({ connectorName, connectorImageUrl, lastUpdatedAt, consentExpiresAt }: Item): ItemState => ({
  connectorName,
  connectorImageUrl,
  status: 'OUTDATED',
  executionStatus: 'ERROR',
  problem: 'ITEM_NOT_FOUND',
  lastUpdatedAt,
  consentExpiresAt,
});

/** Of an item that is linked and was not looked at yet. */
export const newItemState: ItemState = {
  connectorName: '',
  connectorImageUrl: null,
  status: 'UPDATING',
  executionStatus: 'SUCCESS',
  problem: null,
  lastUpdatedAt: null,
  consentExpiresAt: null,
};

// Every run of the institution moves `lastUpdatedAt`; within this span that alone is not worth a write.
const FRESHNESS_GRAIN_SECONDS = 3600;

const sameFreshness = (a: Instant | null, b: Instant | null): boolean =>
  a === b || (a !== null && b !== null && Math.abs(secondsBetween(a, b)) < FRESHNESS_GRAIN_SECONDS);

/** Whether `next` says nothing new; the time of the last success counts by the hour. */
export const sameState = (known: ItemState, next: ItemState): boolean =>
  known.connectorName === next.connectorName &&
  known.connectorImageUrl === next.connectorImageUrl &&
  known.status === next.status &&
  known.executionStatus === next.executionStatus &&
  known.problem === next.problem &&
  known.consentExpiresAt === next.consentExpiresAt &&
  sameFreshness(known.lastUpdatedAt, next.lastUpdatedAt);

/** Seconds since the institution last gave all its data, or since the linking; null where its owner must act first. */
export const ageOf = (item: Item, now: Instant): number | null =>
  isActive(item) ? Math.max(0, secondsBetween(item.lastUpdatedAt ?? item.linkedAt, now)) : null;

/** Whether data of the item still arrives without its owner doing something (get-accounts, itemIsActive). */
export const isActive = ({ status }: { status: ItemStatus }): boolean => status === 'UPDATED' || isInProgress(status);
