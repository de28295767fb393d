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
