import { marshall } from '@aws-sdk/util-dynamodb';
import { hashOfCredential } from '../../access/credential.ts';
import { apiKeyItem } from '../../access/key-record.ts';
import { groupBy } from '../../group-by.ts';
import { encodeRows } from '../../ledger/store/codec.ts';
import { toItem } from '../../ledger/store/part-record.ts';
import type { Transaction } from '../../ledger/transaction.ts';
import { limitItem } from '../../limits/limit-store.ts';
import type { WireItem } from '../../platform/table/answer-from.ts';
import { keys } from '../../platform/table/keys.ts';
import { packedFound } from '../../recurring/packed-streams.ts';
import { foundIn } from '../../recurring/read-streams.ts';
import { streamRecordItem } from '../../recurring/stream-record-store.ts';
import { inputsDigest } from '../../recurring/stream-stamp.ts';
import { reminderItem } from '../../reminders/reminder-store.ts';
import { newItemState } from '../../sync/item.ts';
import { monthOf } from '../../time/calendar.ts';
import { dateInSaoPaulo } from '../../time/sao-paulo.ts';
import { bills, rows } from './synthetic-ledger.ts';
import * as user from './synthetic-user.ts';

const { userId, now, syntheticApiKey } = user;
const hash = hashOfCredential(syntheticApiKey);

const partOf = (rows: readonly Transaction[]) => {
  const [first] = rows;
  if (!first) throw new RangeError('A sample month without rows');
  const { accountId, date } = first;
  const data = new Uint8Array(encodeRows(rows));
  const place = {
    accountId,
    month: monthOf(date),
    part: 0,
    parts: 1,
    generation: 1,
    hash: '',
    minSiblingGenerations: {},
  };
  return toItem(userId, { ...place, data, count: rows.length, minDate: date, maxDate: date });
};

const ledger = [...groupBy(rows, ({ accountId, date }) => accountId + monthOf(date)).values()].map(partOf);

const access: Record<string, unknown>[] = [
  { ...keys.profile(userId), name: 'Exemplo', email: null, phone: null },
  { ...keys.subscription(userId), plan: 'premium', status: 'active', currentPeriodEnd: null },
  { ...apiKeyItem(userId, user.keyRecord(hash), now), lastUse: { date: dateInSaoPaulo(now), operation: '' } },
];

const webhookId = '00000000-0000-4000-8000-000000000007';
const deliveryId = '00000000-0000-4000-8000-000000000008';
const webhook = {
  ...keys.webhook(userId, webhookId),
  ...{ userId, webhookId, url: 'https://example.com/', events: ['transactions.changed'], status: 'active' },
  ...{ createdAt: now, updatedAt: now, version: 1, secretRevision: 1 },
};
const delivery = {
  ...keys.doneHook(userId, webhookId, deliveryId),
  ...{ userId, webhookId, deliveryId, eventType: 'transactions.changed', body: '{}', status: 'delivered' },
  ...{ createdAt: now, attempts: 1, triesOfRound: 1, responseCode: 200, durationMs: 1, error: null },
  ...{ lastAttemptAt: now, nextAttemptAt: null },
};

const today = dateInSaoPaulo(now);
const found = packedFound(foundIn({ transactions: rows, accounts: user.accounts, bills, known: [] }, today));
if (!found) throw new RangeError('Too many sample streams');
const rowsOfConnection = { id: user.bank.itemId, rowsVersion: 1 };
const inputs = inputsDigest({ found, connections: [rowsOfConnection], accounts: user.accounts, bills }, today);
/** Imported a moment ago, so the usual way to its streams is taken. */
const connection = {
  ...keys.item(userId, rowsOfConnection.id),
  ...newItemState,
  ...rowsOfConnection,
  ...{ userId, status: 'UPDATED', lastUpdatedAt: now, linkedAt: now, dueAt: now },
  ...{ importVersion: 1, completedVersion: 1, streamStamp: { since: today, until: null, inputs } },
};

const memory = {
  ...keys.memory(userId, ''),
  ...{ topic: 'Supermercado', meaning: '', text: 'Supermercado', updatedAt: now },
};

const records: Record<string, unknown>[] = [
  connection,
  streamRecordItem(userId, { streams: [], found: new Uint8Array(found), yearly: null }),
  ...user.accounts.map((account) => ({ ...account, ...keys.account(userId, account.id) })),
  ...bills.map((bill) => ({ ...bill, ...keys.bill(userId, bill.dueDate, bill.id) })),
  { ...user.closingDate, ...keys.closingDate(userId, user.card.id) },
  ...ledger,
  limitItem(user.limit),
  reminderItem(user.reminder),
  webhook,
  delivery,
  memory,
];

/** As DynamoDB's JSON has it: bytes as base64. */
const wire = (item: Record<string, unknown>): WireItem => {
  const text = JSON.stringify(marshall(item, { removeUndefinedValues: true }), (_, value) =>
    value instanceof Uint8Array ? Buffer.from(value).toString('base64') : value,
  );
  return JSON.parse(text);
};

/** In sort key order. */
const wired = (items: readonly Record<string, unknown>[]): WireItem[] =>
  items.toSorted((a, b) => (String(a.sk) < String(b.sk) ? -1 : 1)).map(wire);

// Plain values; the bundler puts them in place of this module (infra/build/bundle-plugins.ts), so no function carries what
// makes them.

/** The caller of a warm-up request, its time, and the records that the table would return for it. */
export const syntheticCaller = { apiKey: syntheticApiKey, now, records: wired(access) };

/** Further synthetic records of the table, and required inputs of operations. */
export const syntheticRecords = {
  query: {
    'get-balance-by-account': { accountId: user.bank.id },
    'list-webhook-deliveries': { webhookId },
  } as Readonly<Record<string, Record<string, string>>>,
  records: wired(records),
};
