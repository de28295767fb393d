import { describe, expect, it } from 'vitest';
import { hasSessionEnded, isWithoutPlan, Problem } from '../../../../infra/web/app/api/call.ts';
import { accessRefusals } from '../../../../shared/contract/access-refusals.ts';

describe('what a refusal means', () => {
  it.each([
    ['no session', new Problem(401, { error: 'Not signed in' }), true],
    ['a refused key', new Problem(401, accessRefusals.invalidApiKey.example), true],
    ['an empty 401', new Problem(401), true],
    ['a type that is no text', new Problem(401, { type: null }), true],
    ['no subscription', new Problem(401, accessRefusals.noSubscription.example), false],
    ['a canceled one', new Problem(401, accessRefusals.canceled.example), false],
    ['another refusal', new Problem(403, { error: 'Step-up required' }), false],
    ['no answer', new Problem(0), false],
    ['a failure of the program', new TypeError('x'), false],
  ])('%s', (_name, problem, hasEnded) => expect(hasSessionEnded(problem)).toBe(hasEnded));

  it('never is both: signing in again gives no plan', () => {
    for (const { example } of Object.values(accessRefusals)) {
      const problem = new Problem(401, example);
      expect(hasSessionEnded(problem)).toBe(!isWithoutPlan(problem));
    }
  });
});
