import type { Tool } from '@modelcontextprotocol/server';
import { isObject } from '../../../../shared/is-object.ts';

/** Usual constants of BM25. */
const [K1, B] = [1.2, 0.75];

/** How an index reads texts: accents folded or not, the arguments' descriptions or their names alone. */
export type Reading = { folded: boolean; described: boolean };

export const READINGS: readonly Reading[] = [
  { folded: true, described: true },
  { folded: false, described: true },
  { folded: true, described: false },
  { folded: false, described: false },
];

const atCapitals = (name: string): string => name.replaceAll(/([a-z\d])([A-Z])/g, '$1 $2');

const wordsOf = (text: string, { folded }: Reading): string[] => {
  const lower = text.toLowerCase().normalize(folded ? 'NFD' : 'NFC');
  return (folded ? lower.replaceAll(/\p{M}/gu, '') : lower).match(/[\p{L}\d]+/gu) ?? [];
};

const textOf = ({ name, title = '', description = '', inputSchema: { properties = {} } }: Tool, reading: Reading) => {
  const args = Object.entries(properties).flatMap(([argument, schema]) => [
    atCapitals(argument),
    ...(reading.described && isObject(schema) ? [String(schema.description ?? '')] : []),
  ]);
  return [atCapitals(name), title, description, ...args].join(' ');
};

/** A search over tools by BM25, as clients make it when they do not load every tool. Best first. */
const toolSearch = (tools: readonly Tool[], reading: Reading) => {
  const documents = tools.map((tool) => ({ name: tool.name, words: wordsOf(textOf(tool, reading), reading) }));
  const average = documents.reduce((sum, { words }) => sum + words.length, 0) / documents.length;
  const holding = (word: string): number => documents.filter(({ words }) => words.includes(word)).length;
  const weight = (word: string): number => {
    const count = holding(word);
    return Math.log(1 + (documents.length - count + 0.5) / (count + 0.5));
  };
  return (asked: string): string[] => {
    const terms = [...new Set(wordsOf(asked, reading))].map((word) => ({ word, weight: weight(word) }));
    const score = (words: readonly string[]): number =>
      terms.reduce((sum, term) => {
        const times = words.filter((word) => word === term.word).length;
        return sum + (term.weight * times * (K1 + 1)) / (times + K1 * (1 - B + (B * words.length) / average));
      }, 0);
    return documents
      .map(({ name, words }) => ({ name, score: score(words) }))
      .filter((found) => found.score > 0)
      .toSorted((one, other) => other.score - one.score)
      .map(({ name }) => name);
  };
};

/** The questions whose tool is not among the first three. */
export const notFound = (
  questions: readonly (readonly [asked: string, ...tools: [string, ...string[]]])[],
  tools: readonly Tool[],
  reading: Reading,
): string[] => {
  const search = toolSearch(tools, reading);
  return questions.flatMap(([asked, ...right]) => {
    const first = search(asked).slice(0, 3);
    return right.some((tool) => first.includes(tool)) ? [] : [`${asked}: ${first.join(', ')}`];
  });
};
