import { datesOfInstallments, purchaseDates } from '../../../shared/cards/installments.ts';
import { datesToRead } from '../../../shared/cards/open-bill.ts';
import { MONTHS_OF_FUTURE_ROWS } from '../../../shared/cards/purchase.ts';
import { around, datesOfCashFlow } from '../../../shared/cash-flow/flow-dates.ts';
import { comparedPeriod, datesToSummarize, spendingPeriod } from '../../../shared/cash-flow/spending-period.ts';
import { usualDates } from '../../../shared/limits/spending.ts';
import { datesOfStreams } from '../../../shared/recurring/stream-stamp.ts';
import { datesAround, expensePeriod } from '../../../shared/reports/expensive-categories.ts';
import { addDays, addMonths, type IsoDate } from '../../../shared/time/calendar.ts';
import { systemClock } from '../../../shared/time/instant.ts';
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

/** Accounts of the connections, a transaction, and an installment of a card. */
export type Known = {
  bank: string;
  card: string;
  row: KnownRow;
  installment: KnownRow;
  /** Months with rows. */
  months: number;
  today: IsoDate;
  hooks: string;
};
/** As a client has read it. */
export type KnownRow = { transactionId: string; accountId: string; currentDate: IsoDate };

type Options = Input['options'];
type Made = { data: { id: string } & Record<string, string> };

type Dates = { first: IsoDate; last: IsoDate };

/** Dates whose rows and bills an answer depends on. */
const about = (dates: Dates): Needs => ({ rows: dates, bills: dates });
const fromTo = ({ from, to }: { from: IsoDate; to: IsoDate }): Needs => about({ first: from, last: to });
const listing = (...kinds: string[]): Needs => ({ kinds });

const of = (operation: string, says: string, needs: Needs = {}, query: Options['query'] = {}): Input => ({
  ...{ operation, says, needs },
  options: { query },
});

const yearTo = (today: IsoDate) => ({ startDate: addDays(today, -364), endDate: today });

const transactionReads = ({ today }: Known): Input[] => {
  const fullMonth = `${addMonths(today, -1).slice(0, 7)}-01` as IsoDate;
  const month = { startDate: fullMonth, endDate: addDays(addMonths(fullMonth, 1), -1) };
  const quarter = { startDate: addDays(today, -89), endDate: today };
  const year = yearTo(today);
  const rowsOf = (says: string, query: { startDate: IsoDate; endDate: IsoDate; format?: 'structured' }): Input => {
    const dates = { first: query.startDate, last: query.endDate };
    return of('get-transactions', says, about(query.format ? datesAround(dates, today) : dates), query);
  };
  // A merchant that the words may name is looked up in the rows of a year.
  const looked = about({ first: addMonths(today, -12), last: today });
  return [
    rowsOf('the month of 5,000', month),
    rowsOf('90 days', quarter),
    rowsOf('90 days, structured', { ...quarter, format: 'structured' }),
    rowsOf('a year', year),
    of('get-transactions', 'a message', looked, { clientMessage: 'quanto gastei com mercado no mês passado?' }),
  ];
};

const NO_DATES = { from: null, to: null };

const spendingReads = ({ today }: Known): Input[] => {
  const year = yearTo(today);
  const period = { from: year.startDate, to: today };
  const running = spendingPeriod(NO_DATES, NO_DATES, today) ?? period;
  const both = [period, comparedPeriod(period, { kind: 'previous' })];
  const dear = (query: { startDate?: IsoDate; endDate?: IsoDate }): Needs =>
    about(datesAround(expensePeriod(query.startDate, query.endDate, today), today));
  const flow = (months: number): Needs => about(datesOfCashFlow(months, today));
  const limited = about(around(usualDates(systemClock())));
  return [
    of('get-expensive-categories', 'a week', dear({})),
    of('get-expensive-categories', 'a year', dear(year), year),
    of('get-cash-flow', 'six months', flow(6)),
    of('get-cash-flow', 'two years', flow(24), { months: 24 }),
    of('summarize-spending', 'this month', fromTo(datesToSummarize([running], false, today))),
    of('summarize-spending', 'a year next to the one before', fromTo(datesToSummarize(both, false, today)), {
      ...period,
      compareTo: 'previous',
    }),
    of('list-spending-limits', `all ${RECORDS.limits}`, { ...limited, ...listing('LIMIT') }, { includeInactive: true }),
  ];
};

