import { describe, expect, it } from 'vitest';
import type { Operation } from '../../../shared/contract/operation.ts';
import { createPaymentReminder } from '../../../shared/contract/operations/create-payment-reminder.ts';
import { createSpendingLimit } from '../../../shared/contract/operations/create-spending-limit.ts';
import { deletePaymentReminder } from '../../../shared/contract/operations/delete-payment-reminder.ts';
import { getBillSummary } from '../../../shared/contract/operations/get-bill-summary.ts';
import { getTransactions } from '../../../shared/contract/operations/get-transactions.ts';
import { refusalOf } from '../../../shared/runtime/http-errors.ts';
import { ignoredNames, parseInput, withLists } from '../../../shared/runtime/parse-input.ts';
import { withEnvelope } from '../../../shared/runtime/run-endpoint.ts';
import type { Instant } from '../../../shared/time/instant.ts';

const refusal = (operation: Operation, query: Record<string, unknown>, body?: unknown) => {
  try {
    parseInput(operation, { query, body });
  } catch (error) {
    const refusal = refusalOf(error);
    if (refusal) return { status: refusal.status, ...refusal.body };
    throw error;
  }
  return 'accepted';
};

describe('input', () => {
  it.each([
    [{}, 'Invalid or missing category'],
    [{ category: '  ', limitAmount: 'x', period: 1 }, 'Invalid or missing category'],
    [{ category: ['a'], limitAmount: 1, period: 'daily' }, 'Invalid or missing category'],
    [{ category: 'a', limitAmount: '10', period: 'x' }, 'Invalid or missing limitAmount'],
    [{ category: 'a', limitAmount: 0, period: 'x' }, 'Invalid or missing limitAmount'],
    [{ category: 'a', limitAmount: 1.234, period: 'daily' }, 'Invalid or missing limitAmount'],
    [{ category: 'a', limitAmount: null, period: 'daily' }, 'Invalid or missing limitAmount'],
    [{ category: 'a', limitAmount: 1, period: 'yearly' }, 'Invalid or missing period'],
  ])('answers the first wrong field of %j', (body, error) => {
    expect(refusal(createSpendingLimit, {}, body)).toMatchObject({ status: 400, error });
  });

  it('leaves unknown fields out and keeps what is known', () => {
    const body = { category: ' Lazer ', limitAmount: 12.34, period: 'weekly', limit: 3 };
    const parsed = parseInput(createSpendingLimit, { query: { s: 's', x: '1' }, body });
    expect(parsed.body).toEqual({ category: 'Lazer', limitAmount: 12.34, period: 'weekly' });
  });

  it.each(['1', 'True', 'yes', 'FALSE'])('never reads hardDelete=%s as a flag', (hardDelete) => {
    expect(refusal(deletePaymentReminder, { reminderId: 'r', hardDelete })).toMatchObject({
      status: 400,
      received: hardDelete,
    });
  });

  it('takes DELETE parameters from the body, and the query wins', () => {
    const input = { query: { hardDelete: 'false' }, body: { reminderId: 'r', hardDelete: true } };
    expect(parseInput(deletePaymentReminder, input).query).toEqual({ reminderId: 'r', hardDelete: false });
  });

  it.each(['0', '32', '1.5', 'x', '1e1'])('refuses closingDay=%s and echoes it', (closingDay) => {
    expect(refusal(getBillSummary, { closingDay })).toMatchObject({
      status: 400,
      error: 'Invalid closingDay',
      received: closingDay,
    });
  });
});

describe('wrong fields', () => {
  it('are all named, each once, in the order of the operation', () => {
    const body = { recurrencePattern: 'x', isRecurring: 'y', dueDate: '2026-02-30' };
    expect(refusal(createPaymentReminder, {}, body)).toMatchObject({
      error: 'Invalid or missing title',
      param: 'title',
      details: [
        { param: 'title', message: 'title is required and must be a string' },
        { param: 'dueDate', received: '2026-02-30' },
        { param: 'isRecurring', received: 'y' },
        { param: 'recurrencePattern', received: 'x' },
      ],
    });
  });

  it('of a list are one field', () => {
    expect(refusal(getTransactions, { includeStatus: 'A,B,C', format: 'x' })).toMatchObject({
      param: 'includeStatus',
      details: [{ param: 'includeStatus' }, { param: 'format' }],
    });
  });

  it('of a body are echoed where they are short and single', () => {
    const of = (title: unknown) => refusal(createPaymentReminder, {}, { title, dueDate: '2026-01-01' });
    expect(of(7)).toMatchObject({ received: 7, details: [{ received: 7 }] });
    expect(of(null)).not.toHaveProperty('received');
    expect(of('x'.repeat(501))).not.toHaveProperty('received');
    expect(of({ secret: 'x' })).not.toHaveProperty('received');
  });

  it('are told what a flag takes', () => {
    expect(refusal(deletePaymentReminder, { reminderId: 'r', hardDelete: 'yes' })).toMatchObject({
      message: 'hardDelete must be true or false',
    });
  });
});

describe('lists', () => {
  it.each([
    [{ 'categories[]': 'A,B' }, { categories: 'A,B' }],
    [{ 'categories[0]': 'A', 'categories[1]': 'B' }, { categories: 'A,B' }],
    [{ categories: 'A', 'categories[]': 'B' }, { categories: 'A,B' }],
    [{ 'includeStatus[]': 'POSTED' }, { includeStatus: 'POSTED' }],
    [{ 'startDate[]': '2026-01-01' }, { 'startDate[]': '2026-01-01' }],
    [{ 'categories[x]': 'A' }, { 'categories[x]': 'A' }],
    [{ 'constructor[]': 'A' }, { 'constructor[]': 'A' }],
  ])('%j is %j', (given, read) => expect(withLists(getTransactions, given)).toEqual(read));
});

describe('what is ignored', () => {
  it('is named in the order of the query, each once, then fields of the body', () => {
    const raw = { query: { '2': 'x', page: '1', s: 's', startDate: '' }, body: { b: 1, page: 2 } };
    expect(ignoredNames(getTransactions, raw, 'page=1&2=x&s=s&page=3')).toEqual(['page', '2', 'b']);
  });

  it('is at most ten printable names', () => {
    const query = Object.fromEntries(
      ['é', 'a\r\nb', 'c,d', ...Array.from({ length: 20 }, (_, at) => `n${at}`)].map((name) => [name, '']),
    );
    const named = ignoredNames(getTransactions, { query, body: undefined });
    expect(named).toHaveLength(10);
    expect(named.slice(0, 3)).toEqual(['?', 'a??b', 'c?d']);
  });

  it('of a DELETE may come in either place', () => {
    const raw = { query: { x: '1' }, body: { reminderId: 'r', y: 1 } };
    expect(ignoredNames(deletePaymentReminder, raw)).toEqual(['x', 'y']);
  });
});

describe('envelope', () => {
  const now = '2026-01-01T00:00:00.000Z' as Instant;
  it.each([
    ['full', { success: true, a: 1, timestamp: now }],
    ['success', { success: true, a: 1 }],
    ['none', { a: 1 }],
  ] as const)('%s', (envelope, body) => expect(withEnvelope({ envelope }, { a: 1 }, now)).toEqual(body));
});
