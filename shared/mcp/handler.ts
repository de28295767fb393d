import type { APIGatewayProxyStructuredResultV2, Context } from 'aws-lambda';
import { accessStore } from '../access/access-store.ts';
import { numericSetting, variables } from '../environment.ts';
import { authenticate, type Caller, requireAccess } from '../http/authenticate.ts';
import type { AnyEndpoint } from '../http/endpoint.ts';
import { refusalAnswer } from '../http/error-mapper.ts';
import type { ApiEvent } from '../http/middleware.ts';
import { bearerKey } from '../http/require-api-key.ts';
import { keyBuckets, tooManyRequests } from '../http/throttle.ts';
import { log } from '../log.ts';
import { readSecret } from '../secrets.ts';
import { openTable, warmTable } from '../storage/table.ts';
import { epochMilliseconds, type Instant, systemClock } from '../time/instant.ts';
import { CODES, exchange, failed } from './exchange.ts';
import { mcpServer, toolbox } from './server.ts';

type Buckets = ReturnType<typeof keyBuckets>;

// The header wins: it is what a careful client sends.
const keyOf = (event: ApiEvent): string | null => bearerKey(event) ?? event.queryStringParameters?.apiKey ?? null;

const admit = async (event: ApiEvent, now: Instant, buckets: () => Buckets | null): Promise<Caller> => {
  const caller = await authenticate(keyOf(event), accessStore(openTable()));
  requireAccess(caller, now);
  const wait = buckets()?.(caller.keyHash, now) ?? 0;
  if (wait > 0) throw tooManyRequests(wait);
  return caller;
};

const bucketsOnce = () => {
  let buckets: Buckets | undefined;
  return (): Buckets | null => {
    const rate = numericSetting(variables.throttlePerSecond, 0);
    if (rate === 0) return null;
    buckets ??= keyBuckets(rate);
    return buckets;
  };
};

const refused = (event: ApiEvent, error: unknown, requestId: string): APIGatewayProxyStructuredResultV2 => {
  const refusal = refusalAnswer(error);
  if (!refusal) {
    log.failure(error, { operation: 'mcp', requestId });
    return failed(event, { status: 500, code: CODES.internal, message: 'Internal server error' });
  }
  const { status, body, headers = {} } = refusal;
  const message = 'error' in body ? String(body.error) : 'Refused';
  const code = status === 401 ? CODES.unauthorized : CODES.refused;
  return failed(event, { status, code, message, data: body, headers });
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
  warmTable();
  const tools = toolbox(endpoints);
  const buckets = bucketsOnce();
  const answer = async (event: ApiEvent, now: Instant, requestId: string) => {
    if (event.requestContext.http.method !== 'POST') {
      return failed(event, {
        status: 405,
        code: CODES.refused,
        message: 'Method not allowed',
        headers: { allow: 'POST' },
      });
    }
    try {
      const caller = await admit(event, now, buckets);
      return await exchange(event, mcpServer(tools, { caller, now, requestId, cursorKey }));
    } catch (error) {
      return refused(event, error, requestId);
    }
  };
  return async (event: ApiEvent, context: Context): Promise<APIGatewayProxyStructuredResultV2> => {
    const now = systemClock();
    const requestId = event.requestContext.requestId ?? context.awsRequestId;
    const result = await answer(event, now, requestId);
    const ms = epochMilliseconds(systemClock()) - epochMilliseconds(now);
    log.info('request', { operation: 'mcp', requestId, status: result.statusCode, ms });
    return { ...result, headers: { ...result.headers, 'x-request-id': requestId } };
  };
};
