import { NoAnswerError, UnsafeUrlError } from '../platform/outgoing/destination.ts';
import type { OutgoingAnswer, OutgoingFetch } from '../platform/outgoing/outgoing-fetch.ts';
import type { Instant } from '../time/instant.ts';
import type { ClientStore, OAuthClient } from './client.ts';
import type { DocumentStore } from './client-document.ts';
import { clientOfDocument, type DocumentReach, isDocumentUrl, knownDocument } from './client-document.ts';

export type ClientServices = {
  reach: DocumentReach;
  clients: Pick<ClientStore, 'find'>;
  documents: Pick<DocumentStore, 'find' | 'keep'>;
  fetch: OutgoingFetch;
};

const LARGEST_DOCUMENT = 5 * 1024;
const WITHIN_MS = 5_000;
const LONGEST_KEPT_SECONDS = 86_400;
const JSON_TYPE = /^application\/(.+\+)?json\s*(;|$)/i;

/** Seconds for which the site allows the document to be cached, at most a day. */
export const freshSeconds = (cacheControl: string | undefined): number => {
  const rules = (cacheControl ?? '').toLowerCase();
  if (/\bno-(store|cache)\b/.test(rules)) return 0;
  const seconds = Number(/\bmax-age=(\d+)/.exec(rules)?.[1] ?? 0);
  return Math.min(seconds, LONGEST_KEPT_SECONDS);
};

const hasFailed = ({ status }: OutgoingAnswer): boolean => status >= 500;

const clientIn = (url: string, { status, headers, body, truncated }: OutgoingAnswer): OAuthClient | null =>
  status === 200 && !truncated && JSON_TYPE.test(headers['content-type'] ?? '') ? clientOfDocument(url, body) : null;

/** Null when the site did not respond or was not called. Redirects are not followed: they count as a missing document. */
const asked = async (url: string, fetch: OutgoingFetch): Promise<OutgoingAnswer | null> => {
  const request = { url, headers: { accept: 'application/json' }, timeoutMs: WITHIN_MS, maxBytes: LARGEST_DOCUMENT };
  return fetch(request).catch((error: unknown) => {
    if (error instanceof UnsafeUrlError || error instanceof NoAnswerError) return null;
    throw error;
  });
};

/**
 * A site's metadata document of its client. A failure is not cached. The built-in copy serves while the site
 * does not answer, or fails; what the site says otherwise holds, a document that we cannot read, too.
 */
const documented = async (
  url: string,
  { documents, fetch }: ClientServices,
  now: Instant,
): Promise<OAuthClient | null> => {
  const fresh = await documents.find(url, now);
  if (fresh) return fresh;
  const answer = await asked(url, fetch);
  if (!answer || hasFailed(answer)) return knownDocument(url);
  const found = clientIn(url, answer);
  if (!found) return null;
  const seconds = freshSeconds(answer.headers['cache-control']);
  if (seconds > 0) await documents.keep(found, seconds, now);
  return found;
};

/** The client with this id: described by its own site, or registered here. Null for an unknown client. */
export const readClient = (clientId: string, services: ClientServices, now: Instant): Promise<OAuthClient | null> =>
  isDocumentUrl(clientId, services.reach) ? documented(clientId, services, now) : services.clients.find(clientId, now);
