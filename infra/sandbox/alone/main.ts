import { systemClock } from '../../../shared/time/instant.ts';
import { dateInSaoPaulo } from '../../../shared/time/sao-paulo.ts';
import { createFaults } from '../../emulators/faults.ts';
import { startSandbox } from '../aggregator/start.ts';
import { demoFixture } from '../demo/demo.ts';
import { readFixture } from '../fixture/read.ts';
import { sandboxAloneControls } from './controls.ts';

const USUAL_PORT = 3900;

const portIn = (text: string | undefined): number => {
  const port = Number(text || USUAL_PORT);
  if (!Number.isInteger(port) || port < 0 || port > 65_535)
    throw new Error(`PORT must be 0 to 65535, not ${JSON.stringify(text)}`);
  return port;
};

const { PORT, SALDO_FIXTURE, PLUGGY_CLIENT_ID, PLUGGY_CLIENT_SECRET } = process.env;

/** The simulated aggregator alone: to try `npm start` on one's own banks against it. @returns the lines to print */
const start = async (): Promise<string[]> => {
  const place = portIn(PORT);
  const { users } = SALDO_FIXTURE ? await readFixture(SALDO_FIXTURE) : demoFixture(dateInSaoPaulo(systemClock()));
  const faults = createFaults();
  const keys = { clientId: PLUGGY_CLIENT_ID || 'sandbox', clientSecret: PLUGGY_CLIENT_SECRET || 'sandbox' };
  const sandbox = await startSandbox({ place, faults, keys, controls: sandboxAloneControls(faults) });
  // As items of an application that knows no users.
  for (const { id, items } of users) sandbox.putUser(id, null, items);
  const ids = users.flatMap(({ items }) => items.map(({ item }) => item.id));
  return [
    `Sandbox is ready at ${sandbox.url}`,
    `PLUGGY_API_URL=${sandbox.url}`,
    `PLUGGY_CLIENT_ID=${keys.clientId}`,
    `PLUGGY_CLIENT_SECRET=${keys.clientSecret}`,
    `PLUGGY_ITEMS=${ids.join(',')}`,
  ];
};

const oneLine = (error: unknown): string => {
  if (!(error instanceof Error)) return String(error);
  const isPortTaken = 'code' in error && error.code === 'EADDRINUSE';
  return isPortTaken ? `Port ${PORT || USUAL_PORT} is already in use: choose another PORT` : error.message;
};

process.on('SIGINT', () => process.exit(0)).on('SIGTERM', () => process.exit(0));

start().then(
  (lines) => console.log(lines.join('\n')),
  (error: unknown) => {
    console.error(oneLine(error));
    process.exitCode = 1;
  },
);
