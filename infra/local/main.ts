import { join } from 'node:path';
import { captureServiceLog } from './lambda/service-log.ts';

// Read by the AWS SDK when it creates its first client. Lambda runs a newer Node than the oldest one that is supported here.
process.env.AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED = 'true';

const { SALDO_LOG } = process.env;
const print = captureServiceLog(process, { everyLine: SALDO_LOG === '1' });

const portTaken = (port: number): string =>
  `Port ${port} is already in use. Choose another one: PORT=${port < 65_535 ? port + 1 : 3000} npm start`;

const oneLine = (error: unknown): string => {
  if (!(error instanceof Error)) return String(error);
  const isPortTaken = 'code' in error && error.code === 'EADDRINUSE' && 'port' in error;
  return isPortTaken ? portTaken(Number(error.port)) : (error.message.split('\n')[0] ?? '');
};

let close = async (): Promise<void> => undefined;
let stopping = false;
let mustRelease = false;

/** Every accepted change is on disk before its call returns, so an abrupt end loses nothing; a folder and a remote table are released first. */
const stop = (): void => {
  const release = !stopping && mustRelease;
  stopping = true;
  if (release) close().finally(() => process.exit(0));
  else process.exit(0);
};
process.on('SIGINT', stop).on('SIGTERM', stop);

const PARENT_LOOK_MS = 300;

// npm runs a script in a shell. Many shells pass no signal on, so the stack ends with the shell that npm has ended.
if (process.env.npm_lifecycle_event) {
  const parent = process.ppid;
  setInterval(() => process.ppid === parent || stop(), PARENT_LOOK_MS).unref();
}

// In Lambda a promise that a function leaves behind ends one container; here it must not end the whole stack.
process.on('unhandledRejection', (error) => {
  console.error(`Unhandled rejection: ${error instanceof Error ? error.stack : String(error)}`);
});

const startDemo = async (): Promise<void> => {
  const [{ readSettings }, { startLocalStack }, { readyLines }] = await Promise.all([
    import('./settings.ts'),
    import('./stack.ts'),
    import('./ready-lines.ts'),
  ]);
  const settings = await readSettings(process.env);
  mustRelease = Boolean(settings.dataDir ?? settings.dynamoDbEndpoint);
  const stack = await startLocalStack(settings);
  close = stack.close;
  if (!stack.synchronized) console.error('Some first synchronizations have not ended yet');
  print(`${readyLines(stack.url, await stack.users()).join('\n')}\n`);
  stack.prepareSite();
};

const startOwn = async (): Promise<void> => {
  const { startOwnStack } = await import('./own/start-own.ts');
  mustRelease = true;
  const stack = await startOwnStack(process.env);
  close = stack.close;
  print(`${stack.lines.join('\n')}\n`);
  stack.prepareSite();
};

const ENV_FILE = join(import.meta.dirname, '..', '..', '.env');

const start = async (): Promise<void> => {
  const [{ isOwn, withEnvFile }, { showErrorMessages }] = await Promise.all([
    import('./own/own-settings.ts'),
    import('./lambda/report.ts'),
  ]);
  showErrorMessages();
  const environment = withEnvFile(process.env, ENV_FILE);
  if (!isOwn(environment)) return startDemo();
  Object.assign(process.env, environment);
  return startOwn();
};

start().catch((error: unknown) => {
  console.error(oneLine(error));
  process.exit(1);
});
