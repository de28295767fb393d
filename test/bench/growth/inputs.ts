import { addDays, addMonths, type IsoDate } from '../../../shared/time/calendar.ts';
import type { CallOptions, StackClient } from '../../support/stack-client.ts';
import type { Needs } from './needs.ts';
import { RECORDS } from './records.ts';

/** The request to an operation, and its status if it is not 200. */
export type Input = {
  operation: string;
  says: string;
  status?: number;
  options: Pick<CallOptions, 'query' | 'body'>;
  /** What the answer depends on, where the bench computes it. */
  needs?: Needs;
};

/** Accounts of the connections, and one transaction of each kind of account. */
export type Known = { bank: string; card: string; row: KnownRow; today: IsoDate; hooks: string };
/** As a client has read it. */
export type KnownRow = { transactionId: string; accountId: string; currentDate: IsoDate };

type Options = Input['options'];
type Made = { data: { id: string } & Record<string, string> };

const reads = ({ bank, card, today }: Known): Input[] => {
  const quarter = { startDate: addDays(today, -89), endDate: today };
  const year = { startDate: addDays(today, -364), endDate: today };
  const fullMonth = addMonths(today, -1).slice(0, 7);
  const month = {
    startDate: `${fullMonth}-01` as IsoDate,
    endDate: addDays(addMonths(`${fullMonth}-01` as IsoDate, 1), -1),
  };
  const of = (operation: string, says: string, query: Options['query'] = {}): Input => ({
    operation,
    says,
    options: { query },
  });
  const ofPeriod = (says: string, query: { startDate: IsoDate; endDate: IsoDate }): Input => ({
    ...of('get-transactions', says, query),
    needs: { rows: 'period', first: query.startDate, last: query.endDate },
  });
  return [
    ofPeriod('the month of 5,000', month),
    ofPeriod('90 days', quarter),
    of('get-transactions', '90 days, structured', { ...quarter, format: 'structured' }),
    ofPeriod('a year', year),
    of('get-transactions', 'a message', { clientMessage: 'quanto gastei com mercado no mês passado?' }),
    of('get-balance', 'of 25 accounts'),
    of('get-balance-by-account', 'one', { accountId: bank }),
    of('get-accounts', 'all 50'),
    of('get-bills', 'of all cards'),
    of('get-bills', 'of one card', { accountId: card }),
    of('get-bill-summary', 'of all cards'),
    of('get-expensive-categories', 'a week'),
    of('get-expensive-categories', 'a year', year),
    of('get-installments', 'the usual months'),
    of('get-recurring', 'active ones'),
    of('get-upcoming', 'a month'),
    of('get-upcoming', 'a year', { days: 366 }),
    of('get-upcoming', 'what if', {
      days: 366,
      assume: JSON.stringify(Array(10).fill({ kind: 'installments', amount: -4800, n: 48, accountId: card })),
    }),
    of('get-cash-flow', 'six months'),
    of('get-cash-flow', 'two years', { months: 24 }),
    of('summarize-spending', 'this month'),
    of('summarize-spending', 'a year next to the one before', {
      from: year.startDate,
      to: today,
      compareTo: 'previous',
    }),
    of('list-spending-limits', `all ${RECORDS.limits}`, { includeInactive: true }),
    of('list-payment-reminders', `all ${RECORDS.reminders}`, { filter: 'all' }),
    of('get-memories', 'only reads'),
    of('list-api-keys', 'all'),
    of('get-api-key-info', 'of the caller'),
    of('list-webhooks', 'all'),
    of('get-signals', 'all', { status: 'all' }),
  ];
};

const made = async (client: StackClient, key: string, operation: string, body: object): Promise<Made['data']> => {
  const { status, body: answer } = await client.call<Made>('POST', `/tools/api/${operation}`, { key, body });
  if (status !== 200) throw new Error(`${operation}: ${JSON.stringify(answer)}`);
  return answer.data;
};

const listed = async (client: StackClient, key: string, operation: string): Promise<string[]> => {
  const { body } = await client.call<{ data: { id: string }[] }>('GET', `/tools/api/${operation}`, { key });
  return body.data.map(({ id }) => id);
};

type Asking = { client: StackClient; key: string; known: Known };

