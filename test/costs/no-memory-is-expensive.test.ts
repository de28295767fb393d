import { describe, expect, it } from 'vitest';
import { analyse } from '../../shared/memories/analyse.ts';
import type { Memory } from '../../shared/memories/memory.ts';
import { after, learn, MEMORIES_PER_USER, memoriesForPrompt } from '../../shared/memories/memory.ts';
import { topicRules } from '../../shared/memories/rules/rules.ts';
import { looksSecret, namesSecret } from '../../shared/memories/secret-like.ts';
import { pick, seededRandom } from '../shared/ledger/realistic-rows.ts';
import { at } from '../shared/limits/builders.ts';
import { histories } from '../support/histories.ts';
import { costRatio } from './cost-ratio.ts';

const MOST_TIMES = 20;
const LONGEST = 8000;
const filled = (unit: string): string => unit.repeat(Math.ceil(LONGEST / unit.length)).slice(0, LONGEST);

const now = at('2026-11-21T12:00:00Z');
// Of a user who has talked for long: what an ordinary call reads and prints.
const known = Array.from(
  { length: MEMORIES_PER_USER },
  (_, index): Memory => ({
    topic: `note:${index}`,
    meaning: '',
    text: `Prefiro viajar com a família nas férias de julho, ficar ${index} dias na praia e pagar tudo à vista no débito`,
    updatedAt: now,
  }),
);
const told = (message: string): string => memoriesForPrompt(after(known, learn(known, analyse(message), now)));
const ordinary = () => told('Prefiro respostas curtas e meu salário cai no dia 5. Moro em Recife.');

describe('a message to remember', () => {
  it.each([
    ['one letter', 'a'],
    ['one digit', '1'],
    ['digits apart', '1 '],
    ['zeros apart', '000 '],
    ['grouped digits', '1.000.'],
    ['accents alone', '\u0301'],
    ['spaces', ' '],
    ['spaces and a joint', '  e'],
    ['sentences of one word', 'me. '],
    ['many sentences', 'Eu sempre pago o cartão. '],
    ['joined clauses', 'prefiro pix e meu '],
    ['wishes without an end', 'quero juntar '],
    ['secrets', 'senha '],
    ['codes', 'codigo '],
    ['telephones', 'celular 12 '],
    ['digits in words', 'um dois tres '],
    ['two scripts', 'аa'],
  ])('of %s', (_what, unit) => {
    expect(costRatio(() => told(filled(unit)), ordinary, MOST_TIMES)).toBeLessThan(MOST_TIMES);
  });

  it('of words that its rules contain, repeated', () => {
    const random = seededRandom(5);
    const vocabulary = [...new Set(topicRules().flatMap(({ when }) => when().source.match(/[a-z]{2,}/g) ?? []))];
    const messages = histories({ usual: 20, all: 60 }).map(() => {
      const ends = [' ', ' ', ', ', '. ', ' e '];
      return filled(
        Array.from(
          { length: 1 + Math.floor(random() * 5) },
          () => `${pick(random, vocabulary)}${pick(random, ends)}`,
        ).join(''),
      );
    });
    const ratios = messages.map((message) => ({
      message: message.slice(0, 60),
      ratio: costRatio(() => told(message), ordinary, MOST_TIMES),
    }));
    expect(ratios.filter(({ ratio }) => ratio >= MOST_TIMES)).toEqual([]);
  });
});

describe('the look for secrets', () => {
  // Twice the text costs about twice; a quadratic pattern would cost four times.
  it.each(['a', 'é', 'аa', '\u0301', '1 ', '1.', '000 ', '1.000', 'conta 1', 's ', '-'])(
    'is linear in a text of %j',
    (unit) => {
      const [half, whole] = [unit.repeat(20_000 / unit.length), unit.repeat(60_000 / unit.length)];
      const look = (text: string) => () => Array.from({ length: 3 }, () => [looksSecret(text), namesSecret(text)]);
      expect(costRatio(look(whole), look(half), 6)).toBeLessThan(6);
    },
  );

  it.each(['аbc', 'minha senhа', 'pаssword'])('finds two scripts in one word: %s', (text) =>
    expect(looksSecret(text)).toBe(true),
  );
  it.each(['привет мир', 'olá мир'])('finds none in words of one script each: %s', (text) =>
    expect(looksSecret(text)).toBe(false),
  );
});
