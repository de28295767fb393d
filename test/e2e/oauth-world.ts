import { createHash, randomBytes } from 'node:crypto';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Client, type OAuthClientProvider, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { type Browser, browser } from '../support/browser.ts';
import type { TestStack } from '../support/stack.ts';

export const REDIRECT = 'http://localhost:8787/callback';

/** A person at the dashboard, by one click; their proof is fresh. */
export const person = async (stack: TestStack, who: string): Promise<Browser> => {
  const used = browser(stack.url);
  await used.signInLocally(who);
  return used;
};

/** The id of the request, as the page gets it. */
export const requestIdIn = (location: string): string => new URL(location).hash.slice(1);

export const look = (used: Browser, requestId: string) => used.get(`oauth/requests/${requestId}`);

export const decide = (used: Browser, requestId: string, decision: string) =>
  used.post(`oauth/requests/${requestId}`, { decision });

/** What the person's approval sends to the client. */
export const approve = async (used: Browser, requestId: string): Promise<URLSearchParams> => {
  await look(used, requestId);
  const { status, body } = await decide(used, requestId, 'approve');
  if (status !== 200) throw new Error(`approval answered ${status} ${JSON.stringify(body)}`);
  return new URL(body.location).searchParams;
};

type Kept = {
  [field in 'client' | 'tokens' | 'discovery']?: unknown;
};

/**
 * The official client as an assistant that keeps what it gets, and whose person sits at `used`.
 * @param documentUrl of its description; it registers itself otherwise. The client takes no `http` address as its own to register by,
 *   so that it knows this one beforehand
 */
export const assistant = (stack: TestStack, { documentUrl }: { documentUrl?: string } = {}) => {
  const kept: Kept = documentUrl === undefined ? {} : { client: { client_id: documentUrl, issuer: stack.url } };
  let verifier = '';
  let asked: URL | undefined;
  const provider: OAuthClientProvider = {
    redirectUrl: REDIRECT,
    clientMetadata: { client_name: 'Robô', redirect_uris: [REDIRECT], token_endpoint_auth_method: 'none' },
    state: () => 'the-state',
    clientInformation: () => kept.client as never, // as it was saved below
    saveClientInformation: (given) => {
      kept.client = given;
    },
    tokens: () => kept.tokens as never,
    saveTokens: (given) => {
      kept.tokens = given;
    },
    invalidateCredentials: (which) => {
      if (which === 'tokens' || which === 'all') kept.tokens = undefined;
    },
    redirectToAuthorization: (url) => {
      asked = url;
    },
    saveCodeVerifier: (given) => {
      verifier = given;
    },
    codeVerifier: () => verifier,
    discoveryState: () => kept.discovery as never,
    saveDiscoveryState: (given) => {
      kept.discovery = given;
    },
  };
  const transport = () => new StreamableHTTPClientTransport(new URL('/mcp', stack.url), { authProvider: provider });
  const open = async () => {
    const client = new Client({ name: 'robot', version: '1' });
    await client.connect(transport());
    return client;
  };
  return {
    kept,
    tokens: () => kept.tokens as { access_token: string; refresh_token: string; scope: string; expires_in: number },
    open,
    /** Where it sent the person last. */
    asked: () => asked,
    /** Asks the person at `used`, takes the answer, and connects. */
    async letIn(used: Browser): Promise<Client> {
      await open().then(
        (client) => client.close(),
        () => undefined,
      );
      await this.askAgain(used);
      return open();
    },
    /** Takes the person's answer to what it asked last. */
    async askAgain(used: Browser): Promise<void> {
      if (!asked) throw new Error('The client asked nobody');
      const { headers } = await fetch(asked, { redirect: 'manual' });
      await transport().finishAuth(await approve(used, requestIdIn(headers.get('location') ?? '')));
    },
  };
};

