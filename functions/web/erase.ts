import { queues } from '../../shared/contract/queues.ts';
import { erase as operation } from '../../shared/contract/web/erase.ts';
import { type ErasureMarks, erasureMarks } from '../../shared/personal-data/erasure-marks.ts';
import type { ErasureMessage } from '../../shared/personal-data/erasure-message.ts';
import { type QueueSender, queueSender } from '../../shared/platform/queue.ts';
import { openTable } from '../../shared/platform/table/table.ts';
import { ENTRY_COOKIE, noCookie } from '../../shared/runtime/http/cookies.ts';
import { defineWebEndpoint, type WebRequestOf } from '../../shared/runtime/web/define-web-endpoint.ts';
import { requireRecentProof } from '../../shared/runtime/web/require-recent-proof.ts';
import { signedOut } from '../../shared/runtime/web/session-cookies.ts';
import { webHandler } from '../../shared/runtime/web/web-handler.ts';
import { passkeyCount } from '../../shared/sign-in/passkey-record.ts';
import type { Instant } from '../../shared/time/instant.ts';

type Services = {
  marks(userId: string, now: Instant): Pick<ErasureMarks, 'removeCredentials' | 'begin'>;
  passkeys(userId: string): Promise<number>;
  queue: Pick<QueueSender, 'send'>;
};

export const erase = async (request: WebRequestOf<typeof operation>, { marks, passkeys, queue }: Services) => {
  await requireRecentProof(request, passkeys);
  const { caller, now } = request;
  // First: after the marks are written the user cannot call again, so the message must already be in the queue.
  await queue.send({ userId: caller.userId } satisfies ErasureMessage);
  const ofUser = marks(caller.userId, now);
  await ofUser.begin();
  await ofUser.removeCredentials();
  const { headers, cookies } = signedOut();
  return { status: 202 as const, body: { erasing: true }, headers, cookies: [...cookies, noCookie(ENTRY_COOKIE)] };
};

export const endpoint = defineWebEndpoint(operation, erase, () => {
  const table = openTable();
  return {
    marks: (userId, now) => erasureMarks(table, userId, now),
    passkeys: passkeyCount(table),
    queue: queueSender(queues.eraseUser),
  };
});
export const handler = webHandler(endpoint);
