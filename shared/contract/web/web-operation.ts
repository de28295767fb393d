import type * as z from 'zod/mini';
import type { Grants } from '../grants.ts';
import type { Refusal } from '../operation.ts';

/** `optional`: a session that is shown is read, and a request without one is answered, too. */
export type SessionNeed = 'required' | 'optional' | 'none';

/**
 * One endpoint of the dashboard: what its pages need beyond the operations of the API. It is no tool of MCP and not in the API
 * reference. Only pages of the service's own origin can call it; other methods than `GET` are changes and require `x-saldo: 1`.
 */
export type WebOperation<
  Query extends z.ZodMiniType = z.ZodMiniType,
  Body extends z.ZodMiniType = z.ZodMiniType,
  Session extends SessionNeed = SessionNeed,
  Answer extends z.ZodMiniType = z.ZodMiniType,
> = {
  /** The file in functions/web and, after `web-`, the Lambda's name. */
  name: string;
  method: 'GET' | 'POST' | 'DELETE';
  path: `/app/api/${string}`;
  summary: string;
  query?: Query;
  body?: Body;
  /** The body of a success; a thunk, so no Lambda builds a schema that only tests need. */
  response: () => Answer;
  refusals?: readonly Refusal[];
  /** `error` of the body when a store fails; default `Internal server error`. */
  failure?: string;
  session: Session;
  /**
   * Ends access, or proves who is there: as a change it counts among the user's writes, but is not refused beyond the rate. A thief
   * who uses the writes up must not keep the owner from ending it.
   */
  neverRefused?: true;
  /** Bank data: only while the subscription gives access. */
  subscription?: true;
  /** Answered while the service is read-only: it signs in or proves who calls, takes access away, or reads. */
  inReadOnly?: true;
  /** What its function may reach. */
  grants: Grants;
};

/** The function's name among those of all kinds. */
export const webFunctionName = ({ name }: Pick<WebOperation, 'name'>): string => `web-${name}`;

/** Its routes at the gateway. A read that writes something, too, is no `HEAD`. */
export const webRoutesOf = ({ method, path, grants }: Pick<WebOperation, 'method' | 'path' | 'grants'>): string[] => [
  `${method} ${path}`,
  ...(method === 'GET' && grants.table !== 'write' ? [`HEAD ${path}`] : []),
];

/** Keeps the endpoint's own schema types, and whether it needs a session. */
export const defineWebOperation = <
  Q extends z.ZodMiniType,
  B extends z.ZodMiniType,
  S extends SessionNeed,
  A extends z.ZodMiniType,
>(
  operation: WebOperation<Q, B, S, A>,
): WebOperation<Q, B, S, A> => operation;
