import { edgeHeaders } from '../../../shared/contract/inbound.ts';

/** What proves to a function that a request comes from the edge; the measured process knows its digest. */
export const ORIGIN_SECRET = 'bench';

type Asked = {
  method: string;
  path: string;
  key: string;
  query?: Record<string, string>;
  body?: object;
  headers?: Record<string, string>;
};

/** A request as API Gateway's HTTP API hands it over (payload format 2.0), with a browser's usual headers. */
export const apiEvent = ({ method, path, key, query = {}, body, headers = {} }: Asked) => ({
  version: '2.0',
  routeKey: `${method} ${path}`,
  rawPath: path,
  rawQueryString: new URLSearchParams(query).toString(),
  headers: {
    accept: 'application/json',
    'accept-encoding': 'gzip, deflate, br',
    authorization: `Bearer ${key}`,
    host: 'api.example.com',
    'user-agent': 'bench',
    'x-forwarded-for': '203.0.113.7',
    'x-forwarded-proto': 'https',
    [edgeHeaders.secret]: ORIGIN_SECRET,
    ...(body ? { 'content-type': 'application/json' } : {}),
    ...headers,
  },
  ...(Object.keys(query).length > 0 ? { queryStringParameters: query } : {}),
  requestContext: {
    accountId: '000000000000',
    apiId: 'bench',
    domainName: 'api.example.com',
    domainPrefix: 'api',
    http: { method, path, protocol: 'HTTP/1.1', sourceIp: '203.0.113.7', userAgent: 'bench' },
    requestId: 'JKJaXmPLvHcESHA=',
    routeKey: `${method} ${path}`,
    stage: '$default',
    time: '21/Nov/2026:06:00:00 +0000',
    timeEpoch: 1_795_240_800_000,
  },
  ...(body ? { body: JSON.stringify(body) } : {}),
  isBase64Encoded: false,
});
