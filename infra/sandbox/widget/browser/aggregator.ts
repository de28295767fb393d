import type { Connector, Item } from './xprops.ts';

/** The calls of the widget to the simulated aggregator, which serves it. */
export const aggregator = (connectToken: string) => {
  const call = async <T>(method: string, path: string, body?: object): Promise<T> => {
    const response = await fetch(path, {
      method,
      headers: { 'x-api-key': connectToken, 'content-type': 'application/json' },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    if (!response.ok) throw new Error(`${response.status}`);
    return response.json();
  };
  type Login = { user: string; password: string };
  return {
    connectors: async (): Promise<Connector[]> => (await call<{ results: Connector[] }>('GET', '/connectors')).results,
    item: (id: string) => call<Item>('GET', `/items/${encodeURIComponent(id)}`),
    create: (connectorId: number, parameters: Login) => call<Item>('POST', '/items', { connectorId, parameters }),
    update: (id: string, parameters: Login) => call<Item>('PATCH', `/items/${encodeURIComponent(id)}`, { parameters }),
    sendCode: (id: string, code: string) => call<Item>('POST', `/items/${encodeURIComponent(id)}/mfa`, { code }),
  };
};

export type Aggregator = ReturnType<typeof aggregator>;
