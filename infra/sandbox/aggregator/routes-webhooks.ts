import { randomUUID } from 'node:crypto';
import type { Call, Route, Sandbox } from './context.ts';
import { badRequest, notFound } from './errors.ts';
import { singlePage } from './paging.ts';
import type { Registration } from './webhooks.ts';

/** Events that may be subscribed, and the two that include several others. */
const EVENTS = new Set([
  'all',
  'connector/status_updated',
  'item/all',
  'item/created',
  'item/deleted',
  'item/error',
  'item/login_succeeded',
  'item/updated',
  'item/waiting_user_action',
  'item/waiting_user_input',
  'transactions/created',
  'transactions/deleted',
  'transactions/updated',
]);

const urlIn = ({ url }: Call['body']): string => {
  if (typeof url !== 'string' || !URL.canParse(url)) throw badRequest('url must be a URL');
  return url;
};

const eventIn = ({ event }: Call['body']): string => {
  if (typeof event !== 'string' || !EVENTS.has(event)) throw badRequest('event is missing or unknown');
  return event;
};

const headersIn = ({ headers }: Call['body']): Record<string, string> =>
  Object.fromEntries(
    Object.entries(headers instanceof Object ? headers : {}).map(([name, value]) => [name, String(value)]),
  );

// Headers may contain a secret: they are sent, but not returned.
const shown = ({ headers: _, ...registration }: Registration) => registration;

const registrationAt = ({ webhooks }: Sandbox, id: string): Registration => {
  const found = webhooks.registrations.get(id);
  if (!found) throw notFound('Webhook');
  return found;
};

const keep = ({ webhooks }: Sandbox, registration: Registration) => {
  webhooks.registrations.set(registration.id, registration);
  return shown(registration);
};

const register = (sandbox: Sandbox, { body, now }: Call) =>
  keep(sandbox, {
    id: randomUUID(),
    url: urlIn(body),
    event: eventIn(body),
    headers: headersIn(body),
    createdAt: now,
    updatedAt: now,
    disabledAt: null,
  });

const disabledAtAfter = ({ disabledAt }: Registration, { body, now }: Call): string | null => {
  if (body.enabled === undefined) return disabledAt;
  return body.enabled === true ? null : (disabledAt ?? now);
};

const change = (sandbox: Sandbox, call: Call) => {
  const { body, now } = call;
  const before = registrationAt(sandbox, call.id);
  return keep(sandbox, {
    ...before,
    ...(body.url !== undefined && { url: urlIn(body) }),
    ...(body.event !== undefined && { event: eventIn(body) }),
    ...(body.headers !== undefined && { headers: headersIn(body) }),
    updatedAt: now,
    disabledAt: disabledAtAfter(before, call),
  });
};

const drop = ({ webhooks }: Sandbox, { id }: Call) => {
  if (!webhooks.registrations.delete(id)) throw notFound('Webhook');
  return { count: 1 };
};

export const webhookRoutes: readonly Route[] = [
  { method: 'POST', path: '/webhooks', answer: register },
  {
    method: 'GET',
    path: '/webhooks',
    answer: ({ webhooks }) => singlePage([...webhooks.registrations.values()].map(shown)),
  },
  { method: 'GET', path: '/webhooks/{id}', answer: (sandbox, { id }) => shown(registrationAt(sandbox, id)) },
  { method: 'PATCH', path: '/webhooks/{id}', answer: change },
  { method: 'DELETE', path: '/webhooks/{id}', answer: drop },
];
