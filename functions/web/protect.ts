import { protect as operation } from '../../shared/contract/web/protect.ts';
import { type ProtectServices, protectAccount, protectServices } from '../../shared/personal-data/protect-account.ts';
import { measureAs } from '../../shared/platform/embedded-metric.ts';
import { openTable } from '../../shared/platform/table/table.ts';
import { defineWebEndpoint, type WebRequestOf } from '../../shared/runtime/web/define-web-endpoint.ts';
import { requireRecentProof } from '../../shared/runtime/web/require-recent-proof.ts';
import { notSignedIn } from '../../shared/runtime/web/require-session.ts';
import { sessionCookie } from '../../shared/runtime/web/session-cookies.ts';
import { webHandler } from '../../shared/runtime/web/web-handler.ts';
import { passkeyCount } from '../../shared/sign-in/passkey-record.ts';

type Services = ProtectServices & { passkeyCount(userId: string): Promise<number> };

export const protect = async ({ caller, now }: WebRequestOf<typeof operation>, services: Services) => {
  await requireRecentProof({ caller, now }, services.passkeyCount);
  const { userId, credential, session } = caller;
  const done = await protectAccount(services, { userId, now, by: credential.actor, session: session.record });
  // The session ended before this could end the others.
  if (!done) throw notSignedIn();
  return { body: { ended: done.ended }, cookies: [sessionCookie(done.session, now)] };
};

export const endpoint = defineWebEndpoint(operation, protect, () => ({
  ...protectServices(openTable(), measureAs('web-protect')),
  passkeyCount: passkeyCount(openTable()),
}));
export const handler = webHandler(endpoint);
