import { randomUUID } from 'node:crypto';
import { aggregatorCategories } from './categories.ts';
import { connectorById, connectorsOf } from './connectors.ts';
import type { Call, Route, Sandbox } from './context.ts';
import { badRequest, notFound } from './errors.ts';
import { singlePage } from './paging.ts';

const textIn = (fields: unknown, name: string): string | null => {
  const value: unknown = fields instanceof Object ? Reflect.get(fields, name) : undefined;
  return typeof value === 'string' && value !== '' ? value : null;
};

const connectToken = ({ connections, credentials }: Sandbox, { body, now }: Call) => {
  const itemId = textIn(body, 'itemId');
  if (itemId && !connections.find(itemId)) throw notFound('Item');
  const clientUserId = textIn(body.options, 'clientUserId');
  const webhookUrl = textIn(body.options, 'webhookUrl');
  return { accessToken: credentials.connectToken({ itemId, clientUserId, webhookUrl }, now) };
};

const connectors = ({ connections }: Sandbox, { query }: Call) => {
  const name = query.get('name')?.toLowerCase() ?? '';
  return singlePage(connectorsOf(connections).filter((connector) => connector.name.toLowerCase().includes(name)));
};

const connector = ({ connections }: Sandbox, { id }: Call) => {
  const found = connectorById(connections, Number(id));
  if (!found) throw notFound('Connector');
  return found;
};

const registerWebhook = ({ webhooks }: Sandbox, { body, now }: Call) => {
  const url = textIn(body, 'url');
  const event = textIn(body, 'event');
  if (!url || !URL.canParse(url)) throw badRequest('url must be a URL');
  if (!event) throw badRequest('event is required');
  const given = Object.entries(body.headers instanceof Object ? body.headers : {});
  const headers = Object.fromEntries(given.map(([name, value]) => [name, String(value)]));
  const registration = { id: randomUUID(), url, event, headers, createdAt: now };
  webhooks.registrations.set(registration.id, registration);
  return { ...registration, headers: undefined, updatedAt: now, disabledAt: null };
};

const dropWebhook = ({ webhooks }: Sandbox, { id }: Call) => {
  if (!webhooks.registrations.delete(id)) throw notFound('Webhook');
  return { count: 1 };
};

export const catalogRoutes: readonly Route[] = [
  {
    method: 'POST',
    path: '/auth',
    access: 'open',
    limited: 'auth',
    answer: ({ credentials }, { body, now }) => ({ apiKey: credentials.serverKey(body, now) }),
  },
  { method: 'POST', path: '/connect_token', answer: connectToken },
  { method: 'GET', path: '/categories', answer: () => singlePage(aggregatorCategories()) },
  { method: 'GET', path: '/connectors', access: 'connect', answer: connectors },
  { method: 'GET', path: '/connectors/{id}', access: 'connect', answer: connector },
  { method: 'POST', path: '/webhooks', answer: registerWebhook },
  {
    method: 'GET',
    path: '/webhooks',
    answer: ({ webhooks }) =>
      singlePage([...webhooks.registrations.values()].map((held) => ({ ...held, headers: undefined }))),
  },
  { method: 'DELETE', path: '/webhooks/{id}', answer: dropWebhook },
];
