import { categorize } from '../../../shared/categorizer/categorize.ts';
import type { LabelledLine } from './labelled-lines.ts';

export type Measured = {
  lines: number;
  /** Right among the answered lines that have a leaf. */
  accuracy: number;
  /** Answered among the lines that have a leaf. */
  coverage: number;
  /** Answered among the lines that nobody could label. */
  falseOnUnknowable: number;
  /** Answered among the lines that no leaf fits, or whose direction contradicts: a parent may be right for the former. */
  falseOnLeafless: number;
};

const share = (part: number, whole: number): number => (whole === 0 ? 0 : part / whole);

const answeredIn = (lines: readonly LabelledLine[]): number =>
  share(lines.filter(({ input }) => categorize(input).category !== null).length, lines.length);

export const measured = (lines: readonly LabelledLine[]): Measured => {
  const knowable = lines.filter(({ leaf }) => leaf !== null);
  const answers = knowable.map(({ input, accepted }) => ({ accepted, category: categorize(input).category }));
  const answered = answers.filter(({ category }) => category !== null);
  return {
    lines: lines.length,
    accuracy: share(
      answered.filter(({ accepted, category }) => category !== null && accepted.includes(category)).length,
      answered.length,
    ),
    coverage: share(answered.length, answers.length),
    falseOnUnknowable: answeredIn(lines.filter(({ none }) => none === 'unknowable')),
    falseOnLeafless: answeredIn(lines.filter(({ none }) => none === 'leafless')),
  };
};
