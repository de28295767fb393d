import { ACCESS_SCOPES } from '../../shared/contract/access.ts';
import type { TestStack } from '../support/stack.ts';
import type { CallOptions } from '../support/stack-client.ts';
import { card, daysFrom, person, row, today } from './cards-world.ts';

/** One call of an operation; by default it only reads and returns 200. */
export type Call = { says: string; user?: string; status?: number; writes?: boolean; rounds?: number } & Omit<
  CallOptions,
  'key'
>;
/** By operation name. */
export type Calls = Record<string, Call[]>;

const READ = 2;
/** The key, the feed, the rows that it names. */
const CHANGES = 3;
const WRITE = 3;
/** The key, the files and accounts, the rows near, the months that change, one or a few transactions. */
const FILE = 8;
/** The rows of an account follow the fence that the write expects: no row comes unseen. */
const ROWS_AFTER = 4;
/** The same, and the recurring streams that are forgotten. */
const DELETED = 5;
/** The last one looks whether another import ended meanwhile. */
const SYNCHRONIZATION = 15;

const bankRows = (account: string) =>
  [0, 1, 2, 40, 400].map((daysAgo) =>
    row(daysFrom(today, -daysAgo), -50 - daysAgo, { id: `${account}-${daysAgo}`, status: 'POSTED' }),
  );
const cardRows = () => [0, 1, 2, 40].map((daysAgo) => row(daysFrom(today, -daysAgo), 100 + daysAgo));
/** A double charge: a signal. */
const twice = () => [3, 2].map((daysAgo) => row(daysFrom(today, -daysAgo), 189.9, { description: 'LOJA SOL' }));
const subscription = { plan: 'free', status: 'active', currentPeriodEnd: '2099-01-01T00:00:00.000Z' } as const;

/** Ana has everything, Bia a card and records of her own, Caio nothing but a plan that is soon used up. */
export const roundTripUsers = [
  {
    ...person(
      'ana',
      card({ id: 'a-bank', type: 'BANK', transactions: bankRows('a-bank') }),
      card({ id: 'a-card', transactions: [...cardRows(), ...twice()] }),
      card({ id: 'a-second' }),
    ),
    phone: '+5511999990001',
  },
  person('bia', card({ id: 'b-card', transactions: cardRows() })),
  { id: 'caio', subscription },
  {
    id: 'eva',
    subscription,
    apiKeys: [{ label: 'default', scopes: [...ACCESS_SCOPES] }],
  },
  person('dora', card({ id: 'd-bank', type: 'BANK', transactions: bankRows('d-bank') })),
];

type Made = { data: { id: string } };

const limitBody = { category: 'Supermercado', limitAmount: 500, period: 'monthly' };
const reminderBody = { title: 'Aluguel', dueDate: daysFrom(today, 10), amount: 1800 };
const recurring = { ...reminderBody, isRecurring: true, recurrencePattern: 'monthly' };
const once = (key: string) => ({ headers: { 'idempotency-key': key } });
const year = { startDate: daysFrom(today, -365), endDate: today };

const made = async (stack: TestStack, user: string, operation: string, body: object): Promise<string> => {
  const key = await stack.keyOf(user);
  const reply = await stack.call<Made>('POST', `/tools/api/${operation}`, { key, body });
  if (reply.status !== 200) throw new Error(`${operation} of ${user}: ${JSON.stringify(reply.body)}`);
  return reply.body.data.id;
};

