import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { createRequire } from 'node:module';
import { createServer } from 'node:net';
import { createInterface } from 'node:readline';

type Binary = { path: string } | { missing: string };

const findBinary = (): Binary => {
  const name = `@dynoxide/${process.platform}-${process.arch}`;
  try {
    const path = createRequire(import.meta.url).resolve(`${name}/dynoxide`);
    const { status, error } = spawnSync(path, ['--version']);
    return status === 0 ? { path } : { missing: `${name} does not run: ${error?.message ?? `exit code ${status}`}` };
  } catch {
    return { missing: `${name} is not installed` };
  }
};

/** The second implementation of DynamoDB, an optional package with a binary; or why it is not there. */
export const dynoxide = findBinary();

const freePort = async (): Promise<number> => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  return typeof address === 'object' && address ? address.port : 0;
};

/** Starts it in memory on a free port of the loopback; resolves when it listens. */
export const startDynoxide = async (path: string) => {
  const port = await freePort();
  const child = spawn(path, ['serve', '--port', String(port)], { stdio: ['ignore', 'pipe', 'pipe'] });
  const exited = once(child, 'exit');
  const listening = new Promise<void>((resolve) => {
    for (const output of [child.stdout, child.stderr]) {
      createInterface({ input: output }).on('line', (line) => line.includes('listening') && resolve());
    }
  });
  await Promise.race([listening, exited.then(() => Promise.reject(new Error('dynoxide ended before it listened')))]);
  const close = async (): Promise<void> => {
    child.kill();
    await exited;
  };
  return { endpoint: `http://127.0.0.1:${port}`, close };
};
