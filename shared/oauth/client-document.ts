import * as z from 'zod/mini';
import { type OAuthClient, shownName } from './client.ts';
import { redirectTargetOf } from './redirect-uri.ts';

const LONGEST_URL = 500;
const MOST_REDIRECTS = 50;

/** Whether documents of this machine are read, over http too: only where the service itself runs on it. */
export type Reach = { loopback: boolean };

/**
 * Whether a client's id is the address of its description: https on the usual port, a path, and one way to write it. No user, no
 * fragment, no dot segments.
 */
export const isDocumentUrl = (clientId: string, { loopback }: Reach): boolean => {
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