const reads: Calls = {
  'get-transactions': [
    { says: 'three months, raw' },
    { says: 'a year, raw', query: year },
    { says: 'a year, structured', query: { ...year, format: 'structured' } },
    { says: 'filtered by a message', query: { clientMessage: 'quanto gastei com mercado no mês passado?' } },
    { says: 'nothing there', user: 'caio' },
  ],
  'get-balance': [{ says: 'of two accounts' }],
  'get-balance-by-account': [
    { says: 'its own account', query: { accountId: 'a-bank' } },
    { says: 'a card', query: { accountId: 'a-card' }, status: 400 },
    { says: 'an unknown account', query: { accountId: 'notFound' }, status: 404 },
  ],
  'get-accounts': [{ says: 'all' }],
  'get-bills': [{ says: 'all' }, { says: 'of one card', query: { accountId: 'a-card' } }],
  'get-bill-summary': [
    { says: 'of every card' },
    { says: 'with a day', query: { accountId: 'a-card', closingDay: 5 } },
    { says: 'with dates', query: { startDate: `${year.startDate}T00:00:00Z`, endDate: `${today}T00:00:00Z` } },
  ],
  'get-expensive-categories': [{ says: 'a week' }, { says: 'a year', query: year }],
  'get-installments': [{ says: 'the usual months' }, { says: 'a year', query: year }],
  'get-recurring': [
    { says: 'active ones' },
    { says: 'all', query: { status: 'all' } },
    { says: 'nothing there', user: 'caio' },
  ],
  'get-upcoming': [
    { says: 'a month' },
    { says: 'a year', query: { days: 366 } },
    { says: 'what if', query: { assume: `[{"kind":"once","amount":-10,"date":"${today}","accountId":"a-card"}]` } },
  ],
  'get-cash-flow': [{ says: 'six months' }, { says: 'two years', query: { months: 24 } }],
  'summarize-spending': [
    { says: 'this month' },
    { says: 'a year next to the one before', query: { from: year.startDate, to: today, compareTo: 'previous' } },
    { says: 'filtered by a message', query: { filter: 'mercado e uber no mês passado', groupBy: 'merchant' } },
  ],
  'list-spending-limits': [{ says: 'active ones' }, { says: 'all', query: { includeInactive: true } }],
  'list-payment-reminders': [
    { says: 'active ones' },
    { says: 'all', query: { filter: 'all' } },
    { says: 'to come', query: { filter: 'upcoming', days: 30 } },
  ],
  'get-memories': [
    { says: 'only reads' },
    { says: 'learns', query: { message: 'Sou vegetariana. Tenho um gato' }, writes: true },
    { says: 'learns the same again', query: { message: 'Sou vegetariana. Tenho um gato' }, writes: true },
  ],
  'get-open-finance-connection-flow': [
    { says: 'sends', writes: true },
    { says: 'repeats', writes: true },
    { says: 'has no phone', user: 'caio', status: 400 },
  ],
  'list-imports': [{ says: 'all' }],
  'get-investments': [{ says: 'all' }],
  'get-loans': [{ says: 'all' }],
  'get-net-worth': [{ says: 'two years', query: { months: 24 } }],
  'get-signals': [{ says: 'new ones' }, { says: 'all', query: { status: 'all' } }],
};

const wordWrites: Calls = {
  'update-transaction': [
    { says: 'a note', body: { transactionId: 'a-bank-1', note: 'x' }, writes: true },
    { says: 'a note once', body: { transactionId: 'a-bank-2', note: 'x' }, ...once('word'), writes: true },
    { says: 'unknown', body: { transactionId: 'notFound', note: 'x' }, status: 404, writes: true },
  ],
  'update-account': [
    { says: 'a name', body: { accountId: 'a-bank', customName: 'Casa' }, writes: true },
    { says: 'unknown', body: { accountId: 'notFound', customName: 'Casa' }, status: 404, writes: true },
  ],
};

const signalWrites = async (stack: TestStack): Promise<Calls> => {
  const key = await stack.keyOf('ana');
  const { body } = await stack.call<{ data: { id: string }[] }>('GET', '/tools/api/get-signals', { key });
  const signalId = body.data[0]?.id ?? 'none was found';
  return {
    'update-signal': [
      { says: 'seen', body: { signalId, status: 'seen' }, writes: true },
      { says: 'dismisses once', body: { signalId, status: 'dismissed' }, ...once('signal'), writes: true },
      { says: 'unknown', body: { signalId: 'notFound', status: 'seen' }, status: 404, writes: true },
    ],
  };
};

