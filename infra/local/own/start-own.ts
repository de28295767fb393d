import { readSite } from '../../../shared/contract/web/site.ts';
import { variables } from '../../../shared/platform/environment.ts';
import { ownReadyLines } from '../ready-lines.ts';
import { portIn } from '../settings.ts';
import { SettingsError } from '../settings-error.ts';
import { type LocalStack, startLocalStack } from '../stack.ts';
import { checkApplication } from './check-application.ts';
import { forgetRunning, lookInto, writeRunning } from './data-folder.ts';
import { serveOwnControl } from './own-control.ts';
import { type OwnSettings, ownSettings } from './own-settings.ts';
import { askOwner, requireAskable } from './owner.ts';
import { smtpDelivery } from './smtp.ts';

export type OwnStart = Pick<LocalStack, 'close' | 'prepareSite'> & { lines: string[] };

const UNREACHABLE = 'Pluggy does not answer: Saldo shows what it has, and tries again';
const NO_MAIL = 'Without SMTP_URL mailed codes only reach the inbox page, which needs a session';

const NO_HOST = new Set(['ENOTFOUND', 'EADDRNOTAVAIL', 'EAI_AGAIN']);

const unlessNoHost =
  ({ host }: OwnSettings) =>
  (error: unknown): never => {
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    if (host && NO_HOST.has(code))
      throw new SettingsError(`HOST must be an address of this machine, not ${JSON.stringify(host)}`);
    throw error;
  };

/**
 * Starts the stack on one's own banks: settings first, then the credentials, then the folder. Nothing is written before all three hold.
 * @throws SettingsError, and the system's error for a port in use
 */
export const startOwnStack = async (environment: NodeJS.ProcessEnv): Promise<OwnStart> => {
  const settings = ownSettings(environment);
  readSite(environment[variables.site]);
  const { dataDir, needsPasskey } = settings;
  const port = portIn(environment.PORT);
  const hasOwner = lookInto(dataDir)?.hasOwner ?? false;
  if (!hasOwner) requireAskable(settings.owner);
  const deliver = settings.smtpUrl ? smtpDelivery(settings.smtpUrl) : undefined;
  if (!(await checkApplication(settings))) console.error(UNREACHABLE);
  const { name, email } = settings.owner;
  const newOwner = hasOwner ? (name && email ? { name, email } : null) : await askOwner(settings.owner);
  const stack = await startLocalStack({ port, dataDir, own: { settings, newOwner, deliver } }).catch(
    unlessNoHost(settings),
  );
  const { own } = stack;
  if (!own) throw new Error('The stack has simulated banks');
  const url = settings.publicUrl ?? stack.url;
  const control = await serveOwnControl(own.backup);
  writeRunning(dataDir, { pid: process.pid, url, control: control.url, token: control.token });
  if (needsPasskey && !settings.smtpUrl) console.error(NO_MAIL);
  const signInPath = own.isFirst && !needsPasskey ? own.signInPath() : null;
  const close = async (): Promise<void> => {
    forgetRunning(dataDir);
    await control.close();
    await stack.close();
  };
  return { lines: ownReadyLines(url, signInPath), close, prepareSite: stack.prepareSite };
};
