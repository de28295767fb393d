import { createHash } from 'node:crypto';
import type { IsoDate, IsoMonth } from '../time/calendar.ts';

/** Every key of the table, by access pattern. A key is written nowhere else. */
const user = (userId: string) => `USER#${userId}`;

/** Shards of the `due` index; a user's records of one kind share a shard. */
export const DUE_SHARDS = 32;
/** `REMINDER`: a notification is due; `RENEWAL`: a reminder moves to its next due date. */
export type DueKind = 'REMINDER' | 'RENEWAL' | 'LIMIT' | 'ITEM' | 'DELIVERY';

const shardOf = (userId: string): number => createHash('sha256').update(userId).digest().readUInt32BE(0) % DUE_SHARDS;

export const keys = {
  accessOf: (userId: string) => ({ ':pk': user(userId), ':prefix': 'ACCESS#' }),
  apiKey: (userId: string, keyHash: string) => ({ pk: user(userId), sk: `ACCESS#KEY#${keyHash}` }),
  subscription: (userId: string) => ({ pk: user(userId), sk: 'ACCESS#SUBSCRIPTION' }),
  profile: (userId: string) => ({ pk: user(userId), sk: 'ACCESS#PROFILE' }),
  /** Written by `erase` before anything is removed; every import and job checks it. */
  tombstone: (userId: string) => ({ pk: user(userId), sk: 'ACCESS#TOMBSTONE' }),
  quota: (userId: string) => ({ pk: user(userId), sk: 'QUOTA' }),

  item: (userId: string, itemId: string) => ({ pk: user(userId), sk: `ITEM#${itemId}` }),
  itemsOf: (userId: string) => ({ ':pk': user(userId), ':prefix': 'ITEM#' }),
  /** The updates that the fleet asked the aggregator for within the last minute. */
  updateBudget: () => ({ pk: 'AGGREGATOR', sk: 'UPDATE_BUDGET' }),
  itemOwner: (itemId: string) => ({ pk: `ITEM#${itemId}`, sk: 'OWNER' }),
  account: (userId: string, accountId: string) => ({ pk: user(userId), sk: `ACCOUNT#${accountId}` }),
  accountsOf: (userId: string) => ({ ':pk': user(userId), ':prefix': 'ACCOUNT#' }),

  ledgerPart: (userId: string, month: IsoMonth, accountId: string, part: number) => ({
    pk: user(userId),
    sk: `LEDGER#${month}#${accountId}#${String(part).padStart(3, '0')}`,
  }),
  /** Every ledger part of the months from `first` to `last`, both included. */
  ledgerRange: (userId: string, first: IsoMonth, last: IsoMonth) => ({
    ':pk': user(userId),
    ':first': `LEDGER#${first}#`,
    ':last': `LEDGER#${last}#\uffff`,
  }),
  /** Every ledger part of the user, whatever its month. */
  ledgerOf: (userId: string) => ({ ':pk': user(userId), ':prefix': 'LEDGER#' }),

  bill: (userId: string, dueDate: IsoDate, billId: string) => ({ pk: user(userId), sk: `BILL#${dueDate}#${billId}` }),
  billsOf: (userId: string) => ({ ':pk': user(userId), ':prefix': 'BILL#' }),
  closingDate: (userId: string, accountId: string) => ({ pk: user(userId), sk: `CLOSING#${accountId}` }),
  closingDatesOf: (userId: string) => ({ ':pk': user(userId), ':prefix': 'CLOSING#' }),
  /** The user's accounts, bills and closing dates, which stand side by side: `$` is the character behind `#`. */
  holdingsOf: (userId: string) => ({ ':pk': user(userId), ':first': 'ACCOUNT#', ':last': 'CLOSING$' }),

  limit: (userId: string, limitId: string) => ({ pk: user(userId), sk: `LIMIT#${limitId}` }),
  limitsOf: (userId: string) => ({ ':pk': user(userId), ':prefix': 'LIMIT#' }),
  reminder: (userId: string, reminderId: string) => ({ pk: user(userId), sk: `REMINDER#${reminderId}` }),
  remindersOf: (userId: string) => ({ ':pk': user(userId), ':prefix': 'REMINDER#' }),
  memory: (userId: string, hash: string) => ({ pk: user(userId), sk: `MEMORY#${hash}` }),
  memoriesOf: (userId: string) => ({ ':pk': user(userId), ':prefix': 'MEMORY#' }),
  /** @param occurrence which due occurrence or limit period and threshold the delivery belongs to */
  delivery: (userId: string, kind: string, id: string, occurrence: string, channel: string) => ({
    pk: user(userId),
    sk: `DELIVERY#${kind}#${id}#${occurrence}#${channel}`,
  }),
  idempotency: (userId: string, key: string) => ({ pk: user(userId), sk: `IDEMPOTENCY#${key}` }),
  /** A refused e-mail address or phone number, by hash: it outlives the user's change of address. */
  address: (hash: string) => ({ pk: `ADDRESS#${hash}`, sk: `ADDRESS#${hash}` }),
  /** When a person last wrote to us on WhatsApp, by the hash of the number: it names no user. */
  inbound: (addressHash: string) => ({ pk: `ADDRESS#${addressHash}`, sk: 'INBOUND' }),
  event: (eventId: string) => ({ pk: `EVENT#${eventId}`, sk: `EVENT#${eventId}` }),
  everythingOf: (userId: string) => ({ ':pk': user(userId) }),

  /** Value of the `byId` index's key: who owns the record with this id. */
  id: (kind: 'REMINDER' | 'LIMIT' | 'CLOSING' | 'MESSAGE', id: string) => `${kind}#${id}`,
  /** Value of the `due` index's partition. */
  due: (kind: DueKind, userId: string) => `${kind}#${shardOf(userId)}`,
  dueShard: (kind: DueKind, shard: number) => `${kind}#${shard}`,
};

