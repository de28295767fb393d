import { readOffers } from '../../shared/contract/web/plan.ts';
import { readSite } from '../../shared/contract/web/site.ts';
import { variables } from '../../shared/platform/environment.ts';
import { systemClock } from '../../shared/time/instant.ts';
import { dateInSaoPaulo } from '../../shared/time/sao-paulo.ts';
import { demoFixture } from '../sandbox/demo/demo.ts';
import type { Fixture } from '../sandbox/fixture/fixture.ts';
import { readFixture } from '../sandbox/fixture/read.ts';
import { readMark } from './own/data-folder.ts';
import { SettingsError } from './settings-error.ts';

/** Settings of the local stack, from the environment of `npm start` (README, Configuration). */
export type Settings = {
  port: number;
  fixture: Fixture;
  dataDir: string | undefined;
  dynamoDbEndpoint: string | undefined;
};

const USUAL_PORT = 3000;

export const portIn = (text: string | undefined): number => {
  if (!text) return USUAL_PORT;
  const port = Number(text);
  if (!/^\d+$/.test(text) || port > 65_535)
    throw new SettingsError(`PORT must be 0 to 65535, not ${JSON.stringify(text)}`);
  return port;
};

const endpointIn = (text: string | undefined): string | undefined => {
  if (!text) return undefined;
  if (!/^https?:/.test(text) || !URL.canParse(text))
    throw new SettingsError(`DYNAMODB_ENDPOINT must be an address, not ${JSON.stringify(text)}`);
  return text;
};

/** @throws SettingsError, that of a wrong SITE or PLANS, or FixtureError for a fixture file that is missing or wrong */
export const readSettings = async (environment: NodeJS.ProcessEnv): Promise<Settings> => {
  readSite(environment[variables.site]);
  readOffers(environment[variables.plans]);
  const { PORT, SALDO_FIXTURE, SALDO_DATA_DIR, DYNAMODB_ENDPOINT } = environment;
  if (SALDO_DATA_DIR && readMark(SALDO_DATA_DIR))
    throw new SettingsError(
      `${SALDO_DATA_DIR} has data of one's own banks: set PLUGGY_CLIENT_ID and PLUGGY_CLIENT_SECRET`,
    );
  return {
    port: portIn(PORT),
    fixture: SALDO_FIXTURE ? await readFixture(SALDO_FIXTURE) : demoFixture(dateInSaoPaulo(systemClock())),
    dataDir: SALDO_DATA_DIR || undefined,
    dynamoDbEndpoint: endpointIn(DYNAMODB_ENDPOINT),
  };
};
