import { describe, expect, it } from 'vitest';
import { devQuestions } from './dev.ts';
import { expectedRows } from './expected-rows.ts';
import { fifthDevQuestions } from './fifth-dev.ts';
import { fourthDevQuestions } from './fourth-dev.ts';
import { heldOutQuestions } from './held-out.ts';
import { accounts, rows } from './rows.ts';
import { secondQuestions } from './second.ts';
import { secondDevQuestions } from './second-dev.ts';
import { thirdDevQuestions } from './third-dev.ts';
import { unseenDevQuestions } from './unseen-dev.ts';
import { unseenHeldOutQuestions } from './unseen-held-out.ts';

const lettersOf = (ask: string): string =>
  ask
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^\p{L}\d]/gu, '');

describe.each([
  ['for development', devQuestions],
  ['held out', heldOutQuestions],
  ['unseen, for development', unseenDevQuestions],
  ['unseen, held out', unseenHeldOutQuestions],
  ['second, for development', secondDevQuestions],
  ['second, of another author', secondQuestions],
  ['third, for development', thirdDevQuestions],
  ['fourth, for development', fourthDevQuestions],
  ['fifth, for development', fifthDevQuestions],
])('the questions %s', (_name, questions) => {
  it('mostly ask for some of the rows and not for most of them', () => {
    const sizes = questions.map(({ expect: expectation }) => expectedRows(expectation).length);
    const plausible = sizes.filter((size) => size > 0 && size <= rows.length / 2);
    expect(questions.length).toBeGreaterThanOrEqual(200);
    expect(plausible.length / questions.length).toBeGreaterThan(0.75);
  });

  it('name accounts that exist, and periods in order', () => {
    const names = accounts.map(({ name }) => name);
    for (const { expect: expectation } of questions) {
      expect(names).toEqual(expect.arrayContaining(expectation.accounts ?? []));
      expect((expectation.from ?? '') <= (expectation.to ?? '')).toBe(true);
    }
  });
});

it('no question is asked twice in the unseen sets, nor in another', () => {
  const asks = [...unseenDevQuestions, ...unseenHeldOutQuestions].map(({ ask }) => lettersOf(ask));
  const others = new Set([...devQuestions, ...heldOutQuestions].map(({ ask }) => lettersOf(ask)));
  expect(new Set(asks).size).toBe(asks.length);
  expect(asks.filter((ask) => others.has(ask))).toEqual([]);
});

it('no question is asked twice in the second set', () => {
  const asks = secondDevQuestions.map(({ ask }) => lettersOf(ask));
  expect(new Set(asks).size).toBe(asks.length);
});

it('words that are to be named as unread stand in their question', () => {
  for (const { ask, unread = [], elseUnread = [] } of [
    ...unseenDevQuestions,
    ...unseenHeldOutQuestions,
    ...secondDevQuestions,
    ...secondQuestions,
    ...thirdDevQuestions,
    ...fourthDevQuestions,
    ...fifthDevQuestions,
  ])
    for (const word of [...unread, ...elseUnread]) expect(lettersOf(ask)).toContain(word);
});

it('no question is asked in both sets', () => {
  const developed = new Set(devQuestions.map(({ ask }) => lettersOf(ask)));
  expect(heldOutQuestions.filter(({ ask }) => developed.has(lettersOf(ask)))).toEqual([]);
});
