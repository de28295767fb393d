import { createHash, createHmac } from 'node:crypto';
import { deflateRawSync, inflateRawSync } from 'node:zlib';
import * as z from 'zod/mini';
import type { Account } from '../accounts/account.ts';
import type { AccountSnapshot } from '../cards/account-snapshot.ts';
import { dueDateFacts, installmentOrder } from '../cards/installment-due-date.ts';
import { InvalidInputError } from '../domain-errors.ts';
import type { Sequence } from '../feed/sequence.ts';
import type { Transaction } from '../ledger/transaction.ts';
import { isSameText } from '../platform/bytes.ts';
import { fieldsOfAccount } from '../reports/raw-transaction.ts';
import type { IsoDate } from '../time/calendar.ts';
import { epochMilliseconds, type Instant, instantFromMilliseconds } from '../time/instant.ts';

/** Position in the feed of a connection. */
export type Followed = {
  itemId: string;
  after: Sequence;
  /** The last entry of the changes that are being returned in pages; null between them. */
  to: Sequence | null;
  /** When it was first seen to be unlinked. */
  goneAt: Instant | null;
};

/** Digests of the attributes of an account's rows that are not stored in the rows. */
export type Fingerprints = {
  /** The fields of the account that its rows show. */
  shown: string;
  /** Of a card: digest of the inputs of its due dates and of the relations between its installments. */
  dues: string;
  order: string;
};

/**
 * Rows of an account that are being returned in the order of their ids. `removed`: its account is connected a second time, and no
 * longer among those that were returned. `copy`: of all accounts, in the order of the table's keys (`first-copy.ts`).
 */
export type Sweep = {
  accountId: string;
  kind: 'added' | 'changed' | 'removed' | 'copy';
  rows: 'all' | 'installments';
  after: string;
};

/** State of the reader that holds it. */
export type Cursor = {
  /** Everything written until then was returned, or is being returned. */
  reportedAt: Instant;
  connections: readonly Followed[];
  /** How many of the changes up to `to` were returned. */
  reported: number;
  /** By `accountKey`. Accounts that are not listed are not returned yet. */
  accounts: Readonly<Record<string, Fingerprints>>;
  sweep: Sweep | null;
};

const payloadSchema = z.tuple([
  z.int(),
  z.array(z.tuple([z.string(), z.string(), z.nullable(z.string()), z.nullable(z.int())])),
  z.int(),
  z.record(z.string(), z.tuple([z.string(), z.string(), z.string()])),
  z.nullable(
    z.tuple([z.string(), z.enum(['added', 'changed', 'removed', 'copy']), z.enum(['all', 'installments']), z.string()]),
  ),
]);
type Payload = z.output<typeof payloadSchema>;

const payloadOf = ({ reportedAt, connections, reported, accounts, sweep }: Cursor): Payload => [
  epochMilliseconds(reportedAt),
  connections.map(({ itemId, after, to, goneAt }) => [itemId, after, to, goneAt && epochMilliseconds(goneAt)]),
  reported,
  Object.fromEntries(Object.entries(accounts).map(([key, { shown, dues, order }]) => [key, [shown, dues, order]])),
  sweep && [sweep.accountId, sweep.kind, sweep.rows, sweep.after],
];

const cursorOf = ([reportedAt, connections, reported, accounts, sweep]: Payload): Cursor => ({
  reportedAt: instantFromMilliseconds(reportedAt),
  connections: connections.map(([itemId, after, to, goneAt]) => ({
    itemId,
    after,
    to,
    goneAt: goneAt === null ? null : instantFromMilliseconds(goneAt),
  })),
  reported,
  accounts: Object.fromEntries(
    Object.entries(accounts).map(([key, [shown, dues, order]]) => [key, { shown, dues, order }]),
  ),
  sweep: sweep && { accountId: sweep[0], kind: sweep[1], rows: sweep[2], after: sweep[3] },
});

// Not the signature of a listing of MCP, which the same secret signs.
const signature = (payload: string, userId: string, key: string): string =>
  createHmac('sha256', key)
    .update(JSON.stringify(['get-changes', userId, payload]))
    .digest('base64url');

const invalid = (): InvalidInputError =>
  new InvalidInputError('Invalid cursor', {
    message: 'Send next_cursor of an earlier answer as it came, or no cursor to be reported everything anew',
  });

/** A text that is valid for this user only. @param key the secret that signs cursors */
export const signCursor = (cursor: Cursor, userId: string, key: string): string => {
  const payload = deflateRawSync(JSON.stringify(payloadOf(cursor))).toString('base64url');
  return `${payload}.${signature(payload, userId, key)}`;
};

/** @throws InvalidInputError for a cursor that was changed or is another user's */
export const readCursor = (text: string, userId: string, key: string): Cursor => {
  const [payload = '', signed = '', ...more] = text.split('.');
  if (more.length > 0 || !isSameText(signature(payload, userId, key), signed)) throw invalid();
  // Signed by us; a release may have written another form.
  const parsed = payloadSchema.safeParse(JSON.parse(inflateRawSync(Buffer.from(payload, 'base64url')).toString()));
  if (!parsed.success) throw invalid();
  return cursorOf(parsed.data);
};

/** Of a reader without any data. */
export const blankCursor = (now: Instant): Cursor => ({
  reportedAt: now,
  connections: [],
  reported: 0,
  accounts: {},
  sweep: null,
});

/** 48 bits: a collision hides one change, once in 10^14. */
const digest = (value: unknown): string =>
  createHash('sha256').update(JSON.stringify(value)).digest('base64url').slice(0, 8);

/** Short, so a cursor of many accounts fits into an address. */
export const accountKey = (accountId: string): string => digest(accountId);

/** Of an account without a record: an import has not written it yet, or it is being removed. */
export const BLANK: Fingerprints = { shown: digest(fieldsOfAccount(undefined)), dues: '', order: '' };

type Card = { account: Account; snapshot: AccountSnapshot; today: IsoDate };

/** All that shows on the rows of an account and is not stored in them, but for the order of its installments. */
export const fingerprintsOf = ({ account, snapshot, today }: Card): Omit<Fingerprints, 'order'> => {
  const facts = dueDateFacts(account, snapshot, today);
  return { shown: digest(fieldsOfAccount(account)), dues: facts === null ? '' : digest(facts) };
};

/** Which bill each installment of a card is on follows from the others of its purchase. @param rows all of the account */
export const orderOf = ({ account, snapshot, today }: Card, rows: readonly Transaction[]): string => {
  const order = installmentOrder(account, snapshot, rows, today);
  return order === null ? '' : digest(order);
};
