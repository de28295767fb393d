import type { MiddlewareObj } from '@middy/core';
import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2, Context } from 'aws-lambda';
import type { Instant } from '../../time/instant.ts';
import type { Caller } from '../authenticate.ts';
import type { IdempotentRequest } from '../run-endpoint.ts';
import type { WriteRate } from '../write-rate.ts';

/** What the middlewares leave for those after them. */
export type Internal = {
  requestId: string;
  /** The moment of the request, read once. */
  now: Instant;
  caller: Caller;
  keyed?: IdempotentRequest;
  writes?: WriteRate;
};

export type ApiEvent = APIGatewayProxyEventV2;
/** What a handler below the serializer returns: a body, or a whole result of its own. */
export type ApiResult = {
  status: number;
  body: object;
  headers?: Record<string, string>;
  /** Whole `Set-Cookie` headers. */
  cookies?: readonly string[];
};
export type ApiMiddleware = MiddlewareObj<
  ApiEvent,
  ApiResult | APIGatewayProxyStructuredResultV2,
  Error,
  ApiContext,
  Internal
>;

/** `request` holds what the middlewares left, for the handler, which sees no more than event and context. */
export type ApiContext = Context & { request: Internal };

/** The header's value whatever its case; the gateway gives lower-case names. */
export const headerOf = (event: ApiEvent, name: string): string | undefined => event.headers?.[name];
