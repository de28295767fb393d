import { describe, expect, it } from 'vitest';
import { moneyIn, onItsOwnDate } from '../../shared/cash-flow/entries.ts';
import { categoryAliases } from '../../shared/categories/category-aliases.ts';
import { matchCategories } from '../../shared/categories/category-matcher.ts';
import { knownNames } from '../../shared/categories/category-names.ts';
import { allCategories } from '../../shared/categories/category-tree.ts';
import { unknownCategoriesHint } from '../../shared/categories/nearest-names.ts';
import { getTransactions as operation } from '../../shared/contract/operations/get-transactions.ts';
import { usageAt } from '../../shared/limits/list-usage.ts';
import { parseInput } from '../../shared/runtime/parse-input.ts';
import { messageFilter } from '../../shared/search/message/message-filter.ts';
import { LONGEST_READ } from '../../shared/search/message/talk/canonical-text.ts';
import { grammarWords } from '../../shared/search/message/talk/lexicon.ts';
import { day } from '../shared/ledger/a-transaction.ts';
import { pick, realisticRows, seededRandom } from '../shared/ledger/realistic-rows.ts';
import { aLimit, at } from '../shared/limits/builders.ts';
import { accounts, TODAY } from '../shared/search/message/a-reading.ts';
import { histories } from '../support/histories.ts';
import { costRatio } from './cost-ratio.ts';

const MOST_TIMES = 20;
const filled = (unit: string, length: number): string => unit.repeat(Math.ceil(length / unit.length)).slice(0, length);

const merchantName = (index: number): string =>
  `loja${[...String(index)].map((digit) => 'bcdfghjklm'[Number(digit)]).join('')}a`;
// As many rows as a busy household has in a year, of more merchants than a message can name.
const rows = realisticRows(seededRandom(3), {
  accountId: 'bb',
  kind: 'BANK',
  from: day('2025-11-22'),
  days: 365,
  count: 4000,
}).map((row, index) => ({
  ...row,
  description: index % 2 ? row.description : `${merchantName(index % 1200)} SAO PAULO`,
}));

const listed = (clientMessage: string): number => {
  const { against } = messageFilter(clientMessage, TODAY);
  const { isMeant, picked } = against(rows, accounts);
  return picked(rows.filter((row) => isMeant(row, accounts[0]))).length;
};

const ordinarily = () => listed('quanto gastei com uber em outubro');

const random = seededRandom(11);
const vocabulary = [...grammarWords(), ...[...knownNames().keys()].flatMap((name) => name.split(' '))];
const connected = [
  'e',
  ',',
  'ou',
  'menos',
  'de',
  '5',
  '100',
  'reais',
  'ontem',
  'em outubro',
  'uber',
  'ultimos 3',
  'top 5',
];
const sequence = (words: readonly string[]): string =>
  Array.from({ length: 600 }, () => pick(random, words))
    .join(' ')
    .slice(0, LONGEST_READ);
const repeated = (): string => {
  const unit = Array.from({ length: 1 + Math.floor(random() * 4) }, () =>
    pick(random, random() < 0.7 ? vocabulary : connected),
  );
  return filled(`${unit.join(' ')} `, LONGEST_READ);
};
const merchants = Array.from({ length: 1200 }, (_, index) => merchantName(index)).join(' ');

