import type { IssuedTokens } from '../access/grants/grant-tokens.ts';
import type { OAuthScope } from '../contract/oauth.ts';

/** The token response of RFC 6749, 5.1. `expires_in`: seconds. */
export type TokenAnswer = {
  access_token: string;
  token_type: 'Bearer';
  expires_in: number;
  refresh_token: string;
  scope: string;
};

export const tokenAnswer = (
  { access, refresh, expiresIn }: IssuedTokens,
  scopes: readonly OAuthScope[],
): TokenAnswer => ({
  access_token: access,
  token_type: 'Bearer',
  expires_in: expiresIn,
  refresh_token: refresh,
  scope: scopes.join(' '),
});
