import type * as z from 'zod/mini';
import type { SessionNeed, WebOperation } from '../../contract/web/web-operation.ts';
import type { Instant } from '../../time/instant.ts';
import type { Caller, CallerSession } from '../authenticate.ts';

/** A caller who is signed in. */
export type SignedIn = Caller & { session: CallerSession };

/** The browser, independent of a user. */
export type Visitor = {
  /** Subject of rate limits. */
  address: string;
  userAgent: string;
  /** The browser's cookies: of a sign-in in progress, of a known browser, and of its session. */
  entry: string | null;
  device: string | null;
  session: string | null;
  /** Of the browser that has opened a link to the connection of a bank. */
  connect: string | null;
};

type CallerOf<S extends SessionNeed> = S extends 'required' ? SignedIn : S extends 'optional' ? SignedIn | null : null;

/** The input of an endpoint's function. */
export type WebRequest<Query = unknown, Body = unknown, S extends SessionNeed = SessionNeed> = {
  caller: CallerOf<S>;
  visitor: Visitor;
  now: Instant;
  query: Query;
  body: Body;
};

export type WebRequestOf<O> =
  O extends WebOperation<infer Q, infer B, infer S> ? WebRequest<z.output<Q>, z.output<B>, S> : never;

/** Its response. @see WebOperation.response */
export type WebAnswer = {
  body: object;
  status?: 200 | 202;
  headers?: Record<string, string>;
  cookies?: readonly string[];
};

/** An endpoint with erased type parameters. */
export type AnyWebEndpoint = { operation: WebOperation; answer(request: WebRequest): Promise<WebAnswer> };

/** Connects an endpoint of the contract to its function. @param services called at the first request */
export const defineWebEndpoint = <Q extends z.ZodMiniType, B extends z.ZodMiniType, S extends SessionNeed, Services>(
  operation: WebOperation<Q, B, S>,
  run: (request: WebRequest<z.output<Q>, z.output<B>, S>, services: Services) => Promise<WebAnswer>,
  services: () => Services | Promise<Services>,
): AnyWebEndpoint => {
  let built: Services | undefined;
  return {
    operation,
    answer: async (request) => {
      built ??= await services();
      // The stack has parsed the input with this endpoint's own schemas, and read the session that it needs.
      return run(request as WebRequest<z.output<Q>, z.output<B>, S>, built);
    },
  };
};
