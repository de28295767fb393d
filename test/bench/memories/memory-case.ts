import * as z from 'zod/mini';
import { readJsonLines } from '../frame/json-lines.ts';

const texts = z.array(z.string());

/**
 * Messages given in order to a user without memories, and what must be remembered afterwards. A message of one
 * sentence is at most one memory, unless `e` joins what the person says of two topics (`sou vegetariano e meu salário cai dia 5`); sentences
 * or lines on different topics are one each. The sets before 2026-11-29, and the closed half of it, count such a sentence as one.
 */
const memoryCase = z.strictObject({
  messages: texts,
  /** How many memories there are afterwards. */
  remembers: z.number(),
  /** Pieces, lower case and without accents, that must each occur in some memory, as whole words. */
  keeps: z.optional(texts),
  /** Pieces that must occur in no memory, as whole words. */
  lacks: z.optional(texts),
});
export type MemoryCase = z.infer<typeof memoryCase>;

const casesOf = (name: string): readonly MemoryCase[] =>
  readJsonLines(new URL(`${name}.jsonl`, import.meta.url), memoryCase);

/** Messages to develop the memories with. Their author did not see the code that reads them. */
export const devMemoryCases = casesOf('2026-11-21-dev');

/** Messages to measure with: who changes the rules does not read them. */
export const heldOutMemoryCases = casesOf('2026-11-21-held-out');

/** A later set by another author who had not seen the rules either. Its lines may be looked at. */
export const openMemoryCases = casesOf('2026-11-29-open');

/** The other half of that set, split by a hash of the messages: who changes the rules does not read it. */
export const closedMemoryCases = casesOf('2026-11-29-closed');

const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

// A word character beside the piece's own word character would make it part of another word: "ana" in "banana".
const occursIn = (text: string, piece: string): boolean => {
  const escaped = piece.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  const start = /^[a-z0-9]/.test(piece) ? '(?<![a-z0-9])' : '';
  const end = /[a-z0-9]$/.test(piece) ? '(?![a-z0-9])' : '';
  return new RegExp(`${start}${escaped}${end}`).test(plain(text));
};

/** What is wrong with the memories that a case's messages left behind, one line each; empty when all is right. */
export const faultsOf = ({ remembers, keeps = [], lacks = [] }: MemoryCase, memories: readonly string[]): string[] => [
  ...(memories.length === remembers ? [] : [`remembers ${memories.length}, not ${remembers}`]),
  ...keeps.filter((piece) => !memories.some((text) => occursIn(text, piece))).map((piece) => `lost: ${piece}`),
  ...lacks.filter((piece) => memories.some((text) => occursIn(text, piece))).map((piece) => `kept: ${piece}`),
];
