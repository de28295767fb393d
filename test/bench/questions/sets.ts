import type { Question } from './question.ts';
import { questions as dev } from './sets/dev.ts';
import { questions as eighth } from './sets/eighth-dev.ts';
import { questions as eleventh } from './sets/eleventh.ts';
import { questions as fifteenth } from './sets/fifteenth.ts';
import { questions as fifth } from './sets/fifth-dev.ts';
import { questions as fourteenth } from './sets/fourteenth-dev.ts';
import { questions as fourth } from './sets/fourth-dev.ts';
import { questions as fresh } from './sets/fresh.ts';
import { questions as heldOut } from './sets/held-out.ts';
import { questions as ninth } from './sets/ninth-dev.ts';
import { questions as second } from './sets/second.ts';
import { questions as secondDev } from './sets/second-dev.ts';
import { questions as seventh } from './sets/seventh-dev.ts';
import { questions as sixteenth } from './sets/sixteenth.ts';
import { questions as sixth } from './sets/sixth-dev.ts';
import { questions as tenth } from './sets/tenth-dev.ts';
import { questions as third } from './sets/third-dev.ts';
import { questions as thirteenth } from './sets/thirteenth.ts';
import { questions as twelfth } from './sets/twelfth.ts';
import { questions as unseenDev } from './sets/unseen-dev.ts';
import { questions as unseenHeldOut } from './sets/unseen-held-out.ts';

/**
 * A measuring set by one author who had not seen the rules.
 *
 * - `isEarly`: from before words that no filter applies were labelled.
 * - `isDev`: the single misses may be read; of the others never.
 */
export type QuestionSet = { name: string; questions: readonly Question[]; isDev: boolean; isEarly?: true };

/** All sets, in the order in which they were written. */
export const questionSets: readonly QuestionSet[] = [
  { name: 'dev', questions: dev, isDev: true, isEarly: true },
  { name: 'held out', questions: heldOut, isDev: false, isEarly: true },
  { name: 'unseen dev', questions: unseenDev, isDev: true },
  { name: 'unseen held out', questions: unseenHeldOut, isDev: false },
  { name: 'fresh', questions: fresh, isDev: true },
  { name: 'second dev', questions: secondDev, isDev: true },
  { name: 'second', questions: second, isDev: true },
  { name: 'third dev', questions: third, isDev: true },
  { name: 'fourth dev', questions: fourth, isDev: true },
  { name: 'fifth dev', questions: fifth, isDev: true },
  { name: 'sixth dev', questions: sixth, isDev: true },
  { name: 'seventh dev', questions: seventh, isDev: true },
  { name: 'eighth dev', questions: eighth, isDev: true },
  { name: 'ninth dev', questions: ninth, isDev: true },
  { name: 'tenth dev', questions: tenth, isDev: true },
  { name: 'eleventh', questions: eleventh, isDev: false },
  { name: 'twelfth', questions: twelfth, isDev: false },
  { name: 'thirteenth', questions: thirteenth, isDev: false },
  { name: 'fourteenth dev', questions: fourteenth, isDev: true },
  { name: 'fifteenth', questions: fifteenth, isDev: false },
  { name: 'sixteenth', questions: sixteenth, isDev: false },
];

/** @throws RangeError without a set of that name */
export const questionsOf = (name: string): readonly Question[] => {
  const set = questionSets.find((one) => one.name === name);
  if (!set) throw new RangeError(`No set of questions is called ${name}`);
  return set.questions;
};
