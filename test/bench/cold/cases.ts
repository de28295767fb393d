import { startLocalStack } from '../../../infra/local/stack.ts';
import { demoFixture } from '../../../infra/sandbox/demo/demo.ts';
import { ACCESS_SCOPES } from '../../../shared/contract/access.ts';
import { operations } from '../../../shared/contract/registry.ts';
import { addDays } from '../../../shared/time/calendar.ts';
import { systemClock } from '../../../shared/time/instant.ts';
import { dateInSaoPaulo } from '../../../shared/time/sao-paulo.ts';
import { type StackClient, stackClient } from '../../support/stack-client.ts';
import { apiEvent } from './event.ts';

/** `read` has no effects; `write` changes or sends; `sync` waits for institutions; the others have goals of their own. */
export type Kind = 'read' | 'write' | 'sync' | 'mcp' | 'other';

/** One cold start: the function, the call that it gets and what proves that it was served: status, and a part of the body. */
export type ColdCase = { name: string; file: string; kind: Kind; event: object; status: number; says: string };

type Asked = { query?: Record<string, string>; body?: object };

const today = dateInSaoPaulo(systemClock());
const limit = { category: 'Supermercado', limitAmount: 500, period: 'monthly' };
const reminder = { title: 'Aluguel', dueDate: addDays(today, 10), amount: 1800 };
/** Twice the same, so that there is a signal on any day. */
const charge = { date: addDays(today, -3), amount: -189.9, description: 'Loja Sol' };
/** Operations that only read; the others change or send something. */
const READS = new Set([
  'summarize-spending',
  'list-spending-limits',
  'list-payment-reminders',
  'list-api-keys',
  'list-webhooks',
  'list-webhook-deliveries',
  'get-memories',
]);
const SENDS = 'get-open-finance-connection-flow';

const kindOf = (name: string): Kind => {
  if (name === 'manual-update') return 'sync';
  return name !== SENDS && (name.startsWith('get-') || READS.has(name)) ? 'read' : 'write';
};

const idOf = async (client: StackClient, key: string, operation: string, body: object): Promise<string> => {
  const made = await client.call<{ data: { id: string } }>('POST', `/tools/api/${operation}`, { key, body });
  return made.body.data.id;
};

/** Ana of the demo has 14 months of two banks and cards; what writes work on is made first. */
const callsOf = async (client: StackClient, key: string): Promise<Record<string, Asked>> => {
  const accounts = await client.call<{ data: { id: string; type: string }[] }>('GET', '/tools/api/get-accounts', {
    key,
  });
  const rows = await client.call<{ data: { id: string }[] }>('GET', '/tools/api/get-transactions', { key });
  const transactionId = rows.body.data[0]?.id ?? '';
  const idOfType = (type: string) => accounts.body.data.find((account) => account.type === type)?.id ?? '';
  const limitId = await idOf(client, key, 'create-spending-limit', limit);
  const reminderId = await idOf(client, key, 'create-payment-reminder', reminder);
  for (let times = 0; times < 2; times += 1) await idOf(client, key, 'create-transaction', charge);
  await client.drain();
  const signals = await client.call<{ data: { id: string }[] }>('GET', '/tools/api/get-signals', {
    key,
    query: { status: 'all' },
  });
  return {
    'update-signal': { body: { signalId: signals.body.data[0]?.id ?? '', status: 'seen' } },
    'get-balance-by-account': { query: { accountId: idOfType('BANK') } },
    'update-transaction': { body: { transactionId, note: 'Presente' } },
    'update-account': { body: { accountId: idOfType('BANK'), customName: 'Casa' } },
    'create-spending-limit': { body: limit },
    'confirm-spending-limit': { body: limit },
    'update-spending-limit': { body: { limitId, limitAmount: 700 } },
    'delete-spending-limit': { query: { limitId } },
    'create-payment-reminder': { body: reminder },
    'update-payment-reminder': { body: { reminderId, dueDate: addDays(today, 12) } },
    'delete-payment-reminder': { query: { reminderId } },
    'manage-closing-date': { body: { operation: 'INSERT', accountId: idOfType('CREDIT'), closingDay: 10 } },
  };
};

/** A key that manages keys, which the usual one of a person does not. */
const managingKey = async (client: StackClient, user: string): Promise<string> =>
  (await client.control<{ key: string }>('POST', `users/${user}/keys`, { scopes: ACCESS_SCOPES })).key;

const keyIdOf = async (client: StackClient, key: string, name: string): Promise<string> => {
  const made = await client.call<{ data: { keyId: string } }>('POST', '/tools/api/create-api-key', {
    key,
    body: { name },
  });
  return made.body.data.keyId;
};

