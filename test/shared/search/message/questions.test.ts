import { describe, expect, it } from 'vitest';
import { measured } from '../../../bench/questions/measure.ts';
import { questionSets, questionsOf } from '../../../bench/questions/sets.ts';

const LEARNT = [
  'unseen dev',
  'second dev',
  'third dev',
  'fourth dev',
  'fifth dev',
  'sixth dev',
  'seventh dev',
  'eighth dev',
  'ninth dev',
  'tenth dev',
];

describe('questions of another author', () => {
  it('get exactly the expected rows where the reading was developed with them', () =>
    expect(measured(questionsOf('dev')).exact).toBeGreaterThanOrEqual(0.99));

  // 95.5 % when this was written. Improve it by thinking of more questions, never by reading these.
  it('get exactly the expected rows mostly where it never saw them', () => {
    const { exact, precision, recall } = measured(questionsOf('held out'));
    expect(exact).toBeGreaterThanOrEqual(0.935);
    expect(precision).toBeGreaterThan(0.95);
    expect(recall).toBeGreaterThan(0.95);
  });

  it.each(questionSets.filter(({ name }) => LEARNT.includes(name)))(
    'name the words that no filter applies, where the reading was developed with them: $name',
    ({ questions }) => {
      const { exact, named, misnamed } = measured(questions);
      expect(exact).toBeGreaterThanOrEqual(0.98);
      expect(named).toBeGreaterThanOrEqual(0.98);
      expect(misnamed).toBeLessThan(0.02);
    },
  );

  // 95.6 % exact, 94.1 % named and 1.8 % misnamed when this was written; likewise never to be read.
  it('and mostly where it never saw them', () => {
    const { exact, precision, recall, named, misnamed } = measured(questionsOf('unseen held out'));
    expect(exact).toBeGreaterThanOrEqual(0.935);
    expect(precision).toBeGreaterThan(0.95);
    expect(recall).toBeGreaterThan(0.95);
    expect(named).toBeGreaterThan(0.85);
    expect(misnamed).toBeLessThan(0.06);
  });
});
