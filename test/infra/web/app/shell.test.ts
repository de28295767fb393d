import { describe, expect, it } from 'vitest';
import { hasSessionEnded, isWithoutPlan, Problem } from '../../../../infra/web/app/api/call.ts';
import { isOffline } from '../../../../infra/web/app/api/reach.ts';
import { addressIn, needsReload, waitAfter } from '../../../../infra/web/app/retries.ts';
import { accessRefusals } from '../../../../shared/contract/access-refusals.ts';

describe('a script that is missing', () => {
  it('is tried again after 2, 5 and 15 seconds, then waits for the network or the person', () => {
    expect([1, 2, 3, 4, 5].map(waitAfter)).toEqual([2_000, 5_000, 15_000, undefined, undefined]);
  });

  it.each([
    ['a release has removed it', 404, 1, true],
    ['for good', 410, 1, true],
    ['no network', 0, 9, false],
    ['the network is back just now', 200, 1, false],
    ['the browser keeps the failure of what it imports', 200, 2, true],
    ['the server fails', 503, 9, false],
    ['too many calls', 429, 9, false],
  ])('%s', (_name, status, failures, reloads) => expect(needsReload(status, failures)).toBe(reloads));

  it.each([
    ['()=>import("./plan-1A2B3C4D.js")', 'https://app.example/a/plan-1A2B3C4D.js'],
    ["() => import('./plan.js')", 'https://app.example/a/plan.js'],
    ['function(){return import(`./plan.js`)}', 'https://app.example/a/plan.js'],
    ['()=>import("/a/widget-1A2B3C4D.js")', 'https://app.example/a/widget-1A2B3C4D.js'],
  ])('has its address in %s', (text, address) =>
    expect(addressIn(text, 'https://app.example/a/main-XYZ.js')).toBe(address),
  );
});

describe('the strip', () => {
  it.each([
    [true, true, false],
    [false, true, true],
    [true, false, true],
    [false, false, true],
  ])('network %s, last call answered %s: shown %s', (isOnline, wasReached, shown) =>
    expect(isOffline(isOnline, wasReached)).toBe(shown),
  );
});

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