const limitWrites = async (stack: TestStack): Promise<Calls> => {
  const limitId = await made(stack, 'ana', 'create-spending-limit', limitBody);
  const kept = await made(stack, 'ana', 'create-spending-limit', limitBody);
  const foreign = await made(stack, 'bia', 'create-spending-limit', limitBody);
  for (let count = 0; count < 3; count += 1) await made(stack, 'caio', 'create-spending-limit', limitBody);
  const creation: Call[] = [
    { says: 'creates', body: limitBody, writes: true },
    { says: 'creates once', body: limitBody, ...once('limit'), writes: true },
    { says: 'creates once, again', body: limitBody, ...once('limit'), writes: true },
    { says: 'is over quota', user: 'caio', body: limitBody, status: 403, writes: true },
  ];
  return {
    'create-spending-limit': creation,
    'confirm-spending-limit': creation.map(({ headers, ...call }) => ({
      ...call,
      ...(headers && once('confirmed-limit')),
    })),
    'delete-spending-limit': [
      { says: 'deactivates', query: { limitId: kept }, writes: true },
      { says: 'removes once', query: { limitId: kept, hardDelete: true }, ...once('drop-limit'), writes: true },
      { says: 'of another user', query: { limitId: foreign }, status: 403, writes: true },
      { says: 'unknown', query: { limitId: 'notFound' }, status: 404, writes: true },
    ],
    'update-spending-limit': [
      { says: 'changes', body: { limitId, limitAmount: 700 }, writes: true },
      { says: 'changes once', body: { limitId, period: 'weekly' }, ...once('update-limit'), writes: true },
      { says: 'pauses', body: { limitId, isActive: false }, writes: true },
      { says: 'takes up again', body: { limitId, isActive: true }, writes: true },
      { says: 'of another user', body: { limitId: foreign, limitAmount: 1 }, status: 403, writes: true },
      { says: 'unknown', body: { limitId: 'notFound', limitAmount: 1 }, status: 404, writes: true },
    ],
  };
};

const reminderWrites = async (stack: TestStack): Promise<Calls> => {
  const reminderId = await made(stack, 'ana', 'create-payment-reminder', recurring);
  const second = await made(stack, 'ana', 'create-payment-reminder', reminderBody);
  const foreign = await made(stack, 'bia', 'create-payment-reminder', reminderBody);
  for (let count = 0; count < 5; count += 1) await made(stack, 'caio', 'create-payment-reminder', reminderBody);
  return {
    'create-payment-reminder': [
      { says: 'creates', body: reminderBody, writes: true },
      { says: 'creates one that is due at once', body: { ...reminderBody, dueDate: today }, writes: true },
      { says: 'creates once', body: recurring, ...once('reminder'), writes: true },
      { says: 'creates once, again', body: recurring, ...once('reminder'), writes: true },
      { says: 'is over quota', user: 'caio', body: reminderBody, status: 403, writes: true },
    ],
    'update-payment-reminder': [
      { says: 'renames', body: { reminderId, title: 'Condomínio' }, writes: true },
      { says: 'moves once', body: { reminderId, recurrenceTime: '14h30' }, ...once('move'), writes: true },
      { says: 'completes', body: { reminderId, newStatus: 'completed' }, writes: true },
      { says: 'takes up again', body: { reminderId, newStatus: 'active' }, writes: true },
      { says: 'of another user', body: { reminderId: foreign, title: 'x' }, status: 403, writes: true },
      { says: 'unknown', body: { reminderId: 'notFound', title: 'x' }, status: 404, writes: true },
    ],
    'delete-payment-reminder': [
      { says: 'cancels', query: { reminderId }, writes: true },
      { says: 'removes', query: { reminderId, hardDelete: true }, writes: true },
      { says: 'removes once', query: { reminderId: second, hardDelete: true }, ...once('remove'), writes: true },
      { says: 'of another user', query: { reminderId: foreign }, status: 403, writes: true },
      { says: 'unknown', query: { reminderId: 'notFound' }, status: 404, writes: true },
    ],
  };
};

