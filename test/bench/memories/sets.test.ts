import { expect, it } from 'vitest';
import { closedMemoryCases, devMemoryCases, faultsOf, heldOutMemoryCases, openMemoryCases } from './memory-case.ts';

const lettersOf = (message: string): string =>
  message
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^\p{L}\d]/gu, '');

const toDevelop = [...devMemoryCases, ...openMemoryCases];
const toMeasure = [...heldOutMemoryCases, ...closedMemoryCases];
const cases = [...toDevelop, ...toMeasure];

it('what a case keeps or lacks is really in its messages, so that it can fail', () => {
  for (const { messages, keeps = [], lacks = [] } of cases) {
    expect(faultsOf({ messages, remembers: messages.length, keeps }, messages)).toEqual([]);
    expect(faultsOf({ messages, remembers: messages.length, lacks }, messages)).toHaveLength(lacks.length);
  }
});

it('no message with words occurs both in a set to develop with and in one to measure with', () => {
  const developed = new Set(toDevelop.flatMap(({ messages }) => messages.map(lettersOf)));
  const shared = toMeasure.flatMap(({ messages }) => messages.filter((text) => developed.has(lettersOf(text))));
  expect(shared.filter((text) => lettersOf(text) !== '')).toEqual([]);
});
