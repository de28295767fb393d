import { describe, expect, it } from 'vitest';
import type { Operation } from '../../../shared/contract/operation.ts';
import { createSpendingLimit } from '../../../shared/contract/operations/create-spending-limit.ts';
import { deletePaymentReminder } from '../../../shared/contract/operations/delete-payment-reminder.ts';
import { getBillSummary } from '../../../shared/contract/operations/get-bill-summary.ts';
import { refusalOf } from '../../../shared/runtime/http-errors.ts';
import { parseInput } from '../../../shared/runtime/parse-input.ts';
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

describe('envelope', () => {
  const now = '2026-01-01T00:00:00.000Z' as Instant;
  it.each([
    ['full', { success: true, a: 1, timestamp: now }],
    ['success', { success: true, a: 1 }],
    ['none', { a: 1 }],
  ] as const)('%s', (envelope, body) => expect(withEnvelope({ envelope }, { a: 1 }, now)).toEqual(body));
});
