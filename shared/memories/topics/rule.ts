import { contentWords, inAnyOrder } from '../normalise.ts';

export type Topic = { topic: string; meaning: string };

/** `when` matches plain text: lower case, no accents, no punctuation. */
export type Rule = { when: RegExp; read(match: RegExpExecArray, text: string): Topic };

const NEGATED = /^(?:eu |a gente |nos |i |we )?(?:nao|nunca|dont|do not|never|no longer)\b/;
const negation = (text: string): string => (NEGATED.test(text) ? 'not ' : '');

/** Content of the group `rest`. */
export const rest = (match: RegExpExecArray): string => match.groups?.rest ?? '';

/** Meaningful words of the group `rest`, in any order. */
export const restWords = (match: RegExpExecArray): string => inAnyOrder(contentWords(rest(match)));

/** A topic with one value: the last statement replaces it. */
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

// A day or hour is the value of a preference, not its subject.
const WHEN =
  /\b(?:(?:no|na|nos|nas|aos|as|a|de|da|pela|on|in the|at) )?(?:segunda|terca|quarta|quinta|sexta|sabado|domingo|manha|tarde|noite|(?:mon|tues|wednes|thurs|fri|satur|sun)day|morning|afternoon|evening|night)s?(?: feira)?\b/g;

/** One topic per preferred thing; day and time may change. */
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

/** One topic per thing; affirmation or negation is its meaning. */
export const perThing = (topic: string, says: string, when: RegExp): Rule => ({
  when,
  read: (match) => {
    const things = contentWords(rest(match));
    return { topic: `${topic}:${inAnyOrder(things)}`, meaning: says };
  },
});

const NUMBER = /\d+|\bmil\b|\bmilhao\b|\bthousand\b|\bmillion\b|\bk\b|\breais\b/g;

export const numbersIn = (text: string): string => (text.match(NUMBER) ?? []).join(' ');

/** One topic per thing, whatever the amounts. */
export const perThingWithAmounts = (topic: string, when: RegExp): Rule => ({
  when,
  read: (match, text) => ({
    topic: `${topic}:${inAnyOrder(contentWords(rest(match).replaceAll(NUMBER, ' ')))}`,
    meaning: `${negation(text)}${numbersIn(rest(match))}`.trim(),
  }),
});

/** One topic per attribute (group `thing`); its value (group `rest`) is replaced. */
export const perAttribute = (topic: string, when: RegExp): Rule => ({
  when,
  read: (match) => ({
    topic: `${topic}:${inAnyOrder(contentWords(match.groups?.thing ?? match.groups?.named ?? ''))}`,
    meaning: restWords(match),
  }),
});
