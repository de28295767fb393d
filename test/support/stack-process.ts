import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { type StackClient, stackClient } from './stack-client.ts';

export type StackProcess = StackClient & {
  /** Standard output and standard error so far. */
  output(): { out: string; err: string };
  /** Sends the signal and waits for the end. @returns the exit code, or null when the signal killed it */
  end(signal: NodeJS.Signals): Promise<number | null>;
};

export type Ended = { code: number | null; out: string; err: string };

const READY = /^Saldo is ready at (http:\/\/localhost:\d+)$/m;

/** What `npm start` runs: bundles the stack, or finds the bundle, with source maps and a debugger if asked for. */
export const START = 'infra/local/start.mjs';

// `npm start` bundles the same file first (bundle-stack.mjs).
const { MAIN_BUNDLE } = process.env;
const MAIN = MAIN_BUNDLE ? fileURLToPath(MAIN_BUNDLE) : START;

type Launch = {
  /** Arguments behind the main file. */
  args?: readonly string[];
  /** As npm starts it; signals then reach the shell alone. */
  inShell?: boolean | undefined;
};

const launch = (environment: Record<string, string>, main = MAIN, { args = [], inShell = false }: Launch = {}) => {
  // A developer's .env is not read without credentials.
  const ofDemo = { PLUGGY_CLIENT_ID: '', PLUGGY_CLIENT_SECRET: '' };
  const env = { PATH: process.env.PATH, HOME: process.env.HOME, PORT: '0', ...ofDemo, ...environment };
  // Two commands: a shell may become the last one.
  const [command, own] = inShell
    ? ['sh', ['-c', '"$0" "$1"; :', process.execPath, main]]
    : [process.execPath, [main, ...args]];
  const child = spawn(command, own, { env });
  const output = { out: '', err: '' };
  child.stdout.on('data', (chunk) => {
    output.out += chunk;
  });
  child.stderr.on('data', (chunk) => {
    output.err += chunk;
  });
  return { child, output };
};

const ended = async (child: ChildProcess): Promise<number | null> => {
  if (child.exitCode === null && child.signalCode === null) await once(child, 'close');
  return child.exitCode;
};

/** `npm start` in a process of its own, with its ready line seen; rejects when it ends before that. */
export const spawnStack = async (
  environment: Record<string, string> = {},
  main?: string,
  how: Launch = {},
): Promise<StackProcess> => {
  const { child, output } = launch(environment, main, how);
  const url = await new Promise<string>((resolve, reject) => {
    child.stdout.on('data', () => {
      const found = READY.exec(output.out)?.[1];
      if (found) resolve(found);
    });
    child.once('close', () => reject(new Error(`The stack ended: ${output.err}`)));
  });
  const end = (signal: NodeJS.Signals) => {
    child.kill(signal);
    return ended(child);
  };
  return { ...stackClient(url), output: () => ({ ...output }), end };
};

/** `npm start` with settings that it must refuse: its output and exit code. */
export const spawnRefused = async (environment: Record<string, string>): Promise<Ended> => {
  const { child, output } = launch(environment);
  const code = await ended(child);
  return { code, ...output };
};
