import type { Outcome } from './engines/process.ts';
import { runTests } from './engines/tests.ts';

const WITHIN_MS = 2_400_000;

const withAll = async (...files: string[]): Promise<Outcome> => {
  const { passed, failed } = await runTests(files, { env: { PROOF: '1' }, within: WITHIN_MS });
  for (const name of failed) console.log(`proof: failed: ${name}`);
  return { holds: failed.length === 0, ran: `${passed} tests` };
};

/** All 731 days of the simulated reminders; `npm test` simulates windows of them. */
export const provesTwoYears = () => withAll('test/shared/reminders/two-years');

/** All random histories of imports, edits and the feed, of which `npm test` lives through the first; and the rest of what it shortens. */
export const provesHistories = () =>
  withAll(
    'test/shared/sync/replay',
    'test/shared/ledger/replay',
    'test/shared/own-words/random-histories',
    'test/shared/changes/random-histories',
    'test/shared/recurring/kept-streams',
    'test/shared/forecast/what-if',
    'test/shared/signals/any-order',
    'test/shared/ledger/linked-steps',
    'test/shared/ledger/store/units',
    'test/shared/search/message/hostile-messages',
    'test/costs',
    'test/infra/cdk/nag',
    'test/e2e/scopes',
    'test/e2e/documented-refusals',
    'test/e2e/end-sessions',
    'test/e2e/protect',
    'test/e2e/sign-in-strangers',
  );

/** Principle of the cash flow: each centavo of 10,000 random households has one place, in every operation that sums money. */
export const provesHouseholds = () => withAll('test/shared/cash-flow/households');

/** All concurrent histories: of reminders, of limits, and of imports and words beside them; with a line for every 25 of them. */
export const provesLinearizability = () => withAll('test/shared/linearizability');

/** Six faults over the real functions, until the alarms of the template ring; with the table's rows as OPERATIONS.md has them. */
export const provesNight = () => withAll('test/infra/night');

/** 100 years of a user in 70 histories, 140 shorter ones that are each lived through twice, and six seeded bugs; `npm test` has one, and one bug. */
export const provesSimulation = () => withAll('test/infra/simulation');
