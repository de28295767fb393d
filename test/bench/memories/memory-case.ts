/**
 * Messages given in order to a user without memories, and what must be remembered afterwards. A message of one
 * sentence is at most one memory; sentences or lines on different topics are one each.
 */
export type MemoryCase = {
  messages: string[];
  /** How many memories there are afterwards. */
  remembers: number;
  /** Pieces, lower case and without accents, that must each occur in some memory, as whole words. */
  keeps?: string[];
  /** Pieces that must occur in no memory, as whole words. */
  lacks?: string[];
};

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
