import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

/** `skipped` says why: a proof that did not run is none, and fails no build. `ran` says what did, with counts. */
export type Outcome = { holds: boolean; skipped?: string; ran?: string };

/** How a program ended. `timedOut`: it was ended after its time. */
export type Ended = { code: number; out: string; timedOut: boolean };

type RunOptions = Pick<SpawnOptions, 'cwd' | 'env'> & {
  /** Milliseconds after which the program is ended. */
  within: number;
  /** Shows what it prints instead of returning it. */
  shown?: boolean;
};

/** Runs a program to its end and returns what it printed on both streams. */
export const run = async (file: string, args: readonly string[], options: RunOptions): Promise<Ended> => {
  const { within, shown, ...rest } = options;
  const child = spawn(file, args, {
    ...rest,
    stdio: ['ignore', shown ? 'inherit' : 'pipe', shown ? 'inherit' : 'pipe'],
  });
  let out = '';
  for (const stream of [child.stdout, child.stderr]) stream?.setEncoding('utf8').on('data', (text) => (out += text));
  let timedOut = false;
  const timer = setTimeout(() => {
    timedOut = true;
    child.kill('SIGKILL');
  }, within);
  const code = await new Promise<number>((done) => {
    child.on('error', () => done(127));
    child.on('close', (status) => done(status ?? 1));
  });
  clearTimeout(timer);
  return { code, out, timedOut };
};

/** A port that nobody uses now. */
export const freePort = async (): Promise<number> => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = Object(server.address());
  server.close();
  await once(server, 'close');
  return port;
};

const LAST_LINES = 15;

const stop = async (child: ChildProcess): Promise<void> => {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  const timer = setTimeout(() => child.kill('SIGKILL'), 5_000);
  await ended;
  clearTimeout(timer);
};

/**
 * Starts a server and waits until it answers HTTP, whatever the status.
 * @throws with its last lines when it ends, or has not answered in time
 */
export const serve = async (
  file: string,
  args: readonly string[],
  { url, within, ...rest }: Pick<SpawnOptions, 'cwd' | 'env'> & { url: string; within: number },
): Promise<{ url: string; close(): Promise<void> }> => {
  const child = spawn(file, args, { ...rest, stdio: ['ignore', 'pipe', 'pipe'] });
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text) => (said = `${said}${text}`.slice(-20_000)));
  const failed = once(child, 'error').then(([error]) => String(error));
  const exited = once(child, 'exit').then(([code]) => `it ended with ${code}`);
  const answers = async (): Promise<null | string> => {
    for (const end = Date.now() + within; Date.now() < end; await pause(200)) {
      if (await fetch(url).catch(() => null)) return null;
    }
    return `no answer within ${within / 1000} s`;
  };
  const problem = await Promise.race([failed, exited, answers()]);
  if (problem === null) return { url, close: () => stop(child) };
  await stop(child);
  throw new Error(`${file}: ${problem}\n${said.split('\n').slice(-LAST_LINES).join('\n')}`);
};
