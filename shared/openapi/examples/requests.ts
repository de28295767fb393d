import { isWrite, type Operation } from '../../contract/operation.ts';
import { camelCase } from '../schemas.ts';

type Values = Readonly<
  Record<string, string | number | boolean | readonly string[] | Readonly<Record<string, string>>>
>;

export type RequestExample = { query?: Values; body?: Values };

const LIMIT = { category: 'Alimentação', limitAmount: 800, period: 'monthly' };
const KEY_ID = '6mN0pQx1YtBv7cRkZ2wEaS';
const WEBHOOK_ID = '4kPq2VtYw8RzNcXb7LmDsa';
const ID = '0199b3f2-6c1e-7a40-9d57-3f1c2b8e4a10';

/** By operation name; operations without input have an empty example. */
export const requestExamples: Readonly<Record<string, RequestExample>> = {
  'get-transactions': {
    query: {
      startDate: '2026-01-01',
      endDate: '2026-01-31',
      categories: 'Alimentação',
      includeStatus: 'POSTED,PENDING',
      format: 'structured',
      clientMessage: 'gastos com delivery no cartão acima de 50 reais',
    },
  },
  'get-changes': { query: { limit: 100 } },
  'get-balance': {},
  'get-balance-by-account': { query: { accountId: ID } },
  'get-accounts': {},
  'get-bills': { query: { accountId: ID } },
  'get-bill-summary': { query: { accountId: ID, closingDay: 10 } },
  'manage-closing-date': { body: { operation: 'INSERT', accountId: ID, closingDay: 10, notes: 'Fecha dia 10' } },
  'manual-update': {},
  'get-expensive-categories': { query: { startDate: '2026-01-01', endDate: '2026-01-07' } },
  'get-installments': { query: { startDate: '2026-01-01', endDate: '2026-03-31' } },
  'get-recurring': { query: { direction: 'outflow', status: 'active' } },
  'get-upcoming': { query: { days: 30 } },
  'get-cash-flow': { query: { months: 6 } },
  'summarize-spending': {
    query: {
      from: '2026-01-01',
      to: '2026-01-31',
      groupBy: 'merchant',
      filter: 'mercado e farmácia',
      compareTo: '2025-12',
      top: 10,
    },
  },
  'update-transaction': { body: { transactionId: ID, category: 'Supermercado', applyToSimilar: true } },
  'update-account': { body: { accountId: ID, customName: 'Conta da casa' } },
  'create-spending-limit': { body: LIMIT },
  'confirm-spending-limit': { body: { ...LIMIT, isRecurring: true, startNextPeriod: false } },
  'update-spending-limit': { body: { limitId: ID, limitAmount: 950.5 } },
  'delete-spending-limit': { query: { limitId: ID, hardDelete: false } },
  'list-spending-limits': { query: { includeInactive: true } },
  'create-payment-reminder': {
    body: {
      title: 'Aluguel',
      dueDate: '2026-02-05',
      amount: 1850.9,
      reminderTime: '2026-02-04T12:00:00.000Z',
      isRecurring: true,
      recurrencePattern: 'monthly',
    },
  },
  'update-payment-reminder': { body: { reminderId: ID, amount: 1900, recurrenceTime: '14h30' } },
  'delete-payment-reminder': { query: { reminderId: ID, hardDelete: false } },
  'list-payment-reminders': { query: { filter: 'upcoming', days: 7 } },
  'get-memories': { query: { message: 'Prefiro ver os gastos por semana' } },
  'get-open-finance-connection-flow': {},
  'create-api-key': {
    body: { name: 'Planilha da casa', scopes: ['read', 'write'], validUntil: '2099-01-20T00:00:00.000Z' },
  },
  'list-api-keys': {},
  'rotate-api-key': { body: { keyId: KEY_ID, overlapDays: 3 } },
  'revoke-api-key': { query: { keyId: KEY_ID } },
  'get-api-key-info': {},
  'create-webhook': {
    body: { url: 'https://app.example.com/saldo', events: ['transactions.changed', 'limit.reached'] },
  },
  'list-webhooks': {},
  'update-webhook': { body: { webhookId: WEBHOOK_ID, rotateSecret: true } },
  'delete-webhook': { query: { webhookId: WEBHOOK_ID } },
  'test-webhook': { body: { webhookId: WEBHOOK_ID } },
  'list-webhook-deliveries': { query: { webhookId: WEBHOOK_ID, limit: 50 } },
  'redeliver-webhook': { body: { deliveryId: `${WEBHOOK_ID}-0199b3f26c1e7a409d573f1c2b8e4a10` } },
  'import-transactions': {
    body: {
      file: 'Data;Descrição;Valor\n01/01/2026;PADARIA SOL;-12,50\n',
      name: 'extrato.csv',
      account: { name: 'Conta antiga', type: 'BANK' },
    },
  },
  'list-imports': {},
  'delete-import': { query: { importId: ID } },
  'get-signals': { query: { status: 'new' } },
  'update-signal': { body: { signalId: 'sig_5b1e0c77a9d24f18', status: 'dismissed', reason: 'expected' } },
  'create-account': { body: { name: 'Dinheiro', type: 'BANK', subtype: 'PAYMENT_ACCOUNT', startingBalance: 100 } },
  'delete-account': { query: { accountId: ID } },
  'create-transaction': {
    body: { date: '2026-01-18', amount: -12.5, description: 'Feira', category: 'Supermercado' },
  },
  'delete-transaction': { query: { transactionId: ID } },
  'get-investments': { query: { status: 'active' } },
  'get-loans': {},
  'get-net-worth': { query: { months: 12 } },
};

