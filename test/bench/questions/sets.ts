import { readJsonLines } from '../frame/json-lines.ts';
import { type Question, questionSchema } from './question.ts';

/**
 * A measuring set by one author who had not seen the rules.
 *
 * - `isEarly`: from before words that no filter applies were labelled.
 * - `isDev`: the single misses may be read; of the others never.
 */
export type QuestionSet = { name: string; questions: readonly Question[]; isDev: boolean; isEarly?: true };

const set = (name: string, file: string, marks: Omit<QuestionSet, 'name' | 'questions'>): QuestionSet => ({
  name,
  questions: readJsonLines(new URL(`sets/${file}.jsonl`, import.meta.url), questionSchema),
  ...marks,
});
const development = { isDev: true };
const heldOut = { isDev: false };
const isEarly = true as const;

/** All sets, in the order in which they were written: the day of each file, and the kind of its author where it is known. */
export const questionSets: readonly QuestionSet[] = [
  set('dev', '2026-11-21-dev', { ...development, isEarly }),
  set('held out', '2026-11-21-held-out', { ...heldOut, isEarly }),
  set('unseen dev', '2026-11-22-unseen-dev', development),
  set('unseen held out', '2026-11-22-unseen-held-out', heldOut),
  set('fresh', '2026-11-22-fresh', development),
  set('second dev', '2026-11-23-second-dev', development),
  set('second', '2026-11-23-second', development),
  set('third dev', '2026-11-23-third-dev', development),
  set('fourth dev', '2026-11-23-fourth-dev', development),
  set('fifth dev', '2026-11-23-fifth-dev', development),
  set('sixth dev', '2026-11-23-sixth-dev', development),
  set('seventh dev', '2026-11-23-seventh-dev-chat', development),
  set('eighth dev', '2026-11-23-eighth-dev-dialects-and-voice', development),
  set('ninth dev', '2026-11-23-ninth-dev-slang-and-accountants', development),
  set('tenth dev', '2026-11-23-tenth-dev-several-conditions', development),
  set('eleventh', '2026-11-23-eleventh', heldOut),
  set('twelfth', '2026-11-23-twelfth', heldOut),
  set('thirteenth', '2026-11-23-thirteenth', heldOut),
  set('fourteenth dev', '2026-11-23-fourteenth-dev', development),
  set('fifteenth', '2026-11-23-fifteenth', heldOut),
  set('sixteenth', '2026-11-23-sixteenth', heldOut),
];

/** @throws RangeError without a set of that name */
export const questionsOf = (name: string): readonly Question[] => {
  const found = questionSets.find((one) => one.name === name);
  if (!found) throw new RangeError(`No set of questions is called ${name}`);
  return found.questions;
};
