import { type AccessStore, accessStore } from '../../shared/access/access-store.ts';
import type { Subscription } from '../../shared/access/subscription.ts';
import { connectionsAllowed, tooManyConnections } from '../../shared/billing/offers.ts';
import { CLAIM_SECONDS, type LinkStore, linkStore } from '../../shared/connections/link-store.ts';
import { aggregatorWebhook } from '../../shared/contract/inbound.ts';
import { connectToken as operation } from '../../shared/contract/web/connect-token.ts';
import { InvalidInputError, NotFoundError } from '../../shared/domain-errors.ts';
import { isOwnApplication, optionalSetting, publicLink, variables } from '../../shared/platform/environment.ts';
import { isRecordId } from '../../shared/platform/table/keys.ts';
import { type RateCounter, rateCounter } from '../../shared/platform/table/rate-counter.ts';
import { openTable } from '../../shared/platform/table/table.ts';
import type { Aggregator } from '../../shared/pluggy/aggregator.ts';
import { openAggregator } from '../../shared/pluggy/open.ts';
import { requireAccess } from '../../shared/runtime/authenticate.ts';
import { CONNECT_COOKIE, cookieWith } from '../../shared/runtime/http/cookies.ts';
import { defineWebEndpoint, type WebRequestOf } from '../../shared/runtime/web/define-web-endpoint.ts';
import { countAsk, linkOver, refuseOthers, type ShownLink, shownLink } from '../../shared/runtime/web/linked-user.ts';
import { notSignedIn } from '../../shared/runtime/web/require-session.ts';
import { webHandler } from '../../shared/runtime/web/web-handler.ts';
import { connectionCount } from '../../shared/sync/connection-reader.ts';
import { type ItemStore, itemStore } from '../../shared/sync/item-store.ts';
import { expiring } from '../../shared/time/host.ts';
import type { Instant } from '../../shared/time/instant.ts';

type Request = WebRequestOf<typeof operation>;
type Services = {
  links: Pick<LinkStore, 'find' | 'claim' | 'ask'>;
  access: Pick<AccessStore, 'read'>;
  items: Pick<ItemStore, 'find'>;
  connections(userId: string): Promise<number>;
  aggregator: Pick<Aggregator, 'connectToken'>;
  rates: Pick<RateCounter, 'take'>;
};

/** The gateway waits 30 s. */
const TOKEN_WITHIN_MILLISECONDS = 20_000;

/** Whom the token is for, and the connection that it renews. */
type Wanted = { userId: string; subscription: Subscription | null; itemId: string | null; shown: ShownLink | null };

// The link names the connection that it renews; a visitor cannot turn it to another one.
const byLink = async (linkToken: string, request: Request, { links, access }: Services): Promise<Wanted> => {
  const { caller, visitor, now, body } = request;
  const shown = await shownLink(linkToken, visitor, links, now);
  refuseOthers(shown, caller);
  const { userId, itemId } = shown.link;
  if (body.itemId !== undefined && body.itemId !== itemId) {
    throw new InvalidInputError('Invalid itemId', { message: 'The link is not for this connection' });
  }
  const { profile, subscription, erased } = await access.read(userId);
  if (!profile || erased) throw linkOver();
  requireAccess({ subscription }, now);
  return { userId, subscription, itemId, shown };
};

const bySession = ({ caller, now, body }: Request): Wanted => {
  if (!caller) throw notSignedIn();
  requireAccess(caller, now);
  return { userId: caller.userId, subscription: caller.subscription, itemId: body.itemId ?? null, shown: null };
};

// The same browser may send two concurrent calls: the slower one finds its own claim.
const use = async ({ parsed, standing, browserHash }: ShownLink, { links }: Services, now: Instant): Promise<void> => {
  if (standing === 'here' || (await links.claim(parsed, browserHash, now))) return;
  const claimed = (await links.find(parsed))?.claim;
  if (claimed?.browserHash !== browserHash) throw linkOver();
};

/** Banks send people back to pages of https alone. */
const returnAddress = (): string | undefined => {
  const address = publicLink('/conectar');
  return address?.startsWith('https://') ? address : undefined;
};

/** The aggregator refuses an address on this machine; there the schedule finds what is new. */
const webhookAddress = (): string | undefined =>
  isOwnApplication() ? undefined : (publicLink(aggregatorWebhook.path) ?? undefined);

/**
 * Nothing is connected yet, so this spares a person the way through the bank; the write of the link decides.
 * @throws QuotaExceededError
 */
const refuseFull = async ({ userId, subscription, itemId }: Wanted, { connections }: Services, now: Instant) => {
  const most = itemId === null ? connectionsAllowed(subscription, now) : null;
  if (most !== null && (await connections(userId)) >= most) throw tooManyConnections(subscription, now);
};

export const connectToken = async (request: Request, services: Services) => {
  const { now, body } = request;
  const { linkToken } = body;
  const wanted = linkToken === undefined ? bySession(request) : await byLink(linkToken, request, services);
  const { userId, itemId, shown } = wanted;
  const [item] = await Promise.all([
    itemId === null || !isRecordId(itemId) ? null : services.items.find(userId, itemId),
    countAsk(services, wanted, now),
    refuseFull(wanted, services, now),
  ]);
  if (itemId !== null && !item) throw new NotFoundError('Connection not found');
  const token = await services.aggregator.connectToken(
    {
      clientUserId: userId,
      webhookUrl: webhookAddress(),
      oauthRedirectUri: returnAddress(),
      itemId: itemId ?? undefined,
    },
    { signal: expiring(TOKEN_WITHIN_MILLISECONDS) },
  );
  // After the token: a failure of the aggregator leaves the link as it was.
  if (shown) await use(shown, services, now);
  const widgetUrl = optionalSetting(variables.pluggyConnectUrl) ?? null;
  return {
    body: { connect_token: token, widget_url: widgetUrl, include_sandbox: widgetUrl !== null },
    cookies: shown ? [cookieWith(CONNECT_COOKIE, shown.secret, CLAIM_SECONDS)] : [],
  };
};

export const endpoint = defineWebEndpoint(operation, connectToken, (): Services => {
  const table = openTable();
  return {
    links: linkStore(table),
    access: accessStore(table),
    items: itemStore(table),
    connections: connectionCount(table),
    aggregator: openAggregator(),
    rates: rateCounter(table),
  };
});
export const handler = webHandler(endpoint);
