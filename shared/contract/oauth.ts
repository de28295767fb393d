import { type AccessScope, inOrder } from './access.ts';

/** Scopes that an assistant may request, in display order. */
export const OAUTH_SCOPES = ['saldo.read', 'saldo.write'] as const;
export type OAuthScope = (typeof OAUTH_SCOPES)[number];

/** Requested by default when a client names no scope. */
export const USUAL_OAUTH_SCOPE: OAuthScope = 'saldo.read';

const ALLOWS: Readonly<Record<OAuthScope, readonly AccessScope[]>> = {
  'saldo.read': ['read'],
  'saldo.write': ['write', 'sync', 'memories'],
};

export const isOAuthScope = (text: string): text is OAuthScope => OAUTH_SCOPES.some((scope) => scope === text);

/** What calls with these scopes may do. */
export const allowedBy = (scopes: readonly OAuthScope[]): AccessScope[] =>
  inOrder(scopes.flatMap((scope) => ALLOWS[scope]));

/** The scope of a token that gives the scope of a credential; null: no token has it. */
export const oauthScopeFor = (scope: AccessScope): OAuthScope | null =>
  OAUTH_SCOPES.find((one) => ALLOWS[one].includes(scope)) ?? null;

/** Each scope once, in the usual order. */
export const oauthScopesInOrder = (scopes: readonly OAuthScope[]): OAuthScope[] =>
  OAUTH_SCOPES.filter((scope) => scopes.includes(scope));

/** Paths of the authorization server and of its metadata. */
export const oauthPaths = {
  authorize: '/oauth/authorize',
  token: '/oauth/token',
  register: '/oauth/register',
  revoke: '/oauth/revoke',
  serverMetadata: '/.well-known/oauth-authorization-server',
  resourceMetadata: '/.well-known/oauth-protected-resource/mcp',
  /** Where some clients look for the same. */
  resourceMetadataAtRoot: '/.well-known/oauth-protected-resource',
} as const;

/** The page where a person decides; the request's id is its fragment. */
export const consentPage = '/autorizar';
