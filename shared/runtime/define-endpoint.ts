import type * as z from 'zod/mini';
import type { Plan } from '../access/subscription.ts';
import type { Operation } from '../contract/operation.ts';
import type { WriteItem } from '../platform/table/transact.ts';
import type { Instant } from '../time/instant.ts';
import type { Caller } from './authenticate.ts';

/** The input of an operation's function: parsed input, caller and instant. */
export type Request<Query, Body> = {
  userId: string;
  caller: Caller;
  plan: Plan;
  now: Instant;
  query: Query;
  body: Body;
  /**
   * The items that a write adds to its transaction so that a repeated call with the same `Idempotency-Key` gets this response
   * again; empty without that header. Comes when `begun` has. @param answer the body that the function will return
   */
  recordResponse(answer: object): Promise<WriteItem[]>;
  /**
   * To be awaited before the first effect, reads may come before: the call is within the caller's rate, and no other call
   * has its key. Rejects with the refusal otherwise.
   */
  begun: Promise<void>;
};

/** The data of a call before it runs. */
export type EndpointRequest<Query, Body> = Pick<Request<Query, Body>, 'userId' | 'query' | 'body'>;
export type AskedOf<O> = O extends Operation<infer Q, infer B> ? EndpointRequest<z.output<Q>, z.output<B>> : never;

export type RequestOf<O> = O extends Operation<infer Q, infer B> ? Request<z.output<Q>, z.output<B>> : never;

/** An endpoint with erased type parameters, for the runtime and MCP. */
export type AnyEndpoint = {
  operation: Operation;
  answer(request: Request<unknown, unknown>): Promise<object>;
  /** The name of the record that a call changes irreversibly, for the confirmation question; null when there is none. */
  subject?(request: EndpointRequest<unknown, unknown>): Promise<string | null>;
};

/**
 * Connects an operation of the contract to its function.
 * @param services called at the first request; it imports what few functions need
 * @param subject names the record of a call that requires confirmation; null when the user has no such record
 */
export const defineEndpoint = <Q extends z.ZodMiniType, B extends z.ZodMiniType, Services>(
  operation: Operation<Q, B>,
  run: (request: Request<z.output<Q>, z.output<B>>, services: Services) => Promise<object>,
  services: () => Services | Promise<Services>,
  subject?: (asked: EndpointRequest<z.output<Q>, z.output<B>>, services: Services) => Promise<string | null>,
): AnyEndpoint => {
  let built: Services | undefined;
  const open = async (): Promise<Services> => {
    built ??= await services();
    return built;
  };
  return {
    operation,
    // The stack has parsed the input with this operation's own schemas.
    answer: async (request) => run(request as Request<z.output<Q>, z.output<B>>, await open()),
    ...(subject
      ? { subject: async (asked) => subject(asked as EndpointRequest<z.output<Q>, z.output<B>>, await open()) }
      : {}),
  };
};
