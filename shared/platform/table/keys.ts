import { createHash } from 'node:crypto';
import type { IsoDate, IsoMonth } from '../../time/calendar.ts';
import type { Instant } from '../../time/instant.ts';

/** Shards of the `due` index; a user's records of one kind share a shard. */
export const DUE_SHARDS = 32;
/**
 * `REMINDER`: a notification is due; `RENEWAL`: a reminder moves to its next due date; `KEY`: a key ends, or soon; `HOOK`: an
 * event waits for its webhooks, or a webhook's delivery for its next try; `ERASURE`: an erasure begins, or is to be told of; `HELD`: a change
 * of the account that waits takes effect; `RETENTION`: bank data of a user without a plan is to
 * end; `PLAN`: a canceled plan ends; `DIGEST`: a week is to be summed up.
 */
export type DueKind =
  | 'REMINDER'
  | 'RENEWAL'
  | 'LIMIT'
  | 'ITEM'
  | 'DELIVERY'
  | 'KEY'
  | 'GRANT'
  | 'HOOK'
  | 'FEED'
  | 'ERASURE'
  | 'HELD'
  | 'DIGEST'
  | 'PLAN'
  | 'RETENTION';

const shardOf = (userId: string): number => createHash('sha256').update(userId).digest().readUInt32BE(0) % DUE_SHARDS;

/** Its first second; the text order is that of time until the year 2286. */
const minuteOf = (at: number): number => at - (at % 60);

const PREFIX = 'USER#';

/** The partition of a user's records. */
const user = (userId: string) => `${PREFIX}${userId}`;

/** Keys of webhooks, of the events that wait for them, and of their deliveries. Stores use them through `keys`. */
const webhookKeys = {
  webhook: (userId: string, webhookId: string) => ({ pk: user(userId), sk: `WEBHOOK#${webhookId}` }),
  webhooksOf: (userId: string) => ({ ':pk': user(userId), ':prefix': 'WEBHOOK#' }),
  /** An event that was not yet handed to the user's webhooks. */
  hookEvent: (userId: string, eventId: string) => ({ pk: user(userId), sk: `HOOK#EVENT#${eventId}` }),
  hookEventsOf: (userId: string) => ({ ':pk': user(userId), ':prefix': 'HOOK#EVENT#' }),
  /** A delivery that is still tried, apart from those that are done: a worker reads the former only. */
  waitingHook: (userId: string, webhookId: string, deliveryId: string) => ({
    pk: user(userId),
    sk: `HOOK#WAITING#${webhookId}#${deliveryId}`,
  }),
  waitingHooksOf: (userId: string, webhookId: string) => ({
    ':pk': user(userId),
    ':prefix': `HOOK#WAITING#${webhookId}#`,
  }),
  doneHook: (userId: string, webhookId: string, deliveryId: string) => ({
    pk: user(userId),
    sk: `HOOK#DONE#${webhookId}#${deliveryId}`,
  }),
  /** Done deliveries before one of them, which need not be there. */
  doneHooksBefore: (userId: string, webhookId: string, deliveryId: string) => ({
    ':pk': user(userId),
    ':first': `HOOK#DONE#${webhookId}#`,
    ':last': `HOOK#DONE#${webhookId}#${deliveryId}`,
  }),
};

