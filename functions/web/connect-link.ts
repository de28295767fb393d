import { type AccessStore, accessStore } from '../../shared/access/access-store.ts';
import { CLAIM_SECONDS, type LinkStore, linkStore } from '../../shared/connections/link-store.ts';
import { connectLink as operation } from '../../shared/contract/web/connect-link.ts';
import { maskedEmail, maskedName } from '../../shared/notifications/recipient.ts';
import { openTable } from '../../shared/platform/table/table.ts';
import { CONNECT_COOKIE, cookieWith } from '../../shared/runtime/http/cookies.ts';
import { defineWebEndpoint, type WebRequestOf } from '../../shared/runtime/web/define-web-endpoint.ts';
import { linkOver, shownLink } from '../../shared/runtime/web/linked-user.ts';
import { webHandler } from '../../shared/runtime/web/web-handler.ts';

type Services = { links: Pick<LinkStore, 'find'>; access: Pick<AccessStore, 'read'> };

export const connectLink = async (
  { caller, visitor, now, body }: WebRequestOf<typeof operation>,
  { links, access }: Services,
) => {
  const { link, secret } = await shownLink(body.token, visitor, links, now);
  const { profile, erased } = await access.read(link.userId);
  if (!profile || erased) throw linkOver();
  return {
    body: {
      account: { name: maskedName(profile.name), email: profile.email && maskedEmail(profile.email) },
      is_you: caller?.userId === link.userId,
      item_id: link.itemId,
    },
    // Before the link is used, so a lost answer locks no user out.
    cookies: [cookieWith(CONNECT_COOKIE, secret, 2 * CLAIM_SECONDS)],
  };
};

export const endpoint = defineWebEndpoint(operation, connectLink, () => ({
  links: linkStore(openTable()),
  access: accessStore(openTable()),
}));
export const handler = webHandler(endpoint);
