import type { documentPaths } from '../contract/inbound.ts';
import { addDays } from '../time/calendar.ts';
import { type Instant, utcDateOf, utcMidnight } from '../time/instant.ts';

type Told = {
  /** Of the service, without a slash at the end. */
  origin: string;
  /** Where its operator is asked, if that is known. */
  email?: string | undefined;
  now: Instant;
};

type Document = { type: string; body: string };

const TEXT = 'text/plain; charset=utf-8';
const JSON_TYPE = 'application/json; charset=utf-8';

const lines = (...all: string[]): string => `${all.join('\n')}\n`;

/** What it is, in the words of the one list that registries show. */
const DESCRIPTION = 'Personal finance data of Brazil: balances, spending, bills, reminders and limits.';

const llms = ({ origin }: Told): string =>
  lines(
    '# Saldo',
    '',
    '> Personal finance data of one person in Brazil: accounts, cards, transactions, bills, installments, investments, loans, payment',
    '> reminders and spending limits, by REST with an API key, or by MCP with the same key or OAuth.',
    '',
    'Money is BRL, and money out is negative. Days are those of America/Sao_Paulo. An error has `error`, `message`, `type` and `docs`.',
    'Fields may be added to an answer; nothing is removed or renamed within a version.',
    '',
    '## Reference',
    '',
    `- [Reference](${origin}/docs): every operation, its parameters and its errors, as one page without scripts`,
    `- [OpenAPI document](${origin}/openapi.json): the same for programs, with examples of requests and answers`,
    `- [Workflows](${origin}/arazzo.json): twelve tasks as calls in order (Arazzo 1.0)`,
    '',
    '## Assistants',
    '',
    `- [MCP server](${origin}/mcp): streamable HTTP; a call without a credential is told where to sign in`,
    `- [server.json](${origin}/server.json): the same as an entry of the MCP registry`,
    '',
    '## Optional',
    '',
    `- [Security](${origin}/docs#security): how to report a vulnerability`,
  );

/** Pages and documents may be found; what needs a key, a session or a link of one's own need not be asked for. */
const robots = (): string =>
  lines(
    'User-agent: *',
    ...['/app/', '/tools/', '/mcp', '/oauth/', '/webhooks/', '/conectar', '/autorizar', '/parar'].map(
      (path) => `Disallow: ${path}`,
    ),
    'Allow: /',
  );

/** Of `Expires`, counted at each answer: a service that runs for years never shows one that is past. */
const VALID_DAYS = 180;

/** RFC 9116. */
const security = ({ origin, email, now }: Told): string =>
  lines(
    ...(email ? [`Contact: mailto:${email}`] : []),
    `Contact: ${origin}/docs#security`,
    `Expires: ${utcMidnight(addDays(utcDateOf(now), VALID_DAYS)).replace('.000', '')}`,
    'Preferred-Languages: pt, en',
    `Canonical: ${origin}/.well-known/security.txt`,
    `Policy: ${origin}/docs#security`,
  );

const isName = (host: string): boolean => /[a-z]/i.test(host) && !host.includes(':');

/** `app.saldo.example` is `example.saldo.app`; an address of numbers has no name. */
const namespaceOf = (origin: string): string => {
  const { hostname } = new URL(origin);
  return isName(hostname) ? hostname.split('.').reverse().join('.') : 'localhost';
};

const server = ({ origin }: Told): string =>
  JSON.stringify({
    $schema: 'https://static.modelcontextprotocol.io/schemas/2025-12-11/server.schema.json',
    name: `${namespaceOf(origin)}/saldo`,
    title: 'Saldo',
    description: DESCRIPTION,
    version: '1.0.0',
    websiteUrl: `${origin}/docs`,
    remotes: [{ type: 'streamable-http', url: `${origin}/mcp` }],
  });

const workflows = async ({ origin }: Told): Promise<string> => {
  const { default: document } = await import('./workflows.json', { with: { type: 'json' } });
  const sourceDescriptions = [{ ...document.sourceDescriptions[0], url: `${origin}/openapi.json` }];
  return JSON.stringify({ ...document, sourceDescriptions });
};

/** What programs look for at a known path, without a key. */
export const discovery: Readonly<Record<(typeof documentPaths)[number], (told: Told) => Document | Promise<Document>>> =
  {
    '/llms.txt': (told) => ({ type: 'text/markdown; charset=utf-8', body: llms(told) }),
    '/robots.txt': () => ({ type: TEXT, body: robots() }),
    '/.well-known/security.txt': (told) => ({ type: TEXT, body: security(told) }),
    '/server.json': (told) => ({ type: JSON_TYPE, body: server(told) }),
    '/arazzo.json': async (told) => ({ type: JSON_TYPE, body: await workflows(told) }),
  };
