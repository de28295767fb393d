import type { AccessScope } from '../../contract/access.ts';
import { type OAuthScope, oauthScopeFor, oauthScopesInOrder } from '../../contract/oauth.ts';
import type { InsufficientScopeError } from '../../domain-errors.ts';
import type { Caller } from '../authenticate.ts';
import { scopeChallenge } from './challenge.ts';
import type { RpcFailure } from './rpc-error.ts';

const scopesNeeded = ({ details }: InsufficientScopeError): OAuthScope[] => {
  const required = (details.required ?? []) as AccessScope[]; // the error's own constructor takes scopes
  return required.flatMap((scope) => oauthScopeFor(scope) ?? []);
};

/**
 * HTTP 403 with the missing scopes (RFC 6750, 3.1) for an assistant whose grant does not cover a call: the client would not see a tool
 * error, only the model would. The call had no effect.
 */
export const askForMore = ({ token }: Pick<Caller, 'token'>) => {
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
