import { describe, expect, it } from 'vitest';
import { ITEM_STATUSES } from '../../../shared/contract/resources/sync.ts';
import { connectionsOf, freshnessOf } from '../../../shared/sync/freshness.ts';
import { addSeconds, type Instant } from '../../../shared/time/instant.ts';

const now = '2026-03-10T12:00:00.000Z' as Instant;
const hoursAgo = (hours: number): Instant => addSeconds(now, -3600 * hours);
const connection = (id: string, lastUpdatedAt: Instant | null, status: (typeof ITEM_STATUSES)[number] = 'UPDATED') => ({
  id,
  connectorName: `Banco ${id}`,
  status,
  lastUpdatedAt,
});

describe('freshness', () => {
  it('is as old as the oldest connection', () => {
    const all = [connection('a', hoursAgo(1)), connection('b', hoursAgo(30)), connection('c', null)];
    expect(freshnessOf(all, now)).toMatchObject({ as_of: hoursAgo(30), is_stale: false });
  });

  it.each([
    [36, false],
    [36.001, true],
  ])('%d hours old is stale: %s', (hours, expected) => {
    expect(freshnessOf([connection('a', hoursAgo(hours))], now).is_stale).toBe(expected);
  });

  it('without connections, or before their first data, has no age and is not stale', () => {
    expect(freshnessOf([], now)).toEqual({ as_of: null, is_stale: false, connections: [] });
    expect(freshnessOf([connection('a', null)], now)).toMatchObject({ as_of: null, is_stale: false });
  });

  it('says of each connection what its owner must do', () => {
    const needs = Object.fromEntries(
      freshnessOf(
        ITEM_STATUSES.map((status) => connection(status, now, status)),
        now,
      ).connections.map((one) => [one.status, one.needs]),
    );
    expect(needs).toEqual({
      UPDATED: null,
      UPDATING: null,
      MERGING: null,
      WAITING_USER_INPUT: 'user_input',
      WAITING_USER_ACTION: 'user_action',
      LOGIN_ERROR: 'reconnect',
      OUTDATED: 'reconnect',
    });
  });

  it('is of the connections behind certain accounts', () => {
    const all = [connection('a', now), connection('b', now)];
    expect(connectionsOf(all, [{ itemId: 'b' }, { itemId: 'b' }]).map(({ id }) => id)).toEqual(['b']);
  });
});
