import createClient from 'openapi-fetch';
import type { components, paths } from './schema.ts';

/** Named schemas of the API: `Schemas['CreateSpendingLimitRequest']`. */
export type Schemas = components['schemas'];

export type SaldoClientOptions = {
  /** Base URL of the service, without a trailing slash. */
  url: string;
  /** Sent as `Authorization: Bearer`. */
  apiKey: string;
  /** Replaces the global `fetch`: proxies, tracing, tests. */
  fetch?: (request: Request) => Promise<Response>;
};

export type SaldoClient = ReturnType<typeof saldoClient>;

/**
 * A client of every operation, typed by the OpenAPI document: paths, parameters, bodies, and the response of each status.
 * A refusal is not an exception: `const { data, error, response } = await client.GET('/tools/api/get-balance')`.
 */
export const saldoClient = ({ url, apiKey, ...options }: SaldoClientOptions) =>
  createClient<paths>({
    baseUrl: url,
    headers: { authorization: `Bearer ${apiKey}` },
    // A list is one comma-separated string (style form, not exploded).
    querySerializer: { array: { style: 'form', explode: false } },
    ...options,
  });
