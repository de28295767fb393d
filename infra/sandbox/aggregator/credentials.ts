import { createHmac, randomBytes } from 'node:crypto';
import { addSeconds, epochSeconds, type Instant } from '../../../shared/time/instant.ts';
import { AggregatorError } from './errors.ts';

/** `server`: all routes. `connect`: the routes of the connect widget, for one end user. */
export type Grant = {
  kind: 'server' | 'connect';
  expiresAt: Instant;
  itemId: string | null;
  clientUserId: string | null;
  webhookUrl: string | null;
};

export type Keys = { clientId: string; clientSecret: string };

const SERVER_KEY_SECONDS = 2 * 3600;
const CONNECT_TOKEN_SECONDS = 30 * 60;

const base64url = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');

/** Issues and checks the aggregator's two kinds of credential; both look like JWTs, because its SDK decodes them. */
export const credentials = (keys: Keys) => {
  const grants = new Map<string, Grant>();
  const signingKey = randomBytes(32);

  const issue = (grant: Grant): string => {
    const claims = base64url({ exp: epochSeconds(grant.expiresAt), jti: randomBytes(8).toString('hex') });
    const unsigned = `${base64url({ alg: 'HS256', typ: 'JWT' })}.${claims}`;
    const token = `${unsigned}.${createHmac('sha256', signingKey).update(unsigned).digest('base64url')}`;
    grants.set(token, grant);
    return token;
  };

  return {
    serverKey(given: Record<string, unknown>, now: Instant): string {
      if (given.clientId !== keys.clientId || given.clientSecret !== keys.clientSecret) {
        throw new AggregatorError(401, 'Client keys are invalid', { codeDescription: 'CLIENT_KEYS_UNAUTHORIZED' });
      }
      const nobody = { itemId: null, clientUserId: null, webhookUrl: null };
      return issue({ kind: 'server', expiresAt: addSeconds(now, SERVER_KEY_SECONDS), ...nobody });
    },
    connectToken: (grant: Omit<Grant, 'kind' | 'expiresAt'>, now: Instant): string =>
      issue({ kind: 'connect', expiresAt: addSeconds(now, CONNECT_TOKEN_SECONDS), ...grant }),
    /** The grant behind an `X-API-KEY` header; throws 401 when it is missing, unknown or expired. */
    check(token: string | string[] | undefined, now: Instant): Grant {
      const grant = typeof token === 'string' ? grants.get(token) : undefined;
      if (!grant || grant.expiresAt <= now) {
        throw new AggregatorError(401, 'Missing or invalid authorization token', { codeDescription: 'UNAUTHORIZED' });
      }
      return grant;
    },
  };
};
