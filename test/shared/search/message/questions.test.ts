import { describe, expect, it } from 'vitest';
import { devQuestions } from '../../../bench/questions/dev.ts';
import { fifthDevQuestions } from '../../../bench/questions/fifth-dev.ts';
import { fourthDevQuestions } from '../../../bench/questions/fourth-dev.ts';
import { heldOutQuestions } from '../../../bench/questions/held-out.ts';
import { measured } from '../../../bench/questions/measure.ts';
import { secondDevQuestions } from '../../../bench/questions/second-dev.ts';
import { thirdDevQuestions } from '../../../bench/questions/third-dev.ts';
import { unseenDevQuestions } from '../../../bench/questions/unseen-dev.ts';
import { unseenHeldOutQuestions } from '../../../bench/questions/unseen-held-out.ts';

describe('questions of another author', () => {
  it('get exactly the expected rows where the reading was developed with them', () =>
    expect(measured(devQuestions).exact).toBeGreaterThanOrEqual(0.99));

  // 95.5 % when this was written. Improve it by thinking of more questions, never by reading these.
  it('get exactly the expected rows mostly where it never saw them', () => {
    const { exact, precision, recall } = measured(heldOutQuestions);
    expect(exact).toBeGreaterThanOrEqual(0.935);
    expect(precision).toBeGreaterThan(0.95);
    expect(recall).toBeGreaterThan(0.95);
  });

  it.each([
    ['unseen', unseenDevQuestions],
    ['second', secondDevQuestions],
    ['third', thirdDevQuestions],
    ['fourth', fourthDevQuestions],
    ['fifth', fifthDevQuestions],
  ])('name the words that no filter applies, where the reading was developed with them: %s', (_name, questions) => {
    const { exact, named, misnamed } = measured(questions);
    expect(exact).toBeGreaterThanOrEqual(0.98);
    expect(named).toBeGreaterThanOrEqual(0.98);
    expect(misnamed).toBeLessThan(0.02);
  });

  // 95.6 % exact, 94.1 % named and 1.8 % misnamed when this was written; likewise never to be read.
  it('and mostly where it never saw them', () => {
    const { exact, precision, recall, named, misnamed } = measured(unseenHeldOutQuestions);
    expect(exact).toBeGreaterThanOrEqual(0.935);
    expect(precision).toBeGreaterThan(0.95);
    expect(recall).toBeGreaterThan(0.95);
    expect(named).toBeGreaterThan(0.85);
    expect(misnamed).toBeLessThan(0.06);
  });
});
