import { expect, it } from 'vitest';
import { devMemoryCases, faultsOf, heldOutMemoryCases } from './memory-case.ts';

const lettersOf = (message: string): string =>
  message
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^\p{L}\d]/gu, '');

const cases = [...devMemoryCases, ...heldOutMemoryCases];

it('what a case keeps or lacks is really in its messages, so that it can fail', () => {
  for (const { messages, keeps = [], lacks = [] } of cases) {
    expect(faultsOf({ messages, remembers: messages.length, keeps }, messages)).toEqual([]);
    expect(faultsOf({ messages, remembers: messages.length, lacks }, messages)).toHaveLength(lacks.length);
  }
});

it('no message with words occurs in both sets', () => {
  const developed = new Set(devMemoryCases.flatMap(({ messages }) => messages.map(lettersOf)));
  const shared = heldOutMemoryCases.flatMap(({ messages }) =>
    messages.filter((text) => developed.has(lettersOf(text))),
  );
  expect(shared.filter((text) => lettersOf(text) !== '')).toEqual([]);
});
