import { join } from 'node:path';
import { systemClock } from '../../../shared/time/instant.ts';
import { readMark, runningIn } from './data-folder.ts';
import { dataDirOf, withEnvFile } from './own-settings.ts';
import { signInAddresses } from './sign-in-addresses.ts';

const ENV_FILE = join(import.meta.dirname, '..', '..', '..', '.env');

/** `npm run link`: an address that signs the owner in once. */
const link = (): string => {
  const environment = withEnvFile(process.env, ENV_FILE);
  const folder = dataDirOf(environment);
  if (environment.OWNER_PASSKEY === '1')
    throw new Error('OWNER_PASSKEY=1: sign in by passkey, or by a mailed code, at /entrar');
  if (!readMark(folder)?.hasOwner) throw new Error(`${folder} has no owner yet: npm start`);
  const running = runningIn(folder);
  if (!running) throw new Error('Saldo is not running: npm start');
  return `${running.url}${signInAddresses(folder).open(systemClock())}`;
};

try {
  console.log(link());
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
