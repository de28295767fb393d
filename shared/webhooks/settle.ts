import { TEST_EVENT } from '../contract/event-types.ts';
import { type Measure, metrics } from '../contract/metrics.ts';
import type { SecurityNotice } from '../notifications/notices/security-notice.ts';
import { log } from '../platform/log.ts';
import type { Table } from '../platform/table/table.ts';
import { type WriteItem, writeAll } from '../platform/table/transact.ts';
import { type Instant, secondsBetween } from '../time/instant.ts';
import type { Tried } from './attempt.ts';
import { afterFailure, type Endpoint } from './endpoint.ts';
import type { EndpointStore } from './endpoint-store.ts';
import type { HookDelivery } from './hook-delivery.ts';
import { nextTry } from './hook-delivery.ts';
import type { HookDeliveryStore } from './hook-delivery-store.ts';

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
