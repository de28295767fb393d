import { consentPage } from '../../shared/contract/oauth.ts';
import { askedAccess } from '../../shared/oauth/asked-access.ts';
import type { OAuthClient } from '../../shared/oauth/client.ts';
import { clientStore } from '../../shared/oauth/client.ts';
import { documentStore } from '../../shared/oauth/client-document.ts';
import { OAuthError, type Parameters, parametersOf } from '../../shared/oauth/parameters.ts';
import { type ClientServices, readClient } from '../../shared/oauth/read-client.ts';
import { answerAt, isRegistered, redirectTargetOf } from '../../shared/oauth/redirect-uri.ts';
import { type RequestStore, requestStore } from '../../shared/oauth/request-store.ts';
import { isLocal, serviceAddress } from '../../shared/oauth/service-address.ts';
import { outgoingFetch } from '../../shared/platform/outgoing/outgoing-fetch.ts';
import { openTable } from '../../shared/platform/table/table.ts';
import { countNetwork, type NetworkRate, openNetworkRate } from '../../shared/runtime/oauth/network-rate.ts';
import { type OAuthAnswer, type OAuthRequestIn, oauthHandler } from '../../shared/runtime/oauth/oauth-handler.ts';
import { refusalPage } from '../../shared/runtime/oauth/refusal-page.ts';

export type AuthorizeServices = ClientServices & { requests: Pick<RequestStore, 'begin'>; rate: NetworkRate };

const PER_HOUR = { name: 'oauth-authorize', most: 600 };
const LONGEST_STATE = 2000;

const toBrowser = (location: string): OAuthAnswer => ({
  status: 302,
  text: '',
  headers: { location, 'referrer-policy': 'no-referrer', 'content-type': 'text/plain; charset=utf-8' },
});

type Asking = { client: OAuthClient; redirectUri: string };

const tooLong = () => new OAuthError('invalid_request', `state may have ${LONGEST_STATE} characters`);

/** Stores the request. @throws OAuthError */
const begun = async (
  parameters: Parameters,
  { client, redirectUri }: Asking,
  { requests }: AuthorizeServices,
  { now, service }: OAuthRequestIn,
): Promise<OAuthAnswer> => {
  const state = parameters.one('state');
  if (state !== null && state.length > LONGEST_STATE) throw tooLong();
  const asked = askedAccess(parameters, service);
  const { clientId, host, name } = client;
  const requestId = await requests.begin({ ...asked, clientId, client: { host, name }, redirectUri, state }, now);
  return toBrowser(`${service.issuer}${consentPage}#${requestId}`);
};

const stateOf = (parameters: Parameters): string | null => {
  const [state = null, ...others] = parameters.all('state');
  return others.length === 0 && state !== null && state.length <= LONGEST_STATE ? state : null;
};

const asking = async (
  { one }: Parameters,
  services: AuthorizeServices,
  { now }: OAuthRequestIn,
): Promise<Asking | OAuthAnswer> => {
  const [clientId, redirectUri] = [one('client_id'), one('redirect_uri')];
  if (clientId === null || redirectUri === null) return refusalPage('wrong-request');
  const client = await readClient(clientId, services, now);
  if (!client) return refusalPage('unknown-client');
  return isRegistered(client.redirectUris, redirectUri) ? { client, redirectUri } : refusalPage('wrong-redirect');
};

/**
 * The host where anybody may have registered to be sent to; null where the target is verified, or a program on the user's computer. A
 * redirect there, without a person's decision, would lend our address to a stranger's page.
 */
const siteOfAnybody = ({ client, redirectUri }: Asking): string | null => {
  const target = client.host === null ? redirectTargetOf(redirectUri) : null;
  return target?.kind === 'web' ? target.host : null;
};

const answered = async (request: OAuthRequestIn, services: AuthorizeServices): Promise<OAuthAnswer> => {
  const parameters = parametersOf(request.event.rawQueryString);
  await countNetwork(services.rate, PER_HOUR, request.event, request.now);
  const asked = await asking(parameters, services, request);
  if ('status' in asked) return asked;
  return begun(parameters, asked, services, request).catch((error: unknown) => {
    if (!(error instanceof OAuthError)) throw error;
    const answer = { error: error.code, error_description: error.message, state: stateOf(parameters) };
    const location = answerAt(asked.redirectUri, { ...answer, iss: request.service.issuer });
    const host = siteOfAnybody(asked);
    return host === null ? toBrowser(location) : refusalPage('wrong-request', { back: { host, link: location } });
  });
};

/**
 * Begins a request for access and redirects the browser to the consent page. Reads no cookie. An unknown client or redirect gets an
 * error page, never a redirect; so does a wrong request of a client that registered itself for a web site.
 */
export const authorize = (request: OAuthRequestIn, services: AuthorizeServices): Promise<OAuthAnswer> =>
  answered(request, services).catch((error: unknown) => {
    if (!(error instanceof OAuthError)) throw error;
    return refusalPage(error.status === 429 ? 'too-many' : 'wrong-request', { retryAfter: error.retryAfter });
  });

const open = (): AuthorizeServices => {
  const table = openTable();
  const service = serviceAddress();
  const reach = { loopback: service !== null && isLocal(service) };
  return {
    reach,
    clients: clientStore(table),
    documents: documentStore(table),
    fetch: outgoingFetch(reach),
    requests: requestStore(table),
    rate: openNetworkRate(),
  };
};

let services: AuthorizeServices | undefined;

export const handler = oauthHandler('oauth-authorize', (request) => {
  services ??= open();
  return authorize(request, services);
});
