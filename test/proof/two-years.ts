import { spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Outcome } from './main.ts';

/** All 731 days of the simulated reminders; `npm test` simulates windows of them. */
export const provesTwoYears = async (): Promise<Outcome> => {
  const arguments_ = ['vitest', 'run', '--config', '.vitest.config.ts', 'test/shared/reminders/two-years'];
  const child = spawn('npx', arguments_, { stdio: 'inherit', env: { ...process.env, PROOF: '1' } });
  const [code] = await once(child, 'close');
  return { holds: code === 0 };
};
