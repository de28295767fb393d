import { type OAuthScope, USUAL_OAUTH_SCOPE } from '../../contract/oauth.ts';
import { oauthPaths } from '../../contract/oauth-paths.ts';
import { optionalSetting, variables } from '../../platform/environment.ts';

type Told = { scopes?: readonly OAuthScope[]; error?: { code: string; description: string } };

/** `WWW-Authenticate` with the address of the metadata (RFC 9728, 5.1); empty when the service has no address of its own. */
export const challenge = ({ scopes = [USUAL_OAUTH_SCOPE], error }: Told): Record<string, string> => {
  const publicUrl = optionalSetting(variables.publicUrl);
  if (publicUrl === undefined) return {};
  const parts = [
    ...(error ? [`error="${error.code}"`, `error_description="${error.description}"`] : []),
    `scope="${scopes.join(' ')}"`,
    `resource_metadata="${publicUrl}${oauthPaths.resourceMetadata}"`,
  ];
  return { 'www-authenticate': `Bearer ${parts.join(', ')}` };
};

/** For an unauthenticated request. @param shown whether it contains a credential */
export const signInChallenge = (shown: boolean): Record<string, string> =>
  challenge(shown ? { error: { code: 'invalid_token', description: 'The token is unknown, ended or revoked' } } : {});

/** For a call beyond the granted scopes. @param scopes the granted ones and those that the call requires */
export const scopeChallenge = (scopes: readonly OAuthScope[]): Record<string, string> =>
  challenge({
    scopes,
    error: { code: 'insufficient_scope', description: 'The call needs a scope that was not given' },
  });
