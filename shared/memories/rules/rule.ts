import { plain } from '../normalise.ts';
import { compilePattern } from './pattern.ts';
import { type Matched, SLOTS } from './slots.ts';

export type Topic = { topic: string; meaning: string };

/** `topic` and `meaning` may contain slots. */
export type Rule = Topic & { when: RegExp };

const CONTINUATION = /\n {4,}/g;

const parsed = (table: string): Rule[] => {
  const rules: Rule[] = [];
  let head: Topic = { topic: '', meaning: '' };
  for (const line of table.replaceAll(CONTINUATION, ' ').split('\n')) {
    const [topic = '', meaning = ''] = line.split(' = ');
    if (line.startsWith('  ')) rules.push({ ...head, when: compilePattern(line.trim()) });
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
  const sentence = `${plain(text)} `;
  for (const { when, topic, meaning } of rules) {
    const match = when.exec(sentence);
    if (!match) continue;
    const matched = { sentence, thing: '', rest: '', ...match.groups };
    const found = { topic: filled(topic, matched), meaning: filled(meaning, matched) };
    if (!found.topic.endsWith(':')) return found;
  }
  return null;
};
