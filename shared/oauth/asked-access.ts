import { isOAuthScope, type OAuthScope, oauthScopesInOrder, USUAL_OAUTH_SCOPE } from '../contract/oauth.ts';
import { OAuthError, type Parameters } from './parameters.ts';
import type { ServiceAddress } from './service-address.ts';

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

const askedScopes = (text: string | null): OAuthScope[] => scopesIn(text) ?? [USUAL_OAUTH_SCOPE];

/** The requested access of a client whose identity and redirect URI are validated. */
export type AskedAccess = { scopes: OAuthScope[]; resource: string; challenge: string };

/** SHA-256 in base 64 URL. */
const CHALLENGE = /^[\w-]{43}$/;

const requirePkce = ({ required, one }: Parameters): string => {
  const challenge = required('code_challenge');
  // Without a method it would be `plain`.
  if (one('code_challenge_method') !== 'S256' || !CHALLENGE.test(challenge)) {
    throw new OAuthError('invalid_request', 'code_challenge must be S256');
  }
  return challenge;
};

/** An address as it is compared: scheme and host have no case (RFC 3986, 6.2.2.1), the path has. */
const comparable = (address: string): string =>
  address.replace(/^[a-z][a-z\d+.-]*:\/\/[^/?#]*/i, (start) => start.toLowerCase());

/** The one address that tokens are for; without `resource` it is meant. @throws OAuthError for another one */
export const requireResource = ({ all }: Parameters, { resource }: ServiceAddress): string => {
  if (!all('resource').every((one) => comparable(one) === comparable(resource))) {
    throw new OAuthError('invalid_target', 'Tokens of this server are for its own /mcp');
  }
  return resource;
};

/** @throws OAuthError, which the redirect reports to the client */
export const askedAccess = (parameters: Parameters, service: ServiceAddress): AskedAccess => {
  const { one, required } = parameters;
  if (required('response_type') !== 'code') {
    throw new OAuthError('unsupported_response_type', 'response_type must be code');
  }
  if ((one('response_mode') ?? 'query') !== 'query') {
    throw new OAuthError('invalid_request', 'response_mode must be query');
  }
  const challenge = requirePkce(parameters);
  return { challenge, scopes: askedScopes(one('scope')), resource: requireResource(parameters, service) };
};
