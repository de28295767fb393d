import { createServer } from 'node:http';
import { afterEach } from 'vitest';
import { type RunningSandbox, type SandboxOptions, startSandbox } from '../../../../infra/sandbox/aggregator/start.ts';
import { parseItems } from '../../../../infra/sandbox/fixture/read.ts';
import { addSeconds, instantFromMilliseconds } from '../../../../shared/time/instant.ts';

const closers: (() => Promise<unknown>)[] = [];
export const onTestEnd = (close: () => Promise<unknown>): void => void closers.push(close);
afterEach(async () => {
  for (const close of closers.splice(0)) await close();
});

export const start = instantFromMilliseconds(Date.UTC(2026, 2, 10, 12));

/** A clock that a test advances by hand. */
export const handClock = () => {
  let now = start;
  const clock = () => now;
  const advance = (milliseconds: number) => {
    now = addSeconds(now, milliseconds / 1000);
  };
  return { clock, advance };
};

export const running = async (options: SandboxOptions = {}): Promise<RunningSandbox> => {
  const sandbox = await startSandbox({ webhookRetryDelaysMs: [5, 5], ...options });
  onTestEnd(sandbox.close);
  return sandbox;
};

export type Answer = { status: number; headers: Headers; body: Record<string, unknown> };

const read = async (response: Response): Promise<Answer> => {
  const body: unknown = await response.json();
  return { status: response.status, headers: response.headers, body: body instanceof Object ? { ...body } : {} };
};

export const send = async (
  url: string,
  { method = 'GET', body, key, bearer }: { method?: string; body?: unknown; key?: string; bearer?: string },
): Promise<Answer> =>
  read(
    await fetch(url, {
      method,
      headers: {
        'content-type': 'application/json',
        ...(key ? { 'x-api-key': key } : {}),
        ...(bearer ? { authorization: `Bearer ${bearer}` } : {}),
      },
      ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    }),
  );

/** Calls with the server key. */
export const authorized = async (sandbox: RunningSandbox) => {
  const { body } = await send(`${sandbox.url}/auth`, { method: 'POST', body: sandbox.keys });
  const key = String(body.apiKey);
  return (method: string, path: string, content?: unknown) =>
    send(`${sandbox.url}${path}`, { method, body: content, key });
};

export const items = (...given: unknown[]) => parseItems({ items: given });

export const anItem = (over: Record<string, unknown> = {}, rest: Record<string, unknown> = {}) => ({
  item: { id: 'item-1', connector: { id: 612, name: 'Nubank' }, ...over },
  ...rest,
});

export type Received = { headers: Record<string, unknown>; raw: string; body: Record<string, unknown> };

/** A receiver of webhooks that answers the given statuses in turn, then 200. */
export const receiver = async (...statuses: number[]) => {
  const received: Received[] = [];
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const raw = Buffer.concat(chunks).toString('utf8');
    received.push({ headers: request.headers, raw, body: JSON.parse(raw) });
    response.writeHead(statuses.shift() ?? 200).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestEnd(async () => server.close());
  const address = server.address();
  const port = address instanceof Object ? address.port : 0;
  return { url: `http://127.0.0.1:${port}/hook`, received };
};

export const bankAccount = { id: 'acc-1', type: 'BANK', name: 'Conta', number: '1-2' };
const bill = (n: number) => ({ id: `bill-${n}`, dueDate: `2026-0${n}-17`, totalAmount: n });
export const withAccount = () =>
  anItem(
    {},
    {
      accounts: [
        { account: bankAccount, transactions: [], bills: [] },
        { account: { id: 'card-1', type: 'CREDIT' }, bills: [bill(1), bill(2)] },
      ],
    },
  );

/** A sandbox with one user, who has one item with a bank account and a card. */
export const preparedSandbox = async () => {
  const sandbox = await running();
  sandbox.putUser('ana', 'user-ana', items(withAccount()));
  return { sandbox, call: await authorized(sandbox) };
};
