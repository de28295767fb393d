import { createHmac } from 'node:crypto';
import { TEST_EVENT } from '../contract/event-types.ts';
import { type Measure, metrics } from '../contract/metrics.ts';
import type { SecurityNotice } from '../notifications/notices/security-notice.ts';
import { log } from '../platform/log.ts';
import { NoAnswerError, UnsafeUrlError } from '../platform/outgoing/destination.ts';
import type { OutgoingFetch } from '../platform/outgoing/outgoing-fetch.ts';
import { MESSAGE_HEADERS, signatureHeaders } from '../platform/outgoing/standard-webhook.ts';
import type { Table } from '../platform/table/table.ts';
import { type WriteItem, writeAll } from '../platform/table/transact.ts';
import { type Instant, secondsBetween } from '../time/instant.ts';
import { afterFailure, type Endpoint, type HookDelivery, nextTry } from './endpoint.ts';
import type { EndpointStore } from './endpoint-store.ts';
import type { HookDeliveryStore } from './hook-delivery-store.ts';

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

export type SettleServices = {
  table: Table;
  endpoints: EndpointStore;
  deliveries: HookDeliveryStore;
  /** The e-mail to the owner of an endpoint that is disabled. */
  disabledNotice(endpoint: Endpoint): Promise<SecurityNotice>;
  random(): number;
  measure: Measure;
};

/** The delivery after a try. @param next when it is tried again; null: it is done */
export const afterTry = (known: HookDelivery, tried: Tried, now: Instant, next: Instant | null): HookDelivery => {
  const isDelivered = tried.kind === 'delivered';
  return {
    ...known,
    attempts: known.attempts + 1,
    triesOfRound: known.triesOfRound + 1,
    responseCode: tried.responseCode,
    durationMs: tried.durationMs,
    error: tried.error,
    lastAttemptAt: now,
    status: isDelivered ? 'delivered' : next === null ? 'failed' : 'pending',
    nextAttemptAt: isDelivered ? null : next,
  };
};

const count = ({ measure }: SettleServices, { kind }: Tried, before: HookDelivery, now: Instant): void => {
  measure(metrics.webhooksDelivered, kind === 'delivered' ? 1 : 0);
  measure(metrics.webhooksFailed, kind === 'delivered' ? 0 : 1);
  if (before.attempts === 0) measure(metrics.webhookDelay, Math.max(0, secondsBetween(before.createdAt, now)));
};

type Change = { endpoint: Endpoint | null; writes: WriteItem[]; notice?: SecurityNotice };

const changeOf = async (services: SettleServices, endpoint: Endpoint, tried: Tried, now: Instant): Promise<Change> => {
  const { endpoints } = services;
  if (tried.kind === 'gone') return { endpoint: null, writes: endpoints.removal(endpoint) };
  const after = tried.kind === 'delivered' ? { ...endpoint, failingSince: null } : afterFailure(endpoint, now);
  if (after.failingSince === endpoint.failingSince && after.status === endpoint.status) return { endpoint, writes: [] };
  const writes = [endpoints.change(endpoint, after)];
  const changed = { ...after, version: endpoint.version + 1 };
  if (after.status === endpoint.status) return { endpoint: changed, writes };
  const notice = await services.disabledNotice(changed);
  return { endpoint: changed, writes: [...writes, ...notice.writes], notice };
};

/**
 * Records a try and the endpoint's new state in one transaction.
 * @returns the endpoint as it is now; null when it is gone
 */
export const settle = async (
  services: SettleServices,
  endpoint: Endpoint,
  before: HookDelivery,
  tried: Tried,
  now: Instant,
): Promise<{ endpoint: Endpoint | null; delivery: HookDelivery }> => {
  const { table, deliveries, random, measure } = services;
  const next = tried.kind === 'gone' ? null : nextTry(before.triesOfRound + 1, now, random());
  const delivery = afterTry(before, tried, now, next);
  const change = await changeOf(services, endpoint, tried, now);
  count(services, tried, before, now);
  const failed = await writeAll(table, [...deliveries.change(before, delivery), ...change.writes]);
  // The owner changed the endpoint meanwhile: the try does not apply to its new state.
  if (failed.length > 0) {
    await writeAll(table, deliveries.change(before, delivery));
    return { endpoint: await services.endpoints.find(endpoint.userId, endpoint.webhookId), delivery };
  }
  const { userId, webhookId } = endpoint;
  if (before.eventType !== TEST_EVENT && tried.kind !== 'delivered') {
    log.info('webhook failed', { userId, webhookId, deliveryId: delivery.deliveryId, outcome: tried.error ?? '' });
  }
  if (change.notice) {
    measure(metrics.webhooksDisabled, 1);
    await change.notice.send();
  }
  return { endpoint: change.endpoint, delivery };
};