/** Payments to come: rows of the months that streams are found in, and installments to come. */
const aheadOf = (today: IsoDate): Needs => ({
  ...about({ first: datesOfStreams(today).first, last: addMonths(today, MONTHS_OF_FUTURE_ROWS) }),
  ...listing('RECURRING', 'HOLDINGS'),
});

const cardReads = ({ card, today }: Known): Input[] => {
  const open = datesToRead({ start: null, end: null }, today);
  const purchases = datesOfInstallments(purchaseDates(undefined, undefined, today), today);
  const ahead = aheadOf(today);
  const assume = JSON.stringify(Array(10).fill({ kind: 'installments', amount: -4800, n: 48, accountId: card }));
  const owned = { first: addMonths(today, -24), last: addMonths(today, MONTHS_OF_FUTURE_ROWS) };
  return [
    // It lists all bills that were due.
    of('get-bills', 'of all cards', { rows: open, bills: 'all' }),
    of('get-bills', 'of one card', { rows: open, bills: 'all' }, { accountId: card }),
    of('get-bill-summary', 'of all cards', about(open)),
    of('get-installments', 'the usual months', about(purchases)),
    of('get-recurring', 'active ones', { bills: datesOfStreams(today), ...listing('RECURRING') }),
    of('get-upcoming', 'a month', ahead),
    of('get-upcoming', 'a year', ahead, { days: 366 }),
    of('get-upcoming', 'what if', ahead, { days: 366, assume }),
    of('get-net-worth', 'a year', { ...about(owned), ...listing('HOLDINGS') }),
  ];
};

const recordReads = ({ bank }: Known): Input[] => [
  of('get-balance', 'of 25 accounts'),
  of('get-balance-by-account', 'one', {}, { accountId: bank }),
  of('get-accounts', 'all 50'),
  of('list-payment-reminders', `all ${RECORDS.reminders}`, listing('REMINDER'), { filter: 'all' }),
  of('get-memories', 'only reads', listing('MEMORY')),
  of('list-api-keys', 'all'),
  of('get-api-key-info', 'of the caller'),
  of('list-webhooks', 'all'),
  of('get-signals', 'all', listing('SIGNAL'), { status: 'all' }),
  of('get-investments', 'all', listing('HOLDINGS'), { status: 'all' }),
  of('get-loans', 'all', listing('HOLDINGS'), { status: 'all' }),
  of('list-imports', 'all', listing('FILE')),
];

export const reads = (known: Known): Input[] => [
  ...transactionReads(known),
  ...recordReads(known),
  ...spendingReads(known),
  ...cardReads(known),
];

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

const write = (operation: string, says: string, body: object, more: Partial<Input> = {}): Input => ({
  ...{ operation, says, needs: {} },
  options: { body },
  ...more,
});
const removal = (operation: string, says: string, query: Options['query'], needs: Needs = {}): Input => ({
  ...{ operation, says, needs },
  options: { query },
});

