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
/** The account and the row that every user has, and a call of theirs that makes a record before the race; it returns its id. */
type User = {
  accountId: string;
  transactionId: string;
  make(operation: string, body: object): Promise<string>;
  /** The id of the double charge that everybody's rows are. */
  signal(): Promise<string>;
};

const reminder = { title: 'Luz', dueDate: daysFrom(today, 30) };
const wallet = { name: 'Carteira', type: 'BANK' };
const spent = { date: today, amount: -10, description: 'Pastel' };
const statement = () => ({
  file: `Data;Descrição;Valor\n${daysFrom(today, -3).split('-').reverse().join('/')};FEIRA;-30,00\n`,
  account: wallet,
});
const limit = { category: 'Moradia', limitAmount: 10, period: 'monthly' };

const aLimit = ({ make }: User) => make('create-spending-limit', limit);
const aReminder = ({ make }: User) => make('create-payment-reminder', reminder);
const aKey = ({ make }: User) => make('create-api-key', { name: 'notebook' });
const aWebhook = ({ make }: User) => make('create-webhook', { url: hookUrl(), events: ['key.created'] });
const anAccount = ({ make }: User) => make('create-account', wallet);
const aRow = ({ make }: User) => make('create-transaction', spent);
const anImport = ({ make }: User) => make('import-transactions', statement());
const aDelivery = async (user: User) => user.make('test-webhook', { webhookId: await aWebhook(user) });

/** A call of each operation that writes. */
const inputs: Record<string, (user: User) => Input | Promise<Input>> = {
  'manage-closing-date': ({ accountId }) => ({ body: { operation: 'INSERT', accountId, closingDay: 10 } }),
  'manual-update': () => ({ body: {} }),
  'update-transaction': ({ transactionId }) => ({ body: { transactionId, note: 'x', applyToSimilar: true } }),
  'update-account': ({ accountId }) => ({ body: { accountId, customName: 'x' } }),
  'create-spending-limit': () => ({ body: limit }),
  'confirm-spending-limit': () => ({ body: limit }),
  'update-spending-limit': async (user) => ({ body: { limitId: await aLimit(user), isActive: false } }),
  'delete-spending-limit': async (user) => ({ query: { limitId: await aLimit(user) } }),
  'create-api-key': () => ({ body: { name: 'planilha' } }),
  'rotate-api-key': async (user) => ({ body: { keyId: await aKey(user) } }),
  'revoke-api-key': async (user) => ({ query: { keyId: await aKey(user) } }),
  'create-webhook': () => ({ body: { url: hookUrl(), events: ['key.created'] } }),
  'update-webhook': async (user) => ({ body: { webhookId: await aWebhook(user), rotateSecret: true } }),
  'delete-webhook': async (user) => ({ query: { webhookId: await aWebhook(user) } }),
  'test-webhook': async (user) => ({ body: { webhookId: await aWebhook(user) } }),
  'redeliver-webhook': async (user) => ({ body: { deliveryId: await aDelivery(user) } }),
  'create-payment-reminder': () => ({ body: reminder }),
  'update-payment-reminder': async (user) => ({
    body: { reminderId: await aReminder(user), newStatus: 'completed' },
  }),
  'delete-payment-reminder': async (user) => ({ query: { reminderId: await aReminder(user) } }),
  'create-account': () => ({ body: wallet }),
  'delete-account': async (user) => ({ query: { accountId: await anAccount(user) } }),
  'create-transaction': () => ({ body: spent }),
  'delete-transaction': async (user) => ({ query: { transactionId: await aRow(user) } }),
  'import-transactions': () => ({ body: statement() }),
  'delete-import': async (user) => ({ query: { importId: await anImport(user) } }),
  'update-signal': async (user) => ({ body: { signalId: await user.signal(), status: 'dismissed' } }),
  'get-memories': () => ({ query: { message: 'Tenho um gato chamado Tom' } }),
};
/** The connection flow records the phone number that it was sent to; its own tests erase that. */
const ELSEWHERE = 'get-open-finance-connection-flow';
const writing = operations.filter(({ grants, name }) => grants.table === 'write' && name !== ELSEWHERE);

