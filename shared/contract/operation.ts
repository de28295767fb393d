import type * as z from 'zod/mini';
import type { Scope } from './scope.ts';

/** What an operation may reach: it always reads who calls, and never sends messages to people itself. */
export type OperationScope = Omit<Scope, 'email'> & { table: 'read' | 'write' };

/** Which of `success` and `timestamp` the stack adds to a body: both, `success` alone, or neither. */
export type Envelope = 'full' | 'success' | 'none';

/**
 * One documented refusal: its status, exact `error` text and when it happens. `example` is what its body has beside
 * `error`, where that is more than a message.
 */
export type Refusal = { status: number; error: string; when: string; example?: Readonly<Record<string, unknown>> };

/** One operation of the contract: what routes it, checks its input, documents it and grants it. */
export type Operation<Query extends z.ZodMiniType = z.ZodMiniType, Body extends z.ZodMiniType = z.ZodMiniType> = {
  /** Its path segment, its file in functions/api and its Lambda. */
  name: string;
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  path: `/tools/api/${string}`;
  tag: string;
  summary: string;
  /** More for the reader of the API reference; Markdown. */
  description?: string;
  query?: Query;
  body?: Body;
  /** Fields may come in the query or in a JSON body (query wins): `DELETE`. Then `query` describes them. */
  queryInBody?: true;
  /** The whole success body; a thunk, so that a Lambda does not build what only documents and tests read. */
  response: () => z.ZodMiniType;
  envelope: Envelope;
  /** Documented refusals beyond those that every operation shares (openapi-errors.ts). */
  refusals?: readonly Refusal[];
  /** `error` of the body when a store fails; default `Internal server error`. */
  failure?: string;
  /**
   * Its answer may be a long list although it may write; MCP gives such a list in pages. Going on leaves these fields
   * out, so that a further page changes nothing.
   */
  listing?: { leaveOut: readonly string[] };
  /** A valid key whose user is gone answers `Authentication failed` instead of `invalid_api_key`. */
  missingUser?: true;
  scope: OperationScope;
};

/** Keeps the operation's own schema types. */
export const defineOperation = <Q extends z.ZodMiniType, B extends z.ZodMiniType>(
  operation: Operation<Q, B>,
): Operation<Q, B> => operation;
