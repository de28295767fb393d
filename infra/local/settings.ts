import { systemClock } from '../../shared/time/instant.ts';
import { dateInSaoPaulo } from '../../shared/time/sao-paulo.ts';
import { demoFixture } from './demo/demo.ts';
import type { Fixture } from './fixture/fixture.ts';
import { readFixture } from './fixture/read.ts';

/** How the local stack is started (local-stack.md, Parts). */
export type Settings = { port: number; fixture: Fixture; dataDir: string | undefined };

/** Something a person has to put right; the message is one line for them. */
class SettingsError extends Error {
  override readonly name = 'SettingsError';
}

const USUAL_PORT = 3000;

const portIn = (text: string | undefined): number => {
  if (!text) return USUAL_PORT;
  const port = Number(text);
  if (!/^\d+$/.test(text) || port > 65_535)
    throw new SettingsError(`PORT must be 0 to 65535, not ${JSON.stringify(text)}`);
  return port;
};

/** @throws SettingsError, or FixtureError for a fixture file that is missing or wrong */
export const readSettings = async (environment: NodeJS.ProcessEnv): Promise<Settings> => {
  const { PORT, SALDO_FIXTURE, SALDO_DATA_DIR } = environment;
  return {
    port: portIn(PORT),
    fixture: SALDO_FIXTURE ? await readFixture(SALDO_FIXTURE) : demoFixture(dateInSaoPaulo(systemClock())),
    dataDir: SALDO_DATA_DIR || undefined,
  };
};
