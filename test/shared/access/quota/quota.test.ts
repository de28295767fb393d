import { describe, expect, it } from 'vitest';
import { quotaExceededMessage, quotaView, tooManyRecordsMessage } from '../../../../shared/access/quota/quota.ts';

describe('the quota in listings (RULES.md#quotas)', () => {
  it.each([
    { name: 'nothing in use', count: 0, limit: 10, canCreate: true, remaining: 10 },
    { name: 'one left', count: 9, limit: 10, canCreate: true, remaining: 1 },
    { name: 'all in use', count: 10, limit: 10, canCreate: false, remaining: 0 },
    { name: 'more in use than the plan has, after a downgrade', count: 12, limit: 10, canCreate: false, remaining: 0 },
    { name: 'a plan without any', count: 0, limit: 0, canCreate: false, remaining: 0 },
  ])('$name', ({ count, limit, canCreate, remaining }) => {
    expect(quotaView('pro', count, limit)).toEqual({
      subscriptionType: 'pro',
      currentCount: count,
      limit,
      canCreate,
      remaining,
    });
  });
});

it('the message of the 403 names plan and usage (RULES.md#quotas)', () => {
  expect(quotaExceededMessage('pro', 'lembretes ativos', 10)).toMatch(/plano pro .*10 lembretes ativos/);
  expect(tooManyRecordsMessage('pro', 'lembretes', 'Apague um.')).toMatch(/plano pro .*500 lembretes.*Apague um\.$/);
});
