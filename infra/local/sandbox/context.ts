import type { Instant } from '../../../shared/time/instant.ts';
import type { Connections } from './connections.ts';
import type { credentials, Grant } from './credentials.ts';
import type { RateLimited } from './rate-limit.ts';
import type { WebhookEvent, WebhookSender } from './webhooks.ts';

/** Behaviour of the aggregator that tests and rehearsals change while it runs. */
export type Script = {
  /** 410 makes the page-numbered list gone, as one project met it. */
  pagedTransactions: 200 | 410;
  /** 404 makes the cursor list absent, so that a client falls back to the page-numbered one. */
  cursorTransactions: 200 | 404;
  /** Whether the cursor list takes `dateFrom` and `dateTo`; sources differ (field notes 3.3). */
  cursorDateFilters: 'accepted' | 'refused';
  cursorPageSize: number;
};

/** What every route works on. */
export type Sandbox = {
  connections: Connections;
  credentials: ReturnType<typeof credentials>;
  webhooks: WebhookSender;
  script: Script;
  /** Sends an event about a known item in the background. */
  announce(event: WebhookEvent): void;
  /** Calls back when that much real time has passed, unless the sandbox is closed before. */
  later(milliseconds: number, action: () => void): void;
};

export type Call = {
  now: Instant;
  query: URLSearchParams;
  body: Record<string, unknown>;
  /** The variable part of the path, such as the id in `/items/{id}`. */
  id: string;
  grant: Grant;
};

export type Route = {
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  /** `/items/{id}`, also the name under which calls are counted. */
  path: string;
  /** Who may call: anyone, the connect widget too, or the server key alone (the default). */
  access?: 'open' | 'connect';
  limited?: RateLimited;
  answer(sandbox: Sandbox, call: Call): unknown;
};
