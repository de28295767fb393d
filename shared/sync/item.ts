import * as z from 'zod/mini';
import { MANUAL } from '../accounts/account.ts';
import { EXECUTION_STATUSES, ITEM_STATUSES } from '../contract/resources/sync.ts';
import { stored } from '../platform/table/stored.ts';
import type { AggregatorItem } from '../pluggy/aggregator-schemas.ts';
import type { StampedConnection } from '../recurring/stored-streams.ts';
import { type Instant, secondsBetween } from '../time/instant.ts';
import { executionStatusOf, type ItemStatus, isInProgress, itemStatusOf } from './item-status.ts';

const moment = () => z._default(stored.maybeInstant, null);

const stateShape = {
  connectorName: stored.text,
  connectorImageUrl: stored.maybeText,
  /** Six hexadecimal digits. */
  connectorColor: z._default(stored.maybeText, null),
  status: z.enum(ITEM_STATUSES),
  executionStatus: z.enum(EXECUTION_STATUSES),
  /** The aggregator's error code; null without an error. */
  problem: stored.maybeText,
  /** The institution's last complete update; null before the first one. */
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
  linkedVersion: z._default(stored.integer, 0),
  /** The last completed import; lower than `importVersion` while one runs or after one died. */
  completedVersion: stored.integer,
  /** The version under which its rows last changed; that of the link where they have not changed since this field exists. */
  rowsVersion: z.optional(stored.integer),
  /** The stamp of the record of recurring streams by the last import that changed rows. */
  streamStamp: z._default(
    z.nullable(z.object({ since: stored.date, until: z.nullable(stored.date), inputs: stored.text })),
    null,
  ),
  /** The connection, linked first, that has one of its accounts too. */
  duplicateOf: z.optional(stored.text),
  /** Since when it is not at the aggregator any more, for want of a plan: its data stays until the end of its term. */
  leftAt: z.optional(stored.instant),
  leaseUntil: moment(),
  /** Last recorded pull of the whole history. */
  fullPullAt: moment(),
  /** A call is requesting an update until then. */
  updateClaimedUntil: moment(),
  /** Last request by a call, with any outcome. */
  updateRequestedAt: moment(),
  /** Last time that a call asked the institution and nothing was left to do; null before. */
  checkedAt: moment(),
  /** An `update` message that a call left is pending until then. */
  updateQueuedUntil: moment(),
  /** An `import` message that a call left is pending until then. */
  importQueuedUntil: moment(),
  dueAt: stored.instant,
  /** Of the connection of accounts by hand: how many there are. */
  ownAccounts: z.optional(stored.integer),
});

export type Item = z.output<typeof itemRecord>;

export const rowsVersionOf = ({ rowsVersion, linkedVersion }: Pick<Item, 'rowsVersion' | 'linkedVersion'>): number =>
  rowsVersion ?? linkedVersion;

/** Whether no import is running, and none crashed before its end. */
export const isSettled = ({ importVersion, completedVersion }: Pick<Item, 'importVersion' | 'completedVersion'>) =>
  importVersion === completedVersion;

/** The connection's stamp of the record of recurring streams. */
export const stampedConnection = (item: Item): StampedConnection => ({
  id: item.id,
  rowsVersion: rowsVersionOf(item),
  isSettled: isSettled(item),
  streamStamp: item.streamStamp,
});

export const wasImported = ({ completedVersion, linkedVersion }: Item): boolean => completedVersion > linkedVersion;
export type ItemState = Pick<Item, keyof typeof stateShape>;

/** The connection of a user's accounts by hand: it has fence and feed, and no bank. */
export const manualItemId = (userId: string): string => `${MANUAL}${userId}`;
export const isManual = ({ id }: { id: string }): boolean => id.startsWith(MANUAL);

/** Complete, and never due. */
export const manualItem = (userId: string, version: number, now: Instant, ownAccounts: number) => ({
  ...newItemState,
  id: manualItemId(userId),
  userId,
  connectorName: 'Minhas contas',
  status: 'UPDATED' as const,
  linkedAt: now,
  importVersion: version,
  completedVersion: version,
  rowsVersion: version,
  linkedVersion: version - 1,
  dueAt: now,
  ownAccounts,
});

export const parseItem = (record: unknown): Item => itemRecord.parse(record);

const colorOf = (given: string | null): string | null => /^#?([0-9a-f]{6})$/i.exec(given ?? '')?.[1] ?? null;

/** Whether an item stands for a connection that a person made at Meu Pluggy; its own connector names no bank. */
export const isProxy = ({ connector }: Pick<AggregatorItem, 'connector'>): boolean => connector.name === 'MeuPluggy';

/** @param known whose name a proxy keeps */
export const stateOf = (item: AggregatorItem, known?: Pick<Item, 'connectorName'>): ItemState => ({
  connectorName: (isProxy(item) && known?.connectorName) || item.connector.name,
  connectorImageUrl: item.connector.imageUrl,
  connectorColor: colorOf(item.connector.primaryColor),
  status: itemStatusOf(item.status),
  executionStatus: executionStatusOf(item.executionStatus),
  problem: item.error?.code ?? null,
  lastUpdatedAt: item.lastUpdatedAt,
  consentExpiresAt: item.consentExpiresAt,
});

/** The last known state, shown as outdated, for an item that the aggregator no longer has. */
export const lostState = (item: Item): ItemState => ({
  connectorName: item.connectorName,
  connectorImageUrl: item.connectorImageUrl,
  connectorColor: item.connectorColor,
  status: 'OUTDATED',
  executionStatus: 'ERROR',
  problem: 'ITEM_NOT_FOUND',
  lastUpdatedAt: item.lastUpdatedAt,
  consentExpiresAt: item.consentExpiresAt,
});

export const newItemState: ItemState = {
  connectorName: '',
  connectorImageUrl: null,
  connectorColor: null,
  status: 'UPDATING',
  executionStatus: 'SUCCESS',
  problem: null,
  lastUpdatedAt: null,
  consentExpiresAt: null,
};

// Every run moves `lastUpdatedAt`; a change below this grain is not worth a write.
const FRESHNESS_GRAIN_SECONDS = 3600;

const sameFreshness = (a: Instant | null, b: Instant | null): boolean =>
  a === b || (a !== null && b !== null && Math.abs(secondsBetween(a, b)) < FRESHNESS_GRAIN_SECONDS);

/** Compares `lastUpdatedAt` by the hour. */
export const sameState = (known: ItemState, next: ItemState): boolean =>
  known.connectorName === next.connectorName &&
  known.connectorImageUrl === next.connectorImageUrl &&
  known.connectorColor === next.connectorColor &&
  known.status === next.status &&
  known.executionStatus === next.executionStatus &&
  known.problem === next.problem &&
  known.consentExpiresAt === next.consentExpiresAt &&
  sameFreshness(known.lastUpdatedAt, next.lastUpdatedAt);

/** Seconds since the last complete update, or since the linking; null where the user must act first. */
export const ageOf = (item: Item, now: Instant): number | null =>
  isActive(item) ? Math.max(0, secondsBetween(item.lastUpdatedAt ?? item.linkedAt, now)) : null;

/** False where the user must act before new data arrives (get-accounts, itemIsActive). */
export const isActive = ({ status }: { status: ItemStatus }): boolean => status === 'UPDATED' || isInProgress(status);
