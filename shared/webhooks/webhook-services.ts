import { accessStore } from '../access/access-store.ts';
import { accountSnapshotStore } from '../cards/account-snapshot-store.ts';
import { presentCursor } from '../changes/read-changes.ts';
import { TEST_EVENT } from '../contract/event-types.ts';
import type { Measure } from '../contract/metrics.ts';
import { queues } from '../contract/queues.ts';
import { InvalidInputError } from '../domain-errors.ts';
import { bodyOf } from '../events/event.ts';
import { deliveryStore } from '../notifications/delivery-store.ts';
import { securityNotices } from '../notifications/notices/security-notice.ts';
import { optionalSetting, variables } from '../platform/environment.ts';
import { NoAnswerError, parseDestination, type Reach, UnsafeUrlError } from '../platform/outgoing/destination.ts';
import {
  outgoingFetch,
  permittedAddresses,
  type ResolveHost,
  resolveHost,
} from '../platform/outgoing/outgoing-fetch.ts';
import { queueSender } from '../platform/queue.ts';
import { secretField } from '../platform/secrets.ts';
import { isRecordId } from '../platform/table/keys.ts';
import type { Table } from '../platform/table/table.ts';
import { writeAll } from '../platform/table/transact.ts';
import { connectionReader } from '../sync/connection-reader.ts';
import { random, startTimer, stopwatch } from '../time/host.ts';
import { type Instant, systemClock } from '../time/instant.ts';
import { simulatedInstant } from '../time/simulated.ts';
import { type AttemptServices, afterTry, attempt, type MasterSecret } from './attempt.ts';
import { type WebhookServices, webhookNamed } from './change-webhook.ts';
import { directDelivery, type HookDelivery } from './endpoint.ts';
import { type EndpointStore, endpointStore } from './endpoint-store.ts';
import { type HookDeliveryStore, hookDeliveryStore } from './hook-delivery-store.ts';
import type { FanOutServices, SendServices } from './send-due.ts';

const WITHIN_MS = 2_000;

/** Of https: 443, which a URL does not show, and 8443. On others listen services that are not meant to be called so. */
const PORTS: readonly string[] = ['', '8443'];

const isOwnMachine = ({ hostname }: URL, { loopback }: Reach): boolean =>
  loopback && /^(localhost|127(\.\d+){3}|\[::1\])$/.test(hostname);

/**
 * Refuses an address that would never be called. A name that has no address now may have one later: it is checked again at
 * each sending.
 *
 * @returns the URL in its normal form
 * @throws InvalidInputError
 */
export const checkPublicUrl = async (
  text: string,
  reach: Reach,
  resolve: ResolveHost = resolveHost,
): Promise<string> => {
  const ending = new AbortController();
  const stopTimer = startTimer(WITHIN_MS, () => ending.abort());
  try {
    const url = parseDestination(text, reach);
    if (!PORTS.includes(url.port) && !isOwnMachine(url, reach))
      throw new UnsafeUrlError('Another port than 443 or 8443');
    // Over http only this machine is called, which always has its address.
    const isLater = (error: unknown): boolean => error instanceof NoAnswerError && url.protocol === 'https:';
    await permittedAddresses(url, reach, resolve, ending.signal).catch((error: unknown) => {
      if (!isLater(error)) throw error;
    });
    return url.href;
  } catch (error) {
    if (!(error instanceof UnsafeUrlError || error instanceof NoAnswerError)) throw error;
    throw new InvalidInputError('Invalid or missing url', {
      message: `url must be public and https: ${error.message}`,
    });
  } finally {
    stopTimer();
  }
};

export const masterSecret: MasterSecret = () => secretField('webhooks', 'key');

const reach = (): Reach => ({ loopback: optionalSetting(variables.outgoingLoopback) === '1' });

/** @throws InvalidInputError */
export const checkUrl = (text: string): Promise<string> => checkPublicUrl(text, reach());

const attemptServices = (): AttemptServices => ({
  fetch: outgoingFetch(reach()),
  master: masterSecret,
  clock: systemClock,
  stopwatch,
});

export const testServices = (table: Table): TestServices => ({
  ...attemptServices(),
  table,
  endpoints: endpointStore(table),
  deliveries: hookDeliveryStore(table),
});

const noticesOf = (table: Table) =>
  securityNotices({ deliveries: deliveryStore(table, systemClock), emailQueue: queueSender(queues.sendEmail) });

/** Dependencies of the owner's changes. */
export const changeServices = (table: Table): WebhookServices => ({
  endpoints: endpointStore(table),
  notices: noticesOf(table),
});

/** Dependencies of the queue's worker. */
export const sendServices = (table: Table, measure: Measure): SendServices & FanOutServices => {
  const endpoints = endpointStore(table);
  const notices = noticesOf(table);
  const access = accessStore(table);
  const cursors = {
    snapshots: accountSnapshotStore(table),
    connections: connectionReader(table),
    cursorKey: () => secretField('cursor', 'key'),
  };
  return {
    ...attemptServices(),
    table,
    endpoints,
    deliveries: hookDeliveryStore(table),
    queue: queueSender(queues.sendWebhook),
    moment: () => simulatedInstant() ?? systemClock(),
    random,
    cursorBefore: (userId, place, now) => presentCursor(cursors, userId, now, place),
    measure,
    // Against no budget: each of five endpoints is disabled once in five days at most.
    async disabledNotice({ userId, webhookId, url, disabledAt }) {
      const { profile } = await access.read(userId);
      const at = disabledAt ?? systemClock();
      const about = { id: webhookId, occurrence: `disabled-${at}`, notice: { kind: 'webhook' as const, url, at } };
      return profile ? notices.make(userId, profile, about) : { writes: [], send: async () => undefined };
    },
  };
};

export type TestServices = AttemptServices & {
  table: Table;
  endpoints: EndpointStore;
  deliveries: HookDeliveryStore;
};

/**
 * Calls the endpoint now, once, and records the call; the endpoint's state does not change with any response.
 * @returns null during another delivery to it @throws NotFoundError
 */
export const sendTest = async (
  services: TestServices,
  { userId, webhookId }: { userId: string; webhookId: string },
  now: Instant,
): Promise<HookDelivery | null> => {
  const { table, endpoints, deliveries, clock } = services;
  // The lease is refused for an endpoint that is being called, and for one that is not there.
  const [lease] = await Promise.all([
    isRecordId(webhookId) ? endpoints.take({ userId, webhookId }, clock()) : null,
    webhookNamed(endpoints, userId, webhookId),
  ]);
  if (!lease) return null;
  try {
    const event = { type: TEST_EVENT, body: bodyOf(TEST_EVENT, now, { webhookId }) };
    const made = directDelivery({ userId, webhookId }, event, now);
    const tested = afterTry(made, await attempt(services, lease.endpoint, made, now), now, null);
    await writeAll(table, [deliveries.put(tested)]);
    return tested;
  } finally {
    await endpoints.release(lease, clock());
  }
};
