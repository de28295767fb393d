import { describe, expect, it } from 'vitest';
import { accessAt, planOf, type Subscription } from '../../../shared/access/subscription.ts';
import type { Instant } from '../../../shared/time/instant.ts';

const now = '2026-03-10T12:00:00.000Z' as Instant;
const [before, after] = ['2026-03-10T11:59:59.999Z' as Instant, '2026-03-10T12:00:00.001Z' as Instant];
const a = (status: Subscription['status'], currentPeriodEnd: Instant | null): Subscription => ({
  plan: 'pro',
  status,
  currentPeriodEnd,
});

describe('access by subscription (RULES.md#authentication)', () => {
  it.each([
    { name: 'none at all', subscription: null, decision: 'no_subscription' },
    { name: 'expired, whatever its date', subscription: a('expired', after), decision: 'no_subscription' },
    { name: 'active', subscription: a('active', after), decision: 'granted' },
    { name: 'active past its date: the status decides', subscription: a('active', before), decision: 'granted' },
    { name: 'canceled, still running', subscription: a('canceled', after), decision: 'granted' },
    { name: 'canceled, ending now', subscription: a('canceled', now), decision: 'subscription_canceled' },
    { name: 'canceled and over', subscription: a('canceled', before), decision: 'subscription_canceled' },
    { name: 'canceled without a known end', subscription: a('canceled', null), decision: 'subscription_canceled' },
  ])('$name: $decision', ({ subscription, decision }) => expect(accessAt(subscription, now)).toBe(decision));
});

describe('plans (RULES.md#quotas)', () => {
  it.each([
    ['free', 5, 3],
    ['basic', 5, 3],
    ['pro', 10, 10],
    ['premium', 30, 30],
  ])('%s allows %i reminders and %i limits', (name, activeReminders, activeLimits) =>
    expect(planOf(name)).toEqual({ name, activeReminders, activeLimits }),
  );

  it('gives a plan that nobody sells what free gives', () => expect(planOf('constructor')).toEqual(planOf('free')));
});
