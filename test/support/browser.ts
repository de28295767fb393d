import { Agent, request as httpRequest } from 'node:http';

/** JSON whose form the test knows. */
type Json = Record<string, ReturnType<typeof JSON.parse>>;

/** An answer to a fetch of a page. */
export type Seen<Body> = { status: number; body: Body; headers: Headers; cookies: string[] };

export type Browser = ReturnType<typeof browser>;

const CHROME =
  'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Mobile Safari/537.36';

type Sent = { method: string; headers: Record<string, string>; body?: string };

const connections = new Agent({ keepAlive: false });

/** As `fetch`, from an address of this machine's loopback network, each of which the local stack takes for a network of its own. */
const fetchFrom =
  (localAddress: string) =>
  (url: URL, { method, headers, body }: Sent): Promise<Response> =>
    new Promise((resolve, reject) => {
      const { hostname: _, port, pathname, search, host } = url;
      const host4 = localAddress.includes(':') ? '::1' : '127.0.0.1';
      const target = { host: host4, port, path: `${pathname}${search}`, localAddress, agent: connections };
      const sent = httpRequest({ ...target, method, headers: { ...headers, host } }, (answer) => {
        const chunks: Buffer[] = [];
        answer.on('data', (chunk: Buffer) => chunks.push(chunk));
        answer.on('end', () => {
          const pairs = answer.rawHeaders.flatMap((name, at, all) => (at % 2 ? [] : [[name, all[at + 1] ?? '']]));
          const text = Buffer.concat(chunks);
          resolve(
            new Response(text.length > 0 ? text : null, {
              status: answer.statusCode ?? 0,
              headers: pairs as [string, string][],
            }),
          );
        });
      });
      sent.on('error', reject);
      sent.end(body);
    });

/**
 * As much of a browser as the door sees: its cookies, and the headers of fetches of the dashboard's pages.
 * @param from the address of its network, where that matters
 */
export const browser = (url: string, { agent = CHROME, from }: { agent?: string; from?: string } = {}) => {
  const jar = new Map<string, string>();

  const keep = (line: string): void => {
    const [pair = ''] = line.split(';');
    const at = pair.indexOf('=');
    const [name, value] = [pair.slice(0, at), pair.slice(at + 1)];
    if (value === '' || /Max-Age=0\b/.test(line)) jar.delete(name);
    else jar.set(name, value);
  };

  const request = async <Body = Json>(
    method: string,
    path: string,
    { body, headers = {} }: { body?: unknown; headers?: Record<string, string> } = {},
  ): Promise<Seen<Body>> => {
    const init = {
      method,
      headers: {
        'user-agent': agent,
        'sec-fetch-site': 'same-origin',
        cookie: [...jar].map(([name, value]) => `${name}=${value}`).join('; '),
        ...(method === 'GET' ? {} : { 'x-saldo': '1' }),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    };
    const response = await (from === undefined
      ? fetch(new URL(path, url), { ...init, redirect: 'manual' })
      : fetchFrom(from)(new URL(path, url), init));
    const cookies = response.headers.getSetCookie();
    for (const line of cookies) keep(line);
    const text = await response.text();
    return {
      status: response.status,
      body: text ? JSON.parse(text) : {},
      headers: response.headers,
      cookies,
    } as Seen<Body>;
  };

  return {
    jar,
    request,
    get: <Body = Json>(path: string) => request<Body>('GET', `/app/api/${path}`),
    post: <Body = Json>(path: string, body: unknown = {}) => request<Body>('POST', `/app/api/${path}`, { body }),
    remove: <Body = Json>(path: string) => request<Body>('DELETE', `/app/api/${path}`),
    /** Signs in as a person of the local stack by one click. */
    signInLocally: async (who: string): Promise<void> => {
      const { status } = await request('POST', `/_local/sign-in/${who}`);
      if (status !== 303) throw new Error(`sign-in answered ${status}`);
    },
  };
};
