import { sessionStore } from '../../shared/access/session-store.ts';
import { switchReader } from '../../shared/access/switches.ts';
import { clientStore, isRegisteredId } from '../../shared/oauth/client.ts';
import { codeStore } from '../../shared/oauth/code-store.ts';
import { grantServices } from '../../shared/oauth/end-grant.ts';
import { exchangeCode } from '../../shared/oauth/exchange-code.ts';
import type { Parameters } from '../../shared/oauth/parameters.ts';
import { OAuthError } from '../../shared/oauth/parameters.ts';
import { refreshTokens } from '../../shared/oauth/refresh-tokens.ts';
import { measureAs } from '../../shared/platform/embedded-metric.ts';
import { formOf } from '../../shared/runtime/oauth/form.ts';
import { type OAuthAnswer, type OAuthRequestIn, oauthHandler } from '../../shared/runtime/oauth/oauth-handler.ts';

const NAME = 'oauth-token';

const open = () => {
  const services = grantServices(measureAs(NAME));
  const { table } = services;
  return {
    ...services,
    codes: codeStore(table),
    sessions: sessionStore(table),
    clients: clientStore(table),
    switches: switchReader(table),
  };
};
type Services = ReturnType<typeof open>;

const tokens = (form: Parameters, { now, service }: OAuthRequestIn, services: Services) => {
  const grantType = form.required('grant_type');
  if (grantType === 'authorization_code') return exchangeCode(services, form, service, now);
  if (grantType === 'refresh_token') return refreshTokens(services, form, service, now);
  throw new OAuthError('unsupported_grant_type', 'grant_type must be authorization_code or refresh_token');
};

// A client whose registration has expired registers again after this error.
const explained = async (error: unknown, form: Parameters, { now }: OAuthRequestIn, { clients }: Services) => {
  const clientId = form.one('client_id') ?? '';
  const isRefused = error instanceof OAuthError && error.code === 'invalid_grant';
  if (!isRefused || !isRegisteredId(clientId) || (await clients.find(clientId, now))) throw error;
  throw new OAuthError('invalid_client', 'The registration is not known any more', { status: 401 });
};

/** A code makes a grant; a refresh makes none, and without it an assistant could not read for longer than an hour. */
const makesGrant = (form: Parameters): boolean => form.one('grant_type') === 'authorization_code';

/** As every other change is refused meanwhile. */
const stopped: OAuthAnswer = {
  status: 503,
  body: { error: 'Read-only', message: 'Try again later.' },
  headers: { 'retry-after': '300' },
};

let services: Services | undefined;

export const handler = oauthHandler(NAME, async (request) => {
  services ??= open();
  const opened = services;
  const form = formOf(request.event);
  if (makesGrant(form) && (await opened.switches.isReadOnly())) return stopped;
  const body = await Promise.resolve()
    .then(() => tokens(form, request, opened))
    .catch((error: unknown) => explained(error, form, request, opened));
  return { status: 200, body };
});
