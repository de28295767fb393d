import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient, PutCommand } from '@aws-sdk/lib-dynamodb';
import type { FixtureInput } from '../../../infra/sandbox/fixture/fixture.ts';
import { erasureWrites, newErasure } from '../../../shared/access/erasure-record.ts';
import { recoveryWrites } from '../../../shared/access/recovery-codes.ts';
import { keys } from '../../../shared/platform/table/keys.ts';
import { rateSubject } from '../../../shared/platform/table/rate-counter.ts';
import { openTable } from '../../../shared/platform/table/table.ts';
import { writeAll } from '../../../shared/platform/table/transact.ts';
import { addDays } from '../../../shared/time/calendar.ts';
import { systemClock } from '../../../shared/time/instant.ts';
import { today } from '../../e2e/a-household.ts';
import { byHand } from '../../e2e/oauth-world.ts';
import { addressHash } from '../../support/address-hashes.ts';
import { browser } from '../../support/browser.ts';
import { softwarePasskey } from '../../support/software-authenticator.ts';
import type { TestStack } from '../../support/stack.ts';

type Key = { pk: string; sk: string };
type Stored = Record<string, unknown>;

const EMAIL = 'ana@example.com';
const PHONE = '+5511999990001';
const marks = [addressHash('email', EMAIL), addressHash('whatsapp', PHONE)];
/**
 * Records without an owner: the fleet's requests of a minute, ids of the aggregator's events, since when changes are kept,
 * invites, which refer to nobody once they are used, programs that registered or are described by their site, requests of such programs, which contain no user, what operators stopped,
 * and what is known of companies.
 */
const OF_NOBODY = new Set([
  'AGGREGATOR UPDATES',
  'EVENT EVENT',
  'FEED FLOOR',
  'INVITES INVITE',
  'MERCHANT MERCHANT',
  'OAUTH_CLIENT OAUTH_CLIENT',
  'OAUTH_DOCUMENT OAUTH_DOCUMENT',
  'OAUTH_REQUEST OAUTH_REQUEST',
  'SWITCHES HISTORY',
  'SWITCHES SWITCHES',
]);

export const first = (text: unknown): string => String(text).split('#')[0] ?? '';

/** What kind of record a key is of: `USER LIMIT`, `USER ACCESS#KEY`, `ITEM OWNER`. */
export const kindOfRecord = ({ pk, sk }: Stored): string => {
  const [kind = '', what = ''] = String(sk).split('#');
  return `${first(pk)} ${kind === 'ACCESS' ? `${kind}#${what}` : kind}`;
};

const isKey = (made: unknown): made is Key => made instanceof Object && 'pk' in made && 'sk' in made;

/** Every kind of record about a user that shared/platform/table/keys.ts can name, the tombstone aside. */
export const kindsOfKeys = (): string[] => {
  const make = Object.values(keys) as ((...parts: string[]) => unknown)[];
  const made = make.map((key) => key('a', 'b', 'c', 'd', 'e')).filter(isKey);
  const kinds = new Set(made.map((key) => kindOfRecord(key)));
  return [...kinds].filter((kind) => !OF_NOBODY.has(kind) && kind !== 'USER ACCESS#TOMBSTONE').toSorted();
};

/** Whether a record refers to Ana, in her own partition or outside it. */
export const isAbout = (record: Stored, userId: string): boolean =>
  [userId, rateSubject(userId), ...marks, ...marks.map(rateSubject)].some((mark) =>
    JSON.stringify(record).includes(mark),
  );

export const exportedKinds = [
  'profile',
  'subscription',
  'key',
  'session',
  'grant',
  'oauth_code',
  'passkey',
  'history',
  'item',
  'consent',
  'retention',
  'holdings',
  'account',
  'transactions',
  'movements',
  'feed',
  'bill',
  'closing',
  'edit',
  'reminder',
  'limit',
  'memory',
  'delivery',
  'webhook',
  'hook',
  'idempotency',
  'quota',
  'address',
  'inbound',
  'budget',
  'recurring',
  'signal',
  'digest',
  'flow',
  'connect',
  'former_address',
  'erasure',
  'recovery',
  'held',
  'visit',
];

type Account = NonNullable<NonNullable<FixtureInput['users'][number]['items']>[number]['accounts']>[number];

const bill = { id: 'bill-1', dueDate: `${addDays(today, -30)}T00:00:00.000Z`, totalAmount: 450.25 };
const fee = {
  id: 'row-fee',
  date: `${addDays(today, -3)}T15:00:00.000Z`,
  description: 'MENSALIDADE ACADEMIA',
  type: 'DEBIT' as const,
  amount: 99,
};
const billed = (one: Account): Account =>
  one.account.id === 'acc-card' ? { ...one, bills: [bill], transactions: [...(one.transactions ?? []), fee] } : one;

const bought = (itemId: string) => [
  { id: `buy-${itemId}`, type: 'BUY', date: `${addDays(today, -9)}T12:00:00.000Z`, amount: 90 },
];

/** The household with a closed bill and the fee of a gym, a recurring stream, on Ana's card. */
const putRecord = async (stack: TestStack, Item: Stored): Promise<void> => {
  const { AWS_ENDPOINT_URL_DYNAMODB: endpoint = '', TABLE_NAME: TableName } = await stack.control<
    Record<string, string>
  >('GET', 'environment');
  const credentials = { accessKeyId: 'x', secretAccessKey: 'x' };
  const client = DynamoDBDocumentClient.from(new DynamoDBClient({ endpoint, region: 'sa-east-1', credentials }));
  await client.send(new PutCommand({ TableName, Item }));
  client.destroy();
};

