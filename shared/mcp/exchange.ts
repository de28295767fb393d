import type { Server } from '@modelcontextprotocol/sdk/server/index.js';
import { WebStandardStreamableHTTPServerTransport } from '@modelcontextprotocol/sdk/server/webStandardStreamableHttp.js';
import type { APIGatewayProxyStructuredResultV2 } from 'aws-lambda';
import { type ApiEvent, headerOf } from '../http/middleware.ts';

/** JSON-RPC 2.0: -32000 to -32099 are the server's own. */
export const CODES = { refused: -32_000, unauthorized: -32_001, internal: -32_603 } as const;

const textOf = ({ body = '', isBase64Encoded }: ApiEvent): string =>
  isBase64Encoded ? Buffer.from(body, 'base64').toString() : body;

// The transport asks for headers that a plain JSON-RPC client does not send; which form goes out is decided here.
const requestOf = (event: ApiEvent): Request => {
  const version = headerOf(event, 'mcp-protocol-version');
  return new Request('https://saldo.invalid/mcp', {
    method: 'POST',
    headers: {
      accept: 'application/json, text/event-stream',
      'content-type': 'application/json',
      ...(version ? { 'mcp-protocol-version': version } : {}),
    },
    body: textOf(event),
  });
};

const idOf = (event: ApiEvent): string | number | null => {
  try {
    const { id } = Object(JSON.parse(textOf(event)));
    return typeof id === 'string' || typeof id === 'number' ? id : null;
  } catch {
    return null;
  }
};

type Failure = { status: number; code: number; message: string; data?: object; headers?: Record<string, string> };

/** An HTTP status with a JSON-RPC error that answers the event's request. */
export const failed = (
  event: ApiEvent,
  { status, code, message, data, headers }: Failure,
): APIGatewayProxyStructuredResultV2 => ({
  statusCode: status,
  headers: { 'content-type': 'application/json', 'cache-control': 'no-store', ...headers },
  body: JSON.stringify({ jsonrpc: '2.0', id: idOf(event), error: { code, message, ...(data ? { data } : {}) } }),
});

const accepts = (event: ApiEvent, type: string): boolean => (headerOf(event, 'accept') ?? '').includes(type);

const delivered = (event: ApiEvent, status: number, body: string): APIGatewayProxyStructuredResultV2 => {
  const headers = { 'cache-control': 'no-store' };
  if (body === '') return { statusCode: status, headers };
  if (status !== 200 || !accepts(event, 'text/event-stream')) {
    return { statusCode: status, headers: { ...headers, 'content-type': 'application/json' }, body };
  }
  const stream = `event: message\ndata: ${body}\n\n`;
  return { statusCode: status, headers: { ...headers, 'content-type': 'text/event-stream' }, body: stream };
};

/** One stateless exchange: JSON, or an event stream of one message where the client accepts it. */
export const exchange = async (event: ApiEvent, server: Server): Promise<APIGatewayProxyStructuredResultV2> => {
  const transport = new WebStandardStreamableHTTPServerTransport({
    sessionIdGenerator: undefined,
    enableJsonResponse: true,
  });
  await server.connect(transport);
  try {
    const response = await transport.handleRequest(requestOf(event));
    return delivered(event, response.status, await response.text());
  } finally {
    await server.close();
  }
};
