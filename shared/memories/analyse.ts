import type { Fact } from './memory.ts';
import { contentWords, inAnyOrder } from './normalise.ts';
import { isPassing } from './passing.ts';
import { neutralised } from './prompt.ts';
import { firstTopic, type Topic } from './rules/rule.ts';
import { topicRules } from './rules/rules.ts';
import { looksSecret, namesSecret } from './secret-like.ts';
import { type Sentence, sentencesOf } from './sentences.ts';

/** The rest of a longer message is ignored. */
const MESSAGE_CHARACTERS = 2000;
/** Every rule reads every sentence, so their number is bounded. */
const SENTENCES = 30;
/** A longer sentence is a story, not a preference. */
const SENTENCE_CHARACTERS = 280;
const FACTS_PER_MESSAGE = 10;

const noteOf = ({ text }: Sentence): Topic | null => {
  const words = inAnyOrder(contentWords(text));
  return words === '' ? null : { topic: `note:${words}`, meaning: '' };
};

const capitalised = (text: string): string => text.charAt(0).toLocaleUpperCase('pt-BR') + text.slice(1);

const factOf = (sentence: Sentence): Fact | null => {
  if (isPassing(sentence.text)) return null;
  const topic = firstTopic(topicRules(), sentence.text) ?? (sentence.isAsked ? noteOf(sentence) : null);
  return topic && { ...topic, text: capitalised(neutralised(sentence.text).replace(/[\s.!;,]+$/, '')) };
};

/**
 * Extracts lasting preferences and context, in Portuguese or English (README). Of two facts on one topic the last one
 * counts.
 */
export const analyse = (message: string): Fact[] => {
  const sentences = sentencesOf(message.slice(0, MESSAGE_CHARACTERS), SENTENCES);
  const facts = sentences.flatMap((sentence, index) => {
    const before = sentences[index - 1];
    if (sentence.text.length > SENTENCE_CHARACTERS) return [];
    if (looksSecret(sentence.text) || (before && namesSecret(before.text))) return [];
    return factOf(sentence) ?? [];
  });
  return [...new Map(facts.map((fact) => [fact.topic, fact])).values()].slice(0, FACTS_PER_MESSAGE);
};