let stack: TestStack;
const hookUrl = (): string => `${stack.url}/_local/hooks/erased`;
beforeAll(async () => {
  stack = await startStack({ users: [] });
});
afterAll(() => stack.close());

const sun = (daysAgo: number) => row(daysFrom(today, -daysAgo), 189.9, { description: 'LOJA SOL', status: 'POSTED' });
const twice = [row(daysFrom(today, -200), 31.07, { description: 'LIVRARIA ANTIGA' }), sun(3), sun(2)];

const aUser = async (label: string) => {
  const accountId = `card-${label}`;
  const transactionId = `row-${label}`;
  await stack.control(
    'POST',
    'users',
    person(label, card({ id: accountId, transactions: [row(today, 50, { id: transactionId }), ...twice] })),
  );
  const { userId } = await stack.user(label);
  const scopes = ['read', 'write', 'sync', 'memories', 'account'];
  const { key } = await stack.control<{ key: string }>('POST', `users/${label}/keys`, { label: 'all', scopes });
  const make = async (operation: string, body: object): Promise<string> => {
    const reply = await stack.call<{ data: Record<string, string> }>('POST', `/tools/api/${operation}`, { key, body });
    const { id, keyId, deliveryId, webhookId, importId } = reply.body.data;
    return id ?? keyId ?? deliveryId ?? webhookId ?? importId ?? '';
  };
  const signal = async (): Promise<string> => {
    await stack.drain();
    const { body } = await stack.call<{ data: { id: string }[] }>('GET', '/tools/api/get-signals', { key });
    return body.data[0]?.id ?? '';
  };
  return { userId, key, accountId, transactionId, make, signal };
};

/** What the whole table has about the user. */
const left = async (userId: string): Promise<unknown[]> => {
  const { client, name } = openTable();
  const { Items = [] } = await client.send(new ScanCommand({ TableName: name, ConsistentRead: true }));
  // Access records outlive an erasure, in a partition of their own.
  const users = Items.filter(({ pk }) => !String(pk).startsWith('VISITS#'));
  return users.filter((item) => JSON.stringify(item).includes(userId)).map(({ sk }) => sk);
};

const refused = /^(200|400|401|403|404|409)$/;

it('calls every operation that writes', () => {
  expect(Object.keys(inputs).toSorted()).toEqual(writing.map(({ name }) => name).toSorted());
});

describe.each(writing)('$name', ({ name, method, path }) => {
  /** Prepares the call, with what it needs made and at rest. */
  const prepared = async (label: string) => {
    const user = await aUser(`${label}-${name}`);
    const input = await inputs[name]?.(user);
    await stack.drain();
    const call = (once: string) => {
      const headers = { 'idempotency-key': once };
      return stack.call(method, path, { key: user.key, ...(method === 'GET' ? {} : { headers }), ...input });
    };
    return { userId: user.userId, call };
  };

  it('whose write is under way when an erasure ends leaves nothing of the user', async () => {
    const { userId, call } = await prepared('held');
    const held = holdNextWrite();
    const answer = call('held');
    await held.reached;
    await eraseUser(userId, systemClock());
    held.release();
    // Its own time may have ended meanwhile.
    expect(String((await answer).status)).toMatch(/^[24]|500/);
    await stack.drain();
    expect(await left(userId)).toEqual(['ACCESS#TOMBSTONE']);
  });

  it('called beside an erasure, again and again, leaves nothing of the user', async () => {
    const { userId, call } = await prepared('beside');
    const before = Array.from({ length: 2 }, (_, i) => call(`before-${i}`));
    const erasure = eraseUser(userId, systemClock());
    const beside = Array.from({ length: 2 }, (_, i) => call(`beside-${i}`));
    const answers = await Promise.all([...before, ...beside]);
    await erasure;
    for (const { status } of answers) expect(String(status)).toMatch(refused);
    await stack.drain();
    expect(await left(userId)).toEqual(['ACCESS#TOMBSTONE']);
  });
});
