import { oauthPaths } from '../../shared/contract/oauth-paths.ts';
import { authorizationServerMetadata, protectedResourceMetadata } from '../../shared/oauth/metadata.ts';
import { oauthHandler } from '../../shared/runtime/oauth/oauth-handler.ts';

const CACHED = { 'cache-control': 'public, max-age=300' };

/** What the service says of itself to clients that know its address alone. */
export const handler = oauthHandler('oauth-metadata', async ({ event, service }) => {
  const isServer = event.rawPath === oauthPaths.serverMetadata;
  const body = isServer ? authorizationServerMetadata(service) : protectedResourceMetadata(service);
  return { status: 200, body, headers: CACHED };
});
