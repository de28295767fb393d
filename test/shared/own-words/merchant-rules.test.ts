import { expect, it } from 'vitest';
import { rulesOf } from '../../../shared/own-words/merchant-rules.ts';
import { changeOfMerchant, wordsOf } from '../../../shared/own-words/word-change.ts';
import type { MerchantWords, OwnMerchant, OwnWordsOfUser } from '../../../shared/own-words/words.ts';
import type { Instant } from '../../../shared/time/instant.ts';
import { aTransaction } from '../ledger/a-transaction.ts';

const NONE: OwnWordsOfUser = { order: 0, rows: [], merchants: [], accounts: [] };
const merchant = (name: string | null, text: string | null): OwnMerchant => ({ direction: 'DEBIT', name, text });
const at = (day: number) => `2026-03-${String(day).padStart(2, '0')}T12:00:00.000Z` as Instant;

const said = (of: OwnWordsOfUser, whose: OwnMerchant, change: Parameters<typeof wordsOf>[0], now: Instant) => {
  const order = of.order + 1;
  const { record } = changeOfMerchant(of, { merchant: whose, words: wordsOf(change, order), isUnfinished: false, now });
  return { ...of, order, merchants: [...of.merchants.filter(({ id }) => id !== record.id), record] };
};
const old = ({ createdAt: _, ...record }: MerchantWords): MerchantWords => record;

it('lists rules newest first, those of an unknown instant last, and none that say nothing', () => {
  const words = [
    ['b', { category: 'Lazer' }],
    ['a', { note: 'x' }],
    ['c', { category: null }],
    ['d', { merchant: 'D' }],
    ['e', { category: 'Moradia' }],
  ] as const;
  const all = words.reduce<OwnWordsOfUser>(
    (of, [name, change], day) => said(of, merchant(name, null), change, at(day + 1)),
    NONE,
  );
  const merchants = all.merchants.map((one) =>
    one.merchant.name === 'b' || one.merchant.name === 'a' ? old(one) : one,
  );
  expect(rulesOf({ ...all, merchants }, []).map(({ name, createdAt }) => [name, createdAt])).toEqual([
    ['e', at(5)],
    ['d', at(4)],
    ['a', null],
    ['b', null],
  ]);
});

it('keeps the instant of a rule that changes, and takes a new one where it said nothing before', () => {
  const once = said(NONE, merchant('uber', null), { category: 'Transporte' }, at(1));
  expect(said(once, merchant('uber', null), { merchant: 'Uber' }, at(2)).merchants[0]?.createdAt).toBe(at(1));
  const given = said(once, merchant('uber', null), { category: null }, at(2));
  expect(said(given, merchant('uber', null), { category: 'Lazer' }, at(3)).merchants[0]?.createdAt).toBe(at(3));
});

it('names a rule as its newest row is printed, and counts the rows of which it is the last word', () => {
  const row = (id: string, date: string, its: object) => aTransaction({ id, date, ...its });
  const rows = [
    row('1', '2026-03-01', { description: 'UBER TRIP 1', merchant: 'Uber' }),
    row('2', '2026-03-05', { description: 'UBER TRIP 2', merchant: 'UBER' }),
    row('3', '2026-03-04', { description: 'UBER TRIP 3', merchant: null }),
    row('4', '2026-03-06', { description: 'PADARIA', merchant: null }),
  ];
  const first = said(NONE, merchant('uber', 'ubertrip'), { category: 'Transporte' }, at(1));
  const both = said(first, merchant(null, 'ubertrip'), { category: 'Viagens', merchant: 'Meu Uber' }, at(2));
  // The later one, of the text, is on all three.
  expect(rulesOf(both, rows).map(({ name, transactions }) => [name, transactions])).toEqual([
    ['UBER', 3],
    ['UBER', 0],
  ]);
  const alone = { category: { value: 'Lazer', order: both.order + 1 } };
  const ofRow = { itemId: 'i', row: rows[0] as never, formerId: null, words: alone };
  expect(rulesOf({ ...both, rows: [ofRow] }, rows)[0]).toMatchObject({ transactions: 3, category: 'Viagens' });
  expect(rulesOf({ ...first, rows: [ofRow] }, rows)[0]).toMatchObject({ transactions: 2, merchant: null });
});
