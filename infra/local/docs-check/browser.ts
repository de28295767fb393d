import { spawn } from 'node:child_process';
import type { Readable, Writable } from 'node:stream';
import * as z from 'zod/mini';

const message = z.looseObject({
  id: z.optional(z.number()),
  method: z.optional(z.string()),
  params: z.optional(z.unknown()),
  result: z.optional(z.looseObject({})),
});
type Message = z.infer<typeof message>;

// Only this machine can be reached, so a page that loads from another host fails.
const FLAGS = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--window-size=1200,1800',
  '--host-resolver-rules=MAP * ~NOTFOUND , EXCLUDE localhost',
  '--remote-debugging-pipe',
];

/**
 * A Chromium that is controlled over two pipes with the DevTools protocol.
 * @param command its name or path
 * @param env beside this process's own
 */
export const openBrowser = (command: string, env: NodeJS.ProcessEnv = {}) => {
  const browser = spawn(command, FLAGS, {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', 'ignore', 'pipe', 'pipe'],
  });
  const failed = new Promise<never>((_resolve, reject) => browser.once('error', reject));
  const [, , , to, from] = browser.stdio as unknown as [null, null, null, Writable, Readable]; // five, as configured above
  const waiting = new Map<number, (answer: Message) => void>();
  const events: Message[] = [];
  let rest = '';
  let last = 0;
  from.on('data', (chunk) => {
    const lines = `${rest}${chunk}`.split('\0');
    rest = lines.pop() ?? '';
    for (const line of lines) {
      const received = message.parse(JSON.parse(line));
      if (received.id === undefined) events.push(received);
      else waiting.get(received.id)?.(received);
    }
  });
  const send = (method: string, params: object = {}, sessionId?: string): Promise<Record<string, unknown>> => {
    last += 1;
    const id = last;
    to.write(`${JSON.stringify({ id, method, params, sessionId })}\0`);
    const answered = new Promise<Record<string, unknown>>((resolve) => {
      waiting.set(id, ({ result = {} }) => resolve(result));
    });
    return Promise.race([answered, failed]);
  };
  return {
    send,
    events: (name: string) => events.filter(({ method }) => method === name),
    close: () => browser.kill(),
  };
};

/** A page at the address. `evaluate` runs an expression in it. */
export const openPage = async ({ send }: ReturnType<typeof openBrowser>, url: string) => {
  const { targetId } = await send('Target.createTarget', { url: 'about:blank' });
  const { sessionId } = await send('Target.attachToTarget', { targetId, flatten: true });
  const session = String(sessionId);
  for (const domain of ['Page', 'Network', 'Log']) await send(`${domain}.enable`, {}, session);
  await send('Page.navigate', { url }, session);
  return {
    evaluate: async (expression: string): Promise<unknown> => {
      const { result } = await send('Runtime.evaluate', { expression, returnByValue: true }, session);
      return Object(result).value;
    },
  };
};
