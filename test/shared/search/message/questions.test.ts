import { describe, expect, it } from 'vitest';
import { measured } from '../../../bench/questions/measure.ts';
import { questionSets, questionsOf } from '../../../bench/questions/sets.ts';
import { askedVerdicts, measuredVerdicts } from '../../../bench/questions/verdict-sets.ts';

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

// Of the closed halves 100, 73.8 and 77.1 % when this was written; likewise never to be read.
describe('messages that no filter answers', () => {
  it.each([
    ['chat', 'open', 0.97],
    ['world', 'open', 0.92],
    ['apps', 'open', 0.96],
    ['chat', 'closed', 0.96],
    ['world', 'closed', 0.72],
    ['apps', 'closed', 0.75],
  ] as const)('are recognised: %s, %s', (set, half, floor) => {
    const { handled, accepted } = measuredVerdicts(askedVerdicts(set, half));
    expect(handled).toBeGreaterThanOrEqual(floor);
    expect(accepted).toBeGreaterThanOrEqual(0.95);
  });
});
