import { type Instant, systemClock } from '../../../shared/time/instant.ts';
import type { Place } from '../../emulators/http/listen.ts';
import type { ItemEntry } from '../fixture/item.ts';
import { type FaultSource, inMemory, noFaults, type SectionSource } from '../http/ports.ts';
import { serve, type VendorRequest, type VendorResponse } from '../http/serve.ts';
import { widgetFile } from '../widget/widget.ts';
import { connectionRegistry } from './connections.ts';
import type { Sandbox, Script } from './context.ts';
import { credentials, type Keys } from './credentials.ts';
import { withFaults } from './faults.ts';
import { rateLimiter } from './rate-limit.ts';
import { matchRoute, respondTo } from './respond.ts';
import { timers } from './timers.ts';
import { type SentWebhook, type WebhookEvent, type WebhookTarget, webhookSender } from './webhooks.ts';

export const sandboxKeys: Keys = { clientId: 'local-client', clientSecret: 'local-secret' };

export type SandboxOptions = {
  /** Any free port unless given. */
  place?: Place | undefined;
  clock?: () => Instant;
  keys?: Keys;
  journal?: SectionSource;
  faults?: FaultSource;
  /** Applies the aggregator's rate limits (429); off by default. */
  rateLimits?: boolean;
  webhook?: WebhookTarget;
  /** Answers before the aggregator does; null passes a request on. */
  controls?: (request: VendorRequest, sandbox: RunningSandbox) => VendorResponse | null;
  /** Pauses between deliveries of one webhook, in milliseconds. */
  webhookRetryDelaysMs?: readonly number[];
};

/** A line of the request log; without headers and body, which may contain secrets. */
export type LoggedRequest = { at: Instant; method: string; path: string; query: string; status: number | null };

/** The simulated aggregator. */
export type RunningSandbox = {
  url: string;
  keys: Keys;
  close(): Promise<void>;
  hasUser(label: string): boolean;
  /** Stores a user with exactly these items; throws FixtureError when an item or account belongs to another user. */
  putUser(label: string, clientUserId: string | null, items: readonly ItemEntry[]): void;
  /** Throws FixtureError when an item or account belongs to another user. */
  refuseForeign(label: string, items: readonly ItemEntry[]): void;
  /** Adds items to a user, or creates the user with them; throws FixtureError like `putUser`. */
  addItems(label: string, clientUserId: string, items: readonly ItemEntry[]): void;
  /** Replaces a known user's items; false when there is no such user. */
  replaceItems(label: string, items: readonly ItemEntry[]): boolean;
  /** Leaves the closed accounts of a user out of every later answer. @returns the items that had one */
  closeAccounts(label: string): string[];
  /** Sends an event, signed as configured, and resolves when it was delivered or given up. */
  sendWebhook(event: WebhookEvent): Promise<SentWebhook>;
  script: Script;
  /** Calls by route, such as `PATCH /items/{id}`. */
  counters: Readonly<Record<string, number>>;
  requests: readonly LoggedRequest[];
  forgetRequests(): void;
};

const usualScript = (): Script => ({
  pagedTransactions: 200,
  cursorTransactions: 200,
  cursorDateFilters: 'accepted',
  cursorPageSize: 500,
  merchants: 200,
});

const LOGGED_REQUESTS = 10_000;

export const startSandbox = async (options: SandboxOptions = {}): Promise<RunningSandbox> => {
  const { clock = systemClock, keys = sandboxKeys, faults = noFaults } = options;
  const limit = options.rateLimits ? rateLimiter() : undefined;
  const connections = connectionRegistry(options.journal ?? inMemory);
  const webhooks = webhookSender(options.webhook ?? null, options.webhookRetryDelaysMs);
  const waiting = timers();
  const sendWebhook = (event: WebhookEvent) =>
    webhooks.send(event, connections.find(event.itemId)?.clientUserId ?? null);
  const sandbox: Sandbox = {
    connections,
    webhooks,
    credentials: credentials(keys),
    script: usualScript(),
    announce: (event) => void sendWebhook(event),
    later: waiting.later,
  };
  const counters: Record<string, number> = {};
  const requests: LoggedRequest[] = [];
  const faulty = withFaults(faults);

  const respond = (request: VendorRequest): VendorResponse => {
    const { method, path, query } = request;
    const at = clock();
    const name = `${method} ${matchRoute(request)?.route.path ?? path}`;
    counters[name] = (counters[name] ?? 0) + 1;
    const response = faulty(request, () => respondTo(sandbox, request, at, limit));
    if (requests.length === LOGGED_REQUESTS) requests.shift();
    requests.push({ at, method, path, query: String(query), status: response === 'hang-up' ? null : response.status });
    return response;
  };

  const server = await serve(
    async (request) =>
      options.controls?.(request, running) ?? (await widgetFile(request.method, request.path)) ?? respond(request),
    options.place,
  );
  const running: RunningSandbox = {
    url: server.url,
    keys,
    hasUser: connections.hasUser,
    putUser: (label, clientUserId, items) => connections.putUser(label, clientUserId, items, clock()),
    refuseForeign: connections.refuseForeign,
    addItems(label, clientUserId, items) {
      const held = connections.itemsOf(label).map(({ entry }) => entry);
      connections.putUser(label, clientUserId, [...held, ...items], clock());
    },
    replaceItems(label, items) {
      const clientUserId = connections.clientUserIdOf(label);
      if (clientUserId === undefined) return false;
      connections.putUser(label, clientUserId, items, clock());
      return true;
    },
    closeAccounts: (label) => connections.closeAccounts(label, clock()),
    sendWebhook,
    script: sandbox.script,
    counters,
    requests,
    async close() {
      waiting.stop();
      await server.close();
    },
    forgetRequests: () => void requests.splice(0),
  };
  return running;
};