/** Every key of the table, by access pattern. Stores build keys with these functions only. */
export const keys = {
  accessOf: (userId: string) => ({ ':pk': user(userId), ':prefix': 'ACCESS#' }),
  apiKey: (userId: string, keyHash: string) => ({ pk: user(userId), sk: `ACCESS#KEY#${keyHash}` }),
  session: (userId: string, secretHash: string) => ({ pk: user(userId), sk: `ACCESS#SESSION#${secretHash}` }),
  grant: (userId: string, grantId: string) => ({ pk: user(userId), sk: `ACCESS#GRANT#${grantId}` }),
  /** What an assistant gets its first tokens with. @param hash of the code */
  oauthCode: (userId: string, hash: string) => ({ pk: user(userId), sk: `OAUTH_CODE#${hash}` }),
  oauthCodesOf: (userId: string) => ({ ':pk': user(userId), ':prefix': 'OAUTH_CODE#' }),
  passkey: (userId: string, idHash: string) => ({ pk: user(userId), sk: `PASSKEY#${idHash}` }),
  /** Whose a passkey is. @param idHash as in its own key */
  credential: (idHash: string) => ({ pk: `CREDENTIAL#${idHash}`, sk: `CREDENTIAL#${idHash}` }),
  passkeysOf: (userId: string) => ({ ':pk': user(userId), ':prefix': 'PASSKEY#' }),
  /** What became of a user's credentials, in order of time. @param id of the credential */
  history: (userId: string, at: Instant, event: string, id: string) => ({
    pk: user(userId),
    sk: `HISTORY#${at}#${event}#${id}`,
  }),
  /** An access record, in a partition of its own, so that the erasure of the user's leaves it. @param id tells those of one instant apart */
  visit: (userId: string, at: Instant, id: string) => ({ pk: `VISITS#${userId}`, sk: `VISIT#${at}#${id}` }),
  visitsOf: (userId: string) => ({ ':pk': `VISITS#${userId}`, ':prefix': 'VISIT#' }),
  subscription: (userId: string) => ({ pk: user(userId), sk: 'ACCESS#SUBSCRIPTION' }),
  profile: (userId: string) => ({ pk: user(userId), sk: 'ACCESS#PROFILE' }),
  /** Written by `erase` before it removes anything; every write that creates a user's record checks it. */
  tombstone: (userId: string) => ({ pk: user(userId), sk: 'ACCESS#TOMBSTONE' }),
  /** An erasure that was asked for and waits. */
  erasure: (userId: string) => ({ pk: user(userId), sk: 'ACCESS#ERASURE' }),
  /** That a passkey alone opens the account, with the hashes of its recovery codes. */
  recovery: (userId: string) => ({ pk: user(userId), sk: 'ACCESS#RECOVERY' }),
  /** A change of the account that waits for a day. */
  held: (userId: string, kind: string) => ({ pk: user(userId), sk: `HELD#${kind}` }),
  heldOf: (userId: string) => ({ ':pk': user(userId), ':prefix': 'HELD#' }),
  quota: (userId: string) => ({ pk: user(userId), sk: 'QUOTA' }),

  item: (userId: string, itemId: string) => ({ pk: user(userId), sk: `ITEM#${itemId}` }),
  /** What a person authorized by a connection. @param linkedAt of the connection */
  consent: (userId: string, itemId: string, linkedAt: Instant) => ({
    pk: user(userId),
    sk: `CONSENT#${itemId}#${linkedAt}`,
  }),
  consentsOf: (userId: string) => ({ ':pk': user(userId), ':prefix': 'CONSENT#' }),
  /** When the bank data of a user without a plan ends. */
  retention: (userId: string) => ({ pk: user(userId), sk: 'RETENTION' }),
  itemsOf: (userId: string) => ({ ':pk': user(userId), ':prefix': 'ITEM#' }),
  /** Aggregator updates of all users in the minute of that epoch second; a shard counts a part of them. */
  updates: (shard: number, at: number) => ({ pk: `AGGREGATOR#${shard}`, sk: `UPDATES#${minuteOf(at)}` }),
  updatesBetween: (shard: number, first: number, last: number) => ({
    ':pk': `AGGREGATOR#${shard}`,
    ':first': `UPDATES#${minuteOf(first)}`,
    ':last': `UPDATES#${minuteOf(last)}`,
  }),
  itemOwner: (itemId: string) => ({ pk: `ITEM#${itemId}`, sk: 'OWNER' }),
  account: (userId: string, accountId: string) => ({ pk: user(userId), sk: `ACCOUNT#${accountId}` }),
  accountsOf: (userId: string) => ({ ':pk': user(userId), ':prefix': 'ACCOUNT#' }),

  /** A file that was imported, and the ids of the rows that it brought. @param importId sorts by time */
  fileImport: (userId: string, importId: string) => ({ pk: user(userId), sk: `FILE#${importId}` }),
  fileImportsOf: (userId: string) => ({ ':pk': user(userId), ':prefix': 'FILE#' }),
  fileRows: (userId: string, accountId: string, importId: string) => ({
    pk: user(userId),
    sk: `FILEROWS#${accountId}#${importId}`,
  }),
  fileRowsOf: (userId: string, accountId: string) => ({ ':pk': user(userId), ':prefix': `FILEROWS#${accountId}#` }),
  /** The investments and loans of a connection. */
  holdings: (userId: string, itemId: string) => ({ pk: user(userId), sk: `HOLDINGS#${itemId}` }),
  holdingsOf: (userId: string) => ({ ':pk': user(userId), ':prefix': 'HOLDINGS#' }),

  /** What one transaction changed in the rows that a connection brought. @param sequence sorts as the transactions did */
  feedEntry: (userId: string, itemId: string, sequence: string) => ({
    pk: user(userId),
    sk: `FEED#${itemId}#${sequence}`,
  }),
  /** Those after `sequence`, which is left out: digits follow it, and `:` follows the digits in ASCII. */
  feedAfter: (userId: string, itemId: string, sequence: string) => ({
    ':pk': user(userId),
    ':first': `FEED#${itemId}#${sequence}!`,
    ':last': `FEED#${itemId}#:`,
  }),
  /** Since when every entry is kept. */
  feedFloor: () => ({ pk: 'FEED', sk: 'FLOOR' }),

  ledgerPart: (userId: string, month: IsoMonth, accountId: string, part: number) => ({
    pk: user(userId),
    sk: `LEDGER#${month}#${accountId}#${String(part).padStart(3, '0')}`,
  }),
  ledgerRange: (userId: string, first: IsoMonth, last: IsoMonth) => ({
    ':pk': user(userId),
    ':first': `LEDGER#${first}#`,
    ':last': `LEDGER#${last}#\uffff`,
  }),
  /** The same of movements of investments and loans. @param accountId of the holding */
  movesPart: (userId: string, month: IsoMonth, accountId: string, part: number) => ({
    pk: user(userId),
    sk: `MOVES#${month}#${accountId}#${String(part).padStart(3, '0')}`,
  }),
  movesRange: (userId: string, first: IsoMonth, last: IsoMonth) => ({
    ':pk': user(userId),
    ':first': `MOVES#${first}#`,
    ':last': `MOVES#${last}#\uffff`,
  }),
  ledgerOf: (userId: string) => ({ ':pk': user(userId), ':prefix': 'LEDGER#' }),

  bill: (userId: string, dueDate: IsoDate, billId: string) => ({ pk: user(userId), sk: `BILL#${dueDate}#${billId}` }),
  billsOf: (userId: string) => ({ ':pk': user(userId), ':prefix': 'BILL#' }),
  closingDate: (userId: string, accountId: string) => ({ pk: user(userId), sk: `CLOSING#${accountId}` }),
  closingDatesOf: (userId: string) => ({ ':pk': user(userId), ':prefix': 'CLOSING#' }),
  /** Accounts, bills and closing dates in one range: `$` follows `#` in ASCII. */
  accountSnapshotOf: (userId: string) => ({ ':pk': user(userId), ':first': 'ACCOUNT#', ':last': 'CLOSING$' }),
  /** The same without bills that were due before; null: without any. */
  accountSnapshotSince: (userId: string, due: IsoDate | null) => [
    { ':pk': user(userId), ':first': 'ACCOUNT#', ':last': 'ACCOUNT$' },
    { ':pk': user(userId), ':first': due === null ? 'CLOSING#' : `BILL#${due}`, ':last': 'CLOSING$' },
  ],

  /** The user's own words on a row, on an account, on the rows of a merchant. Months sort before the others. */
  rowWords: (userId: string, month: IsoMonth, accountId: string, transactionId: string) => ({
    pk: user(userId),
    sk: `EDIT#${month}#${accountId}#${transactionId}`,
  }),
  accountName: (userId: string, accountId: string) => ({ pk: user(userId), sk: `EDIT#ACCOUNT#${accountId}` }),
  merchantWords: (userId: string, id: string) => ({ pk: user(userId), sk: `EDIT#MERCHANT#${id}` }),
  /** Sorts before the records that it counts the changes of, so a Query reads it first. */
  wordOrder: (userId: string) => ({ pk: user(userId), sk: 'EDIT#!ORDER' }),
  /** What a change of words replaced. */
  undo: (userId: string, id: string) => ({ pk: user(userId), sk: `UNDO#${id}` }),
  ownWordsOf: (userId: string, first?: IsoMonth) => ({
    ':pk': user(userId),
    ':first': first === undefined ? 'EDIT#' : `EDIT#${first}`,
    ':last': 'EDIT$',
  }),

  /** The record of the user's recurring streams. */
  recurring: (userId: string) => ({ pk: user(userId), sk: 'RECURRING' }),

  /** What was found in the user's money. */
  signal: (userId: string, id: string) => ({ pk: user(userId), sk: `SIGNAL#${id}` }),
  /** What signals are found by. Sorts before them. */
  signalRules: (userId: string) => ({ pk: user(userId), sk: 'SIGNAL#!RULES' }),
  /** Both. */
  signalsOf: (userId: string) => ({ ':pk': user(userId), ':prefix': 'SIGNAL#' }),

  /** That the user has chosen the digest of the week. */
  digest: (userId: string) => ({ pk: user(userId), sk: 'DIGEST' }),

  // `~` sorts after every character of an id: a default list does not read inactive records. Those of older releases
  // keep the active prefix until their next write.
  limit: (userId: string, limitId: string) => ({ pk: user(userId), sk: `LIMIT#${limitId}` }),
  inactiveLimit: (userId: string, limitId: string) => ({ pk: user(userId), sk: `LIMIT#~${limitId}` }),
  limitsOf: (userId: string) => ({ ':pk': user(userId), ':prefix': 'LIMIT#' }),
  activeLimitsOf: (userId: string) => ({ ':pk': user(userId), ':first': 'LIMIT#', ':last': 'LIMIT#~' }),
  reminder: (userId: string, reminderId: string) => ({ pk: user(userId), sk: `REMINDER#${reminderId}` }),
  inactiveReminder: (userId: string, reminderId: string) => ({ pk: user(userId), sk: `REMINDER#~${reminderId}` }),
  remindersOf: (userId: string) => ({ ':pk': user(userId), ':prefix': 'REMINDER#' }),
  activeRemindersOf: (userId: string) => ({ ':pk': user(userId), ':first': 'REMINDER#', ':last': 'REMINDER#~' }),
  memory: (userId: string, hash: string) => ({ pk: user(userId), sk: `MEMORY#${hash}` }),
  memoriesOf: (userId: string) => ({ ':pk': user(userId), ':prefix': 'MEMORY#' }),
  /** @param occurrence the due occurrence, or the limit period and threshold */
  delivery: (userId: string, kind: string, id: string, occurrence: string, channel: string) => ({
    pk: user(userId),
    sk: `DELIVERY#${kind}#${id}#${occurrence}#${channel}`,
  }),
  ...webhookKeys,
  noticeBudget: (userId: string, channel: string) => ({ pk: user(userId), sk: `BUDGET#NOTICES#${channel}` }),
  /** The same of notices about the user's credentials. */
  idempotency: (userId: string, key: string) => ({ pk: user(userId), sk: `IDEMPOTENCY#${key}` }),
  /** A present or former address by its hash; the erasure finds the address's other records through it. */
  formerAddress: (userId: string, hash: string) => ({ pk: user(userId), sk: `FORMER_ADDRESS#${hash}` }),
  formerAddressesOf: (userId: string) => ({ ':pk': user(userId), ':prefix': 'FORMER_ADDRESS#' }),
  /** A link to the connection of a bank. @param hash of its token */
  connectLink: (userId: string, hash: string) => ({ pk: user(userId), sk: `CONNECT#${hash}` }),
  connectLinksOf: (userId: string) => ({ ':pk': user(userId), ':prefix': 'CONNECT#' }),
  ofAddress: (hash: string) => ({ ':pk': `ADDRESS#${hash}` }),
  address: (hash: string) => ({ pk: `ADDRESS#${hash}`, sk: `ADDRESS#${hash}` }),
  inbound: (addressHash: string) => ({ pk: `ADDRESS#${addressHash}`, sk: 'INBOUND' }),
  connectionFlow: (addressHash: string, kind: string) => ({ pk: `ADDRESS#${addressHash}`, sk: `FLOW#${kind}` }),
  /** Owner of an e-mail address, by its keyed hash. */
  emailOwner: (hash: string) => ({ pk: `EMAIL#${hash}`, sk: 'OWNER' }),
  ownerOf: (hash: string) => ({ ':pk': `EMAIL#${hash}` }),
  /** An invite to create an account, by the hash of its token. */
  invite: (tokenHash: string) => ({ pk: 'INVITES', sk: `INVITE#${tokenHash}` }),
  invitesOf: () => ({ ':pk': 'INVITES', ':prefix': 'INVITE#' }),
  /** A sign-in, or a proof, that has begun, by the hash of the browser's token. */
  entry: (tokenHash: string) => ({ pk: `ENTRY#${tokenHash}`, sk: `ENTRY#${tokenHash}` }),
  /** An assistant's request that waits for a decision, by the hash of its id. It names no user. */
  oauthRequest: (hash: string) => ({ pk: `OAUTH_REQUEST#${hash}`, sk: `OAUTH_REQUEST#${hash}` }),
  /** A program that registered itself. */
  oauthClient: (clientId: string) => ({ pk: `OAUTH_CLIENT#${clientId}`, sk: `OAUTH_CLIENT#${clientId}` }),
  /** Cached metadata document of a client. @param hash of its URL */
  oauthDocument: (hash: string) => ({ pk: `OAUTH_DOCUMENT#${hash}`, sk: `OAUTH_DOCUMENT#${hash}` }),
  ratesOf: (subject: string) => ({ ':pk': `RATE#${subject}` }),
  rate: (subject: string, name: string, start: number) => ({ pk: `RATE#${subject}`, sk: `RATE#${name}#${start}` }),
  /** What is known of a company, which is nobody's data: by its CNPJ, never by a CPF. */
  merchant: (cnpj: string) => ({ pk: `MERCHANT#${cnpj}`, sk: `MERCHANT#${cnpj}` }),
  /** What operators have stopped. */
  switches: () => ({ pk: 'SWITCHES', sk: 'SWITCHES' }),
  switchHistory: (at: Instant, name: string) => ({ pk: 'SWITCHES', sk: `HISTORY#${at}#${name}` }),
  switchHistoryOf: () => ({ ':pk': 'SWITCHES', ':prefix': 'HISTORY#' }),
  event: (eventId: string) => ({ pk: `EVENT#${eventId}`, sk: `EVENT#${eventId}` }),
  /** All of a user but the ledgers, in three ranges: `!` sorts before `#`, `$` after it. */
  besideLedgerOf: (userId: string) => [
    { ':pk': user(userId), ':first': '!', ':last': 'LEDGER!' },
    { ':pk': user(userId), ':first': 'LEDGER$', ':last': 'MOVES!' },
    { ':pk': user(userId), ':first': 'MOVES$', ':last': '\uffff' },
  ],
  everythingOf: (userId: string) => ({ ':pk': user(userId) }),

  id: (kind: 'REMINDER' | 'LIMIT' | 'CLOSING' | 'MESSAGE' | 'ENTRY', id: string) => `${kind}#${id}`,
  due: (kind: DueKind, userId: string) => `${kind}#${shardOf(userId)}`,
  dueShard: (kind: DueKind, shard: number) => `${kind}#${shard}`,
};

