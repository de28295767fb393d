import { type MerchantKey, merchantKey, SHORTEST_COMPACT, SHORTEST_SHARED } from '../categorizer/merchant-key.ts';
import { groupBy } from '../group-by.ts';
import type { Transaction } from '../ledger/transaction.ts';

// What two texts of one merchant have in common: its name where the bank reports it, the first word, or the beginning.
const marksOf = (key: MerchantKey, rows: readonly Transaction[], isText: (compact: string) => boolean): string[] => {
  const [first = ''] = key.words;
  const beginnings: string[] = [];
  for (let length = SHORTEST_COMPACT; length <= key.compact.length; length += 1) {
    const beginning = key.compact.slice(0, length);
    if (isText(beginning)) beginnings.push(`text ${beginning}`);
  }
  return [
    ...(first.length >= SHORTEST_SHARED ? [`word ${first}`] : []),
    ...new Set(rows.flatMap(({ merchant }) => (merchant ? `merchant ${merchant}` : []))),
    ...beginnings,
  ];
};

type Group = { rows: Transaction[]; marks: string[] };

/** Groups that have a mark in common become one. */
const joinedByMark = (texts: readonly Group[]): Transaction[][] => {
  const byMark = new Map<string, Group>();
  const groups = new Set<Group>();
  for (const text of texts) {
    const [largest = text, ...others] = [...new Set(text.marks.flatMap((mark) => byMark.get(mark) ?? []))].sort(
      (a, b) => b.rows.length - a.rows.length,
    );
    groups.add(largest);
    const joining = largest === text ? [] : [text, ...others];
    for (const { rows, marks } of joining) {
      largest.rows.push(...rows);
      largest.marks.push(...marks);
    }
    for (const other of others) groups.delete(other);
    for (const { marks } of [text, ...others]) for (const mark of marks) byMark.set(mark, largest);
  }
  return Array.from(groups, ({ rows }) => rows);
};

const likeness = ({ type, currencyCode }: Transaction): string => `${type} ${currencyCode}`;

/** Rows of one direction and currency whose texts may name one merchant, each row in one family. */
export const familiesOf = (rows: readonly Transaction[]): Transaction[][] =>
  [...groupBy(rows, likeness).values()].flatMap((alike) => {
    const texts = [...groupBy(alike, (row) => merchantKey(row).text).values()].flatMap((group) => {
      const [first] = group;
      return first ? [{ key: merchantKey(first), rows: group }] : [];
    });
    const compacts = new Set(texts.map(({ key }) => key.compact));
    return joinedByMark(
      texts.map(({ key, rows: own }) => ({ rows: [...own], marks: marksOf(key, own, (text) => compacts.has(text)) })),
    );
  });
