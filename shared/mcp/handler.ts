import type { APIGatewayProxyStructuredResultV2, Context } from 'aws-lambda';
import type { AnyEndpoint } from '../http/endpoint.ts';
import { refusalAnswer } from '../http/error-mapper.ts';
import type { ApiEvent } from '../http/middleware.ts';
import { log } from '../log.ts';
import { readSecret } from '../secrets.ts';
import { openMoreConnections, warmTable } from '../storage/table.ts';
import { epochMilliseconds, type Instant, systemClock } from '../time/instant.ts';
import { admission } from './admit.ts';
import { exchange, failed } from './exchange.ts';
import { idOf } from './messages.ts';
import { RpcError, type RpcFailure } from './rpc-error.ts';
import { mcpServer, toolbox } from './server.ts';

const NOT_ALLOWED: RpcFailure = {
  status: 405,
  code: 'refused',
  message: 'Method not allowed',
  headers: { allow: 'POST' },
};

const FAILED: RpcFailure = {
  status: 500,
  code: 'internal',
  message: 'Internal server error',
  data: { error: 'Internal server error' },
};

/** What a refused request is told: HTTP status and headers as on REST, whose body stands in `data`. */
const failureOf = (error: unknown): RpcFailure | null => {
  if (error instanceof RpcError) return error.failure;
  const refusal = refusalAnswer(error);
  if (!refusal) return null;
  const { status, body, headers = {} } = refusal;
  const message = 'error' in body ? String(body.error) : 'Refused';
  return { status, code: status === 401 ? 'unauthorized' : 'refused', message, data: body, headers };
};

const cursorKey = async (): Promise<string> => {
  const { key } = await readSecret('cursor');
  if (!key) throw new Error('The secret of cursors has no key');
  return key;
};

/**
 * The Lambda handler of `/mcp`: key and subscription as on REST (HTTP 401), then one stateless exchange.
 * `GET` and `DELETE` are 405: there is no stream to listen to and no session to end.
 */
export const mcpHandler = (endpoints: readonly AnyEndpoint[]) => {
  void warmTable();
  const tools = toolbox(endpoints);
  const admit = admission();
  const answer = async (event: ApiEvent, now: Instant, requestId: string) => {
    if (event.requestContext.http.method !== 'POST') return failed(null, NOT_ALLOWED);
    try {
      const { caller, keyed, received } = await admit(event, now);
      const server = mcpServer(tools, { caller, keyed, now, requestId, cursorKey });
      return await exchange(event, received, server);
    } catch (error) {
      const failure = failureOf(error);
      if (!failure) log.failure(error, { operation: 'mcp', requestId });
      return failed(idOf(event), failure ?? FAILED);
    }
  };
  return async (event: ApiEvent, context: Context): Promise<APIGatewayProxyStructuredResultV2> => {
    const now = systemClock();
    const requestId = event.requestContext.requestId ?? context.awsRequestId;
    const result = await answer(event, now, requestId);
    openMoreConnections();
    const ms = epochMilliseconds(systemClock()) - epochMilliseconds(now);
    log.info('request', { operation: 'mcp', requestId, status: result.statusCode, ms });
    return { ...result, headers: { ...result.headers, 'x-request-id': requestId } };
  };
};
