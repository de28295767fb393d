import { describe, expect, it } from 'vitest';
import { createPaymentReminder } from '../../../functions/api/create-payment-reminder.ts';
import { operations } from '../../../shared/contract/registry.ts';
import { authenticate } from '../../../shared/runtime/authenticate.ts';
import { refusalOf } from '../../../shared/runtime/http-errors.ts';
import { parseInput } from '../../../shared/runtime/parse-input.ts';

const operationNamed = (wanted: string) => {
  const found = operations.find(({ name }) => name === wanted);
  if (!found) throw new Error(wanted);
  return found;
};

const bodyOf = async (call: () => unknown) => {
  try {
    await call();
  } catch (error) {
    const refusal = refusalOf(error);
    if (refusal) return refusal.body;
    throw error;
  }
  return 'accepted';
};

const refused = (name: string, { query = {}, body }: { query?: Record<string, unknown>; body?: object }) =>
  bodyOf(() => parseInput(operationNamed(name), { query, body }));

const DATE = 'must be an existing date in the form YYYY-MM-DD';
const reminder = { title: 'Luz', dueDate: '2026-12-05' };
const limit = { category: 'Lazer', limitAmount: 10, period: 'daily' };

import type { Instant } from '../../../shared/time/instant.ts';

describe('a refused parameter says what to send instead', () => {
  it.each<[string, Record<string, unknown>, string, string]>([
    [
      'get-balance-by-account',
      { accountId: '' },
      'Account ID is required',
      'accountId is required and must not be empty',
    ],
    ['get-balance-by-account', {}, 'Account ID is required', 'accountId is required and must be a string'],
    [
      'delete-payment-reminder',
      { reminderId: ' '.repeat(301) },
      'Invalid or missing reminderId',
      'reminderId is required and must have at most 300 characters',
    ],
    ['get-transactions', { startDate: '05/12/2026' }, 'Invalid startDate', `startDate ${DATE}`],
    ['get-transactions', { endDate: '2026-02-30' }, 'Invalid endDate', `endDate ${DATE}`],
    ['get-transactions', { startDate: 20261205 }, 'Invalid startDate', `startDate ${DATE}`],
    ['get-installments', { startDate: '0000-00-00' }, 'Invalid startDate', `startDate ${DATE}`],
    ['get-expensive-categories', { endDate: 'ontem' }, 'Invalid endDate', `endDate ${DATE}`],
    [
      'get-transactions',
      { accountType: 'CASH' },
      'Invalid accountType',
      'accountType must be one of BANK, CREDIT, INVESTMENT, LOAN',
    ],
    [
      'get-transactions',
      { includeStatus: 'DONE' },
      'Invalid includeStatus',
      'each entry of includeStatus must be one of POSTED, PENDING',
    ],
    [
      'get-transactions',
      { categories: 'a,'.repeat(60) },
      'Invalid categories',
      'categories must have at most 50 names',
    ],
    [
      'get-transactions',
      { categories: 'a'.repeat(4001) },
      'Invalid categories',
      'categories must have at most 4000 characters',
    ],
    ['get-transactions', { categories: 7 }, 'Invalid categories', 'categories must be an array or a string'],
    ['get-bill-summary', { closingDay: '32' }, 'Invalid closingDay', 'closingDay must be at most 31'],
    [
      'list-payment-reminders',
      { filter: 'late' },
      'Invalid filter',
      'filter must be one of active, all, upcoming, overdue',
    ],
  ])('%s %j', async (name, query, error, message) => {
    expect(await refused(name, { query })).toMatchObject({ error, message });
  });

  it('get-bill-summary names the form of a date and of a date-time', async () => {
    expect(await refused('get-bill-summary', { query: { startDate: '05/12/2026' } })).toMatchObject({
      error: 'Invalid startDate',
      message: expect.stringMatching(/^startDate must be an ISO 8601 date-time .*YYYY-MM-DD$/),
    });
  });
});

