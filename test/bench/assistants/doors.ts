import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import { lambdaContext } from '../../../infra/local/lambda/context.ts';
import type { Handler } from '../../../infra/local/lambda/load.ts';
import type { Asked } from '../reads/question.ts';
import { eventOf } from '../reads/sides/event.ts';
import type { SideSettings } from '../reads/sides/side.ts';

/** Files of the two functions, bundled as they are deployed. */
export type Bundles = { rest: string; mcp: string };

/** One way to request a list of transactions; throws without a successful response. @returns bytes of the body */
export type Ask = () => Promise<number>;

type Result = { statusCode?: number; body?: string };

const isHandler = (value: unknown): value is Handler => typeof value === 'function';

const asking = (handler: unknown, event: APIGatewayProxyEventV2): Ask => {
  if (!isHandler(handler)) throw new Error('A function has no handler');
  return async () => {
    const { statusCode, body = '' } = (await handler(event, lambdaContext('bench', 30_000))) as Result; // as the gateway takes it
    if (statusCode !== 200 || /"isError":true|"error":/.test(body))
      throw new Error(`${statusCode} ${body.slice(0, 200)}`);
    return body.length;
  };
};

const FIRST = '2025-06-18';
const NEXT = '2026-07-28';

/** The event as a tool call of one revision of the protocol. */
const toolCall = (event: APIGatewayProxyEventV2, version: string): APIGatewayProxyEventV2 => {
  const meta = {
    'io.modelcontextprotocol/protocolVersion': version,
    'io.modelcontextprotocol/clientInfo': { name: 'bench', version: '1' },
    'io.modelcontextprotocol/clientCapabilities': {},
  };
  const params = {
    name: 'getTransactions',
    arguments: event.queryStringParameters,
    ...(version === NEXT && { _meta: meta }),
  };
  const { requestContext } = event;
  return {
    ...event,
    rawPath: '/mcp',
    routeKey: 'POST /mcp',
    headers: {
      ...event.headers,
      'content-type': 'application/json',
      accept: 'application/json, text/event-stream',
      'mcp-protocol-version': version,
      ...(version === NEXT && { 'mcp-method': 'tools/call', 'mcp-name': 'getTransactions' }),
    },
    queryStringParameters: {},
    requestContext: { ...requestContext, http: { ...requestContext.http, method: 'POST', path: '/mcp' } },
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/call', params }),
  };
};

/** The same list over REST and over MCP, as answers were before 2026-07-28 and as they are since. */
export const openDoors = async (
  settings: SideSettings,
  question: Asked,
  bundles: Bundles,
): Promise<Record<'rest' | 'mcp' | 'compact', Ask>> => {
  // After the environment is set: a function opens its table when it is loaded.
  const [rest, mcp] = await Promise.all([import(bundles.rest), import(bundles.mcp)]);
  const event = eventOf(question, settings, false);
  return {
    rest: asking(rest.handler, event),
    mcp: asking(mcp.handler, toolCall(event, FIRST)),
    compact: asking(mcp.handler, toolCall(event, NEXT)),
  };
};
