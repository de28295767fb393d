import type { APIGatewayProxyStructuredResultV2 } from 'aws-lambda';
import { errorBody } from '../../contract/error-types.ts';
import type { Operation } from '../../contract/operation.ts';
import { optionalSetting, variables } from '../../platform/environment.ts';
import { log } from '../../platform/log.ts';
import { epochMilliseconds, systemClock } from '../../time/instant.ts';
import { type ApiEvent, type ApiMiddleware, type ApiResult, headerOf, type Internal } from './middleware.ts';

/** For every JSON response: HTTPS only for two years (HSTS), and no content sniffing. */
export const securityHeaders = {
  'strict-transport-security': 'max-age=63072000; includeSubDomains',
  'x-content-type-options': 'nosniff',
} as const;

// Imported at the first response that is large enough: most are not, and it would delay cold starts. Synchronous, because a
// function serves one caller at a time.
const compress = (text: string): Buffer => process.getBuiltinModule('node:zlib').gzipSync(text, { level: 1 });
/** Below it compression costs more than it saves. */
const WORTH_COMPRESSING = 8 * 1024;
/** Lambda takes 6 MB of response, base64 and JSON escapes included. */
const LARGEST_RESPONSE = 5.5 * 1024 * 1024;

const tooLarge: ApiResult = {
  status: 413,
  body: {
    error: 'Result too large',
    message: 'The answer exceeds the response limit. Ask for a shorter range (startDate, endDate) or accept gzip.',
  },
};

const encode = ({ body }: ApiResult, gzipped: boolean) => {
  const text = JSON.stringify(body);
  if (!gzipped || text.length < WORTH_COMPRESSING) return { body: text, isBase64Encoded: false };
  return { body: compress(text).toString('base64'), isBase64Encoded: true };
};

const countOf = (text: string, character: string): number => {
  let count = 0;
  for (let at = text.indexOf(character); at >= 0; at = text.indexOf(character, at + 1)) count += 1;
  return count;
};

// The text travels inside JSON, where quotes and backslashes are escaped and nothing else. A character takes three bytes at
// most, so only megabytes are worth counting.
const fits = ({ body, isBase64Encoded }: { body: string; isBase64Encoded: boolean }): boolean => {
  if (isBase64Encoded || 3 * body.length + 2 <= LARGEST_RESPONSE) return body.length <= LARGEST_RESPONSE;
  const escapes = countOf(body, '"') + countOf(body, '\\');
  return Buffer.byteLength(body) + escapes + 2 <= LARGEST_RESPONSE;
};

/** A coding with the quality 0 is refused (RFC 9110, 12.5.3). */
const acceptsGzip = (acceptEncoding: string): boolean =>
  acceptEncoding.split(',').some((entry) => /^\s*(?:x-)?gzip\s*(?:;\s*q=(?!0(?:\.0*)?\s*$)[\d.]+\s*)?$/i.test(entry));

/** The body of an error, with its kind and where it is explained. */
export const explained = (status: number, body: object): object =>
  status < 400 ? body : errorBody(status, body, optionalSetting(variables.publicUrl));

/** The response in the gateway's format. @param requestId sent as `x-request-id` */
export const toHttp = (event: ApiEvent, answer: ApiResult, requestId: string): APIGatewayProxyStructuredResultV2 =>
  toHttpAsIs(event, { ...answer, body: explained(answer.status, answer.body) }, requestId);

/** The same, with a body that is another standard's. */
export const toHttpAsIs = (
  event: ApiEvent,
  answer: ApiResult,
  requestId: string,
): APIGatewayProxyStructuredResultV2 => {
  const gzipped = acceptsGzip(headerOf(event, 'accept-encoding') ?? '');
  const encoded = encode(answer, gzipped);
  if (!fits(encoded)) return toHttp(event, tooLarge, requestId);
  return {
    statusCode: answer.status,
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'no-store',
      vary: 'accept-encoding',
      ...securityHeaders,
      ...answer.headers,
      ...(encoded.isBase64Encoded ? { 'content-encoding': 'gzip' } : {}),
      'x-request-id': requestId,
    },
    ...(answer.cookies && { cookies: [...answer.cookies] }),
    ...encoded,
  };
};

const isAnswer = (response: unknown): response is ApiResult =>
  typeof response === 'object' && response !== null && 'status' in response;

/** Serializes all responses, refusals included, and logs one line with the outcome. The outermost middleware. */
export const respond = ({ name: operation }: Pick<Operation, 'name'>): ApiMiddleware => {
  const send = (request: { event: ApiEvent; response?: unknown; internal: Partial<Internal> }) => {
    if (!isAnswer(request.response)) return;
    const { requestId = 'unknown', now, caller, writes, ignored = [] } = request.internal;
    const ms = now ? epochMilliseconds(systemClock()) - epochMilliseconds(now) : undefined;
    const { userId, credential } = caller ?? {};
    const { status } = request.response;
    log.info('request', { operation, requestId, userId, credential: credential?.fingerprint, status, ms });
    const named: Record<string, string> = ignored.length > 0 ? { 'saldo-ignored': ignored.join(', ') } : {};
    // A refusal beyond a rate of its own names that rate.
    const headers = { ...writes?.headers(), ...named, ...request.response.headers };
    request.response = toHttp(request.event, { ...request.response, headers }, requestId);
  };
  return { after: send, onError: send };
};
