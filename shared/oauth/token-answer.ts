import { hashOfCredential, mintCredential } from '../access/credential.ts';
import { ACCESS_SECONDS, type FreshTokens } from '../access/grant-record.ts';
import type { OAuthScope } from '../contract/oauth.ts';

/** The token response; secrets are returned only once. */
export type TokenAnswer = {
  access_token: string;
  token_type: 'Bearer';
  expires_in: number;
  refresh_token: string;
  scope: string;
};

/** New tokens, and the stored part of them. */
export const newTokens = (
  userId: string,
  scopes: readonly OAuthScope[],
): { answer: TokenAnswer; tokens: FreshTokens } => {
  const access = mintCredential('token', userId);
  const refresh = mintCredential('refresh', userId);
  return {
    answer: {
      access_token: access,
      token_type: 'Bearer',
      expires_in: ACCESS_SECONDS,
      refresh_token: refresh,
      scope: scopes.join(' '),
    },
    tokens: { access: hashOfCredential(access), refresh: hashOfCredential(refresh), scopes },
  };
};
