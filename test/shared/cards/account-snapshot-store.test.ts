import { expect, it } from 'vitest';
import { keys } from '../../../shared/platform/table/keys.ts';
import { day } from '../ledger/a-transaction.ts';

it('holdings are accounts, bills and closing dates, and nothing else of a user', () => {
  const { ':first': first, ':last': last } = keys.accountSnapshotOf('u');
  const isHeld = ({ sk }: { sk: string }) => sk >= first && sk <= last;
  const held = [
    keys.account('u', 'a'),
    keys.account('u', '~'),
    keys.bill('u', day('2026-03-10'), 'b'),
    keys.closingDate('u', '\u00ff'),
  ];
  const others = [
    keys.apiKey('u', 'h'),
    keys.profile('u'),
    keys.subscription('u'),
    keys.tombstone('u'),
    keys.quota('u'),
    keys.item('u', 'i'),
    keys.limit('u', 'l'),
    keys.reminder('u', 'r'),
    keys.memory('u', 'm'),
    keys.idempotency('u', 'k'),
    keys.delivery('u', 'limit', 'i', 'o', 'email'),
  ];
  expect(held.filter(isHeld)).toEqual(held);
  expect(others.filter(isHeld)).toEqual([]);
});
