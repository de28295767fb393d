import { OAUTH_SCOPES } from '../contract/oauth.ts';
import { oauthPaths } from '../contract/oauth-paths.ts';
import type { ServiceAddress } from './service-address.ts';

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
