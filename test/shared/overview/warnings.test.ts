import { describe, expect, it } from 'vitest';
import { centavos } from '../../../shared/money.ts';
import { warningsOf } from '../../../shared/overview/warnings.ts';
import type { CurrentStream } from '../../../shared/recurring/found-stream.ts';
import type { Item } from '../../../shared/sync/item.ts';
import { instant } from '../cards/a-card.ts';
import { day } from '../ledger/a-transaction.ts';

/** The 20th of March in São Paulo, where it is still the 19th in UTC minus three hours before three. */
const NOW = instant('2026-03-20T15:00:00.000Z');
const none = { connections: [], streams: [], subscription: null };
const bank = (over: Partial<Item>): Item =>
  ({
    id: 'i1',
    connectorName: 'Itaú',
    status: 'UPDATED',
    lastUpdatedAt: instant('2026-03-20T12:00:00.000Z'),
    consentExpiresAt: null,
    ...over,
  }) as Item;
const stream = (over: Partial<CurrentStream>): CurrentStream =>
  ({
    title: 'HBO Max',
    direction: 'outflow',
    status: 'active',
    inReais: true,
    priceChange: { from: centavos(4390), to: centavos(4690), date: day('2026-03-01') },
    ...over,
  }) as CurrentStream;

describe('warningsOf', () => {
  it.each([
    ['the day itself', '2026-03-20T23:00:00.000Z', 0],
    ['at night, still that day in São Paulo', '2026-03-21T02:59:00.000Z', 0],
    ['fifteen days before', '2026-04-04T12:00:00.000Z', 15],
  ])('tells the end of a consent and of a canceled plan: %s', (_, end, days_away) => {
    const connections = [bank({ consentExpiresAt: instant(end) })];
    const subscription = { status: 'canceled', currentPeriodEnd: instant(end) } as const;
    expect(warningsOf({ ...none, connections, subscription }, [], NOW)).toMatchObject([
      { kind: 'plan_ends', days_away, item_id: null },
      { kind: 'consent_ends', days_away, name: 'Itaú', item_id: 'i1' },
    ]);
  });

  it.each(['2026-04-05T12:00:00.000Z', '2026-03-19T12:00:00.000Z'])('is silent about an end on %s', (end) => {
    const connections = [bank({ consentExpiresAt: instant(end) })];
    const subscription = { status: 'canceled', currentPeriodEnd: instant(end) } as const;
    expect(warningsOf({ ...none, connections, subscription }, [], NOW)).toEqual([]);
  });

  it.each([
    { status: 'active', currentPeriodEnd: instant('2026-03-22T12:00:00.000Z') },
    { status: 'canceled', currentPeriodEnd: null },
  ] as const)('is silent about a plan that goes on: $status', (subscription) => {
    expect(warningsOf({ ...none, subscription }, [], NOW)).toEqual([]);
  });

  it('says once why a bank is old', () => {
    const lastUpdatedAt = instant('2026-03-18T02:00:00.000Z');
    const connections = [
      bank({ id: 'old', lastUpdatedAt }),
      bank({ id: 'waits', lastUpdatedAt, status: 'LOGIN_ERROR' }),
      bank({ id: 'new' }),
    ];
    expect(warningsOf({ ...none, connections }, [], NOW)).toMatchObject([
      { kind: 'needs_user', item_id: 'waits' },
      { kind: 'stale', item_id: 'old', date: '2026-03-17', days_away: -3 },
    ]);
  });

  it.each([
    ['45 days ago', {}, '2026-02-03', 1],
    ['46 days ago', {}, '2026-02-02', 0],
    ['of income', { direction: 'inflow' as const }, '2026-03-01', 0],
    ['of what has ended', { status: 'ended' as const }, '2026-03-01', 0],
    ['in another currency', { inReais: false }, '2026-03-01', 0],
  ])('tells a rise of price %s', (_, over, date, count) => {
    const priceChange = { from: centavos(4390), to: centavos(4690), date: day(date) };
    const told = warningsOf({ ...none, streams: [stream({ ...over, priceChange })] }, [], NOW);
    expect(told).toMatchObject(Array(count).fill({ kind: 'price_rise', name: 'HBO Max', from: 43.9, to: 46.9, date }));
  });

  it('is silent about a price that fell', () => {
    const priceChange = { from: centavos(4690), to: centavos(4390), date: day('2026-03-01') };
    expect(warningsOf({ ...none, streams: [stream({ priceChange })] }, [], NOW)).toEqual([]);
  });

  it('puts the most urgent first', () => {
    const due = [
      { date: day('2026-03-18'), description: 'Luz', days_away: -2 },
      { date: day('2026-03-21'), description: 'Escola', days_away: 1 },
    ];
    const connections = [
      bank({ id: 'ends', consentExpiresAt: instant('2026-03-28T12:00:00.000Z') }),
      bank({ id: 'waits', status: 'OUTDATED' }),
    ];
    const kinds = warningsOf({ ...none, connections, streams: [stream({})] }, due, NOW).map(({ kind }) => kind);
    expect(kinds).toEqual(['needs_user', 'consent_ends', 'payment_overdue', 'price_rise']);
  });
});