const closingDates = async (stack: TestStack): Promise<Calls> => {
  const insert = { operation: 'INSERT', closingDay: 10 };
  const inserted = await stack.call<{ data: { id: string } }>('POST', '/tools/api/manage-closing-date', {
    key: await stack.keyOf('bia'),
    body: { ...insert, accountId: 'b-card' },
  });
  return {
    'manage-closing-date': [
      { says: 'LIST_ACCOUNTS', body: { operation: 'LIST_ACCOUNTS' } },
      { says: 'GET', body: { operation: 'GET' } },
      { says: 'INSERT', body: { ...insert, accountId: 'a-card' }, writes: true },
      { says: 'INSERT once', body: { ...insert, accountId: 'a-second' }, ...once('closing'), writes: true },
      { says: 'INSERT on a card that has one', body: { ...insert, accountId: 'a-card' }, status: 400, writes: true },
      { says: 'GET of a card', body: { operation: 'GET', accountId: 'a-card' } },
      { says: 'UPDATE', body: { operation: 'UPDATE', accountId: 'a-card', closingDay: 12 }, writes: true },
      {
        says: 'DELETE of another user',
        body: { operation: 'DELETE', closingDateId: inserted.body.data.id },
        status: 403,
        writes: true,
      },
      {
        says: 'DELETE of nothing',
        body: { operation: 'DELETE', closingDateId: 'notFound' },
        status: 404,
        writes: true,
      },
    ],
  };
};

const manualUpdates = async (stack: TestStack): Promise<Calls> => {
  const fresh = row(today, -12.5, { id: 'd-bank-fresh', status: 'POSTED' });
  const account = card({ id: 'd-bank', type: 'BANK', transactions: [...bankRows('d-bank'), fresh] });
  await stack.control('PUT', 'sandbox/users/dora/items', { items: person('dora', account).items });
  return {
    'manual-update': [
      { says: 'has nothing to update', user: 'caio', status: 400, writes: true },
      { says: 'finds nothing new', writes: true },
      { says: 'brings a new row', user: 'dora', writes: true },
    ],
  };
};

const changes = async (stack: TestStack): Promise<Calls> => {
  const first = async (user: string) => {
    const key = await stack.keyOf(user);
    return (await stack.call<{ next_cursor: string }>('GET', '/tools/api/get-changes', { key })).body.next_cursor;
  };
  const [cursor, unchanged] = [await first('ana'), await first('bia')];
  const key = await stack.keyOf('ana');
  await stack.call('POST', '/tools/api/update-transaction', { key, body: { transactionId: 'a-bank-0', note: 'y' } });
  await stack.drain();
  return {
    'get-changes': [
      { says: 'everything' },
      { says: 'everything, in short pages', query: { limit: 1 } },
      { says: 'what has changed', query: { cursor } },
      { says: 'nothing has', user: 'bia', query: { cursor: unchanged } },
      { says: 'nothing there', user: 'caio' },
      { says: 'of another user', user: 'bia', query: { cursor }, status: 400 },
    ],
  };
};

const keyWrites = async (stack: TestStack): Promise<Calls> => {
  const create = async () => {
    const call = { key: await stack.keyOf('eva'), body: { name: 'spare' } };
    return (await stack.call<{ data: { keyId: string } }>('POST', '/tools/api/create-api-key', call)).body.data.keyId;
  };
  const [rotated, replaced, revoked] = [await create(), await create(), await create()];
  const eva = { user: 'eva', writes: true };
  return {
    'create-api-key': [
      { ...eva, says: 'creates', body: { name: 'one' } },
      { ...eva, says: 'creates once', body: { name: 'one' }, ...once('key') },
      { ...eva, says: 'creates once, again', body: { name: 'one' }, ...once('key'), status: 409 },
    ],
    'list-api-keys': [{ user: 'eva', says: 'all' }],
    'rotate-api-key': [
      { ...eva, says: 'with an overlap', body: { keyId: rotated, overlapDays: 2 } },
      { ...eva, says: 'at once', body: { keyId: replaced } },
      { ...eva, says: 'unknown', body: { keyId: 'notFound' }, status: 404 },
    ],
    'revoke-api-key': [
      { ...eva, says: 'revokes', query: { keyId: revoked } },
      { ...eva, says: 'unknown', query: { keyId: 'notFound' }, status: 404 },
    ],
    'get-api-key-info': [{ says: 'of the caller' }],
  };
};

