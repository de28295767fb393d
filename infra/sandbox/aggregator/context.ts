import type { Instant } from '../../../shared/time/instant.ts';
import type { Connections } from './connections.ts';
import type { credentials, Grant } from './credentials.ts';
import type { RateLimited } from './rate-limit.ts';
import type { WebhookEvent, WebhookSender } from './webhooks.ts';

/** Behaviour of the aggregator that tests and operators change while it runs. */
export type Script = {
  /** 410 removes the page-numbered list, which real integrations have observed. */
  pagedTransactions: 200 | 410;
  /** 404 removes the cursor list, so a client falls back to the page-numbered one. */
  cursorTransactions: 200 | 404;
  /** Whether the cursor list accepts `dateFrom` and `dateTo`: Pluggy's documents disagree, so both are tested. */
  cursorDateFilters: 'accepted' | 'refused';
  cursorPageSize: number;
  /** 403 or 404: the contract has no look-up of companies. */
  merchants: 200 | 403 | 404;
};

/** Dependencies of the routes. */
export type Sandbox = {
  connections: Connections;
  credentials: ReturnType<typeof credentials>;
  webhooks: WebhookSender;
  script: Script;
  /** Sends an event about a known item in the background. */
  announce(event: WebhookEvent): void;
  /** Calls back after that much real time, unless the sandbox is closed first. */
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
  /** `/items/{id}`; calls are counted under this name. */
  path: string;
  /** Permitted callers: anyone, the connect widget too, or the server key only (default). */
  access?: 'open' | 'connect';
  limited?: RateLimited;
  answer(sandbox: Sandbox, call: Call): unknown;
};