export const withBill = ({ users }: FixtureInput): FixtureInput => ({
  users: users.map(({ items = [], ...user }) => ({
    ...user,
    items: items.map(({ accounts = [], ...item }) => ({
      ...item,
      accounts: accounts.map(billed),
      investments: [
        {
          id: `inv-${item.item.id}`,
          type: 'FIXED_INCOME' as const,
          name: 'CDB Sol',
          balance: 100,
          transactions: bought(item.item.id),
        },
      ],
    })),
  })),
});

/** A canceled erasure that is still to be told of, recovery codes, a new address that waits, and what a change can be undone to. */
const waitingChanges = async (userId: string): Promise<void> => {
  const table = openTable();
  const now = systemClock();
  const erasure = newErasure('e', now);
  await writeAll(table, [
    erasureWrites(table, userId).begun({ ...erasure, state: 'canceled' }),
    recoveryWrites(table, userId).on(['AAAA-AAAA-AAAA-AAAA'], now),
    { Put: { TableName: table.name, Item: { ...keys.held(userId, 'email'), address: 'later@example.com' } } },
    { Put: { TableName: table.name, Item: keys.undo(userId, 'u') } },
  ]);
};

/** Leaves one record of every kind behind, each by the way that makes it. */
export const everyKindOfRecord = async (stack: TestStack, key: string): Promise<void> => {
  const put = async (name: string, body: object) => {
    const { status } = await stack.call('POST', `/tools/api/${name}`, {
      key,
      body,
      headers: { 'idempotency-key': name },
    });
    if (status !== 200) throw new Error(`${name} answered ${status}`);
  };
  const ana = browser(stack.url);
  await ana.signInLocally('ana');
  await ana.post('sign-in-code', { email: EMAIL });
  const { body } = await ana.post('passkey-options');
  await ana.post('passkey', { credential: softwarePasskey(stack.url).create(body.options), name: 'Celular' });
  await ana.post('passkey-options');
  await ana.post('notices', { kind: 'digest', channel: 'email', on: true });
  await byHand(stack).tokens(ana);
  await put('create-payment-reminder', { title: 'Luz', dueDate: '2099-01-01' });
  await put('create-spending-limit', { category: 'Moradia', limitAmount: 10, period: 'monthly' });
  await put('manage-closing-date', { operation: 'INSERT', accountId: 'acc-card', closingDay: 10 });
  await put('manual-update', {});
  await put('import-transactions', {
    file: readFileSync(join(import.meta.dirname, '../../shared/files/corpus/nubank-conta.ofx'), 'utf8'),
    name: 'nubank.ofx',
    account: { name: 'Conta antiga', type: 'BANK' },
  });
  await stack.call('PUT', '/tools/api/update-account', { key, body: { accountId: 'acc-card', customName: 'Roxinho' } });
  await stack.call('GET', '/tools/api/get-memories', { key, query: { message: 'Tenho um gato chamado Tom' } });
  // Its time is past, so it is sent at once: deliveries.
  const reminderTime = `${addDays(today, -1)}T12:00:00.000Z`;
  await stack.call('POST', '/tools/api/create-payment-reminder', {
    key,
    body: { title: 'Gás', dueDate: addDays(today, 1), reminderTime },
  });
  await stack.call('GET', '/tools/api/get-open-finance-connection-flow', { key });
  // The premium plan's message holds a link.
  const premium = { plan: 'premium', status: 'active', currentPeriodEnd: '2099-01-01T00:00:00.000Z' };
  await stack.control('PATCH', 'users/ana', { subscription: premium });
  await stack.call('GET', '/tools/api/get-open-finance-connection-flow', { key });
  // The retained hash of the address that is replaced here is exported and erased, too.
  await stack.control('PATCH', 'users/ana', { email: 'ana@other.example' });
  await stack.control('POST', 'whatsapp/messages', { from: PHONE, text: 'Oi' });
  const feedback = { event: 'refused', messageId: 'm-1', suppressionList: marks };
  await stack.control('POST', 'queues/delivery-feedback', { body: JSON.stringify({ feedback }) });
  await stack.control('POST', 'sandbox/webhooks', { event: 'item/updated', itemId: 'item-ana' });
  const manages = { label: 'manages', scopes: ['account'] };
  const { key: managing } = await stack.control<{ key: string }>('POST', 'users/ana/keys', manages);
  const webhook = { url: `${stack.url}/_local/hooks/ana`, events: ['key.created'] };
  const made = await stack.call<{ data: { webhookId: string } }>('POST', '/tools/api/create-webhook', {
    key: managing,
    body: webhook,
  });
  // Its delivery stays in the log.
  await stack.call('POST', '/tools/api/test-webhook', { key: managing, body: { webhookId: made.body.data.webhookId } });
  await waitingChanges((await stack.user('ana')).userId);
  await stack.drain();
  const { userId } = await stack.user('ana');
  const soon = '2099-01-01T00:00:00.000Z';
  // As the job makes it for a user without a plan; a plan removes it.
  const retention = { endedAt: soon, deleteAt: soon, dueAt: soon, duePk: keys.dueShard('RETENTION', 0) };
  await putRecord(stack, { ...keys.retention(userId), ...retention });
};
