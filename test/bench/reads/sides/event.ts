import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import { type Ahead, type Asked, isAhead } from '../question.ts';
import type { SideSettings } from './side.ts';

type Query = Record<string, string>;

const pathOf = ({ kind }: Asked): string =>
  ({
    list: 'get-transactions',
    categories: 'get-expensive-categories',
    limits: 'list-spending-limits',
    recurring: 'get-recurring',
    upcoming: 'get-upcoming',
    'cash-flow': 'get-cash-flow',
    spending: 'summarize-spending',
  })[kind];

const AHEAD_QUERIES: Record<Ahead, Query> = {
  recurring: { status: 'all' },
  upcoming: { days: '60' },
  'cash-flow': { months: '13' },
  spending: { groupBy: 'merchant', compareTo: 'previous' },
};

const queryOf = (question: Asked): Query => {
  if (question.kind === 'limits') return {};
  if (isAhead(question)) return AHEAD_QUERIES[question.kind];
  const dates = { startDate: question.first, endDate: question.last };
  return question.kind === 'list' ? { ...dates, format: question.format } : dates;
};

/** The question as the gateway hands it to a function. @param gzip as the largest answers need; they do not fit into a response otherwise */
export const eventOf = (question: Asked, { key }: SideSettings, gzip: boolean): APIGatewayProxyEventV2 => {
  const path = `/tools/api/${pathOf(question)}`;
  const http = { method: 'GET', path, protocol: 'HTTP/1.1', sourceIp: '127.0.0.1', userAgent: 'bench' };
  return {
    version: '2.0',
    routeKey: `GET ${path}`,
    rawPath: path,
    rawQueryString: '',
    headers: { authorization: `Bearer ${key}`, ...(gzip && { 'accept-encoding': 'gzip' }) },
    queryStringParameters: queryOf(question),
    requestContext: {
      accountId: '0',
      apiId: 'bench',
      domainName: 'bench',
      domainPrefix: 'bench',
      http,
      requestId: 'bench',
      routeKey: `GET ${path}`,
      stage: '$default',
      time: '',
      timeEpoch: 0,
    },
    isBase64Encoded: false,
  };
};
