import type { MiddlewareObj } from '@middy/core';
import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2, Context } from 'aws-lambda';
import type { Instant } from '../../time/instant.ts';
import type { Caller } from '../authenticate.ts';
import type { IdempotentRequest } from '../run-endpoint.ts';
import type { WriteRate } from '../write-rate.ts';

/** Results of the middlewares for later ones. */
export type Internal = {
  requestId: string;
  /** The moment of the request, read once. */
  now: Instant;
  caller: Caller;
  keyed?: IdempotentRequest;
  writes?: WriteRate;
  /** Names that the request has and the operation has not. */
  ignored?: readonly string[];
};

export type ApiEvent = APIGatewayProxyEventV2;
/** The return value of a handler below the serializer: a body, or a complete result. */
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

/** `request` contains the results of the middlewares for the handler, which gets event and context only. */
export type ApiContext = Context & { request: Internal };

/** The header's value, by its name in any case; the gateway sends lower-case names. */
export const headerOf = (event: ApiEvent, name: string): string | undefined => event.headers?.[name];
