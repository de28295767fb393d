import { describe, expect, it } from 'vitest';
import { centavos } from '../../../shared/money.ts';
import { warningsOf } from '../../../shared/overview/warnings.ts';
import type { Signal } from '../../../shared/signals/signal.ts';
import type { Item } from '../../../shared/sync/item.ts';
import { instant } from '../cards/a-card.ts';
import { day } from '../ledger/a-transaction.ts';

/** The 20th of March in São Paulo, where it is still the 19th in UTC minus three hours before three. */
const NOW = instant('2026-03-20T15:00:00.000Z');
const none = { connections: [], signals: [], subscription: null };
const bank = (over: Partial<Item>): Item =>
  ({
    id: 'i1',
    connectorName: 'Itaú',
    status: 'UPDATED',
    lastUpdatedAt: instant('2026-03-20T12:00:00.000Z'),
    consentExpiresAt: null,
    ...over,
  }) as Item;
const signal = (over: Partial<Signal>): Signal =>
  ({
    id: 'sig_0',
    kind: 'price_rise',
    status: 'new',
    isGone: false,
    date: day('2026-03-01'),
    amount: centavos(300),
    figures: { name: 'HBO Max', from: centavos(4390), to: centavos(4690) },
    rows: [],
    itemIds: [],
    ...over,
  }) as Signal;

describe('warningsOf', () => {
  it.each([
    ['the day itself', '2026-03-20T23:00:00.000Z', 0],
    ['at night, still that day in São Paulo', '2026-03-21T02:59:00.000Z', 0],
    ['fifteen days before', '2026-04-04T12:00:00.000Z', 15],
  ])('tells the end of a canceled plan: %s', (_, end, days_away) => {
    const subscription = { status: 'canceled', currentPeriodEnd: instant(end) } as const;
    expect(warningsOf({ ...none, subscription }, [], NOW)).toMatchObject([
      { kind: 'plan_ends', days_away, item_id: null },
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

  it('tells three new signals, the gravest first, in their own words', () => {
    const signals = [
      signal({ kind: 'new_subscription', id: 'sig_1' }),
      signal({ kind: 'price_rise', id: 'sig_2', date: day('2026-03-02') }),
      signal({ kind: 'price_rise', id: 'sig_3', date: day('2026-03-03') }),
      signal({ kind: 'low_balance_ahead', id: 'sig_4', date: day('2026-03-25') }),
      signal({ kind: 'double_charge', id: 'sig_5', status: 'seen' }),
      signal({ kind: 'double_charge', id: 'sig_6', status: 'dismissed' }),
      signal({ kind: 'double_charge', id: 'sig_7', isGone: true }),
    ];
    const told = warningsOf({ ...none, signals }, [], NOW);
    expect(told.map(({ signal_id }) => signal_id)).toEqual(['sig_4', 'sig_3', 'sig_2']);
    expect(told[0]).toEqual({
      kind: 'signal',
      date: '2026-03-25',
      days_away: 5,
      name: 'HBO Max',
      item_id: null,
      signal_id: 'sig_4',
      signal_kind: 'low_balance_ahead',
      severity: 'high',
      sentence: 'Podem faltar R$ 3,00 em 25/03/2026.',
    });
  });

  it('names the connection whose consent ends', () => {
    const signals = [signal({ kind: 'consent_ending', itemIds: ['i1'] })];
    expect(warningsOf({ ...none, signals }, [], NOW)).toMatchObject([{ kind: 'signal', item_id: 'i1' }]);
  });

  it('puts the most urgent first', () => {
    const due = [
      { date: day('2026-03-18'), description: 'Luz', days_away: -2 },
      { date: day('2026-03-21'), description: 'Escola', days_away: 1 },
    ];
    const connections = [bank({ id: 'waits', status: 'OUTDATED' })];
    const kinds = warningsOf({ ...none, connections, signals: [signal({})] }, due, NOW).map(({ kind }) => kind);
    expect(kinds).toEqual(['needs_user', 'signal', 'payment_overdue']);
  });
});