const hookWrites = async (stack: TestStack): Promise<Calls> => {
  const key = await stack.keyOf('eva');
  const body = { url: `${stack.url}/_local/hooks/round-trips`, events: ['limit.reached'] };
  const create = async () =>
    (await stack.call<{ data: { webhookId: string } }>('POST', '/tools/api/create-webhook', { key, body })).body.data
      .webhookId;
  const [webhookId, spare] = [await create(), await create()];
  const tested = await stack.call<{ data: { deliveryId: string } }>('POST', '/tools/api/test-webhook', {
    key,
    body: { webhookId },
  });
  const { deliveryId } = tested.body.data;
  const eva = { user: 'eva', writes: true };
  return {
    'create-webhook': [
      { ...eva, says: 'creates', body },
      { ...eva, says: 'creates once', body, ...once('webhook') },
      { ...eva, says: 'creates once, again', body, ...once('webhook'), status: 409 },
    ],
    'list-webhooks': [{ user: 'eva', says: 'all' }],
    'update-webhook': [
      { ...eva, says: 'pauses', body: { webhookId, paused: true } },
      { ...eva, says: 'resumes and rotates', body: { webhookId, paused: false, rotateSecret: true } },
      { ...eva, says: 'unknown', body: { webhookId: 'notFound', paused: true }, status: 404 },
    ],
    'list-webhook-deliveries': [{ user: 'eva', says: 'of one webhook', query: { webhookId } }],
    'redeliver-webhook': [
      { ...eva, says: 'sends again', body: { deliveryId } },
      { ...eva, says: 'unknown', body: { deliveryId: 'notFound' }, status: 404 },
    ],
    'test-webhook': [{ ...eva, says: 'unknown', body: { webhookId: 'notFound' }, status: 404 }],
    'delete-webhook': [
      { ...eva, says: 'removes', query: { webhookId: spare } },
      { ...eva, says: 'unknown', query: { webhookId: 'notFound' }, status: 404 },
    ],
  };
};

const statement = 'Data;Descrição;Valor\n01/01/2026;PADARIA SOL;-12,50\n';

const fileWrites: Calls = {
  'import-transactions': [
    {
      says: 'a preview',
      user: 'eva',
      writes: true,
      body: { file: statement, account: { name: 'Dinheiro', type: 'BANK' }, preview: true },
    },
    {
      says: 'a new account',
      user: 'eva',
      writes: true,
      body: { file: statement, account: { name: 'Dinheiro', type: 'BANK' } },
    },
    {
      says: 'again',
      user: 'eva',
      writes: true,
      body: { file: statement, account: { name: 'Dinheiro', type: 'BANK' } },
    },
  ],
  'delete-import': [{ says: 'unknown', writes: true, query: { importId: 'notFound' }, status: 404 }],
};

