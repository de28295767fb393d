import type { ClientName, GrantRecord } from '../access/grants/grant-record.ts';
import type { Instant } from '../time/instant.ts';
import { redirectTargetOf } from './redirect-uri.ts';
import type { OAuthRequest } from './request-store.ts';

const presentClient = ({ host, name }: ClientName) => ({ host, name });

/** The request as its person sees it. */
export const presentRequest = (
  requestId: string,
  request: OAuthRequest,
  grants: readonly GrantRecord[],
  now: Instant,
) => ({
  request_id: requestId,
  client: presentClient(request.client),
  redirect: redirectTargetOf(request.redirectUri),
  scopes: request.scopes,
  replaces: grants.some(({ clientId, validUntil }) => clientId === request.clientId && now < validUntil),
  expires_at: request.validUntil,
});

export const presentGrant = ({
  grantId,
  client,
  redirect,
  scopes,
  createdAt,
  lastUse,
  validUntil,
  endsAt,
}: GrantRecord) => ({
  grant_id: grantId,
  client: presentClient(client),
  redirect,
  scopes,
  created_at: createdAt,
  used_on: lastUse?.date ?? null,
  valid_until: validUntil,
  ends_at: endsAt,
});