// Room first: the user has as many as the plan allows, and as many reminders as are kept.
const recordWrites = async ({ client, key, known }: Asking): Promise<Input[]> => {
  const [[removed = '', limitId = ''], [gone = '', reminderId = '']] = await Promise.all([
    listed(client, key, 'list-spending-limits'),
    listed(client, key, 'list-payment-reminders'),
  ]);
  const limit = { category: 'Supermercado', limitAmount: 5_000_000, period: 'monthly' };
  const reminder = { title: 'Aluguel', dueDate: addDays(known.today, 10), amount: 1800 };
  const of = (operation: string, says: string, options: Options, status = 200): Input => ({
    operation,
    says,
    options,
    status,
  });
  return [
    of('create-spending-limit', 'is over the quota', { body: limit }, 403),
    of('update-spending-limit', 'changes', { body: { limitId, limitAmount: 6_000_000 } }),
    of('delete-spending-limit', 'removes', { query: { limitId: removed, hardDelete: true } }),
    of('create-spending-limit', 'creates', { body: limit }),
    of('confirm-spending-limit', 'is over the quota', { body: limit }, 403),
    of('create-payment-reminder', 'is over the quota', { body: reminder }, 403),
    of('update-payment-reminder', 'moves', { body: { reminderId, dueDate: addDays(known.today, 12) } }),
    of('delete-payment-reminder', 'removes', { query: { reminderId: gone, hardDelete: true } }),
    of('create-payment-reminder', 'creates', { body: reminder }),
    of('get-memories', 'learns', { query: { message: 'Sou vegetariana. Tenho um gato' } }),
    of('get-open-finance-connection-flow', 'sends', {}),
    of('manage-closing-date', 'lists', { body: { operation: 'LIST_ACCOUNTS' } }),
    of('manage-closing-date', 'inserts', { body: { operation: 'INSERT', accountId: known.card, closingDay: 10 } }),
    { ...of('update-transaction', 'a note', { body: { ...known.row, note: 'Presente' } }), needs: { rows: 'item' } },
    of('update-transaction', 'a category, also of similar rows', {
      body: { transactionId: known.row.transactionId, category: 'Lazer', applyToSimilar: true },
    }),
    of('update-account', 'a name', { body: { accountId: known.bank, customName: 'Casa' } }),
    // What the user's rows hold is not known here.
    of('update-signal', 'of none', { body: { signalId: 'sig_0000000000000000', status: 'seen' } }, 404),
    of('manual-update', 'of all connections', { body: {} }),
  ];
};

const accountWrites = async ({ client, key, known }: Asking): Promise<Input[]> => {
  const hook = { url: `${known.hooks}/_local/hooks/growth`, events: ['limit.reached'] };
  const { webhookId = '' } = await made(client, key, 'create-webhook', hook);
  const { deliveryId = '' } = await made(client, key, 'test-webhook', { webhookId });
  const { keyId = '' } = await made(client, key, 'create-api-key', { name: 'planilha' });
  const of = (operation: string, says: string, options: Options): Input => ({ operation, says, options });
  return [
    of('create-webhook', 'creates', { body: hook }),
    of('update-webhook', 'rotates', { body: { webhookId, rotateSecret: true } }),
    of('test-webhook', 'sends', { body: { webhookId } }),
    of('list-webhook-deliveries', 'of one', { query: { webhookId } }),
    of('redeliver-webhook', 'again', { body: { deliveryId } }),
    of('delete-webhook', 'removes', { query: { webhookId } }),
    of('create-api-key', 'creates', { body: { name: 'robô' } }),
    of('rotate-api-key', 'with an overlap', { body: { keyId, overlapDays: 2 } }),
    of('revoke-api-key', 'revokes', { query: { keyId } }),
  ];
};

/** Every operation of the contract, reads first; `get-changes` follows from its own answers (`follow.ts`). */
export const inputsOf = async (asking: Asking): Promise<Input[]> => [
  ...reads(asking.known),
  ...(await recordWrites(asking)),
  ...(await accountWrites(asking)),
];

/** Requests that can be repeated: reads, a first page of a copy, and a note on one row. */
export const workInputs = (known: Known): Input[] => [
  ...reads(known),
  { operation: 'get-changes', says: 'the first 500 rows of a copy', options: { query: { limit: 500 } } },
  {
    operation: 'update-transaction',
    says: 'a note',
    options: { body: { ...known.row, note: 'Presente' } },
  },
];