const handWrites = async (stack: TestStack): Promise<Calls> => {
  const account = { name: 'Carteira', type: 'BANK' };
  const [kept, gone, empty] = [
    await made(stack, 'eva', 'create-account', account),
    await made(stack, 'eva', 'create-account', account),
    await made(stack, 'eva', 'create-account', account),
  ];
  const row = { accountId: kept, date: today, amount: -10, description: 'Pastel' };
  await made(stack, 'eva', 'create-transaction', { ...row, accountId: gone });
  const [first, second] = [
    await made(stack, 'eva', 'create-transaction', row),
    await made(stack, 'eva', 'create-transaction', row),
  ];
  // Their modules for accounts by hand are loaded on demand: a first call waits for them.
  const key = await stack.keyOf('eva');
  await stack.call('PUT', '/tools/api/update-transaction', { key, body: { transactionId: second, amount: -1 } });
  await stack.call('PUT', '/tools/api/update-account', { key, body: { accountId: kept, startingBalance: 1 } });
  const eva = { user: 'eva', writes: true };
  return {
    'create-account': [
      { ...eva, says: 'creates', body: account },
      { ...eva, says: 'creates once', body: account, ...once('account') },
      { ...eva, says: 'creates once, again', body: account, ...once('account') },
    ],
    'create-transaction': [
      { ...eva, says: 'of an account', body: row },
      { ...eva, says: 'of an account once', body: { ...row, category: 'Moradia' }, ...once('row') },
      { ...eva, says: 'of cash', body: { ...row, accountId: null } },
      { ...eva, says: 'of a bank', user: 'ana', body: { ...row, accountId: 'a-bank' }, status: 400 },
      { ...eva, says: 'unknown', body: { ...row, accountId: 'notFound' }, status: 404 },
    ],
    'update-transaction': [
      { ...eva, says: 'the amount of one by hand', body: { transactionId: first, amount: -20 } },
      {
        ...eva,
        says: 'all of one by hand',
        body: { transactionId: first, date: daysFrom(today, -40), description: 'Feira', note: 'x' },
      },
    ],
    'delete-transaction': [
      { ...eva, says: 'removes', query: { transactionId: first } },
      { ...eva, says: 'removes once', query: { transactionId: second }, ...once('drop-row') },
      { ...eva, says: 'unknown', query: { transactionId: 'notFound' }, status: 404 },
    ],
    'update-account': [
      { ...eva, says: 'another balance', body: { accountId: kept, startingBalance: 7 } },
      {
        ...eva,
        says: 'another start',
        body: { accountId: kept, startingDate: daysFrom(today, -50) },
        rounds: ROWS_AFTER,
      },
    ],
    'delete-account': [
      { ...eva, says: 'with a row', query: { accountId: gone }, rounds: DELETED },
      { ...eva, says: 'without rows, once', query: { accountId: empty }, ...once('drop-account'), rounds: FILE },
      { ...eva, says: 'unknown', query: { accountId: 'notFound' }, status: 404 },
    ],
  };
};

/** Those of both: an operation may have calls of several kinds. */
const joined = (...all: readonly Calls[]): Calls => {
  const calls: Calls = {};
  for (const one of all)
    for (const [name, itsCalls] of Object.entries(one)) calls[name] = [...(calls[name] ?? []), ...itsCalls];
  return calls;
};

/** Of every operation the calls whose round trips are counted; records that they need are made first. */
export const roundTripCalls = async (stack: TestStack): Promise<Calls> => ({
  ...reads,
  ...(await manualUpdates(stack)),
  ...joined(wordWrites, await handWrites(stack)),
  ...wordWrites,
  ...(await signalWrites(stack)),
  ...(await limitWrites(stack)),
  ...(await reminderWrites(stack)),
  ...(await closingDates(stack)),
  ...(await keyWrites(stack)),
  ...(await hookWrites(stack)),
  ...(await changes(stack)),
  ...fileWrites,
});

/**
 * Bounds that keep an operation's latency to a few round trips. Two operations exceed them, and files do. `get-changes` reads the rows that the
 * feed names after it: rows that were read before it could be older than it says. `manual-update` synchronizes while its caller waits. Key, items, count of the hour, claim, allowance (2), item, accounts, ledger, lease, rows, their recurring
 * streams, state and release each depend on the previous one.
 */
export const mostRounds = (name: string, writes: boolean): number => {
  if (name === 'get-changes') return CHANGES;
  if (!writes) return READ;
  if (name === 'import-transactions' || name === 'delete-import') return FILE;
  return name === 'manual-update' ? SYNCHRONIZATION : WRITE;
};
