import { createHmac } from 'node:crypto';
import { NoAnswerError, UnsafeUrlError } from '../platform/outgoing/destination.ts';
import type { OutgoingFetch } from '../platform/outgoing/outgoing-fetch.ts';
import { MESSAGE_HEADERS, signatureHeaders } from '../platform/outgoing/standard-webhook.ts';
import type { Instant } from '../time/instant.ts';
import type { Endpoint } from './endpoint.ts';
import type { HookDelivery } from './hook-delivery.ts';

/** Reads the master secret at each use, so a container follows its cache. */
export type MasterSecret = () => Promise<string>;

/** Derived and never stored, so a leaked table does not allow signatures. 32 bytes after `whsec_`. */
export const webhookSecret = (master: string, webhookId: string, revision: number): string =>
  `whsec_${createHmac('sha256', master).update(`webhook ${webhookId} ${revision}`).digest('base64')}`;

type Signer = Pick<Endpoint, 'webhookId' | 'secretRevision' | 'previousSecretUntil'>;

const secretsAt = (master: string, signer: Signer, now: Instant): string[] => {
  const { webhookId, secretRevision, previousSecretUntil } = signer;
  const overlaps = previousSecretUntil !== null && now < previousSecretUntil;
  return [
    webhookSecret(master, webhookId, secretRevision),
    ...(overlaps ? [webhookSecret(master, webhookId, secretRevision - 1)] : []),
  ];
};

/**
 * Headers of one try (Standard Webhooks); one signature per valid secret.
 * @param sentAt by the clock: receivers refuse messages that are minutes old @param now decides whether secrets overlap
 */
export const signedHeaders = (
  master: string,
  signer: Signer,
  { deliveryId, body }: { deliveryId: string; body: string },
  { sentAt, now }: { sentAt: Instant; now: Instant },
): Record<string, string> => signatureHeaders(secretsAt(master, signer, now), { id: deliveryId, body }, sentAt);

/** The outcome of one try. `gone`: the address accepts no more events (410). */
export type Tried = {
  kind: 'delivered' | 'gone' | 'refused' | 'unanswered';
  responseCode: number | null;
  error: HookDelivery['error'];
  durationMs: number;
};

export type AttemptServices = {
  fetch: OutgoingFetch;
  master: MasterSecret;
  clock(): Instant;
  /** Milliseconds of a monotonic clock. */
  stopwatch(): number;
};

const GONE = 410;
const isSuccess = (status: number): boolean => status >= 200 && status < 300;

const answered = (status: number): Omit<Tried, 'durationMs'> => {
  if (isSuccess(status)) return { kind: 'delivered', responseCode: status, error: null };
  return { kind: status === GONE ? 'gone' : 'refused', responseCode: status, error: 'http_status' };
};

const failure = (error: unknown): Omit<Tried, 'durationMs'> => {
  if (error instanceof UnsafeUrlError) return { kind: 'refused', responseCode: null, error: 'address_not_allowed' };
  if (error instanceof NoAnswerError) return { kind: 'unanswered', responseCode: null, error: error.reason };
  throw error;
};

/** One call of the endpoint, within ten seconds. @throws when the service itself could not make it */
export const attempt = async (
  { fetch, master, clock, stopwatch }: AttemptServices,
  endpoint: Endpoint,
  { deliveryId, body }: Pick<HookDelivery, 'deliveryId' | 'body'>,
  now: Instant,
): Promise<Tried> => {
  const signed = signedHeaders(await master(), endpoint, { deliveryId, body }, { sentAt: clock(), now });
  const headers = { ...MESSAGE_HEADERS, ...signed };
  const begunMs = stopwatch();
  const outcome = await fetch({ url: endpoint.url, method: 'POST', headers, body }).then(
    ({ status }) => answered(status),
    failure,
  );
  return { ...outcome, durationMs: Math.round(stopwatch() - begunMs) };
};