// Room first: the user has as many as the plan allows, and as many reminders as are kept.
const recordWrites = async ({ client, key, known }: Asking): Promise<Input[]> => {
  const [[removed = '', limitId = ''], [gone = '', reminderId = '']] = await Promise.all([
    listed(client, key, 'list-spending-limits'),
    listed(client, key, 'list-payment-reminders'),
  ]);
  const limit = { category: 'Supermercado', limitAmount: 5_000_000, period: 'monthly' };
  const reminder = { title: 'Aluguel', dueDate: addDays(known.today, 10), amount: 1800 };
  // A limit shows what its running period has spent; a quota counts the records of its kind.
  const ofLimit = { needs: { ...about(around(usualDates(systemClock()))), ...listing('LIMIT') } };
  const ofReminder = { needs: listing('REMINDER') };
  return [
    write('create-spending-limit', 'is over the quota', limit, { status: 403, ...ofLimit }),
    write('update-spending-limit', 'changes', { limitId, limitAmount: 6_000_000 }, ofLimit),
    removal('delete-spending-limit', 'removes', { limitId: removed, hardDelete: true }),
    write('create-spending-limit', 'creates', limit, ofLimit),
    write('confirm-spending-limit', 'is over the quota', limit, { status: 403, ...ofLimit }),
    write('create-payment-reminder', 'is over the quota', reminder, { status: 403, ...ofReminder }),
    write('update-payment-reminder', 'moves', { reminderId, dueDate: addDays(known.today, 12) }),
    removal('delete-payment-reminder', 'removes', { reminderId: gone, hardDelete: true }),
    write('create-payment-reminder', 'creates', reminder, ofReminder),
    of('get-memories', 'learns', listing('MEMORY'), { message: 'Sou vegetariana. Tenho um gato' }),
    of('get-open-finance-connection-flow', 'sends'),
    write('manage-closing-date', 'lists', { operation: 'LIST_ACCOUNTS' }),
    write('manage-closing-date', 'inserts', { operation: 'INSERT', accountId: known.card, closingDay: 10 }),
    // What the user's rows hold is not known here.
    write('update-signal', 'of none', { signalId: 'sig_0000000000000000', status: 'seen' }, { status: 404 }),
  ];
};

/** A reminder is moved: what imports keep of everyday spending holds no more until the next one. @returns the read that meets it */
export const afterReminder = async ({ client, key, known: { today } }: Asking): Promise<Input> => {
  const [reminderId = ''] = await listed(client, key, 'list-payment-reminders');
  const body = { reminderId, dueDate: addDays(today, 11) };
  const { status } = await client.call('PUT', '/tools/api/update-payment-reminder', { key, body });
  if (status !== 200) throw new Error(`update-payment-reminder: ${status}`);
  return of('get-upcoming', 'a year, a reminder has changed', aheadOf(today), { days: 366 });
};

/** All months of one account. */
const ofAccount = ({ months }: Known): Needs => ({ rows: { items: months } });
const ONE_ITEM: Needs = { rows: { items: 1 } };

const rowWrites = (known: Known): Input[] => [
  write('update-transaction', 'a note', { ...known.row, note: 'Presente' }, { needs: ONE_ITEM }),
  write(
    'update-transaction',
    'a note on an installment',
    { ...known.installment, note: 'Presente' },
    // Its bill follows from all rows of the card, and from the bills about it.
    { needs: { ...ofAccount(known), bills: { first: known.installment.currentDate, last: known.today } } },
  ),
  write(
    'update-transaction',
    'a category, also of similar rows',
    { transactionId: known.row.transactionId, category: 'Lazer', applyToSimilar: true },
    // Any month may hold a row of the merchant.
    { needs: { rows: 'all', bills: 'all' } },
  ),
  write('update-account', 'a name', { accountId: known.bank, customName: 'Casa' }),
  write('manual-update', 'of all connections', {}, { needs: importsOf(known) }),
];

/** Connections that the call imports itself; the worker imports the others. */
const AT_ONCE = 8;
/** Of a connection at most. */
const ACCOUNTS = 3;

/** Each import compares the months of its accounts, and looks for recurring payments in two years of all. */
const importsOf = ({ months, today }: Known): Needs => ({
  ...{ calls: AT_ONCE, bills: 'all', isFresh: true },
  rows: { first: addMonths(today, -26), last: today },
  queries: ACCOUNTS * months,
});

