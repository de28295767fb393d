import { queues } from '../../shared/contract/queues.ts';
import { stepUpCode as operation } from '../../shared/contract/web/step-up-verify.ts';
import { type QueueSender, queueSender } from '../../shared/platform/queue.ts';
import { rateCounter } from '../../shared/platform/table/rate-counter.ts';
import { openTable } from '../../shared/platform/table/table.ts';
import { RefusalError, tooManyRequests } from '../../shared/runtime/http-errors.ts';
import { defineWebEndpoint, type WebRequestOf } from '../../shared/runtime/web/define-web-endpoint.ts';
import { entryCookie } from '../../shared/runtime/web/session-cookies.ts';
import { webHandler } from '../../shared/runtime/web/web-handler.ts';
import { ENTRY_SECONDS, type EntryStore, entryStore, hashOfCode, newCode } from '../../shared/sign-in/entry-store.ts';
import { passkeyCount } from '../../shared/sign-in/passkey-record.ts';
import type { CodeMessage } from '../../shared/sign-in/send-code.ts';
import { type SignInRates, signInRates } from '../../shared/sign-in/sign-in-rates.ts';
import { addSeconds } from '../../shared/time/instant.ts';

type Services = {
  entries: Pick<EntryStore, 'begin'>;
  rates: Pick<SignInRates, 'proof'>;
  passkeys(userId: string): Promise<number>;
  queue: Pick<QueueSender, 'send'>;
};

const passkeyNeeded = () =>
  new RefusalError(409, { error: 'Passkey needed', message: 'Prove who you are by your passkey.' });

export const stepUpCode = async (
  { caller: { userId }, now }: WebRequestOf<typeof operation>,
  { entries, rates, passkeys, queue }: Services,
) => {
  if ((await passkeys(userId)) > 0) throw passkeyNeeded();
  const taken = await rates.proof(userId, now);
  if (!taken.granted) throw tooManyRequests(taken.resetSeconds);
  const code = newCode();
  const token = await entries.begin({ purpose: 'step-up', userId }, now, (made) => hashOfCode(made, code));
  const validUntil = addSeconds(now, ENTRY_SECONDS);
  await queue.send({ userId, code, purpose: 'step-up', page: null, validUntil } satisfies CodeMessage);
  return { status: 202 as const, body: { sent: true }, cookies: [entryCookie(token)] };
};

export const endpoint = defineWebEndpoint(operation, stepUpCode, () => {
  const table = openTable();
  return {
    entries: entryStore(table),
    rates: signInRates(rateCounter(table)),
    passkeys: passkeyCount(table),
    queue: queueSender(queues.sendSignInCode),
  };
});
export const handler = webHandler(endpoint);
