import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { SaldoClient, Schemas } from '../../infra/client/client.ts';
import { startStack, type TestStack } from '../support/stack.ts';
import { household } from './a-household.ts';

let stack: TestStack;
let ana: SaldoClient;
beforeAll(async () => {
  stack = await startStack(household);
  ana = stack.typed(await stack.keyOf('ana'));
});
afterAll(() => stack.close());

const usage = async (includeInactive: boolean) => {
  const params = { query: { includeInactive } };
  const { data } = await ana.GET('/tools/api/list-spending-limits', { params });
  if (!data) throw new Error('not listed');
  return data;
};

describe('a spending limit, through the generated client', () => {
  it('lives from its creation to its deactivation, and the listing shows every step', async () => {
    const body = { category: 'Moradia', limitAmount: 3000, period: 'monthly' as const };
    const created = await ana.POST('/tools/api/create-spending-limit', { body });
    expect(created.data?.data).toMatchObject({ ...body, isActive: true, isRecurring: false, periodStart: null });
    const limitId = created.data?.data.id ?? '';
    const { data, quota } = await usage(false);
    expect(
      data.map(({ id, status, remainingAmount, currentSpending }) => [id, status, remainingAmount + currentSpending]),
    ).toEqual([[limitId, expect.stringMatching(/^(ok|warning)$/), 3000]]);
    expect(quota).toMatchObject({ subscriptionType: 'pro', currentCount: 1, limit: 10, remaining: 9 });

    const update = { limitId, limitAmount: 3600.5, isActive: false };
    const updated = await ana.PUT('/tools/api/update-spending-limit', { body: update });
    expect(updated.data?.data).toMatchObject({ limitAmount: 3600.5, isActive: false });
    expect((await usage(false)).count).toBe(0);
    expect((await usage(true)).data.map(({ id, isActive }) => [id, isActive])).toEqual([[limitId, false]]);
  });

  it('is confirmed for the next period by default', async () => {
    const body: Schemas['ConfirmSpendingLimitRequest'] = { category: 'Lazer', limitAmount: 100, period: 'weekly' };
    const later = await ana.POST('/tools/api/confirm-spending-limit', { body });
    expect(later.data?.limit.periodStart).toMatch(/T00:00:00\.000Z$/);
    const now = await ana.POST('/tools/api/confirm-spending-limit', { body: { ...body, startNextPeriod: false } });
    expect(now.data?.limit.periodStart).toBeNull();
  });

  it('is refused with the text of its first wrong field', async () => {
    const body = { category: '', limitAmount: -1, period: 'daily' as const };
    const { error, response } = await ana.POST('/tools/api/create-spending-limit', { body });
    expect([response.status, error?.error]).toEqual([400, 'Invalid or missing category']);
  });
});

describe('a closing date, through the generated client', () => {
  const manage = (body: Schemas['ManageClosingDateRequest']) => ana.POST('/tools/api/manage-closing-date', { body });

  it('is kept, changed, read and removed', async () => {
    const inserted = await manage({ operation: 'INSERT', accountId: 'acc-card', closingDay: 31 });
    expect(inserted.data?.data).toMatchObject({ accountId: 'acc-card', closingDay: 31, isActive: true });
    await manage({ operation: 'UPDATE', accountId: 'acc-card', notes: 'Fim do mês' });
    const { data: read } = await manage({ operation: 'GET', accountId: 'acc-card' });
    if (!read || !('createdAt' in read.data)) throw new Error('one closing date, whole');
    expect([read.data.closingDay, read.data.notes]).toEqual([31, 'Fim do mês']);
    const removed = await manage({ operation: 'DELETE', closingDateId: read.data.id });
    expect(removed.data?.data).toEqual({ deletedId: read.data.id, accountId: 'acc-card' });
    const listed = await manage({ operation: 'LIST_ACCOUNTS' });
    expect(listed.data?.data).toMatchObject({ totalAccounts: 1, accountsWithClosingDate: 0 });
  });
});

describe('synchronization and memories, through the generated client', () => {
  it('report every institution, and what is remembered', async () => {
    const { data } = await ana.POST('/tools/api/manual-update');
    expect([data?.details.totalItems, data?.details.completed.count]).toEqual([1, 1]);
    const bare = await stack.typed(await stack.keyOf('ending')).POST('/tools/api/manual-update');
    expect([bare.response.status, bare.error?.error]).toEqual([400, 'No connected accounts found']);
    const params = { query: { message: 'Sou vegetariana' } };
    expect((await ana.GET('/tools/api/get-memories', { params })).data?.memoriesForPrompt).toContain('vegetariana');
  });
});