/** A file of two rows, for an account by hand. */
const FILE = { name: 'extrato.csv' };
const fileOf = (accountId: string, day: IsoDate): object => ({
  ...FILE,
  file: `data;descrição;valor\n${day};MERCADO DO BAIRRO;-10,50\n${day};PIX RECEBIDO;20,00\n`,
  account: { id: accountId },
});

const handWrites = async ({ client, key, known }: Asking): Promise<Input[]> => {
  const day = addMonths(known.today, -8);
  const create = (operation: string, body: object) => made(client, key, operation, body);
  const [cash, gone] = [
    await create('create-account', { name: 'Carteira', type: 'BANK' }),
    await create('create-account', { name: 'Cofre', type: 'BANK' }),
  ];
  const pastel = { accountId: cash.id, date: day, amount: -10, description: 'Pastel' };
  const [changed, dropped] = [await create('create-transaction', pastel), await create('create-transaction', pastel)];
  await create('create-transaction', { ...pastel, accountId: gone.id });
  const { importId = '' } = await create('import-transactions', fileOf(cash.id, addMonths(day, -1)));
  const where = { accountId: cash.id, currentDate: day };
  const few = (items: number): { needs: Needs } => ({ needs: { rows: { items }, ...listing('FILE', 'FILEROWS') } });
  return [
    write('create-account', 'creates', { name: 'Pote', type: 'BANK' }),
    write('create-transaction', 'of an account', pastel, few(1)),
    write(
      'update-transaction',
      'the amount of one by hand',
      { ...where, transactionId: changed.id, amount: -20 },
      few(1),
    ),
    removal('delete-transaction', 'of one by hand', { ...where, transactionId: dropped.id }, few(1).needs),
    write('import-transactions', 'two rows', fileOf(cash.id, day), few(3)),
    removal('delete-import', 'of two rows', { importId }, ofAccount(known)),
    removal('delete-account', 'with a row', { accountId: gone.id }, ofAccount(known)),
  ];
};

const accountWrites = async ({ client, key, known }: Asking): Promise<Input[]> => {
  const hook = { url: `${known.hooks}/_local/hooks/growth`, events: ['limit.reached'] };
  const { webhookId = '' } = await made(client, key, 'create-webhook', hook);
  const { deliveryId = '' } = await made(client, key, 'test-webhook', { webhookId });
  const { keyId = '' } = await made(client, key, 'create-api-key', { name: 'planilha' });
  return [
    write('create-webhook', 'creates', hook),
    write('update-webhook', 'rotates', { webhookId, rotateSecret: true }),
    write('test-webhook', 'sends', { webhookId }),
    of('list-webhook-deliveries', 'of one', listing('HOOK'), { webhookId }),
    write('redeliver-webhook', 'again', { deliveryId }),
    removal('delete-webhook', 'removes', { webhookId }),
    write('create-api-key', 'creates', { name: 'robô' }),
    write('rotate-api-key', 'with an overlap', { keyId, overlapDays: 2 }),
    removal('revoke-api-key', 'revokes', { keyId }),
  ];
};

/**
 * Every write of the contract, with what it needs made before. Reads come first: a row by hand is in no stamp of the recurring streams until
 * the next import. `get-changes` follows from its own answers (`follow.ts`).
 */
export const writeInputs = async (asking: Asking): Promise<Input[]> => [
  ...(await recordWrites(asking)),
  ...rowWrites(asking.known),
  ...(await handWrites(asking)),
  ...(await accountWrites(asking)),
];

/** Requests that can be repeated: a first page of a copy beside the reads, and a note on one row. */
export const workInputs = (known: Known): { read: Input[]; written: Input[] } => ({
  read: [
    ...reads(known),
    { operation: 'get-changes', says: 'the first 500 rows of a copy', options: { query: { limit: 500 } } },
  ],
  written: [write('update-transaction', 'a note', { ...known.row, note: 'Presente' })],
});
