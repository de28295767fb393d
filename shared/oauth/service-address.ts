import { OAUTH_SCOPES, oauthPaths } from '../contract/oauth.ts';
import { optionalSetting, variables } from '../platform/environment.ts';

/** The service as clients name it, from its settings and never from a request. */
export type ServiceAddress = { issuer: string; resource: string };

/** Null when the service has no domain of its own: then assistants cannot request access. */
export const serviceAddress = (): ServiceAddress | null => {
  const issuer = optionalSetting(variables.publicUrl);
  return issuer === undefined ? null : { issuer, resource: `${issuer}/mcp` };
};

/** Whether the service runs on the caller's machine. */
export const isLocal = ({ issuer }: ServiceAddress): boolean =>
  ['localhost', '127.0.0.1', '[::1]'].includes(new URL(issuer).hostname);

/** Of the authorization server (RFC 8414). */
export const authorizationServerMetadata = ({ issuer }: ServiceAddress) => ({
  issuer,
  authorization_endpoint: `${issuer}${oauthPaths.authorize}`,
  token_endpoint: `${issuer}${oauthPaths.token}`,
  registration_endpoint: `${issuer}${oauthPaths.register}`,
  revocation_endpoint: `${issuer}${oauthPaths.revoke}`,
  scopes_supported: OAUTH_SCOPES,
  response_types_supported: ['code'],
  response_modes_supported: ['query'],
  grant_types_supported: ['authorization_code', 'refresh_token'],
  code_challenge_methods_supported: ['S256'],
  token_endpoint_auth_methods_supported: ['none'],
  revocation_endpoint_auth_methods_supported: ['none'],
  client_id_metadata_document_supported: true,
  authorization_response_iss_parameter_supported: true,
});

/** Of `/mcp` (RFC 9728). */
export const protectedResourceMetadata = ({ issuer, resource }: ServiceAddress) => ({
  resource,
  authorization_servers: [issuer],
  scopes_supported: OAUTH_SCOPES,
  bearer_methods_supported: ['header'],
  resource_name: 'Saldo',
});