const callsOfKeys = async (client: StackClient, key: string): Promise<Record<string, Asked>> => ({
  'create-api-key': { body: { name: 'planilha' } },
  'rotate-api-key': { body: { keyId: await keyIdOf(client, key, 'to rotate') } },
  'revoke-api-key': { query: { keyId: await keyIdOf(client, key, 'to revoke') } },
});

type Hook = { data: { webhookId: string; deliveryId: string } };

const callsOfWebhooks = async (client: StackClient, key: string, url: string): Promise<Record<string, Asked>> => {
  const made = { url: `${url}/_local/hooks/cold`, events: ['limit.reached'] };
  const idOfHook = async () =>
    (await client.call<Hook>('POST', '/tools/api/create-webhook', { key, body: made })).body.data.webhookId;
  const [webhookId, removed, delivered] = [await idOfHook(), await idOfHook(), await idOfHook()];
  // A webhook has one delivery at a time, and the proof makes three calls at once: a webhook for each call that delivers.
  const tested = await client.call<Hook>('POST', '/tools/api/test-webhook', { key, body: { webhookId: delivered } });
  return {
    'create-webhook': { body: made },
    'update-webhook': { body: { webhookId, rotateSecret: true } },
    'delete-webhook': { query: { webhookId: removed } },
    'test-webhook': { body: { webhookId } },
    'list-webhook-deliveries': { query: { webhookId: delivered } },
    'redeliver-webhook': { body: { deliveryId: tested.body.data.deliveryId } },
  };
};

/** Its own start, without institutions to wait for. @param key of a user without a connection */
const unconnectedCase = (key: string): ColdCase => ({
  name: 'manual-update of nothing',
  file: 'api/manual-update.ts',
  kind: 'write',
  event: apiEvent({ method: 'POST', path: '/tools/api/manual-update', key, body: {} }),
  status: 400,
  says: 'No connected accounts found',
});

const mcpCase = (key: string): ColdCase => {
  const body = { jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name: 'getBalance', arguments: {} } };
  const headers = { accept: 'application/json, text/event-stream' };
  const event = apiEvent({ method: 'POST', path: '/mcp', key, body, headers });
  return { name: 'mcp', file: 'mcp.ts', kind: 'mcp', event, status: 200, says: 'structuredContent' };
};

const csv = (line: string) => `Data;Descrição;Valor\n${line}\n`;

const callsOfFiles = async (client: StackClient, key: string): Promise<Record<string, Asked>> => {
  const account = { name: 'Dinheiro', type: 'BANK' };
  const made = await client.call<{ data: { importId: string } }>('POST', '/tools/api/import-transactions', {
    key,
    body: { file: csv('01/01/2026;PADARIA SOL;-12,50'), account },
  });
  return {
    'import-transactions': { body: { file: csv('02/01/2026;FEIRA;-30,00'), account } },
    'delete-import': { query: { importId: made.body.data.importId } },
  };
};

const callsByHand = async (client: StackClient, key: string): Promise<Record<string, Asked>> => {
  const row = { date: today, amount: -12.5, description: 'Feira' };
  const made = (operation: string, body: object) => idOf(client, key, operation, body);
  return {
    'create-account': { body: { name: 'Carteira', type: 'BANK' } },
    'delete-account': { query: { accountId: await made('create-account', { name: 'Cofre', type: 'BANK' }) } },
    'create-transaction': { body: row },
    'delete-transaction': { query: { transactionId: await made('create-transaction', row) } },
  };
};

/** Starts the local stack with the demo and returns the requests to each function of the API. */
export const openWorld = async (): Promise<{ url: string; cases: ColdCase[]; close(): Promise<void> }> => {
  const { url, close } = await startLocalStack({ fixture: demoFixture(today) });
  const client = stackClient(url);
  const key = await client.keyOf('ana');
  const manager = await managingKey(client, 'ana');
  const calls = {
    ...(await callsOf(client, key)),
    ...(await callsOfFiles(client, key)),
    ...(await callsByHand(client, key)),
    ...(await callsOfKeys(client, manager)),
    ...(await callsOfWebhooks(client, manager, url)),
  };
  const cases = operations.map(({ name, method, path, restOnly }): ColdCase => {
    const event = apiEvent({ method, path, key: restOnly ? manager : key, ...calls[name] });
    return { name, file: `api/${name}.ts`, kind: kindOf(name), event, status: 200, says: '' };
  });
  const nowhere = apiEvent({ method: 'GET', path: '/nowhere', key });
  const notFound: ColdCase = {
    name: 'not-found',
    file: 'not-found.ts',
    kind: 'other',
    event: nowhere,
    status: 404,
    says: 'no such path',
  };
  const unconnected = unconnectedCase(await client.keyOf('helena'));
  return { url, cases: [...cases, unconnected, mcpCase(key), notFound], close };
};
