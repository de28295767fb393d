import type * as z from 'zod/mini';
import { type Access, type AccessScope, isHarmless } from './access.ts';
import type { Grants } from './grants.ts';
import type { ToolPart } from './tool.ts';

/** Every operation reads the caller's key, and no operation sends e-mail. */
export type OperationGrants = Omit<Grants, 'email'> & { table: 'read' | 'write' };

/** Adds both `success` and `timestamp` to the body, `success` alone, or neither. */
export type Envelope = 'full' | 'success' | 'none';

/** `example` holds the body's fields besides `error` when there are more than `message`. */
export type Refusal = { status: number; error: string; when: string; example?: Readonly<Record<string, unknown>> };

/** One operation: its route, input schema, documentation and grants. */
export type Operation<
  Query extends z.ZodMiniType = z.ZodMiniType,
  Body extends z.ZodMiniType = z.ZodMiniType,
  Answer extends z.ZodMiniType = z.ZodMiniType,
> = {
  /** The path segment, the file in functions/api and the Lambda's name. */
  name: string;
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  path: `/tools/api/${string}`;
  tag: string;
  summary: string;
  /** Markdown for the API reference. */
  description?: string;
  query?: Query;
  body?: Body;
  /** `DELETE`: fields may come in the query or in a JSON body (the query wins); `query` describes both. */
  queryInBody?: true;
  /** The success body; a thunk, so no Lambda builds a schema that only documents and tests need. */
  response: () => Answer;
  envelope: Envelope;
  /** Refusals besides the shared ones (openapi/refusals.ts). */
  refusals?: readonly Refusal[];
  /** `error` of the body when a store fails; default `Internal server error`. */
  failure?: string;
  /**
   * A list that MCP pages although the operation may write. Later pages omit these fields, so they change nothing.
   */
  listing?: { leaveOut: readonly string[] };
  /** Its effects span several transactions: an `Idempotency-Key` is claimed before them. */
  claimsKey?: true;
  /** A change that is answered while the service is read-only: it takes access away. */
  inReadOnly?: true;
  /** A valid key without a user gives `Authentication failed` instead of `invalid_api_key`. */
  missingUser?: true;
  /** The MCP tool; missing parts are derived from the operation. */
  mcp?: ToolPart;
  /** Bytes of its body; 256 kB unless told. */
  largestBody?: number;
  /** Not an MCP tool: its response, such as a secret, does not belong in a chat. */
  restOnly?: true;
  /** Of a tool without a route of its own: the operation that it calls. */
  over?: string;
  /**
   * A field of `data` that is shown once, and the field that names its record: what is recorded under an `Idempotency-Key`
   * lacks the first, and a repeated call is refused with the second.
   */
  secret?: { field: string; id: string };
  /** Which scope the caller's credential needs. */
  access: Access<{ query: z.output<Query>; body: z.output<Body> }>;
  /** What its function may reach. */
  grants: OperationGrants;
};

export const isWrite = ({ method }: Pick<Operation, 'method'>): boolean => method !== 'GET';

/** Whether a call counts among its user's writes: it has an effect, or changes keys or webhooks (RULES.md#rates). */
export const counts = (operation: Pick<Operation, 'method'>, scope: AccessScope | null): boolean =>
  scope === 'account' ? isWrite(operation) : !isHarmless(scope);

/** The same of some input. */
export const mayCount = (operation: Pick<Operation, 'access' | 'method'>): boolean =>
  operation.access.possible.some((scope) => counts(operation, scope));

/** Whether `HEAD` is answered as `GET` is, for some input at least: that call has no effect. */
const hasHead = ({ method, access: { possible } }: Pick<Operation, 'access' | 'method'>): boolean =>
  method === 'GET' && (possible.length === 0 || possible.some(isHarmless));

/** Its routes at the gateway. */
export const routesOf = (operation: Pick<Operation, 'access' | 'method' | 'path'>): string[] => [
  `${operation.method} ${operation.path}`,
  ...(hasHead(operation) ? [`HEAD ${operation.path}`] : []),
];

type Changing = Pick<Operation, 'access' | 'method' | 'inReadOnly'>;

/** Whether a call with this scope is refused while the service is read-only. Reads of operations that can change go on. */
export const isStoppedInReadOnly = (operation: Changing, scope: AccessScope | null): boolean =>
  !operation.inReadOnly && scope !== 'read' && (isWrite(operation) || !isHarmless(scope));

/** The same of some input. */
export const mayBeStopped = (operation: Changing): boolean => {
  const { possible } = operation.access;
  return (possible.length === 0 ? [null] : possible).some((scope) => isStoppedInReadOnly(operation, scope));
};

export const takesKey = (operation: Pick<Operation, 'method' | 'claimsKey'>): boolean =>
  isWrite(operation) || operation.claimsKey === true;

/** Keeps the operation's own schema types. */
export const defineOperation = <Q extends z.ZodMiniType, B extends z.ZodMiniType, A extends z.ZodMiniType>(
  operation: Operation<Q, B, A>,
): Operation<Q, B, A> => operation;

type OwnOfTool<Q extends z.ZodMiniType, B extends z.ZodMiniType, A extends z.ZodMiniType> = Pick<
  Operation<Q, B, A>,
  'name' | 'method' | 'summary' | 'response' | 'refusals' | 'access'
> & { body: B; mcp: ToolPart };

/**
 * A tool for one use of an operation: its own name, arguments and scope, without a route. What it may reach is what the operation
 * may. @param over the operation that it calls
 */
export const defineTool = <Q extends z.ZodMiniType, B extends z.ZodMiniType, A extends z.ZodMiniType>(
  { name: over, path, tag, envelope, grants }: Pick<Operation, 'name' | 'path' | 'tag' | 'envelope' | 'grants'>,
  own: OwnOfTool<Q, B, A>,
): Operation<Q, B, A> => ({ path, tag, envelope, grants, over, ...own });

/** The body of a success. */
export type AnswerOf<O extends { response: () => z.ZodMiniType }> = z.output<ReturnType<O['response']>>;

/** Names and values of the `{...}` parts of a path, each of one segment; null for a path of another form. */
export const partsOf = (template: string, path: string): Record<string, string> | null => {
  const [wanted, given] = [template.split('/'), path.split('/')];
  if (wanted.length !== given.length) return null;
  const parts: Record<string, string> = {};
  for (const [index, segment] of wanted.entries()) {
    const name = /^\{(\w+)\}$/.exec(segment)?.[1];
    const value = given[index] ?? '';
    if (name === undefined ? segment !== value : value === '') return null;
    if (name !== undefined) parts[name] = value;
  }
  return parts;
};