/** Serves documents of clients on this machine. */
export const site = async (answer: RequestListener) => {
  const server = createServer(answer);
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://localhost:${port}`,
    close: () => new Promise((done) => server.close(done)),
  };
};

export const pkce = () => {
  const verifier = randomBytes(32).toString('base64url');
  return { verifier, challenge: createHash('sha256').update(verifier).digest('base64url') };
};

type Fields = Record<string, string>;
type Answer = { status: number; body: Record<string, string>; headers: Headers };

/** The same by hand, each step apart. */
export const byHand = (stack: TestStack) => {
  const form = async (path: string, fields: Fields, headers: Fields = {}): Promise<Answer> => {
    const response = await fetch(new URL(path, stack.url), {
      method: 'POST',
      headers,
      body: new URLSearchParams(fields),
    });
    const text = await response.text();
    return { status: response.status, body: text ? JSON.parse(text) : {}, headers: response.headers };
  };
  const register = async (metadata: object | string = { client_name: 'Robô', redirect_uris: [REDIRECT] }) => {
    const response = await fetch(new URL('/oauth/register', stack.url), {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: typeof metadata === 'string' ? metadata : JSON.stringify(metadata),
    });
    return {
      status: response.status,
      headers: response.headers,
      body: (await response.json()) as ReturnType<typeof JSON.parse>,
    };
  };
  const clientId = async (): Promise<string> => (await register()).body.client_id;
  /** A request as a careful client makes it. */
  const request = (id: string, challenge: string): Fields => ({
    response_type: 'code',
    client_id: id,
    redirect_uri: REDIRECT,
    code_challenge: challenge,
    code_challenge_method: 'S256',
    state: 'the-state',
    scope: 'saldo.read',
    resource: `${stack.url}/mcp`,
  });
  const authorize = async (fields: Fields | URLSearchParams, headers: Fields = {}) => {
    const url = `${stack.url}/oauth/authorize?${new URLSearchParams(fields)}`;
    const response = await fetch(url, { redirect: 'manual', headers });
    return {
      status: response.status,
      location: response.headers.get('location'),
      headers: response.headers,
      text: await response.text(),
    };
  };
  const exchange = (id: string, code: string, verifier: string, more: Fields = {}) =>
    form('/oauth/token', {
      grant_type: 'authorization_code',
      code,
      code_verifier: verifier,
      redirect_uri: REDIRECT,
      client_id: id,
      resource: `${stack.url}/mcp`,
      ...more,
    });
  const refresh = (id: string, token: string, more: Fields = {}) =>
    form('/oauth/token', { grant_type: 'refresh_token', refresh_token: token, client_id: id, ...more });
  /** A code that the person at `used` has approved. */
  const code = async (used: Browser, { id, scope = 'saldo.read' }: { id?: string; scope?: string } = {}) => {
    const known = id ?? (await clientId());
    const { verifier, challenge } = pkce();
    const { location } = await authorize({ ...request(known, challenge), scope });
    const answer = await approve(used, requestIdIn(location ?? ''));
    return { id: known, verifier, code: answer.get('code') ?? '', answer };
  };
  const tokens = async (used: Browser, options: { id?: string; scope?: string } = {}) => {
    const given = await code(used, options);
    const { status, body } = await exchange(given.id, given.code, given.verifier);
    if (status !== 200) throw new Error(`the token endpoint answered ${status} ${JSON.stringify(body)}`);
    return { ...given, access: body.access_token ?? '', refresh: body.refresh_token ?? '', answer: body };
  };
  /** One call of `/mcp` with a token. */
  const mcp = async (token: string, method = 'tools/list', params: object = {}) => {
    const response = await fetch(new URL('/mcp', stack.url), {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }),
    });
    return {
      status: response.status,
      headers: response.headers,
      body: (await response.json()) as ReturnType<typeof JSON.parse>,
    };
  };
  return { form, register, clientId, request, authorize, exchange, refresh, code, tokens, mcp };
};