type Sample = { lang: string; label: string; source: string };

const queryOf = (given: readonly [string, unknown][]): string => {
  const query = new URLSearchParams(given.map(([name, value]): [string, string] => [name, String(value)])).toString();
  return query && `?${query}`;
};

const WORDS: Readonly<Record<string, string>> = { true: 'True', false: 'False', null: 'None' };

/** A value in TypeScript, or in Python, which reads strings as JSON writes them. */
const literal = (value: unknown, language: 'TypeScript' | 'Python'): string => {
  if (Array.isArray(value)) return `[${value.map((one) => literal(one, language)).join(', ')}]`;
  if (typeof value === 'object' && value !== null) {
    const name = (key: string) => (language === 'Python' ? JSON.stringify(key) : key);
    const fields = Object.entries(value).map(([key, one]) => `${name(key)}: ${literal(one, language)}`);
    return language === 'Python' ? `{${fields.join(', ')}}` : `{ ${fields.join(', ')} }`;
  }
  const text = JSON.stringify(value);
  if (language === 'Python') return WORDS[text] ?? text;
  return typeof value === 'string' && !/['\\]/.test(text) ? text.replaceAll('"', "'") : text;
};

/** A word of the language, so no name of an argument. */
export const argumentName = (name: string): string => (name === 'from' ? 'from_' : name);

const callOf = (name: string, given: readonly string[], [open, close]: readonly [string, string]): string => {
  const line = `${name}(${open}${given.join(', ')}${close})`;
  const isShort = given.length === 0 || line.length < 80;
  return isShort ? line : `${name}(${open.trim()}\n${given.map((one) => `  ${one},\n`).join('')}${close.trim()})`;
};

/**
 * The example call of an operation: curl, and the packages of infra/client and infra/client-python.
 * @param input its example parameters or body, as the reference names them
 */
export const codeSamples = (operation: Operation, input: object, serverUrl: string): Sample[] => {
  const { method, name } = operation;
  const given = Object.entries(input);
  const body = operation.body && JSON.stringify(input);
  const curl = [
    `curl ${isWrite(operation) ? `-X ${method} ` : ''}'${serverUrl}${operation.path}${body ? '' : queryOf(given)}'`,
    '-H "Authorization: Bearer $SALDO_KEY"',
    ...(body ? ["-H 'Content-Type: application/json'", `-d '${body.replaceAll("'", "'\\''")}'`] : []),
  ].join(' \\\n  ');
  const fields = given.map(([key, value]) => `${key}: ${literal(value, 'TypeScript')}`);
  const typescript = [
    "import { saldoClient } from 'saldo-client';",
    '',
    `const saldo = saldoClient({ url: '${serverUrl}' }); // the key is in SALDO_KEY`,
    `const answer = await ${callOf(`saldo.${camelCase(name)}`, fields, given.length > 0 ? ['{ ', ' }'] : ['', ''])};`,
    'console.log(answer);',
  ].join('\n');
  const named = given.map(([key, value]) => `${argumentName(key)}=${literal(value, 'Python')}`);
  const python = [
    'from saldo_client import Saldo',
    '',
    `saldo = Saldo("${serverUrl}")  # the key is in SALDO_KEY`,
    `answer = ${callOf(`saldo.${name.replaceAll('-', '_')}`, named, ['', ''])}`,
    'print(answer)',
  ].join('\n');
  return [
    { lang: 'Shell', label: 'curl', source: curl },
    { lang: 'TypeScript', label: 'TypeScript', source: typescript },
    { lang: 'Python', label: 'Python', source: python },
  ];
};
