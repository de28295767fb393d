import type { ItemStatus } from '../../../shared/sync/item-status.ts';
import { epochMilliseconds, type Instant, instantFromMilliseconds } from '../../../shared/time/instant.ts';
import type { ItemEntry } from '../fixture/item.ts';

/** A requested update; `lastUpdatedAt` is the item's last success before it. */
export type Update = { startedAt: Instant; lastUpdatedAt: Instant | null };

export type Connection = {
  /** The fixture's label of the user. */
  label: string;
  clientUserId: string | null;
  /** When the item was created; the default of timestamps that the fixture omits. */
  addedAt: Instant;
  entry: ItemEntry;
};

const endOf = ({ entry }: Connection, { startedAt }: Update): Instant =>
  instantFromMilliseconds(epochMilliseconds(startedAt) + entry.onUpdate.afterMs);

export const isRunning = (connection: Connection, update: Update | null, now: Instant): boolean =>
  update !== null && now < endOf(connection, update);

const steps = ['LOGIN_IN_PROGRESS', 'ACCOUNTS_IN_PROGRESS', 'TRANSACTIONS_IN_PROGRESS'] as const;

const stepAt = ({ entry }: Connection, { startedAt }: Update, now: Instant) => {
  const share = (epochMilliseconds(now) - epochMilliseconds(startedAt)) / entry.onUpdate.afterMs;
  return { status: 'UPDATING', executionStatus: steps[Math.floor(share * steps.length)] ?? 'CREATED', error: null };
};

const everythingKept = (status: ItemStatus): boolean => status === 'UPDATED';

const outcomeOf = (connection: Connection, update: Update) => {
  const { status, executionStatus, error, statusDetail, userAction, consentExpiresAt } = connection.entry.onUpdate;
  const end = endOf(connection, update);
  return {
    status,
    executionStatus,
    error,
    statusDetail: statusDetail ?? null,
    userAction: userAction ?? null,
    updatedAt: end,
    lastUpdatedAt: everythingKept(status) ? end : update.lastUpdatedAt,
    ...(consentExpiresAt === undefined ? {} : { consentExpiresAt }),
  };
};

const unchanged = ({ entry, addedAt }: Connection) => {
  const { item } = entry;
  const lastUpdatedAt = item.lastUpdatedAt === undefined && everythingKept(item.status) ? addedAt : item.lastUpdatedAt;
  return {
    ...item,
    error: item.error ?? null,
    statusDetail: item.statusDetail ?? null,
    userAction: item.userAction ?? null,
    createdAt: item.createdAt ?? addedAt,
    updatedAt: item.updatedAt ?? addedAt,
    lastUpdatedAt: lastUpdatedAt ?? null,
    resourcesCollectedAt: null,
    hasResourcesPendingAuthorization: null,
  };
};

/** The item in the aggregator's response at `now`. */
export const itemAt = (connection: Connection, update: Update | null, now: Instant) => {
  const item = { ...unchanged(connection), clientUserId: connection.clientUserId };
  if (!update) return item;
  if (!isRunning(connection, update, now)) return { ...item, ...outcomeOf(connection, update) };
  const during = connection.entry.onUpdate.during ?? stepAt(connection, update, now);
  return { ...item, updatedAt: update.startedAt, lastUpdatedAt: update.lastUpdatedAt, ...during };
};

/** The webhook event for an item in this state. */
export const eventOf = (status: ItemStatus): string => {
  if (status === 'WAITING_USER_INPUT') return 'item/waiting_user_input';
  if (status === 'WAITING_USER_ACTION') return 'item/waiting_user_action';
  return status === 'LOGIN_ERROR' || status === 'OUTDATED' ? 'item/error' : 'item/updated';
};
