import type { Server } from '@modelcontextprotocol/sdk/server/index.js';
import { WebStandardStreamableHTTPServerTransport } from '@modelcontextprotocol/sdk/server/webStandardStreamableHttp.js';
import type { APIGatewayProxyStructuredResultV2 } from 'aws-lambda';
import { type ApiEvent, headerOf } from '../http/middleware.ts';
import type { messagesOf } from './messages.ts';
import { type RpcFailure, rpcErrorOf } from './rpc-error.ts';

type Messages = ReturnType<typeof messagesOf>;

const JSON_TYPE = 'application/json';
const STREAM_TYPE = 'text/event-stream';

// The transport asks for headers that a plain JSON-RPC client does not send; which form goes out is decided here.
const requestOf = (event: ApiEvent): Request => {
  const version = headerOf(event, 'mcp-protocol-version');
  const headers = { accept: `${JSON_TYPE}, ${STREAM_TYPE}`, 'content-type': JSON_TYPE };
  return new Request('https://saldo.invalid/mcp', {
    method: 'POST',
    headers: version ? { ...headers, 'mcp-protocol-version': version } : headers,
  });
};

/** An HTTP status with a JSON-RPC error. @param id of the request that it answers; null where that is not known */
export const failed = (id: string | number | null, failure: RpcFailure): APIGatewayProxyStructuredResultV2 => ({
  statusCode: failure.status,
  headers: { 'content-type': JSON_TYPE, 'cache-control': 'no-store', ...failure.headers },
  body: JSON.stringify({ jsonrpc: '2.0', id, error: rpcErrorOf(failure) }),
});

// `q=0` is how a client says that it does not take a form.
const acceptsStream = (event: ApiEvent): boolean =>
  (headerOf(event, 'accept') ?? '')
    .toLowerCase()
    .split(',')
    .some((range) => range.trim().startsWith(STREAM_TYPE) && !/;\s*q=0(\.0*)?\s*(;|$)/.test(range));

const delivered = (event: ApiEvent, status: number, body: string): APIGatewayProxyStructuredResultV2 => {
  const headers = { 'cache-control': 'no-store' };
  if (body === '') return { statusCode: status, headers };
  if (status !== 200 || !acceptsStream(event)) {
    return { statusCode: status, headers: { ...headers, 'content-type': JSON_TYPE }, body };
  }
  const stream = `event: message\ndata: ${body}\n\n`;
  return { statusCode: status, headers: { ...headers, 'content-type': STREAM_TYPE }, body: stream };
};

/** One stateless exchange: JSON, or an event stream of one message where the client accepts it. */
export const exchange = async (
  event: ApiEvent,
  { batch, messages }: Messages,
  server: Server,
): Promise<APIGatewayProxyStructuredResultV2> => {
  if (messages.length === 0) return { statusCode: 202, headers: { 'cache-control': 'no-store' } };
  const transport = new WebStandardStreamableHTTPServerTransport({
    sessionIdGenerator: undefined,
    enableJsonResponse: true,
  });
  await server.connect(transport);
  try {
    const parsedBody = batch ? messages : messages[0];
    const response = await transport.handleRequest(requestOf(event), { parsedBody });
    const text = await response.text();
    // The transport answers a batch of one request as if it were none.
    const body = batch && response.status === 200 && !text.startsWith('[') ? `[${text}]` : text;
    return delivered(event, response.status, body);
  } finally {
    await server.close();
  }
};
