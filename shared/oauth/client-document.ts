import { createHash } from 'node:crypto';
import { GetCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import { keys } from '../platform/table/keys.ts';
import { stored } from '../platform/table/stored.ts';
import type { Table } from '../platform/table/table.ts';
import { updateItem } from '../platform/table/update.ts';
import { addSeconds, epochSeconds, type Instant } from '../time/instant.ts';
import { type OAuthClient, shownName } from './client.ts';
import { redirectTargetOf } from './redirect-uri.ts';

const LONGEST_URL = 500;
const MOST_REDIRECTS = 50;

/** Whether documents of this machine are read, over http too: only where the service itself runs on it. */
export type DocumentReach = { loopback: boolean };

/**
 * Whether a client's id is the address of its description: https on the usual port, a path, and one way to write it. No user, no
 * fragment, no dot segments.
 */
export const isDocumentUrl = (clientId: string, { loopback }: DocumentReach): boolean => {
  if (clientId.length > LONGEST_URL || clientId.includes('#') || !URL.canParse(clientId)) return false;
  const url = new URL(clientId);
  if (url.href !== clientId || url.username || url.password || url.pathname === '/') return false;
  if (loopback && url.protocol === 'http:') return url.hostname === 'localhost';
  return url.protocol === 'https:' && url.port === '';
};

const document = z.looseObject({
  client_id: z.string(),
  client_name: z.string(),
  redirect_uris: z.array(z.string()),
});

// ChatGPT names one method and lists several: we support `none` only.
const admitsNone = (fields: Readonly<Record<string, unknown>>): boolean => {
  const named = Object.entries(fields).filter(([name]) => name.startsWith('token_endpoint_auth_method'));
  return named.length === 0 || named.some(([, value]) => [value].flat().includes('none'));
};

/** The client that a document describes; null for an unsupported one. @param url of the document */
export const clientOfDocument = (url: string, body: string): OAuthClient | null => {
  const { data } = document.safeParse(jsonOf(body));
  if (!data || data.client_id !== url || data.redirect_uris.length > MOST_REDIRECTS) return null;
  if (!admitsNone(data) || 'client_secret' in data) return null;
  const redirectUris = data.redirect_uris.filter((uri) => redirectTargetOf(uri) !== null);
  const name = shownName(data.client_name);
  if (redirectUris.length === 0 || name === '') return null;
  return { clientId: url, host: new URL(url).host, name, redirectUris };
};

const jsonOf = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
};

/** Documents of well-known assistants as they were in November 2026, for when their site does not answer. */
const KNOWN: readonly (readonly [clientId: string, name: string, ...redirectUris: string[]])[] = [
  [
    'https://claude.ai/oauth/mcp-oauth-client-metadata',
    'Claude',
    'https://claude.ai/api/mcp/auth_callback',
    'https://claude.com/api/mcp/auth_callback',
  ],
  [
    'https://claude.ai/oauth/claude-code-client-metadata',
    'Claude Code',
    'http://localhost/callback',
    'http://127.0.0.1/callback',
  ],
  ['https://chatgpt.com/oauth/client.json', 'ChatGPT', 'https://chatgpt.com/connector_platform_oauth_redirect'],
  [
    'https://vscode.dev/oauth/client-metadata.json',
    'Visual Studio Code',
    'http://127.0.0.1:33418/',
    'https://vscode.dev/redirect',
  ],
];

export const knownDocument = (clientId: string): OAuthClient | null => {
  const [id, name, ...redirectUris] = KNOWN.find(([one]) => one === clientId) ?? [];
  return id !== undefined && name !== undefined ? { clientId: id, host: new URL(id).host, name, redirectUris } : null;
};

const schema = z.object({
  clientId: stored.text,
  host: stored.maybeText,
  name: stored.text,
  redirectUris: z.array(stored.text),
  freshUntil: stored.instant,
});

const keyOf = (url: string) => keys.oauthDocument(createHash('sha256').update(url).digest('hex'));

/** Cached metadata documents of clients; the client's site sets the lifetime. */
export const documentStore = (table: Table) => ({
  async find(url: string, now: Instant): Promise<OAuthClient | null> {
    const { Item } = await table.client.send(new GetCommand({ TableName: table.name, Key: keyOf(url) }));
    const found = Item ? schema.parse(Item) : null;
    if (!found || found.freshUntil <= now) return null;
    const { freshUntil: _, ...known } = found;
    return known;
  },

  async keep(known: OAuthClient, seconds: number, now: Instant): Promise<void> {
    const freshUntil = addSeconds(now, seconds);
    const set = { ...known, freshUntil, expiresAt: epochSeconds(freshUntil) };
    await updateItem(table, keyOf(known.clientId), { set }, 'NONE');
  },
});

export type DocumentStore = ReturnType<typeof documentStore>;
