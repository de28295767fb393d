import { describe, expect, it } from 'vitest';
import { plain } from '../../../shared/memories/normalise.ts';
import { beginnings, compilePattern, startsOf } from '../../../shared/memories/rules/pattern.ts';
import { firstTopic, rulesOf, SLOTS } from '../../../shared/memories/rules/rule.ts';
import { topicRules } from '../../../shared/memories/rules/rules.ts';
import { devMemoryCases, openMemoryCases } from '../../bench/memories/memory-case.ts';

const slotsOf = (pattern: string, sentence: string) => compilePattern(pattern).exec(`${sentence} `)?.groups;
const matches = (pattern: string, sentence: string): boolean => compilePattern(pattern).test(`${sentence} `);

describe('a pattern', () => {
  it.each([
    ['starts at the first word or after its subject', 'moro em', ['moro em', 'eu moro em'], ['eu nao moro em']],
    ['starts anywhere after ...', '... moro em', ['moro em', 'nao moro em'], ['namoro em']],
    ['starts at the very first word after ^', '^ moro em', ['moro em'], ['eu moro em']],
    ['matches whole words', 'moro', ['moro'], ['morou', 'namoro']],
    ['matches any letters at *', 'mor*', ['moro', 'mor', 'morava'], ['demorou']],
    ['matches endings of commands at ~', 'mostr~', ['mostra', 'mostrar'], ['mostro', 'mostruario']],
    ['matches a word with a digit at #', 'dia #', ['dia 5', 'dia 5th'], ['dia util']],
    ['takes alternatives of several words', '(moro|resido hoje) em', ['moro em', 'resido hoje em'], ['resido em']],
    ['takes optional words', 'moro [mesmo|so] em', ['moro em', 'moro so em'], ['moro so mesmo em']],
    ['skips words at ...', 'moro ... recife', ['moro recife', 'moro la em recife'], ['moro em natal']],
    ['refuses what !( ) lists', 'moro !(em recife) em', ['moro em natal'], ['moro em recife']],
    ['ends at $', 'moro em recife $', ['moro em recife'], ['moro em recife antigo']],
    ['refers to word lists', 'moro com <my> pai', ['moro com meu pai', 'moro com nosso pai'], ['moro com o pai']],
  ])('%s', (_what, pattern, matched, others) => {
    expect(matched.filter((sentence) => !matches(pattern, sentence))).toEqual([]);
    expect(others.filter((sentence) => matches(pattern, sentence))).toEqual([]);
  });

  it.each([
    ['moro em {rest}', 'moro em sao paulo', { rest: 'sao paulo ' }],
    ['meu {thing} e {rest}', 'meu banco principal e o inter', { thing: 'banco principal ', rest: 'o inter ' }],
    ['sou {rest: casad*|solteir*} ...', 'sou casada ha anos', { rest: 'casada ' }],
  ])('%s captures its slots', (pattern, sentence, slots) => expect(slotsOf(pattern, sentence)).toEqual(slots));

  it('with an unknown word list is refused', () =>
    expect(() => compilePattern('moro <nowhere>')).toThrow('unknown word list <nowhere>'));
});

describe('the words that a pattern starts with', () => {
  it.each<[string, string[] | null]>([
    ['moro em', ['moro']],
    ['[eu] (moro|vivo) em', ['eu', 'moro', 'vivo']],
    ['mor* em', ['mor*']],
    ['mostr~ tudo', ['mostr*']],
    ['!(nao) {thing: casa|lar} e', ['casa', 'lar']],
    ['(a|<is>) b', ['a', 'e', 'eh', 'sao', 'is', 'are']],
    ['... moro', null],
    ['*ando', null],
    ['# reais', null],
    ['{rest}', null],
    ['[moro]', null],
  ])('%s', (pattern, starts) => expect(startsOf(pattern)).toEqual(starts && new Set(starts)));

  it('are among the words of a sentence, or their beginnings', () =>
    expect(beginnings('eu moro ')).toEqual(new Set(['eu', 'e*', 'eu*', 'moro', 'm*', 'mo*', 'mor*', 'moro*'])));

  it('let no rule pass over a sentence that it matches', () => {
    const said = [...devMemoryCases, ...openMemoryCases].flatMap(({ messages }) => messages);
    for (const message of said) {
      const sentence = `${plain(message)} `;
      const begun = beginnings(sentence);
      for (const { when, starts } of topicRules()) {
        if (when().test(sentence) && starts) expect([...starts].some((one) => begun.has(one))).toBe(true);
      }
    }
  });
});

describe('a table of rules', () => {
  const rules = rulesOf(`
# A comment
home = not {rest}
  nao moro mais
    em {rest}
taste:{rest} = likes
  gosto {rest}
  adoro {rest}
other
  ... cafe`);

  it.each([
    ['Não moro mais em Recife!', { topic: 'home', meaning: 'not recif' }],
    ['Adoro café', { topic: 'taste:cafe', meaning: 'likes' }],
    ['Um café', { topic: 'other', meaning: '' }],
    ['Boa noite', null],
  ])('decides by the first match: %s', (text, topic) => expect(firstTopic(rules(), text)).toEqual(topic));

  it('goes on to the next rule when a topic has no name', () =>
    expect(firstTopic(rulesOf('taste:{rest} = likes\n  gosto {rest}\nother\n  gosto')(), 'gosto disso')).toEqual({
      topic: 'other',
      meaning: '',
    }));
});

it('the slots of every rule exist', () => {
  const named = topicRules().flatMap(({ topic, meaning }) => [...`${topic} ${meaning}`.matchAll(/\{(\w+)\}/g)]);
  expect(named.length).toBeGreaterThan(50);
  expect(named.map(([, name]) => name).filter((name) => !Object.hasOwn(SLOTS, name ?? ''))).toEqual([]);
});
