import { type Server, WebStandardStreamableHTTPServerTransport } from '@modelcontextprotocol/server';
import { type ApiEvent, headerOf } from '../http/middleware.ts';
import type { Received } from './messages.ts';

const JSON_TYPE = 'application/json';
const STREAM_TYPE = 'text/event-stream';

/** An answer before it becomes the gateway's. An empty body has no type. */
export type Answer = { status: number; type: string; body: string };

// The transport requires headers that a plain JSON-RPC client does not send. This module chooses the response format.
const requestOf = (event: ApiEvent): Request => {
  const version = headerOf(event, 'mcp-protocol-version');
  const headers = { accept: `${JSON_TYPE}, ${STREAM_TYPE}`, 'content-type': JSON_TYPE };
  return new Request('https://saldo.invalid/mcp', {
    method: 'POST',
    headers: version ? { ...headers, 'mcp-protocol-version': version } : headers,
  });
};

// `q=0` marks a format that the client does not accept.
const acceptsStream = (event: ApiEvent): boolean =>
  (headerOf(event, 'accept') ?? '')
    .toLowerCase()
    .split(',')
    .some((range) => range.trim().startsWith(STREAM_TYPE) && !/;\s*q=0(\.0*)?\s*(;|$)/.test(range));

/** One exchange of the revisions with a handshake, without a session. The transport answers a batch of one as if it were none. */
export const earlierExchange = async (
  event: ApiEvent,
  { batch, messages }: Received,
  server: Server,
): Promise<Answer> => {
  const transport = new WebStandardStreamableHTTPServerTransport({
    sessionIdGenerator: undefined,
    enableJsonResponse: true,
    keepAliveMs: 0,
  });
  await server.connect(transport);
  try {
    const parsedBody = batch ? messages : messages[0];
    const response = await transport.handleRequest(requestOf(event), { parsedBody });
    const text = await response.text();
    const body = batch && response.status === 200 && !text.startsWith('[') ? `[${text}]` : text;
    return { status: response.status, type: JSON_TYPE, body };
  } finally {
    await server.close();
  }
};

/** The same answer as an event stream of one message, where it is a result and the client accepts the form. */
export const streamedWhereAccepted = (event: ApiEvent, answer: Answer): Answer =>
  answer.status !== 200 || answer.body === '' || !acceptsStream(event)
    ? answer
    : { ...answer, type: STREAM_TYPE, body: `event: message\ndata: ${answer.body}\n\n` };
