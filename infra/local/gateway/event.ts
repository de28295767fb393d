import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import { servedPath } from '../../../shared/contract/inbound.ts';
import { LOCAL_ACCOUNT } from '../../emulators/http/arn.ts';
import type { FoundRoute } from './functions.ts';

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
const TEXT_TYPES = /^(text\/|application\/(json|javascript|xml|x-www-form-urlencoded|.*\+(json|xml)))/i;

const two = (value: number): string => String(value).padStart(2, '0');

/** `01/Mar/2026:12:00:00 +0000` */
const logTime = (at: Date): string => {
  const date = `${two(at.getUTCDate())}/${MONTHS[at.getUTCMonth()]}/${at.getUTCFullYear()}`;
  return `${date}:${two(at.getUTCHours())}:${two(at.getUTCMinutes())}:${two(at.getUTCSeconds())} +0000`;
};

/** Each name once, in lower case; repeated ones joined by commas. Cookies are separate. */
const headersOf = (rawHeaders: readonly string[]): { headers: Record<string, string>; cookies: string[] } => {
  const values = new Map<string, string[]>();
  for (let i = 0; i < rawHeaders.length; i += 2) {
    const name = rawHeaders[i]?.toLowerCase() ?? '';
    values.set(name, [...(values.get(name) ?? []), rawHeaders[i + 1] ?? '']);
  }
  const cookies = (values.get('cookie') ?? []).flatMap((line) => line.split(/;\s*/));
  values.delete('cookie');
  return { headers: Object.fromEntries([...values].map(([name, all]) => [name, all.join(',')])), cookies };
};

const queryOf = (rawQueryString: string): Record<string, string> => {
  const values = new Map<string, string>();
  for (const [name, value] of new URLSearchParams(rawQueryString)) {
    const before = values.get(name);
    values.set(name, before === undefined ? value : `${before},${value}`);
  }
  return Object.fromEntries(values);
};

const bodyOf = (body: Buffer, headers: Record<string, string>): { body?: string; isBase64Encoded: boolean } => {
  if (body.length === 0) return { isBase64Encoded: false };
  const type = headers['content-type'];
  const isText = (!type || TEXT_TYPES.test(type)) && !headers['content-encoding'];
  return { body: body.toString(isText ? 'utf8' : 'base64'), isBase64Encoded: !isText };
};

/**
 * The request as a Lambda receives it from API Gateway (HTTP API, payload format 2.0).
 * @throws URIError for a path that is not properly encoded
 */
export const eventOf = (
  request: IncomingMessage,
  body: Buffer,
  { key: routeKey, parts }: Pick<FoundRoute, 'key' | 'parts'>,
  at: Date,
): APIGatewayProxyEventV2 => {
  const url = request.url ?? '/';
  const queryAt = url.indexOf('?');
  const path = servedPath(decodeURI(queryAt < 0 ? url : url.slice(0, queryAt)));
  const rawQueryString = queryAt < 0 ? '' : url.slice(queryAt + 1);
  const { headers, cookies } = headersOf(request.rawHeaders);
  const pathParameters = Object.fromEntries(
    Object.entries(parts).map(([name, value]) => [name, decodeURIComponent(value)]),
  );
  return {
    version: '2.0',
    routeKey,
    rawPath: path,
    rawQueryString,
    ...(cookies.length > 0 ? { cookies } : {}),
    headers,
    ...(rawQueryString ? { queryStringParameters: queryOf(rawQueryString) } : {}),
    ...(Object.keys(parts).length > 0 ? { pathParameters } : {}),
    requestContext: {
      accountId: LOCAL_ACCOUNT,
      apiId: 'local',
      domainName: headers.host ?? 'localhost',
      domainPrefix: 'local',
      http: {
        method: request.method ?? 'GET',
        path,
        protocol: `HTTP/${request.httpVersion}`,
        sourceIp: request.socket.remoteAddress?.replace('::ffff:', '') ?? '127.0.0.1',
        userAgent: headers['user-agent'] ?? '',
      },
      requestId: randomUUID(),
      routeKey,
      stage: '$default',
      time: logTime(at),
      timeEpoch: at.getTime(),
    },
    ...bodyOf(body, headers),
  };
};
