import { ScanCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { operations } from '../../shared/contract/registry.ts';
import { eraseUser } from '../../shared/personal-data/erase.ts';
import { openTable } from '../../shared/platform/table/table.ts';
import { systemClock } from '../../shared/time/instant.ts';
import { startStack, type TestStack } from '../support/stack.ts';
import { card, daysFrom, person, row, today } from './cards-world.ts';
import { holdNextWrite } from './held-write.ts';

type Input = { query?: Record<string, string>; body?: object };
type Ids = {
  accountId: string;
  transactionId: string;
  reminderId: string;
  limitId: string;
  keyId: string;
  webhookId: string;
  deliveryId: string;
};

const reminder = { title: 'Luz', dueDate: daysFrom(today, 30) };
const limit = { category: 'Moradia', limitAmount: 10, period: 'monthly' };

/** A call of each operation that writes. */
const inputs: Record<string, (ids: Ids) => Input> = {
  'manage-closing-date': ({ accountId }) => ({ body: { operation: 'INSERT', accountId, closingDay: 10 } }),
  'manual-update': () => ({ body: {} }),
  'update-transaction': ({ transactionId }) => ({ body: { transactionId, note: 'x', applyToSimilar: true } }),
  'update-account': ({ accountId }) => ({ body: { accountId, customName: 'x' } }),
  'create-spending-limit': () => ({ body: limit }),
  'confirm-spending-limit': () => ({ body: limit }),
  'update-spending-limit': ({ limitId }) => ({ body: { limitId, isActive: false } }),
  'delete-spending-limit': ({ limitId }) => ({ query: { limitId } }),
  'create-api-key': () => ({ body: { name: 'planilha' } }),
  'rotate-api-key': ({ keyId }) => ({ body: { keyId } }),
  'revoke-api-key': ({ keyId }) => ({ query: { keyId } }),
  'create-webhook': () => ({ body: { url: hookUrl(), events: ['key.created'] } }),
  'update-webhook': ({ webhookId }) => ({ body: { webhookId, rotateSecret: true } }),
  'delete-webhook': ({ webhookId }) => ({ query: { webhookId } }),
  'test-webhook': ({ webhookId }) => ({ body: { webhookId } }),
  'redeliver-webhook': ({ deliveryId }) => ({ body: { deliveryId } }),
  'create-payment-reminder': () => ({ body: reminder }),
  'update-payment-reminder': ({ reminderId }) => ({ body: { reminderId, newStatus: 'completed' } }),
  'delete-payment-reminder': ({ reminderId }) => ({ query: { reminderId } }),
  'get-memories': () => ({ query: { message: 'Tenho um gato chamado Tom' } }),
};
/** The connection flow records the phone number that it was sent to; its own tests erase that. */
const writing = operations.filter(({ scope, name }) => scope.table === 'write' && name in inputs);

let stack: TestStack;
const hookUrl = (): string => `${stack.url}/_local/hooks/erased`;
beforeAll(async () => {
  stack = await startStack({ users: [] }, { fromSources: true });
});
afterAll(() => stack.close());

const aUser = async (label: string) => {
  const accountId = `card-${label}`;
  const transactionId = `row-${label}`;
  await stack.control(
    'POST',
    'users',
    person(label, card({ id: accountId, transactions: [row(today, 50, { id: transactionId })] })),
  );
  const { userId } = await stack.user(label);
  const scopes = ['read', 'write', 'sync', 'memories', 'account'];
  const { key } = await stack.control<{ key: string }>('POST', `users/${label}/keys`, { label: 'all', scopes });
  const made = async (operation: string, body: object): Promise<string> => {
    const reply = await stack.call<{ data: Partial<Ids> & { id?: string } }>('POST', `/tools/api/${operation}`, {
      key,
      body,
    });
    const { id, keyId, deliveryId, webhookId } = reply.body.data;
    return id ?? keyId ?? deliveryId ?? webhookId ?? '';
  };
  const webhookId = await made('create-webhook', { url: hookUrl(), events: ['key.created'] });
  const ids = {
    webhookId,
    deliveryId: await made('test-webhook', { webhookId }),
    accountId,
    transactionId,
    reminderId: await made('create-payment-reminder', reminder),
    limitId: await made('create-spending-limit', limit),
    keyId: await made('create-api-key', { name: 'notebook' }),
  };
  await stack.drain();
  return { userId, key, ids };
};

/** What the whole table has about the user. */
const left = async (userId: string): Promise<unknown[]> => {
  const { client, name } = openTable();
  const { Items = [] } = await client.send(new ScanCommand({ TableName: name, ConsistentRead: true }));
  return Items.filter((item) => JSON.stringify(item).includes(userId)).map(({ sk }) => sk);
};

const refused = /^(200|400|401|403|404|409)$/;

it('calls every operation that writes', () => {
  expect(Object.keys(inputs).toSorted()).toEqual(writing.map(({ name }) => name).toSorted());
});

describe.each(writing)('$name', ({ name, method, path }) => {
  const call = ({ key, ids }: { key: string; ids: Ids }, once: string) => {
    const headers = { 'idempotency-key': once };
    return stack.call(method, path, { key, ...(method === 'GET' ? {} : { headers }), ...inputs[name]?.(ids) });
  };

  it('whose write is under way when an erasure ends leaves nothing of the user', async () => {
    const user = await aUser(`held-${name}`);
    const held = holdNextWrite(openTable().client);
    const answer = call(user, 'held');
    await held.reached;
    await eraseUser(user.userId, systemClock());
    held.release();
    expect(String((await answer).status)).toMatch(refused);
    await stack.drain();
    expect(await left(user.userId)).toEqual(['ACCESS#TOMBSTONE']);
  });

  it('called beside an erasure, again and again, leaves nothing of the user', async () => {
    const user = await aUser(`beside-${name}`);
    const before = Array.from({ length: 2 }, (_, i) => call(user, `before-${i}`));
    const erasure = eraseUser(user.userId, systemClock());
    const beside = Array.from({ length: 2 }, (_, i) => call(user, `beside-${i}`));
    const answers = await Promise.all([...before, ...beside]);
    await erasure;
    for (const { status } of answers) expect(String(status)).toMatch(refused);
    await stack.drain();
    expect(await left(user.userId)).toEqual(['ACCESS#TOMBSTONE']);
  });
});
