import * as z from 'zod/mini';
import { shownName } from './client.ts';
import { OAuthError } from './parameters.ts';
import { redirectTargetOf } from './redirect-uri.ts';

const MOST_REDIRECTS = 10;

const wanted = z.object({
  redirect_uris: z.array(z.string()).check(z.minLength(1), z.maxLength(MOST_REDIRECTS)),
  client_name: z.optional(z.string().check(z.maxLength(200))),
  grant_types: z.optional(z.array(z.string())),
  response_types: z.optional(z.array(z.string())),
  application_type: z.optional(z.enum(['web', 'native'])),
  scope: z.optional(z.string().check(z.maxLength(200))),
});

export type Registration = { name: string; redirectUris: string[] };

const refused = (message: string) => new OAuthError('invalid_client_metadata', message);

/** The name of a client without one: the target of its redirect. */
const nameOf = (name: string | undefined, uri: string): string =>
  shownName(name ?? '') || (redirectTargetOf(uri)?.host ?? new URL(uri).protocol.slice(0, -1));

/** @throws OAuthError for unsupported metadata */
export const registrationOf = (body: unknown): Registration => {
  const { data, error } = wanted.safeParse(body);
  if (!data) {
    if (error.issues[0]?.path[0] === 'redirect_uris') {
      throw new OAuthError('invalid_redirect_uri', `redirect_uris is a list of 1 to ${MOST_REDIRECTS} addresses`);
    }
    throw refused('The body is not the metadata of a client');
  }
  const { redirect_uris: redirectUris, grant_types: grants, response_types: responses } = data;
  if (!redirectUris.every((uri) => redirectTargetOf(uri))) {
    throw new OAuthError('invalid_redirect_uri', 'A redirect is https, http on a loopback host, or of a known scheme');
  }
  if (grants && !grants.includes('authorization_code')) throw refused('grant_types must contain authorization_code');
  if (responses && !responses.includes('code')) throw refused('response_types must contain code');
  const [first = ''] = redirectUris;
  return { name: nameOf(data.client_name, first), redirectUris };
};

/** The response to the client (RFC 7591, 3.2.1): the effective values, which may differ from the requested ones. */
export const presentRegistration = (
  clientId: string,
  { name, redirectUris }: Registration,
  issuedAtSeconds: number,
) => ({
  client_id: clientId,
  client_id_issued_at: issuedAtSeconds,
  client_name: name,
  redirect_uris: redirectUris,
  grant_types: ['authorization_code', 'refresh_token'],
  response_types: ['code'],
  token_endpoint_auth_method: 'none',
});
