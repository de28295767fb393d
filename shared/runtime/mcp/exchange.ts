import {
  createMcpHandler,
  isLegacyRequest,
  type Server,
  WebStandardStreamableHTTPServerTransport,
} from '@modelcontextprotocol/server';
import type { APIGatewayProxyStructuredResultV2 } from 'aws-lambda';
import { type ApiEvent, headerOf } from '../http/middleware.ts';
import { explained } from '../http/respond.ts';
import { type Received, type RpcFailure, rpcCode, rpcErrorOf } from './rpc-messages.ts';

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
const earlierExchange = async (event: ApiEvent, { batch, messages }: Received, server: Server): Promise<Answer> => {
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
const streamedWhereAccepted = (event: ApiEvent, answer: Answer): Answer =>
  answer.status !== 200 || answer.body === '' || !acceptsStream(event)
    ? answer
    : { ...answer, type: STREAM_TYPE, body: `event: message\ndata: ${answer.body}\n\n` };

type RpcError = { code: number; message: string; data?: unknown };
type RpcAnswer = { id?: unknown; error?: RpcError };

const WRONG_PARAMS = 'Invalid params: they are not what the method takes';
const WRONG_CALL = 'Invalid params: a tool has a name, and its arguments are an object';

// A validator writes its findings as JSON of many lines; our own sentences are one line.
const isDump = ({ message }: RpcError): boolean => message.includes('\n');

/** Codes that this revision reserves. */
const isReserved = (code: number): boolean => code === -32_000 || code === -32_001;

const told = (answer: RpcAnswer, { status, stateless }: Told): RpcAnswer => {
  const { error } = answer;
  if (!error) return answer;
  if (isDump(error)) {
    const message = error.message.includes('tools/call') ? WRONG_CALL : WRONG_PARAMS;
    return { ...answer, error: { code: rpcCode.invalidParams, message } };
  }
  return stateless && isReserved(error.code) ? { ...answer, error: { ...error, code: status } } : answer;
};

type Told = { status: number; stateless: boolean };

/**
 * The response without the text of the package's validator: invalid params are -32602 with one sentence.
 * @param stateless 2026-07-28: they are HTTP 400 as well, and no error has a code that the protocol keeps for itself
 */
const withOwnErrors = (answer: Answer, stateless: boolean): Answer => {
  if (!answer.body.includes('"error"') || answer.type !== 'application/json') return answer;
  const value: RpcAnswer | RpcAnswer[] = JSON.parse(answer.body);
  const seen = { status: answer.status, stateless };
  if (Array.isArray(value)) return { ...answer, body: JSON.stringify(value.map((one) => told(one, seen))) };
  const dumped = value.error !== undefined && isDump(value.error);
  const status = stateless && dumped ? 400 : answer.status;
  return { ...answer, status, body: JSON.stringify(told(value, seen)) };
};

/** Headers that the protocol compares with the body, and the content type. */
const COMPARED = ['mcp-protocol-version', 'mcp-method', 'mcp-name', 'content-type'];

/** The request as the package reads it: the body was read before. */
const webRequestOf = (event: ApiEvent): Request =>
  new Request('https://saldo.invalid/mcp', {
    method: 'POST',
    headers: Object.fromEntries(
      COMPARED.flatMap((name) => {
        const value = headerOf(event, name);
        return value === undefined ? [] : [[name, value]];
      }),
    ),
  });

/** One exchange of 2026-07-28. The lists never change, so a subscription is acknowledged and ends at once. */
const statelessExchange = async (request: Request, parsedBody: unknown, server: () => Server): Promise<Answer> => {
  const handler = createMcpHandler(server, { legacy: 'reject', keepAliveMs: 0 });
  const response = await handler.fetch(request, { parsedBody });
  return {
    status: response.status,
    type: response.headers.get('content-type') ?? 'application/json',
    body: await response.text(),
  };
};

const UNCACHED = { 'cache-control': 'no-store' };

const delivered = ({ status, type, body }: Answer): APIGatewayProxyStructuredResultV2 =>
  body === ''
    ? { statusCode: status, headers: UNCACHED }
    : { statusCode: status, headers: { ...UNCACHED, 'content-type': type }, body };

/**
 * An HTTP status with a JSON-RPC error.
 * @param id of the request that it answers; null where that is not known
 * @param stateless whether the request is of 2026-07-28, whose codes differ
 */
export const failed = (
  id: string | number | null,
  failure: RpcFailure,
  stateless: boolean,
): APIGatewayProxyStructuredResultV2 => {
  const { data, status } = failure;
  const error = rpcErrorOf({ ...failure, ...(data && { data: explained(status, data) }) }, stateless);
  const body = JSON.stringify({ jsonrpc: '2.0', id, error });
  const answer = delivered({ status: failure.status, type: 'application/json', body });
  return { ...answer, headers: { ...answer.headers, ...failure.headers } };
};

/** One stateless exchange in the revision of the request. @param makeServer called at most once */
export const exchange = async (
  event: ApiEvent,
  received: Received,
  makeServer: (stateless: boolean) => Server,
): Promise<APIGatewayProxyStructuredResultV2> => {
  const { batch, messages } = received;
  if (messages.length === 0) return { statusCode: 202, headers: UNCACHED };
  const parsedBody = batch ? messages : messages[0];
  const request = webRequestOf(event);
  if (await isLegacyRequest(request, parsedBody)) {
    const answer = await earlierExchange(event, received, makeServer(false));
    return delivered(streamedWhereAccepted(event, withOwnErrors(answer, false)));
  }
  return delivered(withOwnErrors(await statelessExchange(request, parsedBody, () => makeServer(true)), true));
};
