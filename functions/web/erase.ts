import { erasureTeller } from '../../shared/access/erasure-record.ts';
import { queues } from '../../shared/contract/queues.ts';
import { erase as operation } from '../../shared/contract/web/erase.ts';
import { type BeginServices, beginErasure } from '../../shared/personal-data/begin-erasure.ts';
import { protectServices } from '../../shared/personal-data/protect-account.ts';
import { measureAs } from '../../shared/platform/embedded-metric.ts';
import { queueSender } from '../../shared/platform/queue.ts';
import { openTable } from '../../shared/platform/table/table.ts';
import { ENTRY_COOKIE, noCookie } from '../../shared/runtime/http/cookies.ts';
import { defineWebEndpoint, type WebRequestOf } from '../../shared/runtime/web/define-web-endpoint.ts';
import { requireRecentProof } from '../../shared/runtime/web/require-recent-proof.ts';
import { notSignedIn } from '../../shared/runtime/web/require-session.ts';
import { signedOut } from '../../shared/runtime/web/session-cookies.ts';
import { webHandler } from '../../shared/runtime/web/web-handler.ts';
import { passkeyCount } from '../../shared/sign-in/passkey-record.ts';

type Services = BeginServices & { passkeyCount(userId: string): Promise<number> };

export const erase = async ({ caller, now }: WebRequestOf<typeof operation>, services: Services) => {
  await requireRecentProof({ caller, now }, services.passkeyCount);
  const { userId, credential, session } = caller;
  const begun = await beginErasure(services, { userId, now, by: credential.actor, session: session.record });
  // The session ended before this could end the others.
  if (!begun) throw notSignedIn();
  const { headers, cookies } = signedOut();
  const body = { erasing: true, final_at: begun.finalAt };
  return { status: 202 as const, body, headers, cookies: [...cookies, noCookie(ENTRY_COOKIE)] };
};

export const endpoint = defineWebEndpoint(operation, erase, () => {
  const table = openTable();
  return {
    ...protectServices(table, measureAs('web-erase')),
    passkeyCount: passkeyCount(table),
    tellErasure: erasureTeller(table, queueSender(queues.sendBillingEvent)),
  };
});
export const handler = webHandler(endpoint);
