import { type ChildProcess, spawn } from 'node:child_process';
import { on } from 'node:events';
import { createInterface } from 'node:readline';
import { Webhook } from 'standardwebhooks';
import { afterAll, beforeAll, expect, it } from 'vitest';

const SECRET = `whsec_${Buffer.alloc(32, 7).toString('base64')}`;
const body = JSON.stringify({ type: 'limit.reached', timestamp: '2026-03-01T12:00:00.000Z', data: { threshold: 75 } });

let receiver: ChildProcess;
let lines: AsyncIterator<unknown[]>;
let url: string;

const nextLine = async (): Promise<string> => String((await lines.next()).value[0]);

beforeAll(async () => {
  const env = { ...process.env, SECRET };
  receiver = spawn(process.execPath, ['infra/client/examples/receive-webhooks.mjs', '0'], {
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  if (!receiver.stdout) throw new Error('The receiver has no output');
  lines = on(createInterface({ input: receiver.stdout }), 'line')[Symbol.asyncIterator]();
  url = `http://localhost:${(await nextLine()).replace('ready on ', '')}/`;
});
afterAll(() => receiver.kill());

const send = async (id: string, text: string, secret = SECRET): Promise<number> => {
  const at = new Date();
  const headers = {
    'webhook-id': id,
    'webhook-timestamp': String(Math.floor(at.getTime() / 1000)),
    'webhook-signature': new Webhook(secret).sign(id, at, text),
  };
  return (await fetch(url, { method: 'POST', body: text, headers })).status;
};

it('takes an event of the service once, and no forged one', async () => {
  expect(await send('d-0', body, `whsec_${Buffer.alloc(32, 8).toString('base64')}`)).toBe(400);
  expect(await send('d-1', body)).toBe(204);
  expect(await send('d-1', body)).toBe(204);
  const other = JSON.stringify({ type: 'key.created', data: {} });
  expect(await send('d-2', other)).toBe(204);
  expect([await nextLine(), await nextLine()]).toEqual(['limit.reached {"threshold":75}', 'key.created {}']);
});

it('takes nothing without a signature', async () => {
  expect((await fetch(url, { method: 'POST', body })).status).toBe(400);
});
