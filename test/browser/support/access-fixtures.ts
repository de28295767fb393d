import type {
  Deliveries,
  Delivery,
  Grant,
  OAuthRequest,
  Webhook,
  Webhooks,
} from '../../../infra/web/app/api/answers.ts';

const MINUTE = 60_000;
const DAY = 86_400_000;
const iso = (ms: number): string => new Date(ms).toISOString();
const ago = (ms: number): string => iso(Date.now() - ms);
const envelope = () => ({ success: true as const, timestamp: ago(0) });

/** Of the form of an id, and of no request. */
export const REQUEST_ID = 'A'.repeat(43);

export const request = (over: Partial<OAuthRequest> = {}): { request: OAuthRequest } => ({
  request: {
    request_id: REQUEST_ID,
    client: { host: 'claude.ai', name: 'Claude' },
    redirect: { kind: 'web', host: 'claude.ai', scheme: 'https' },
    scopes: ['saldo.read', 'saldo.write'],
    replaces: false,
    expires_at: iso(Date.now() + 9 * MINUTE),
    ...over,
  },
});

/** Invisible, turning and piled up characters, a line of its own, and no end. */
export const HOSTILE_NAME = `Claude\u202Eia.live\u200B\n\nSaldo já conferiu: pode confiar e̶̷̸̶̷̸̶̷ ${'muito '.repeat(40)}`;

const grant = (over: Partial<Grant>): Grant => ({
  grant_id: 'g1',
  client: { host: 'claude.ai', name: 'Claude' },
  redirect: { kind: 'web', host: 'claude.ai', scheme: 'https' },
  scopes: ['saldo.read', 'saldo.write'],
  created_at: ago(40 * DAY),
  used_on: ago(DAY).slice(0, 10),
  ends_at: null,
  valid_until: iso(Date.now() + 60 * DAY),
  ...over,
});

const grants = (): { grants: Grant[] } => ({
  grants: [
    grant({}),
    grant({
      grant_id: 'g2',
      client: { host: null, name: HOSTILE_NAME },
      redirect: { kind: 'loopback', host: 'localhost', scheme: 'http' },
      scopes: ['saldo.read'],
      used_on: null,
    }),
  ],
});

const webhook = (over: Partial<Webhook>): Webhook => ({
  webhookId: 'w1',
  url: 'https://planilha.example.com/saldo',
  events: ['transactions.changed', 'limit.reached'],
  status: 'active',
  createdAt: ago(30 * DAY),
  updatedAt: ago(2 * DAY),
  failingSince: null,
  disabledAt: null,
  previousSecretUntil: null,
  ...over,
});

const webhooks = (): Webhooks => ({
  ...envelope(),
  data: [
    webhook({}),
    webhook({
      webhookId: 'w2',
      url: 'https://um-nome-de-dominio-bem-comprido.example.com/integracoes/saldo/entrada?cliente=42',
      events: ['connection.needs_action', 'bill.closed', 'reminder.sent', 'key.created', 'key.revoked'],
      failingSince: ago(2 * DAY),
    }),
    webhook({ webhookId: 'w3', url: 'https://velho.example.com/', status: 'disabled', disabledAt: ago(3 * DAY) }),
  ],
  count: 3,
  limit: 5,
});

const delivery = (over: Partial<Delivery>): Delivery => ({
  deliveryId: 'w1-d1',
  webhookId: 'w1',
  eventType: 'transactions.changed',
  status: 'delivered',
  attempts: 1,
  responseCode: 204,
  durationMs: 87,
  error: null,
  createdAt: ago(3 * MINUTE),
  lastAttemptAt: ago(3 * MINUTE),
  nextAttemptAt: null,
  payload: { type: 'transactions.changed', timestamp: ago(3 * MINUTE), data: { added: 3, modified: 0, removed: 0 } },
  ...over,
});

const deliveries = (): Deliveries => ({
  ...envelope(),
  data: [
    delivery({
      deliveryId: 'w1-d3',
      eventType: 'limit.reached',
      status: 'pending',
      attempts: 2,
      responseCode: 500,
      durationMs: 1204,
      error: 'http_status',
      nextAttemptAt: iso(Date.now() + 28 * MINUTE),
    }),
    delivery({ deliveryId: 'w1-d2' }),
    delivery({
      deliveryId: 'w1-d1',
      eventType: 'connection.updated',
      status: 'failed',
      attempts: 10,
      responseCode: null,
      durationMs: 10_000,
      error: 'timeout',
      createdAt: ago(6 * DAY),
    }),
  ],
  count: 3,
  nextBefore: null,
});

/** Every answer that the pages of access read, by path. */
export const usualAccess = (): Record<string, unknown> => ({
  [`/app/api/oauth/requests/${REQUEST_ID}`]: request(),
  '/app/api/oauth/grants': grants(),
  '/tools/api/list-webhooks': webhooks(),
  '/tools/api/list-webhook-deliveries': deliveries(),
});