const LEDGER = 'LEDGER#';
const MONTH_END = LEDGER.length + 'YYYY-MM'.length;

/** What the sort key of a ledger part says; throws when it is another record's. */
export const ledgerPartOfKey = (sortKey: string): { month: IsoMonth; accountId: string; part: number } => {
  const accountEnd = sortKey.lastIndexOf('#');
  const isLedger = sortKey.startsWith(LEDGER) && sortKey[MONTH_END] === '#' && accountEnd > MONTH_END + 1;
  if (!isLedger) throw new RangeError('Not the sort key of a ledger part');
  return {
    month: sortKey.slice(LEDGER.length, MONTH_END) as IsoMonth, // `ledgerPart` wrote it
    accountId: sortKey.slice(MONTH_END + 1, accountEnd),
    part: Number(sortKey.slice(accountEnd + 1)),
  };
};

/** The id in the sort key of a reminder. */
export const reminderIdOfKey = (sortKey: string): string => sortKey.slice('REMINDER#'.length);

/** The id in the sort key of a limit. */
export const limitIdOfKey = (sortKey: string): string => sortKey.slice('LIMIT#'.length);

/** The parts of a delivery's sort key; null for another record's. */
export const deliveryOfKey = (
  sortKey: string,
): { kind: string; id: string; occurrence: string; channel: string } | null => {
  const [prefix, kind, id, occurrence, channel] = sortKey.split('#');
  return prefix === 'DELIVERY' && kind && id && occurrence && channel ? { kind, id, occurrence, channel } : null;
};

/** The user id inside a partition key of a user's record; null for other records. */
export const userIdOfKey = (partitionKey: string): string | null =>
  partitionKey.startsWith('USER#') ? partitionKey.slice('USER#'.length) : null;

/** The item id inside the sort key of an item; null for other records. */
export const itemIdOfKey = (sortKey: string): string | null =>
  sortKey.startsWith('ITEM#') ? sortKey.slice('ITEM#'.length) : null;
