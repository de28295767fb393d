import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import {
  Client,
  type OAuthClientProvider,
  type OAuthDiscoveryState,
  type StoredOAuthClientInformation,
  type StoredOAuthTokens,
  StreamableHTTPClientTransport,
} from '@modelcontextprotocol/client';

/** How a program of the person's own computer gets its answer. */
const listener = async (documentOf: (origin: string) => object) => {
  const arrived: URLSearchParams[] = [];
  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', origin);
    if (pathname === '/client.json') {
      response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(documentOf(origin)));
      return;
    }
    if (pathname === '/callback') arrived.push(searchParams);
    response
      .writeHead(200, { 'content-type': 'text/html; charset=utf-8' })
      .end('<title>Assistente</title><p>Pode voltar.');
  });
  await new Promise<void>((done) => server.listen(0, 'localhost', done));
  const origin = `http://localhost:${(server.address() as AddressInfo).port}`;
  return { origin, arrived, close: () => new Promise((done) => server.close(done).closeAllConnections()) };
};

/** `byDocument`: it is known by a description at its own address; otherwise it registers itself. */
export type AssistantOptions = { name: string; byDocument?: boolean };

type Kept = {
  client?: StoredOAuthClientInformation;
  tokens?: StoredOAuthTokens;
  discovery?: OAuthDiscoveryState;
  verifier?: string;
  authorize?: URL;
};

/** An assistant with the official MCP client: its only input is the service's address. */
export const assistant = async (service: string, { name, byDocument = false }: AssistantOptions) => {
  const metadataOf = (origin: string) => ({
    client_name: name,
    redirect_uris: [`${origin}/callback`],
    grant_types: ['authorization_code', 'refresh_token'],
    response_types: ['code'],
    token_endpoint_auth_method: 'none',
  });
  const place = await listener((origin) => ({ client_id: `${origin}/client.json`, ...metadataOf(origin) }));

  const kept: Kept = {
    // As the client names it itself where the document is at an https address.
    ...(byDocument ? { client: { client_id: `${place.origin}/client.json`, issuer: service } } : {}),
  };
  const provider: OAuthClientProvider = {
    redirectUrl: `${place.origin}/callback`,
    clientMetadata: metadataOf(place.origin),
    state: () => 'a-state',
    clientInformation: () => kept.client,
    saveClientInformation: (client) => {
      kept.client = client;
    },
    tokens: () => kept.tokens,
    saveTokens: (tokens) => {
      kept.tokens = tokens;
    },
    redirectToAuthorization: (url) => {
      kept.authorize = url;
    },
    saveCodeVerifier: (verifier) => {
      kept.verifier = verifier;
    },
    codeVerifier: () => kept.verifier ?? '',
    discoveryState: () => kept.discovery,
    saveDiscoveryState: (state) => {
      kept.discovery = state;
    },
    invalidateCredentials: (which) => {
      if (which === 'all' || which === 'tokens') delete kept.tokens;
    },
  };

  const authorizeUrl = (): URL | undefined => kept.authorize;
  const transport = () => new StreamableHTTPClientTransport(new URL(`${service}/mcp`), { authProvider: provider });
  const client = () => new Client({ name, version: '1.0.0' }, { versionNegotiation: { mode: 'auto' } });

  return {
    ...place,
    /** Where the person has to go after a call that was refused; by itself the first call, without a token. */
    async ask(call: () => Promise<unknown> = () => client().connect(transport())): Promise<string> {
      delete kept.authorize;
      const refused = await call().then(
        () => undefined,
        (error: unknown) => error,
      );
      const asked = authorizeUrl();
      if (!asked) throw new Error(`no authorization was expected: ${refused}`);
      return asked.href;
    },
    /** Exchanges what came back for tokens, and connects. */
    async enter(): Promise<Client> {
      const answer = place.arrived.at(-1);
      if (!answer) throw new Error('nothing came back');
      await transport().finishAuth(answer);
      const connected = client();
      await connected.connect(transport());
      return connected;
    },
  };
};