const LEDGERS = ['LEDGER#', 'MOVES#'];

export const ledgerPartOfKey = (sortKey: string): { month: IsoMonth; accountId: string; part: number } => {
  const accountEnd = sortKey.lastIndexOf('#');
  const ledger = LEDGERS.find((prefix) => sortKey.startsWith(prefix)) ?? '';
  const monthEnd = ledger.length + 'YYYY-MM'.length;
  const isLedger = ledger !== '' && sortKey[monthEnd] === '#' && accountEnd > monthEnd + 1;
  if (!isLedger) throw new RangeError('Not the sort key of a ledger part');
  return {
    month: sortKey.slice(ledger.length, monthEnd) as IsoMonth, // `ledgerPart` wrote it
    accountId: sortKey.slice(monthEnd + 1, accountEnd),
    part: Number(sortKey.slice(accountEnd + 1)),
  };
};

/** Whether the sort key is that of an API key. */
export const isApiKey = (sortKey: unknown): boolean => String(sortKey).startsWith('ACCESS#KEY#');

export const isGrant = (sortKey: unknown): boolean => String(sortKey).startsWith('ACCESS#GRANT#');

export const isSession = (sortKey: unknown): boolean => String(sortKey).startsWith('ACCESS#SESSION#');

/** The id in the sort key of a reminder. */
export const reminderIdOfKey = (sortKey: string): string => sortKey.replace(/^REMINDER#~?/, '');

/** The id in the sort key of a signal; null for that of the rules. */
export const signalIdOfKey = (sortKey: string): string | null =>
  sortKey === 'SIGNAL#!RULES' ? null : sortKey.slice('SIGNAL#'.length);

export const limitIdOfKey = (sortKey: string): string => sortKey.replace(/^LIMIT#~?/, '');

export const sequenceOfKey = (sortKey: string): string => sortKey.slice(sortKey.lastIndexOf('#') + 1);

export const idHashOfPasskey = (sortKey: string): string => sortKey.slice('PASSKEY#'.length);

export const addressHashOfKey = (sortKey: string): string => sortKey.slice('FORMER_ADDRESS#'.length);

export const instantOfVisit = (sortKey: string): Instant => sortKey.split('#')[1] as Instant; // `visit` wrote it

export const deliveryOfKey = (
  sortKey: string,
): { kind: string; id: string; occurrence: string; channel: string } | null => {
  const [prefix, kind, id, occurrence, channel] = sortKey.split('#');
  return prefix === 'DELIVERY' && kind && id && occurrence && channel ? { kind, id, occurrence, channel } : null;
};

export const itemIdOfKey = (sortKey: string): string | null =>
  sortKey.startsWith('ITEM#') ? sortKey.slice('ITEM#'.length) : null;

/** The webhook of a waiting delivery; null for the key of another kind of record. */
export const webhookIdOfKey = (sortKey: string): string | null => {
  const [hook, kind, webhookId] = sortKey.split('#');
  return hook === 'HOOK' && kind === 'WAITING' && webhookId ? webhookId : null;
};

/** Null when the key is not a user's partition. */
export const userIdOfKey = (partitionKey: string): string | null =>
  partitionKey.startsWith(PREFIX) ? partitionKey.slice(PREFIX.length) : null;

/** Rejects texts that cannot be ids before they become keys, whose length DynamoDB limits. */
export const isRecordId = (id: string): boolean => /^[\w-]{1,64}$/.test(id);
