import * as z from 'zod/mini';
import { OAUTH_SCOPES } from '../oauth.ts';

/**
 * The requesting client. `host` is verified: the client's metadata was fetched there; null for a client that registered itself. `name`
 * is the client's own claim in both cases and is not verified.
 */
const client = () => z.strictObject({ host: z.nullable(z.string()), name: z.string() });

/**
 * Target of the redirect. `web`: the site `host`. `loopback`: any program that listens on the user's own computer.
 * `app`: the program that is registered for `scheme` on the user's device; `host` is null then.
 */
const redirect = () =>
  z.strictObject({
    kind: z.enum(['web', 'loopback', 'app']),
    host: z.nullable(z.string()),
    scheme: z.string(),
  });

const scopes = () => z.array(z.enum(OAUTH_SCOPES));

/** A request that waits for the person's decision. `replaces`: an earlier grant of the same client ends with an approval. */
export const oauthRequest = () =>
  z.strictObject({
    request_id: z.string(),
    client: client(),
    redirect: redirect(),
    scopes: scopes(),
    replaces: z.boolean(),
    expires_at: z.iso.datetime(),
  });

/** An assistant that has access. `used_on`: the day of its last call in America/Sao_Paulo. `valid_until` moves on with its use,
 * until `ends_at` at the latest: 12 months after the consent (null: not refreshed since that is counted). */
export const oauthGrant = () =>
  z.strictObject({
    grant_id: z.string(),
    client: client(),
    redirect: redirect(),
    scopes: scopes(),
    created_at: z.iso.datetime(),
    used_on: z.nullable(z.iso.date()),
    valid_until: z.iso.datetime(),
    ends_at: z.nullable(z.iso.datetime()),
  });

/** Refusals about a request, as the endpoints describe them. */
export const oauthRefusals = {
  unknown: {
    status: 404,
    error: 'Request not found',
    when: 'there is no such request, or another account has looked at it first',
  },
  over: { status: 410, error: 'Request over', when: 'the request was decided, or is older than ten minutes' },
} as const;
