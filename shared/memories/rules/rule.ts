import { contentWords, inAnyOrder, plain, spelledOut } from '../normalise.ts';
import { beginnings, compilePattern, startsOf } from './pattern.ts';
import { NUMBER_WORDS } from './word-lists.ts';

/** `thing` and `rest` are empty when the pattern lacks them. */
type Matched = { sentence: string; thing: string; rest: string };

// `vinte` is `#vinte` while rules read the sentence.
const IN_WORDS = new RegExp(`(?<!\\S)(?:${NUMBER_WORDS})(?= )`, 'g');
const NUMBER = /\d+|#\w+|\bk\b|\breais\b/g;
const numbersIn = (text: string): string => (text.match(NUMBER) ?? []).join(' ');

const NEGATED = compilePattern('(<not>|no longer)');
const negation = (sentence: string): string => (NEGATED.test(sentence) ? 'not ' : '');

const anyOf = (words: string): string => `(?:${words.split(/\s+/).join('|')})`;

// A day or hour is the value of a preference, not its subject.
const TIMES = anyOf(`segunda terca quarta quinta sexta sabado domingo manha tarde noite
  diario diaria semanal quinzenal mensal anual daily weekly monthly
  monday tuesday wednesday thursday friday saturday sunday morning afternoon evening night`);
const WHEN = new RegExp(`\\b(?:(?:n[oa]s?|aos|as|a|de|da|pela|on|in the|at) )?${TIMES}s?(?: feira)?\\b`, 'g');

// Deadline and means may change; the purpose identifies the goal.
const MONTHS = anyOf(`janeiro fevereiro marco abril maio junho julho agosto setembro outubro novembro dezembro
  january february march april june july august september october november december`);
const DEADLINE = new RegExp(
  `\\b(?:ate|antes d[eo]|by|until|before)\\b.*$|` +
    `\\b(?:em|no|in|next|este|esse|this)? ?(?:${MONTHS}|20\\d\\d|ano que vem|next year|fim d[eo] ano)\\b.*$`,
);
const MEANS = new Set(['poupar', 'dinheir', 'dinheiro', 'comprar', 'ter', 'reais', 'reai', 'have', 'money']);

const purpose = (text: string): string => {
  const words = contentWords(text.replace(DEADLINE, ' ').replaceAll(/\d+|\bmilhao\b|\bmillion\b/g, ' '));
  const purposeWords = words.filter((word) => !MEANS.has(word));
  return inAnyOrder(purposeWords.length > 0 ? purposeWords : ['poupar']);
};

const timeless = (text: string): string => {
  const words = contentWords(text.replaceAll(WHEN, ' '));
  return inAnyOrder(words.length > 0 ? words : contentWords(text));
};

/** The slots of a topic and of a meaning; listed in the README. */
export const SLOTS: Readonly<Record<string, (matched: Matched) => string>> = {
  thing: ({ thing }) => inAnyOrder(contentWords(thing)),
  rest: ({ rest }) => inAnyOrder(contentWords(rest)),
  ordered: ({ rest }) => contentWords(rest).join(' '),
  timeless: ({ rest }) => timeless(rest),
  unnumbered: ({ rest }) => inAnyOrder(contentWords(rest.replaceAll(NUMBER, ' '))),
  amounts: ({ rest, sentence }) => `${negation(sentence)}${numbersIn(rest)}`,
  purpose: ({ rest }) => purpose(rest),
  terms: ({ rest }) => `${numbersIn(rest)} ${DEADLINE.exec(rest)?.[0] ?? ''}`,
  sentence: ({ sentence }) => `${negation(sentence)}${inAnyOrder(contentWords(sentence))}`,
  numbers: ({ sentence }) => numbersIn(sentence),
  day: ({ sentence }) => /\d+|quinto|ultimo|fifth|last|first/.exec(sentence)?.[0] ?? numbersIn(sentence),
};

export type Topic = { topic: string; meaning: string };

/** `topic` and `meaning` may contain slots. */
export type Rule = Topic & {
  when: () => RegExp;
  /** A text has one of these, or the rule does not match; most rules are never compiled. */
  starts: ReadonlySet<string> | null;
};

const ruleOf = (head: Topic, pattern: string): Rule => {
  let compiled: RegExp | undefined;
  const when = (): RegExp => {
    compiled ??= compilePattern(pattern);
    return compiled;
  };
  return { ...head, when, starts: startsOf(pattern.replace(/^\.\.\./, '')) };
};

const CONTINUATION = /\n {4,}/g;

const parsed = (table: string): Rule[] => {
  const rules: Rule[] = [];
  let head: Topic = { topic: '', meaning: '' };
  for (const line of table.replaceAll(CONTINUATION, ' ').split('\n')) {
    const [topic = '', meaning = ''] = line.split(' = ');
    if (line.startsWith('  ')) rules.push(ruleOf(head, line.trim()));
    else if (line !== '' && !line.startsWith('#')) head = { topic, meaning };
  }
  return rules;
};

/** A table in the notation of the README, compiled at first use: a cold start of another operation does not pay for it. */
export const rulesOf = (table: string): (() => readonly Rule[]) => {
  let rules: readonly Rule[] | undefined;
  return () => {
    rules ??= parsed(table);
    return rules;
  };
};

const filled = (template: string, matched: Matched): string =>
  template.replace(/\{(\w+)\}/g, (_slot, name: string) => SLOTS[name]?.(matched) ?? '').trim();

/** Topic and meaning by the first rule that matches; a topic whose slot is empty, such as `taste:`, does not count. */
export const firstTopic = (rules: readonly Rule[], text: string): Topic | null => {
  const sentence = `${spelledOut(plain(text))} `.replaceAll(IN_WORDS, '#$&');
  const begun = [...beginnings(sentence)];
  for (const { when, starts, topic, meaning } of rules) {
    if (starts && !begun.some((one) => starts.has(one))) continue;
    const match = when().exec(sentence);
    if (!match) continue;
    const matched = { sentence, thing: '', rest: '', ...match.groups };
    const found = { topic: filled(topic, matched), meaning: filled(meaning, matched) };
    if (!found.topic.endsWith(':')) return found;
  }
  return null;
};
