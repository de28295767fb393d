import { createMcpHandler, type Server } from '@modelcontextprotocol/server';
import { type ApiEvent, headerOf } from '../http/middleware.ts';
import type { Answer } from './earlier-exchange.ts';

/** Headers that the protocol compares with the body, and the content type. */
const COMPARED = ['mcp-protocol-version', 'mcp-method', 'mcp-name', 'content-type'];

/** The request as the package reads it: the body was read before. */
export const requestOf = (event: ApiEvent): Request =>
  new Request('https://saldo.invalid/mcp', {
    method: 'POST',
    headers: Object.fromEntries(
      COMPARED.flatMap((name) => {
        const value = headerOf(event, name);
        return value === undefined ? [] : [[name, value]];
      }),
    ),
  });

/** One exchange of 2026-07-28. No list of ours changes, so a subscription is acknowledged and ends at once. */
export const statelessExchange = async (
  request: Request,
  parsedBody: unknown,
  server: () => Server,
): Promise<Answer> => {
  const handler = createMcpHandler(server, { legacy: 'reject', keepAliveMs: 0 });
  const response = await handler.fetch(request, { parsedBody });
  return {
    status: response.status,
    type: response.headers.get('content-type') ?? 'application/json',
    body: await response.text(),
  };
};
