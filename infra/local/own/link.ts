import { systemClock } from '../../../shared/time/instant.ts';
import { command } from './command.ts';
import { readMark, runningIn } from './data-folder.ts';
import { signInAddresses } from './sign-in-addresses.ts';

/** `npm run link`: an address that signs the owner in once. */
await command((folder, { OWNER_PASSKEY }) => {
  if (OWNER_PASSKEY === '1') throw new Error('OWNER_PASSKEY=1: sign in by passkey, or by a mailed code, at /entrar');
  if (!readMark(folder)?.hasOwner) throw new Error(`${folder} has no owner yet: npm start`);
  const running = runningIn(folder);
  if (!running) throw new Error('Saldo is not running: npm start');
  return `${running.url}${signInAddresses(folder).open(systemClock())}`;
});
