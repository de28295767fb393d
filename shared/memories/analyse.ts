import type { Fact } from './memory.ts';
import { contentWords, inAnyOrder, plain } from './normalise.ts';
import { isPassing } from './passing.ts';
import { neutralised } from './prompt.ts';
import { looksSecret, namesSecret } from './secret-like.ts';
import { type Sentence, sentencesOf } from './sentences.ts';
import type { Topic } from './topics/rule.ts';
import { RULES } from './topics/topics.ts';

/** Longer messages are read so far. */
const MESSAGE_CHARACTERS = 4000;
/** A longer sentence is a story, not a preference. */
const SENTENCE_CHARACTERS = 280;
const FACTS_PER_MESSAGE = 10;

// A name is not much; a sentence about nothing is no memory.
const saysSomething = ({ topic }: Topic): boolean => !topic.endsWith(':');

const topicOf = ({ text, isAsked }: Sentence): Topic | null => {
  const sentence = plain(text);
  for (const { when, read } of RULES) {
    const match = when.exec(sentence);
    const found = match && read(match, sentence);
    if (found && saysSomething(found)) return found;
  }
  const words = inAnyOrder(contentWords(text));
  return isAsked && words !== '' ? { topic: `note:${words}`, meaning: '' } : null;
};

const capitalised = (text: string): string => text.charAt(0).toLocaleUpperCase('pt-BR') + text.slice(1);

const factOf = (sentence: Sentence): Fact | null => {
  if (sentence.text.length > SENTENCE_CHARACTERS || isPassing(sentence.text)) return null;
  const topic = topicOf(sentence);
  return topic && { ...topic, text: capitalised(neutralised(sentence.text).replace(/[\s.!;,]+$/, '')) };
};

/**
 * The lasting preferences and context in what a user said, in Portuguese or English (design 9): goals, income, people,
 * likes and dislikes, standing wishes, how to be addressed. Questions, commands and single events give nothing, nor
 * does a sentence that looks like a secret or follows one that names it. Of two facts of one topic the last one holds.
 */
export const analyse = (message: string): Fact[] => {
  const sentences = sentencesOf(message.slice(0, MESSAGE_CHARACTERS));
  const facts = sentences.flatMap((sentence, index) => {
    const before = sentences[index - 1];
    if (looksSecret(sentence.text) || (before && namesSecret(before.text))) return [];
    return factOf(sentence) ?? [];
  });
  return [...new Map(facts.map((fact) => [fact.topic, fact])).values()].slice(0, FACTS_PER_MESSAGE);
};
