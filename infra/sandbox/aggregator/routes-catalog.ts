import { aggregatorCategories } from './categories.ts';
import { connectorById, connectorsOf } from './connectors.ts';
import type { Call, Route, Sandbox } from './context.ts';
import { AggregatorError, badRequest, notFound } from './errors.ts';
import { singlePage } from './paging.ts';

const textIn = (fields: unknown, name: string): string | null => {
  const value: unknown = fields instanceof Object ? Reflect.get(fields, name) : undefined;
  return typeof value === 'string' && value !== '' ? value : null;
};

const refuseReturnAddress = (address: string | null): void => {
  if (address === null) return;
  const isPublic = URL.canParse(address) && new URL(address).protocol === 'https:';
  if (!isPublic) throw badRequest('oauthRedirectUri must be an https address');
};

const connectToken = ({ connections, credentials }: Sandbox, { body, now }: Call) => {
  const itemId = textIn(body, 'itemId');
  if (itemId && !connections.find(itemId)) throw notFound('Item');
  const clientUserId = textIn(body.options, 'clientUserId');
  const webhookUrl = textIn(body.options, 'webhookUrl');
  refuseReturnAddress(textIn(body.options, 'oauthRedirectUri'));
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

const category = ({ id }: Call) => {
  const found = aggregatorCategories().find((one) => one.id === id);
  if (!found) throw notFound('Category');
  return found;
};

/** Companies by their CNPJ, of all fixtures together; what has not 14 digits is none. */
const merchants = ({ connections, script }: Sandbox, { query }: Call) => {
  if (script.merchants === 404) throw notFound('Merchants');
  if (script.merchants === 403) throw new AggregatorError(403, 'Forbidden', { codeDescription: 'FORBIDDEN' });
  const asked = (query.get('cnpjs') ?? '').split(',').filter((cnpj) => cnpj !== '');
  const valid = asked.filter((cnpj) => /^\d{14}$/.test(cnpj));
  const known = new Map(
    [...connections.all()].flatMap(({ entry }) => entry.merchants ?? []).map((merchant) => [merchant.cnpj, merchant]),
  );
  return {
    foundMerchants: valid.flatMap((cnpj) => known.get(cnpj) ?? []),
    notFoundMerchants: valid.filter((cnpj) => !known.has(cnpj)),
    invalidCnpjs: asked.filter((cnpj) => !valid.includes(cnpj)),
  };
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
  { method: 'GET', path: '/categories/{id}', answer: (_, call) => category(call) },
  { method: 'GET', path: '/merchants', answer: merchants },
  { method: 'GET', path: '/connectors', access: 'connect', answer: connectors },
  { method: 'GET', path: '/connectors/{id}', access: 'connect', answer: connector },
];
