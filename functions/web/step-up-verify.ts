import { type SessionStore, sessionStore } from '../../shared/access/session-store.ts';
import type { Measure } from '../../shared/contract/metrics.ts';
import { stepUpVerify as operation } from '../../shared/contract/web/step-up-verify.ts';
import { type AddressHashes, openAddressHashes } from '../../shared/notifications/address-hashes.ts';
import { measureAs } from '../../shared/platform/embedded-metric.ts';
import { openTable } from '../../shared/platform/table/table.ts';
import { defineWebEndpoint, type WebRequestOf } from '../../shared/runtime/web/define-web-endpoint.ts';
import { provedAnswer } from '../../shared/runtime/web/proved-answer.ts';
import { webHandler } from '../../shared/runtime/web/web-handler.ts';
import { askedElsewhere, codeRefusal } from '../../shared/runtime/web/web-refusals.ts';
import { type EntryStore, entryStore, noteRefused } from '../../shared/sign-in/entry-store.ts';
import { passkeyCount } from '../../shared/sign-in/passkey-record.ts';
import { tryCode } from '../../shared/sign-in/try-code.ts';

type Services = {
  entries: Pick<EntryStore, 'attempt' | 'spent'>;
  sessions: Pick<SessionStore, 'replace'>;
  passkeys(userId: string): Promise<number>;
  measure: Measure;
  addressHashes(): Promise<AddressHashes>;
};

export const stepUpVerify = async (
  { caller, visitor: { entry: token, address }, body: { code }, now }: WebRequestOf<typeof operation>,
  services: Services,
) => {
  const { userId } = caller;
  if (token === null) throw askedElsewhere();
  const tried = await tryCode(services, { token, code, purpose: 'step-up' }, (entry) => entry.userId === userId, now);
  if (tried.outcome !== 'right') {
    if (tried.outcome === 'wrong') await noteRefused(services, { purpose: 'step-up', userId, address });
    throw codeRefusal(tried);
  }
  // A passkey may have been added since the code was requested: then the code is no longer a sufficient proof.
  if ((await services.passkeys(userId)) > 0) throw codeRefusal(null);
  return provedAnswer(services.sessions, caller, { claims: [services.entries.spent(token)] }, now);
};

export const endpoint = defineWebEndpoint(operation, stepUpVerify, () => {
  const table = openTable();
  return {
    entries: entryStore(table),
    sessions: sessionStore(table),
    passkeys: passkeyCount(table),
    addressHashes: openAddressHashes,
    measure: measureAs('web-step-up-verify'),
  };
});
export const handler = webHandler(endpoint);
