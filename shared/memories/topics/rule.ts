import { contentWords, inAnyOrder } from '../normalise.ts';

/** What a plain sentence is about and what it says of it. */
export type Topic = { topic: string; meaning: string };

/** `when` reads a plain sentence: lower case, no accents, no punctuation. */
export type Rule = { when: RegExp; read(match: RegExpExecArray, text: string): Topic };

const NEGATED = /^(?:eu |a gente |nos |i |we )?(?:nao|nunca|dont|do not|never|no longer)\b/;
const negation = (text: string): string => (NEGATED.test(text) ? 'not ' : '');

/** What the rule's group `rest` holds. */
export const rest = (match: RegExpExecArray): string => match.groups?.rest ?? '';

/** The words of the rule's group `rest` that carry meaning, in any order. */
export const restWords = (match: RegExpExecArray): string => inAnyOrder(contentWords(rest(match)));

/** A topic with one value at a time: whatever is said last holds. */
export const single = (
  topic: string,
  when: RegExp,
  meaningOf?: (match: RegExpExecArray, text: string) => string,
): Rule => ({
  when,
  read: (match, text) => ({
    topic,
    meaning: meaningOf?.(match, text) ?? `${negation(text)}${inAnyOrder(contentWords(text))}`,
  }),
});

// A preferred day or hour is the value of a preference, not what it is about.
const WHEN =
  /\b(?:(?:no|na|nos|nas|aos|as|a|de|da|pela|on|in the|at) )?(?:segunda|terca|quarta|quinta|sexta|sabado|domingo|manha|tarde|noite|(?:mon|tues|wednes|thurs|fri|satur|sun)day|morning|afternoon|evening|night)s?(?: feira)?\b/g;

/** A topic for each thing that is preferred; on which day or at what time may change. */
export const perPreference = (topic: string, when: RegExp): Rule => ({
  when,
  read: (match) => {
    const things = contentWords(rest(match));
    const timeless = contentWords(rest(match).replaceAll(WHEN, ' '));
    const ordered = things.length > 1 ? things.join(' ') : '';
    return {
      topic: `${topic}:${inAnyOrder(timeless.length > 0 ? timeless : things)}`,
      meaning: `likes ${ordered}`.trim(),
    };
  },
});

/** A topic for each thing that is spoken of; whether it is meant or not is its meaning. */
export const perThing = (topic: string, says: string, when: RegExp): Rule => ({
  when,
  read: (match) => {
    const things = contentWords(rest(match));
    return { topic: `${topic}:${inAnyOrder(things)}`, meaning: says };
  },
});

const NUMBER = /\d+|\bmil\b|\bmilhao\b|\bthousand\b|\bmillion\b|\bk\b|\breais\b/g;

/** The amounts in a text, in their order. */
export const numbersIn = (text: string): string => (text.match(NUMBER) ?? []).join(' ');

/** A topic for each thing, whatever the amounts: `juntar 10 mil` becomes `juntar 20 mil`. */
export const perThingWithAmounts = (topic: string, when: RegExp): Rule => ({
  when,
  read: (match, text) => ({
    topic: `${topic}:${inAnyOrder(contentWords(rest(match).replaceAll(NUMBER, ' ')))}`,
    meaning: `${negation(text)}${numbersIn(rest(match))}`.trim(),
  }),
});

/** A topic for each named attribute (group `thing`); its value (group `rest`) is replaced. */
export const perAttribute = (topic: string, when: RegExp): Rule => ({
  when,
  read: (match) => ({
    topic: `${topic}:${inAnyOrder(contentWords(match.groups?.thing ?? match.groups?.named ?? ''))}`,
    meaning: restWords(match),
  }),
});