describe('a clientMessage', () => {
  it.each([
    ['one category', filled('fun ', LONGEST_READ)],
    ['one merchant', filled('uber e ', LONGEST_READ)],
    ['merchants side by side', filled('uber netflix drogasil ', LONGEST_READ)],
    ['1,200 merchants', merchants],
    ['1,200 merchants left out', `menos ${merchants.replaceAll(' ', ' e ')}`],
    ['every category', [...knownNames().keys()].join(', ')],
    ['many orders', Array.from({ length: 200 }, (_, index) => `top ${index + 1} gastos`).join(' e ')],
    [
      'many dates left out',
      Array.from({ length: 200 }, (_, index) => `exceto dia ${(index % 28) + 1}/${(index % 12) + 1}`).join(' '),
    ],
    [
      'typing errors',
      Array.from({ length: 300 }, (_, index) => `gastie${'abcdefghij'[index % 10]}${'klmnopqrst'[index % 7]}`).join(
        ' ',
      ),
    ],
    ['marks without words', filled(`a${'\u0301'.repeat(9)}‹t1›$ `, 100_000)],
  ])('of %s', (_what, message) => {
    expect(costRatio(() => listed(message), ordinarily, MOST_TIMES)).toBeLessThan(MOST_TIMES);
  });

  it.each([
    ['a'.repeat(100_000)],
    ['1'.repeat(100_000)],
    ['1-'.repeat(50_000)],
    ['1/1/'.repeat(25_000)],
    [' '.repeat(100_000)],
    [','.repeat(100_000)],
    ['de '.repeat(33_000)],
    ['menos '.repeat(16_000)],
    ['uber e '.repeat(15_000)],
    ['mil e cento e '.repeat(8000)],
    ['pagamento do '.repeat(8000)],
    ['nao foi '.repeat(12_000)],
    ['5 de outubro a '.repeat(7000)],
    ['gastie mercdo '.repeat(7000)],
    ['menos as compras parceladas '.repeat(4000)],
    ['nao em 10x de 5 '.repeat(6000)],
    ['top 5 maiores compras '.repeat(4000)],
    ['menos a maior das ultimas 10 '.repeat(4000)],
    ['feriado de natal de '.repeat(5000)],
    ['a o as os '.repeat(10_000)],
    [`a${'\u0301'.repeat(99_999)}`],
    ['‹p1›'.repeat(25_000)],
  ])('of one shape without an end: %#', (message) => {
    expect(costRatio(() => listed(message), ordinarily, MOST_TIMES)).toBeLessThan(MOST_TIMES);
  });

  it('of known words, repeated or in any order', () => {
    const messages = [
      ...histories({ usual: 8, all: 24 }).map(repeated),
      ...histories({ usual: 4, all: 10 }).map(() => sequence(vocabulary)),
      ...histories({ usual: 4, all: 10 }).map(() => sequence([...vocabulary, ...connected])),
    ];
    const ratios = messages.map((message) => ({
      message: message.slice(0, 60),
      ratio: costRatio(() => listed(message), ordinarily, MOST_TIMES),
    }));
    expect(ratios.filter(({ ratio }) => ratio >= MOST_TIMES)).toEqual([]);
  });
});

describe('a list of categories', () => {
  const search = (categories: string | string[]): number => {
    parseInput(operation, { query: { categories }, body: undefined });
    const { covers, unknownIn } = matchCategories(categories);
    unknownCategoriesHint(unknownIn(rows));
    return rows.filter((row) => covers(row.category)).length;
  };
  const ordinary = () => search('supermecado, Transporte');
  const pieces = Array.from({ length: 50 }, (_, index) => filled(`á${index}`, 79));
  it.each<[string, string | string[]]>([
    ['of one letter', filled('a,', 99)],
    ['of accents', pieces.join(',')],
    [
      'of the widest categories',
      allCategories()
        .slice(0, 50)
        .map(({ english }) => english.replaceAll(',', ''))
        .join(','),
    ],
    [
      'of aliases',
      categoryAliases
        .map(([phrases]) => phrases.split(',')[0] ?? '')
        .slice(0, 50)
        .join(','),
    ],
    ['as an array', Array.from({ length: 50 }, (_, index) => filled(`é ${index} `, 200))],
  ])('%s', (_what, categories) => {
    expect(costRatio(() => search(categories), ordinary, MOST_TIMES)).toBeLessThan(MOST_TIMES);
  });

  it.each<[string, string | string[]]>([
    ['4,000 characters', filled('a,', 4000)],
    ['51 names', Array.from({ length: 51 }, () => 'a')],
    ['lists in a list', ['a,'.repeat(30), 'a,'.repeat(30)]],
  ])('of more than fifty names is refused: %s', (_what, categories) => {
    expect(() => parseInput(operation, { query: { categories }, body: undefined })).toThrow('Invalid categories');
  });

  it('of fifty names is accepted', () => {
    expect(() => parseInput(operation, { query: { categories: filled('a,', 99) }, body: undefined })).not.toThrow();
  });
});

describe('thirty limits', () => {
  const now = at('2026-11-21T12:00:00Z');
  const transactions = rows.map((row) => ({ ...row, date: day('2026-11-10') }));
  const spending = {
    money: moneyIn({ accounts: [], bills: [], closingDates: [], transactions }, onItsOwnDate, day('2026-11-21')),
  };
  const usageOf = (category: string) =>
    Array.from({ length: 30 }, (_, index) =>
      usageAt(aLimit({ id: `l${index}`, category, createdAt: at('2026-11-01T00:00:00Z') }), spending, now),
    );
  const usageOfOne = () => usageOf('Supermercado');
  it.each([
    ['accents', filled('áéíóú', 499)],
    ['pieces', filled('á,', 499)],
    [
      'distinct pieces',
      Array.from({ length: 250 }, (_, index) => String.fromCodePoint(0xc0 + (index % 300)))
        .join(',')
        .slice(0, 499),
    ],
    ['known names', [...knownNames().keys()].join(',').slice(0, 499)],
  ])('of the longest category text cost what others cost: %s', (_what, category) => {
    expect(costRatio(() => usageOf(category), usageOfOne, MOST_TIMES)).toBeLessThan(MOST_TIMES);
  });
});
