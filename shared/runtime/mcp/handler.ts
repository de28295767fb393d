import './zod-without-jit.ts';

import type { APIGatewayProxyStructuredResultV2, Context } from 'aws-lambda';
import type { AccessScope } from '../../contract/access.ts';
import { openHeaders } from '../../contract/inbound.ts';
import { type OAuthScope, oauthScopeFor, oauthScopesInOrder } from '../../contract/oauth.ts';
import type { InsufficientScopeError } from '../../domain-errors.ts';
import { log } from '../../platform/log.ts';
import { readSecret } from '../../platform/secrets.ts';
import { openMoreConnections, warmTable } from '../../platform/table/table.ts';
import { epochMilliseconds, type Instant, systemClock } from '../../time/instant.ts';
import type { Caller } from '../authenticate.ts';
import { noteFailure, refusalAnswer } from '../http/error-mapper.ts';
import type { ApiEvent, ApiResult } from '../http/middleware.ts';
import { securityHeaders } from '../http/respond.ts';
import { missingApiKey } from '../http-errors.ts';
import { noteFirstUse } from '../note-use.ts';
import { admit, isStateless, requireKnownOrigin, scopeChallenge, showsSomething, signInChallenge } from './admit.ts';
import { exchange, failed } from './exchange.ts';
import { presentationOf } from './presentation.ts';
import { asksForChanges, asksForOpenTools, idOf, RpcError, type RpcFailure } from './rpc-messages.ts';
import { mcpServer } from './server.ts';
import { type CallableTool, toolbox } from './toolbox.ts';

const scopesNeeded = ({ details }: InsufficientScopeError): OAuthScope[] => {
  const required = (details.required ?? []) as AccessScope[]; // the error's own constructor takes scopes
  return required.flatMap((scope) => oauthScopeFor(scope) ?? []);
};

/**
 * HTTP 403 with the missing scopes (RFC 6750, 3.1) for an assistant whose grant does not cover a call: the client would not see a tool
 * error, only the model would. The call had no effect.
 */
const askForMore = ({ token }: Pick<Caller, 'token'>) => {
  let refused: InsufficientScopeError | undefined;
  return {
    lacks: (refusal: InsufficientScopeError): void => {
      refused = refusal;
    },
    /** Null without a refusal, or when the missing scope cannot be granted. */
    refusal: (): RpcFailure | null => {
      const needed = refused ? scopesNeeded(refused) : [];
      if (!refused || needed.length === 0) return null;
      const scopes = oauthScopesInOrder([...(token?.grant.scopes ?? []), ...needed]);
      const data = { error: refused.message, ...refused.details };
      return { status: 403, code: 'refused', message: refused.message, data, headers: scopeChallenge(scopes) };
    },
  };
};

const NOT_ALLOWED: RpcFailure = {
  status: 405,
  code: 'refused',
  message: 'Method not allowed',
  headers: { allow: 'POST, OPTIONS' },
};

// Some clients open a stream first; its refusal must lead them to the authorization.
const notPosted = (event: ApiEvent): RpcFailure =>
  showsSomething(event) ? NOT_ALLOWED : failureOfRefusal(missingApiKey(), signInChallenge(false));

const failureOfRefusal = (
  { status, body, headers }: Pick<ApiResult, 'status' | 'body' | 'headers'>,
  more: Record<string, string> = {},
): RpcFailure => ({
  status,
  code: status === 401 ? 'unauthorized' : 'refused',
  message: 'error' in body ? String(body.error) : 'Refused',
  data: body,
  headers: { ...headers, ...more },
});

const FAILED: RpcFailure = {
  status: 500,
  code: 'internal',
  message: 'Internal server error',
  data: { error: 'Internal server error' },
};

/** The response to a refused request: HTTP status and headers as on REST, whose body is in `data`. */
const failureOf = (error: unknown): RpcFailure | null => {
  if (error instanceof RpcError) return error.failure;
  const refusal = refusalAnswer(error);
  return refusal && failureOfRefusal(refusal);
};

const cursorKey = async (): Promise<string> => {
  const { key } = await readSecret('cursor');
  if (!key) throw new Error('The secret of cursors has no key');
  return key;
};

/**
 * Answers `/mcp`: no foreign `Origin` (HTTP 403), key and subscription as on REST (HTTP 401), then one stateless exchange.
 * `GET` and `DELETE` are 405: there is no stream to listen to and no session to end.
 */
export const mcpHandler = (callable: readonly CallableTool[]) => {
  void warmTable();
  const tools = toolbox(callable);
  const answer = async (event: ApiEvent, now: Instant, requestId: string) => {
    try {
      requireKnownOrigin(event);
      if (event.requestContext.http.method !== 'POST') return failed(null, notPosted(event), isStateless(event));
      const { received, ...admitted } = await admit(event, now, {
        isOpen: (asked) => asksForOpenTools(asked, tools.find),
        mayChange: (asked) => asksForChanges(asked, tools.find),
      });
      const { caller } = admitted;
      const token = caller.token !== undefined;
      const more = token && !received.batch ? askForMore(caller) : null;
      const [result] = await Promise.all([
        exchange(event, received, (stateless) =>
          mcpServer(tools, {
            ...admitted,
            ...{ now, requestId, cursorKey, presentation: presentationOf({ stateless, token }) },
            ...(more && { lacks: more.lacks }),
          }),
        ),
        noteFirstUse(caller, now),
      ]);
      const refusal = more?.refusal();
      if (refusal) return failed(idOf(event), refusal, isStateless(event));
      return { ...result, headers: { ...result.headers, ...admitted.writes?.headers() } };
    } catch (error) {
      const failure = failureOf(error);
      noteFailure(error, failure, { operation: 'mcp', requestId });
      return failed(idOf(event), failure ?? FAILED, isStateless(event));
    }
  };
  return async (event: ApiEvent, context: Context): Promise<APIGatewayProxyStructuredResultV2> => {
    const now = systemClock();
    const requestId = event.requestContext.requestId ?? context.awsRequestId;
    const result = await answer(event, now, requestId);
    openMoreConnections();
    const ms = epochMilliseconds(systemClock()) - epochMilliseconds(now);
    log.info('request', { operation: 'mcp', requestId, status: result.statusCode, ms });
    return { ...result, headers: { ...result.headers, ...openHeaders, ...securityHeaders, 'x-request-id': requestId } };
  };
};
