import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2 } from 'aws-lambda';
import { notFoundBody } from '../../contract/inbound.ts';
import { OAuthError } from '../../oauth/parameters.ts';
import { type ServiceAddress, serviceAddress } from '../../oauth/service-address.ts';
import { countFailedCall } from '../../platform/embedded-metric.ts';
import { log } from '../../platform/log.ts';
import { ContentionError } from '../../platform/retry.ts';
import { isUnanswered, openMoreConnections, warmTable } from '../../platform/table/table.ts';
import { epochMilliseconds, type Instant, systemClock } from '../../time/instant.ts';
import { behindEdge } from '../http/edge-digest.ts';
import type { ApiEvent } from '../http/middleware.ts';
import { toHttpAsIs } from '../http/respond.ts';

/** What an endpoint of the authorization server answers: JSON, unless it gives its own headers and text. */
export type OAuthAnswer = {
  status: number;
  body?: object | undefined;
  text?: string;
  headers?: Record<string, string>;
};

export type OAuthRequestIn = { event: ApiEvent; now: Instant; service: ServiceAddress };

/** No operation here uses a cookie, so pages of any origin may call them. */
const OPEN_TO_ALL = { 'access-control-allow-origin': '*' };
/** RFC 6749, 5.1 */
const UNSTORED = { 'cache-control': 'no-store' };

const errorAnswer = ({ code, message, status, retryAfter }: OAuthError): OAuthAnswer => ({
  status,
  body: { error: code, error_description: message },
  ...(retryAfter !== null && { headers: { 'retry-after': String(retryAfter) } }),
});

const busy = new OAuthError('temporarily_unavailable', 'Other calls change the same: ask again', {
  status: 429,
  retryAfter: 1,
});

/** The table did not answer. */
const silent = new OAuthError('temporarily_unavailable', 'Ask again', { status: 503, retryAfter: 1 });

const answerOf = async (name: string, run: () => Promise<OAuthAnswer>, requestId: string): Promise<OAuthAnswer> => {
  try {
    return await run();
  } catch (error) {
    if (error instanceof OAuthError) {
      if (error.status >= 500) countFailedCall(name);
      return errorAnswer(error);
    }
    if (error instanceof ContentionError) return errorAnswer(busy);
    log.failure(error, { operation: name, requestId });
    countFailedCall(name);
    return isUnanswered(error) ? errorAnswer(silent) : { status: 500, body: { error: 'server_error' } };
  }
};

const delivered = (
  event: ApiEvent,
  { status, body, text, headers = {} }: OAuthAnswer,
  requestId: string,
): APIGatewayProxyStructuredResultV2 => {
  if (text === undefined) {
    const all = { ...OPEN_TO_ALL, ...UNSTORED, ...headers };
    return toHttpAsIs(event, { status, body: body ?? {}, headers: all }, requestId);
  }
  const { headers: usual } = toHttpAsIs(event, { status, body: {}, headers: { ...UNSTORED, ...headers } }, requestId);
  return { statusCode: status, headers: usual ?? {}, body: text };
};

/**
 * The Lambda handler of an endpoint of the authorization server. Its log contains the outcome but no data of the request: addresses and
 * bodies hold codes, tokens and `state`.
 */
export const oauthHandler = (name: string, run: (request: OAuthRequestIn) => Promise<OAuthAnswer>) => {
  void warmTable();
  return behindEdge(async (event: APIGatewayProxyEventV2): Promise<APIGatewayProxyStructuredResultV2> => {
    const now = systemClock();
    const { requestId } = event.requestContext;
    const service = serviceAddress();
    const answer = service
      ? await answerOf(name, () => run({ event, now, service }), requestId).finally(openMoreConnections)
      : { status: 404, body: notFoundBody };
    const ms = epochMilliseconds(systemClock()) - epochMilliseconds(now);
    log.info('request', { operation: name, requestId, status: answer.status, ms });
    return delivered(event, answer, requestId);
  });
};
