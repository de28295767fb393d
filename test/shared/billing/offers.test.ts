import { afterEach, describe, expect, it, vi } from 'vitest';
import { connectionsAllowed, mostConnections, plansLink } from '../../../shared/billing/offers.ts';
import { readOffers } from '../../../shared/contract/web/plan.ts';
import { variables } from '../../../shared/platform/environment.ts';
import type { Instant } from '../../../shared/time/instant.ts';

afterEach(() => vi.unstubAllEnvs());

const pro = { plan: 'pro', name: 'Pro', price: 1990, period: 'month', max_connections: 3, features: ['10 limites'] };
const read = (offers: unknown) => readOffers(JSON.stringify(offers));

describe('the setting', () => {
  it('is nothing where it is not set, and keeps its order', () => {
    expect(readOffers(undefined)).toEqual([]);
    expect(readOffers('')).toEqual([]);
    const yearly = { ...pro, period: 'year', price: 19900 };
    const free = { ...pro, plan: 'free', price: 0 };
    expect(read([pro, free, yearly])).toEqual([pro, free, yearly]);
  });

  it('needs neither features nor a limit of connections', () => {
    const { max_connections: _most, features: _features, ...rest } = pro;
    expect(read([rest])).toEqual([{ ...rest, max_connections: null, features: [] }]);
    expect(read([{ ...rest, price: null }])[0]?.price).toBeNull();
  });

  it.each([
    ['no JSON', '{'],
    ['PLANS (', '{}'],
    ['PLANS.0.plan (', [{ ...pro, plan: 'gold' }]],
    ['PLANS.0.price (', [{ ...pro, price: -1 }]],
    ['PLANS.0.price (', [{ ...pro, price: 19.9 }]],
    ['PLANS.0.price (', [{ ...pro, price: '1990' }]],
    ['PLANS.0.price (', [{ ...pro, price: undefined }]],
    ['PLANS.0.period (', [{ ...pro, period: 'week' }]],
    ['PLANS.0.name (', [{ ...pro, name: ' ' }]],
    ['PLANS.0.max_connections (', [{ ...pro, max_connections: -1 }]],
    ['PLANS.0.features.1 (', [{ ...pro, features: ['a', ''] }]],
    ['PLANS.0 (', [{ ...pro, prise: 1 }]],
    ['PLANS.1 (the same plan', [pro, { ...pro, name: 'Outro' }]],
    ['PLANS (', Array.from({ length: 9 }, () => pro)],
  ])('names %s where it is wrong', (named, offers) => {
    const text = typeof offers === 'string' ? offers : JSON.stringify(offers);
    expect(() => readOffers(text)).toThrow(named);
  });
});

describe('connections', () => {
  const now = '2026-11-28T12:00:00.000Z' as Instant;
  const ended = '2026-11-28T12:00:00.000Z' as Instant;

  it('of a plan are those of its most generous offer; of one that is not offered, without limit', () => {
    const yearly = { ...pro, period: 'year', max_connections: 5 };
    expect(mostConnections('pro', read([pro, yearly]))).toBe(5);
    expect(mostConnections('pro', read([pro, { ...yearly, max_connections: null }]))).toBeNull();
    expect(mostConnections('basic', read([pro]))).toBeNull();
    expect(mostConnections('pro', [])).toBeNull();
    expect(mostConnections('pro', read([{ ...pro, max_connections: 0 }]))).toBe(0);
  });

  it('of a user whose plan has ended are those of the free plan', () => {
    vi.stubEnv(variables.plans, JSON.stringify([{ ...pro, plan: 'free', max_connections: 1 }, pro]));
    const of = (status: 'active' | 'canceled' | 'expired', end: Instant | null = null) =>
      connectionsAllowed({ plan: 'pro', status, currentPeriodEnd: end }, now);
    expect([of('active'), of('canceled', '2026-11-28T12:00:00.001Z' as Instant)]).toEqual([3, 3]);
    expect([of('canceled', ended), of('canceled'), of('expired'), connectionsAllowed(null, now)]).toEqual([1, 1, 1, 1]);
  });
});

it('the way to the page of payment names user, plan and period, beside what the address has', () => {
  expect(plansLink('u1')).toBeNull();
  vi.stubEnv(variables.plansUrl, 'https://pay.example/planos?origem=saldo');
  expect(plansLink('u1')).toBe('https://pay.example/planos?origem=saldo&user=u1');
  expect(plansLink('u1', { plan: 'pro', period: 'year' })).toBe(
    'https://pay.example/planos?origem=saldo&user=u1&plan=pro&period=year',
  );
});
