import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { SaldoClient, Schemas } from '../../infra/client/client.ts';
import { startStack, type TestStack } from '../support/stack.ts';
import { refusalOf } from '../support/stack-client.ts';
import { household } from './a-household.ts';

let stack: TestStack;
let ana: SaldoClient;
beforeAll(async () => {
  stack = await startStack(household);
  ana = stack.typed(await stack.keyOf('ana'));
});
afterAll(() => stack.close());

const usage = (includeInactive: boolean) => ana.listSpendingLimits({ includeInactive });

describe('a spending limit, through the generated client', () => {
  it('lives from its creation to its deactivation, and the listing shows every step', async () => {
    const body = { category: 'Moradia', limitAmount: 3000, period: 'monthly' as const };
    const created = await ana.createSpendingLimit(body);
    expect(created.data).toMatchObject({ ...body, isActive: true, isRecurring: false, periodStart: null });
    const limitId = created.data.id;
    const { data, quota } = await usage(false);
    expect(
      data.map(({ id, status, remainingAmount, currentSpending }) => [id, status, remainingAmount + currentSpending]),
    ).toEqual([[limitId, expect.stringMatching(/^(ok|warning)$/), 3000]]);
    expect(quota).toMatchObject({ subscriptionType: 'pro', currentCount: 1, limit: 10, remaining: 9 });

    const update = { limitId, limitAmount: 3600.5, isActive: false };
    const updated = await ana.updateSpendingLimit(update);
    expect(updated.data).toMatchObject({ limitAmount: 3600.5, isActive: false });
    expect((await usage(false)).count).toBe(0);
    expect((await usage(true)).data.map(({ id, isActive }) => [id, isActive])).toEqual([[limitId, false]]);
  });

  it('is confirmed for the next period by default', async () => {
    const body: Schemas['ConfirmSpendingLimitRequest'] = { category: 'Lazer', limitAmount: 100, period: 'weekly' };
    const later = await ana.confirmSpendingLimit(body);
    expect(later.limit.periodStart).toMatch(/T00:00:00\.000Z$/);
    const now = await ana.confirmSpendingLimit({ ...body, startNextPeriod: false });
    expect(now.limit.periodStart).toBeNull();
  });

  it('is refused with the text of its first wrong field', async () => {
    const body = { category: '', limitAmount: -1, period: 'daily' as const };
    const { status, error } = await refusalOf(ana.createSpendingLimit(body));
    expect([status, error]).toEqual([400, 'Invalid or missing category']);
  });
});

describe('a closing date, through the generated client', () => {
  const manage = (body: Schemas['ManageClosingDateRequest']) => ana.manageClosingDate(body);

  it('is kept, changed, read and removed', async () => {
    const inserted = await manage({ operation: 'INSERT', accountId: 'acc-card', closingDay: 31 });
    expect(inserted.data).toMatchObject({ accountId: 'acc-card', closingDay: 31, isActive: true });
    await manage({ operation: 'UPDATE', accountId: 'acc-card', notes: 'Fim do mês' });
    const { data: read } = await manage({ operation: 'GET', accountId: 'acc-card' });
    if (!('createdAt' in read)) throw new Error('one closing date, whole');
    expect([read.closingDay, read.notes]).toEqual([31, 'Fim do mês']);
    const removed = await manage({ operation: 'DELETE', closingDateId: read.id });
    expect(removed.data).toEqual({ deletedId: read.id, accountId: 'acc-card' });
    const listed = await manage({ operation: 'LIST_ACCOUNTS' });
    expect(listed.data).toMatchObject({ totalAccounts: 1, accountsWithClosingDate: 0 });
  });
});

describe('synchronization and memories, through the generated client', () => {
  it('report every institution, and what is remembered', async () => {
    const { details } = await ana.manualUpdate();
    expect([details.totalItems, details.completed.count]).toEqual([1, 1]);
    const bare = await refusalOf(stack.typed(await stack.keyOf('ending')).manualUpdate());
    expect([bare.status, bare.error]).toEqual([400, 'No connected accounts found']);
    expect((await ana.getMemories({ message: 'Sou vegetariana' })).memoriesForPrompt).toContain('vegetariana');
  });
});
