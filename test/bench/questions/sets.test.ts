import { describe, expect, it } from 'vitest';
import { expectedRows } from './expected-rows.ts';
import { accounts, rows } from './rows.ts';
import { questionSets, questionsOf } from './sets.ts';

const lettersOf = (ask: string): string =>
  ask
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^\p{L}\d]/gu, '');

const asked = (name: string): string[] => questionsOf(name).map(({ ask }) => lettersOf(ask));

describe.each(questionSets)('the questions of $name', ({ name, questions, isEarly }) => {
  it('mostly ask for some of the rows and not for most of them', () => {
    const sizes = questions.map(({ expect: expectation }) => expectedRows(expectation).length);
    const plausible = sizes.filter((size) => size > 0 && size <= rows.length / 2);
    expect(questions.length).toBeGreaterThanOrEqual(150);
    expect(plausible.length / questions.length).toBeGreaterThan(0.75);
  });

  it('name accounts that exist, and periods in order', () => {
    const names = accounts.map((account) => account.name);
    for (const { expect: expectation } of questions) {
      expect(names).toEqual(expect.arrayContaining(expectation.accounts ?? []));
      expect((expectation.from ?? '') <= (expectation.to ?? '')).toBe(true);
    }
  });

  it('hold the words that are to be named as unread', () => {
    for (const { ask, unread = [], elseUnread = [] } of questions)
      for (const word of [...unread, ...elseUnread]) expect(lettersOf(ask)).toContain(word);
  });

  it.skipIf(isEarly)('are asked once', () => expect(new Set(asked(name)).size).toBe(questions.length));
});

const developed = questionSets.filter(({ isDev }) => isDev).map(({ name }) => name);

it.each<[string, string[]]>([
  ['held out', ['dev']],
  ['unseen dev', ['dev', 'held out', 'unseen held out']],
  ['unseen held out', ['dev', 'held out']],
  ...['eleventh', 'twelfth', 'thirteenth', 'fifteenth', 'sixteenth'].map((name): [string, string[]] => [
    name,
    developed,
  ]),
])('no question of %s is asked in an earlier set', (name, others) => {
  const known = new Set(others.flatMap(asked));
  expect(asked(name).filter((ask) => known.has(ask))).toEqual([]);
});
