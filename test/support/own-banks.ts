import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { type Ended, START, type StackProcess } from './stack-process.ts';

/** What Node runs for a script: the bundle of the global setup, where there is one (bundle-stack.mjs). */
const mainOf = (file: string): readonly string[] => {
  const bundle: string | undefined = JSON.parse(process.env.SCRIPT_BUNDLES ?? '{}')[file];
  return bundle ? [fileURLToPath(bundle)] : ['--import', 'tsx', file];
};

const scriptOf = (file: string, args: readonly string[], environment: Record<string, string>) =>
  spawn(process.execPath, [...mainOf(file), ...args], {
    env: { PATH: process.env.PATH, HOME: process.env.HOME, ...environment },
  });

/** A script of package.json, to its end. */
export const runScript = async (
  file: string,
  environment: Record<string, string>,
  ...args: string[]
): Promise<Ended> => {
  const child = scriptOf(file, args, environment);
  const ended = { out: '', err: '' };
  child.stdout.on('data', (chunk) => {
    ended.out += chunk;
  });
  child.stderr.on('data', (chunk) => {
    ended.err += chunk;
  });
  const [code] = await once(child, 'close');
  return { code, ...ended };
};

type Call = { method: string; path: string; at: string };

/** `npm run sandbox` in a process of its own. */
export const spawnSandbox = async (folder: string, fixture: object, environment: Record<string, string> = {}) => {
  const file = join(folder, 'fixture.json');
  await writeFile(file, JSON.stringify(fixture));
  const child = scriptOf('infra/sandbox/alone/main.ts', [], { PORT: '0', SALDO_FIXTURE: file, ...environment });
  let out = '';
  const url = await new Promise<string>((resolve, reject) => {
    child.stdout.on('data', (chunk) => {
      out += chunk;
      const found = /^Sandbox is ready at (\S+)$[\s\S]*^PLUGGY_ITEMS=.*$/m.exec(out)?.[1];
      if (found) resolve(found);
    });
    child.once('close', () => reject(new Error(`The sandbox ended: ${out}`)));
  });
  const send = async <Body>(method: string, path: string, body?: object): Promise<{ status: number; body: Body }> => {
    const init = body ? { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) } : {};
    const response = await fetch(`${url}/_sandbox/${path}`, { method, ...init });
    return { status: response.status, body: (await response.json()) as Body };
  };
  return {
    url,
    lines: out.trim().split('\n'),
    send,
    calls: async () => (await send<Call[]>('GET', 'calls')).body,
    /** The settings of `npm start` on this aggregator. */
    settings: (folderName: string): Record<string, string> => ({
      PLUGGY_API_URL: url,
      PLUGGY_CLIENT_ID: 'sandbox',
      PLUGGY_CLIENT_SECRET: 'sandbox',
      OWNER_NAME: 'Rita Melo',
      OWNER_EMAIL: 'rita@example.com',
      SALDO_DATA_DIR: join(folder, folderName),
    }),
    end: async () => {
      child.kill();
      await once(child, 'close');
    },
  };
};

export type Sandbox = Awaited<ReturnType<typeof spawnSandbox>>;

export const signInPathIn = (output: string): string => {
  const path = /(\/entrar\/dono\?codigo=\S+)/.exec(output)?.[1];
  if (!path) throw new Error(`No address in ${output}`);
  return path;
};

/** Calls of the owner's browser. */
export const ownerAt = async (stack: StackProcess, path = signInPathIn(stack.output().out), method = 'GET') => {
  const response = await fetch(new URL(path, new URL(await urlOf(stack))), { method, redirect: 'manual' });
  const cookie = (response.headers.get('set-cookie') ?? '').split(';')[0] ?? '';
  const headers = { cookie, 'sec-fetch-site': 'same-origin', 'x-saldo': '1' };
  const call = <Body>(method: string, to: string, options: { body?: unknown; query?: Record<string, string> } = {}) =>
    stack.call<Body>(method, to, { ...options, headers });
  return { response, headers, call };
};

export const urlOf = async (stack: StackProcess): Promise<string> =>
  /^Saldo is ready at (\S+)$/m.exec(stack.output().out)?.[1] ?? '';

/** Looks until it holds. */
export const eventually = async <Value>(
  look: () => Promise<Value>,
  holds: (value: Value) => boolean,
): Promise<Value> => {
  const until = Date.now() + 20_000;
  for (;;) {
    const value = await look();
    if (holds(value) || Date.now() > until) return value;
    await pause(50);
  }
};

/** `npm start` that is ready under another address than this machine's. @returns what it has printed */
export const spawnPublic = async (environment: Record<string, string>) => {
  const child = spawn(process.execPath, [START], {
    env: { PATH: process.env.PATH, HOME: process.env.HOME, ...environment },
  });
  const output = { out: '', err: '' };
  child.stderr.on('data', (chunk) => {
    output.err += chunk;
  });
  await new Promise<void>((resolve, reject) => {
    child.stdout.on('data', (chunk) => {
      output.out += chunk;
      if (/^Claude Desktop/m.test(output.out)) resolve();
    });
    child.once('close', () => reject(new Error(`The stack ended: ${output.err}`)));
  });
  const end = async () => {
    child.kill();
    await once(child, 'close');
  };
  return { output, end };
};

/** A port that nothing uses just now. */
export const freePort = async (): Promise<number> => {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
};
