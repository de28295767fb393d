import { isOAuthScope, type OAuthScope, oauthScopesInOrder, USUAL_OAUTH_SCOPE } from '../contract/oauth.ts';
import { OAuthError } from './oauth-error.ts';

// Clients request it to get a refresh token, which every client gets.
const IGNORED = 'offline_access';

/** Scopes as a client writes them; null where it names none. @throws OAuthError for one that there is not */
export const scopesIn = (text: string | null): OAuthScope[] | null => {
  const named = (text ?? '').split(' ').filter((scope) => scope !== '' && scope !== IGNORED);
  if (named.length === 0) return null;
  const known = named.filter(isOAuthScope);
  if (known.length < named.length) throw new OAuthError('invalid_scope', 'The scopes are saldo.read and saldo.write');
  return oauthScopesInOrder(known);
};

export const askedScopes = (text: string | null): OAuthScope[] => scopesIn(text) ?? [USUAL_OAUTH_SCOPE];
