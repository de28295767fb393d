import { spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Outcome } from './main.ts';

const withAll = async (...files: string[]): Promise<Outcome> => {
  const child = spawn('npx', ['vitest', 'run', '--config', '.vitest.config.ts', ...files], {
    stdio: 'inherit',
    env: { ...process.env, PROOF: '1' },
  });
  const [code] = await once(child, 'close');
  return { holds: code === 0 };
};

/** All 731 days of the simulated reminders; `npm test` simulates windows of them. */
export const provesTwoYears = () => withAll('test/shared/reminders/two-years');

/** All random histories; `npm test` lives through the first of them. */
export const provesHistories = () =>
  withAll(
    'test/shared/sync/replay',
    'test/shared/ledger/replay',
    'test/shared/own-words/random-histories',
    'test/shared/linearizability',
    'test/shared/changes/random-histories',
    'test/shared/ledger/linked-steps',
    'test/shared/ledger/store/units',
    'test/shared/search/message/hostile-messages',
    'test/shared/cost',
    'test/e2e/scopes',
    'test/e2e/documented-refusals',
  );