describe('a refused field says what to send instead', () => {
  it.each<[string, object, string, string]>([
    [
      'create-payment-reminder',
      { ...reminder, dueDate: '05/12/2026' },
      'Invalid or missing dueDate',
      `dueDate ${DATE}`,
    ],
    ['create-payment-reminder', { title: 'Luz' }, 'Invalid or missing dueDate', `dueDate is required and ${DATE}`],
    [
      'create-payment-reminder',
      { ...reminder, title: ' ' },
      'Invalid or missing title',
      'title is required and must not be empty',
    ],
    [
      'create-payment-reminder',
      { ...reminder, title: 'x'.repeat(501) },
      'Invalid or missing title',
      'title must have at most 500 characters',
    ],
    [
      'create-payment-reminder',
      { ...reminder, recurrencePattern: 'hourly' },
      'Invalid recurrence configuration',
      'recurrencePattern must be one of daily, weekly, monthly, yearly',
    ],
    ['update-payment-reminder', { reminderId: 'r', dueDate: '' }, 'Invalid dueDate format', `dueDate ${DATE}`],
    [
      'update-payment-reminder',
      { reminderId: 'r', recurrenceTime: '8:00' },
      'Invalid recurrenceTime',
      'recurrenceTime must be a time such as 8h or 14h30',
    ],
    [
      'create-spending-limit',
      { ...limit, period: 'yearly' },
      'Invalid or missing period',
      'period must be one of daily, weekly, biweekly, monthly',
    ],
    [
      'create-spending-limit',
      { category: 'Lazer', limitAmount: 1 },
      'Invalid or missing period',
      'period is required and must be one of daily, weekly, biweekly, monthly',
    ],
    [
      'create-spending-limit',
      { ...limit, limitAmount: 0 },
      'Invalid or missing limitAmount',
      'limitAmount must be more than 0',
    ],
    [
      'create-spending-limit',
      { ...limit, limitAmount: null },
      'Invalid or missing limitAmount',
      'limitAmount is required and must be a number',
    ],
    [
      'create-spending-limit',
      { ...limit, limitAmount: 1.234 },
      'Invalid or missing limitAmount',
      'limitAmount must have at most two decimals',
    ],
    ['update-spending-limit', { limitId: 'l', category: '' }, 'Invalid category', 'category must not be empty'],
    [
      'manage-closing-date',
      { operation: 'LIST' },
      'Invalid or missing operation',
      'operation must be one of LIST_ACCOUNTS, INSERT, UPDATE, DELETE, GET',
    ],
  ])('%s %j', async (name, body, error, message) => {
    expect(await refused(name, { body })).toMatchObject({ error, message });
  });

  it('a recurring reminder without a pattern is told of recurrencePattern and its values', async () => {
    const body = { ...reminder, isRecurring: true };
    const request = {
      ...parseInput(operationNamed('create-payment-reminder'), { query: {}, body }),
      recordResponse: () => [],
    };
    expect(await bodyOf(() => createPaymentReminder(request as never, {} as never))).toEqual({
      error: 'Invalid recurrence configuration',
      param: 'recurrencePattern',
      message:
        'recurrencePattern is required when isRecurring is true and must be one of daily, weekly, monthly, yearly',
    });
  });
});

describe('a call without a key', () => {
  const access = { read: () => Promise.reject(new Error('nothing to read')) };
  const shown = { access, now: '2026-03-10T12:00:00.000Z' as Instant, isReadOnly: null };
  it('is told that the header is missing, and its form', async () => {
    expect(await bodyOf(() => authenticate(null, shown))).toMatchObject({
      error: 'Invalid or inactive key',
      type: 'invalid_api_key',
      message: expect.stringMatching(/Authorization header is missing.*`Authorization: Bearer <API_KEY>`.*sk-/),
    });
  });

  it('is told so only then: a key of another form is an unknown key', async () => {
    expect(await bodyOf(() => authenticate({ text: 'sk-nonsense', kind: 'key' }, shown))).toMatchObject({
      type: 'invalid_api_key',
      message: 'The API key is unknown, revoked or inactive.',
    });
  });
});
