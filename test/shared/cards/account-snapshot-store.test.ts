import { expect, it } from 'vitest';
import { billsFrom } from '../../../shared/cards/account-snapshot.ts';
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

it('without bills that were due before a day are the others', () => {
  const bill = (date: string) => keys.bill('u', day(date), 'b');
  const isHeldSince = (due: string | null, { sk }: { sk: string }) =>
    keys
      .accountSnapshotSince('u', due === null ? null : day(due))
      .some((one) => sk >= one[':first'] && sk <= one[':last']);
  const always = [keys.account('u', 'a'), keys.account('u', '~'), keys.closingDate('u', '\u00ff')];
  for (const due of ['2026-03-10', null]) expect(always.filter((one) => isHeldSince(due, one))).toEqual(always);
  expect(['2026-03-09', '2026-03-10', '2027-01-01'].map((date) => isHeldSince('2026-03-10', bill(date)))).toEqual([
    ...[false, true, true],
  ]);
  expect(isHeldSince(null, bill('2026-03-10'))).toBe(false);
  expect([keys.quota('u'), keys.profile('u')].some((one) => isHeldSince('2026-03-10', one))).toBe(false);
});

it('the bills of a year and a month before a period say when its own close', () => {
  const today = day('2026-03-31');
  expect(billsFrom(day('2025-12-31'), today)).toBe('2024-11-30');
  expect(billsFrom(day('2027-01-01'), today)).toBe('2025-02-28');
  expect(billsFrom(day('0001-01-01'), today)).toBeUndefined();
});
