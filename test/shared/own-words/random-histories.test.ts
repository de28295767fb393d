import { describe, expect, it } from 'vitest';
import { groupBy } from '../../../shared/group-by.ts';
import { asImported, type Transaction } from '../../../shared/ledger/transaction.ts';
import { carryWords } from '../../../shared/own-words/carry-words.ts';
import { type Change, changeOfMerchant, changeOfRow, wordsOf } from '../../../shared/own-words/word-change.ts';
import { type OwnWordsOfUser, ownMerchant } from '../../../shared/own-words/words.ts';
import type { Instant } from '../../../shared/time/instant.ts';
import { histories } from '../../support/histories.ts';
import { pick, type Random, seededRandom } from '../ledger/realistic-rows.ts';
import { shuffled } from '../ledger/simulated-bank.ts';
import { ledgerInMemory } from '../ledger/store/ledger-in-memory.ts';
import { always } from '../ledger/store/ledger-on.ts';
import { aBank, likenessOf, type Purchase } from './a-bank-with-words.ts';

const START = '2026-01-01T12:00:00.000Z' as Instant;

/** The service without its table: the ledger, the records of words, and what changes both. */
const service = () => {
  const ledger = ledgerInMemory();
  let words: OwnWordsOfUser = { order: 0, rows: [], merchants: [], accounts: [] };
  return {
    ledger,
    words: () => words,
    import: (random: Random, rows: readonly Transaction[]): void => {
      const imported = { accountId: 'acc-1', rows: shuffled(random, rows), window: always };
      ledger.import(imported, (accountId, merge) => {
        const { rows: worded, carried } = carryWords(words, accountId, merge);
        const replaced = new Set(carried.flatMap(({ before }) => before));
        const after = carried.map((one) => one.after);
        words = { ...words, rows: [...words.rows.filter((one) => !replaced.has(one)), ...after] };
        return { rows: worded, writes: [] };
      });
    },
    say: (row: Transaction, change: Change): void => {
      const { record, change: onRow } = changeOfRow(words, {
        row,
        itemId: 'i',
        words: wordsOf(change, words.order + 1),
      });
      words = {
        ...words,
        order: words.order + 1,
        rows: [...words.rows.filter((one) => !record.before.includes(one)), record.after],
      };
      ledger.rewrite(onRow);
    },
    sayOfAll: (row: Transaction, change: Change): void => {
      const merchant = ownMerchant(asImported(row));
      if (!merchant) throw new Error('Every row of these histories names somebody');
      const said = { merchant, words: wordsOf(change, words.order + 1), isUnfinished: false, now: START };
      const { record, change: onRows } = changeOfMerchant(words, said);
      const others = words.merchants.filter(({ id }) => id !== record.id);
      words = { ...words, order: words.order + 1, merchants: [...others, record] };
      ledger.rewrite(onRows);
    },
  };
};

type Said = { at: number; about: { key: number } | { merchant: string }; change: Change };

/** The oracle: all words in order; the last word on a purchase is valid, field by field. */
const model = () => {
  const said: Said[] = [];
  const merchantText = ({ description, type }: Transaction): string => `${description.trim().toLowerCase()} ${type}`;
  const expected = ({ key, row }: Purchase) => {
    const about = said.filter(({ about }) =>
      'key' in about ? about.key === key : about.merchant === merchantText(row),
    );
    const last = (field: keyof Change): string | null | undefined =>
      about.map(({ change }) => change[field]).findLast((value) => value !== undefined);
    return {
      category: last('category') ?? row.category,
      merchant: last('merchant') ?? row.merchant,
      note: last('note') ?? undefined,
    };
  };
  return {
    expected,
    say: ({ key }: Purchase, change: Change): void => void said.push({ at: said.length, about: { key }, change }),
    sayOfAll: ({ row }: Purchase, change: Change): void =>
      void said.push({ at: said.length, about: { merchant: merchantText(row) }, change }),
    /** Indistinguishable purchases may have changed places. */
    swap: (places: ReadonlyMap<number, number>): void => {
      for (const one of said) {
        if ('key' in one.about) one.about = { key: places.get(one.about.key) ?? one.about.key };
      }
    },
  };
};

const shown = ({ category, merchant, note }: Pick<Transaction, 'category' | 'merchant' | 'note'>): string =>
  JSON.stringify([category, merchant, note ?? null]);

/** For each purchase of a group the purchase whose words it shows; fails unless the group as a whole shows all words. */
const placesIn = (
  group: readonly Purchase[],
  rows: ReadonlyMap<string, Transaction>,
  expected: ReturnType<typeof model>['expected'],
): [number, number][] => {
  const left = group.map((purchase) => ({ purchase, text: shown(expected(purchase) as Transaction) }));
  const seen = group.map((purchase) => ({ purchase, text: shown(rows.get(purchase.row.id) as Transaction) }));
  expect(seen.map(({ text }) => text).toSorted()).toEqual(left.map(({ text }) => text).toSorted());
  return seen
    .toSorted(
      (a, b) =>
        Number(b.text === shown(expected(b.purchase) as Transaction)) -
        Number(a.text === shown(expected(a.purchase) as Transaction)),
    )
    .map(({ purchase, text }): [number, number] => {
      const own = left.findIndex((one) => one.purchase === purchase && one.text === text);
      const index = own >= 0 ? own : left.findIndex((one) => one.text === text);
      const [found] = left.splice(index, 1);
      return [found?.purchase.key ?? 0, purchase.key];
    });
};

const CHANGES: readonly Change[] = [
  { category: 'Lazer' },
  { category: 'Moradia', note: 'casa' },
  { merchant: 'Da esquina' },
  { note: 'com a Bia' },
  { category: null },
  { merchant: null, note: null },
];

describe.each(histories({ usual: 10, all: 60 }))('history %i of a bank and its user', (seed) => {
  it('shows on every purchase what was said of it last, however often the bank replaced its rows', () => {
    const random = seededRandom(seed);
    const [bank, saldo, oracle] = [aBank(random), service(), model()];
    let known: readonly Purchase[] = [];
    for (let step = 0; step < 12; step += 1) bank.step();
    for (let turn = 0; turn < 25; turn += 1) {
      known = [...bank.rows()];
      saldo.import(
        random,
        known.map(({ row }) => row),
      );
      const rows = new Map(saldo.ledger.rows().map((row) => [row.id, row]));
      expect([...rows.keys()].toSorted()).toEqual(known.map(({ row }) => row.id).toSorted());
      const groups = groupBy(known, ({ row }) => likenessOf(row));
      oracle.swap(new Map([...groups.values()].flatMap((group) => placesIn(group, rows, oracle.expected))));
      for (let edits = Math.floor(random() * 3); edits > 0 && known.length > 0; edits -= 1) {
        const [purchase, change] = [pick(random, known), pick(random, CHANGES)];
        const row = saldo.ledger.rows().find(({ id }) => id === purchase.row.id);
        if (!row) throw new Error('The ledger lacks a row that the bank has');
        const isOfAll = random() < 0.3;
        if (isOfAll) saldo.sayOfAll(row, change);
        else saldo.say(row, change);
        if (isOfAll) oracle.sayOfAll(purchase, change);
        else oracle.say(purchase, change);
        const after = new Map(saldo.ledger.rows().map((one) => [one.id, one]));
        for (const one of known)
          expect(shown(after.get(one.row.id) as Transaction)).toBe(shown(oracle.expected(one) as Transaction));
      }
      bank.step();
    }
  });
});
