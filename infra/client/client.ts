import createClient from 'openapi-fetch';
import type { components, paths } from './schema.ts';

/** Named schemas of the API: `Schemas['CreateSpendingLimitRequest']`. */
export type Schemas = components['schemas'];

export type SaldoClientOptions = {
  /** Where the service answers, without a trailing slash. */
  url: string;
  /** Sent as `Authorization: Bearer`. */
  apiKey: string;
  /** Instead of the global one: proxies, tracing, tests. */
  fetch?: (request: Request) => Promise<Response>;
};

export type SaldoClient = ReturnType<typeof saldoClient>;

/**
 * A client of every operation, typed by the OpenAPI document: paths, parameters, bodies, and the answer of each status.
 * A refusal is no exception: `const { data, error, response } = await client.GET('/tools/api/get-balance')`.
 */
export const saldoClient = ({ url, apiKey, ...options }: SaldoClientOptions) =>
  createClient<paths>({
    baseUrl: url,
    headers: { authorization: `Bearer ${apiKey}` },
    // A list is one text with commas (style form, not exploded).
    querySerializer: { array: { style: 'form', explode: false } },
    ...options,
  });
