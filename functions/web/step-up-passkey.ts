import { type SessionStore, sessionStore } from '../../shared/access/session-store.ts';
import type { Measure } from '../../shared/contract/metrics.ts';
import { stepUpPasskey as operation } from '../../shared/contract/web/step-up-passkey.ts';
import { type AddressHashes, openAddressHashes } from '../../shared/notifications/address-hashes.ts';
import { measureAs } from '../../shared/platform/embedded-metric.ts';
import { openTable } from '../../shared/platform/table/table.ts';
import { defineWebEndpoint, type WebRequestOf } from '../../shared/runtime/web/define-web-endpoint.ts';
import { provedAnswer } from '../../shared/runtime/web/proved-answer.ts';
import { webHandler } from '../../shared/runtime/web/web-handler.ts';
import { invalidPasskey } from '../../shared/runtime/web/web-refusals.ts';
import { type EntryStore, entryStore, noteRefused } from '../../shared/sign-in/entry-store.ts';
import { passkeyStore } from '../../shared/sign-in/passkey-store.ts';
import { type SigningServices, signedBy } from '../../shared/sign-in/verify-passkey.ts';

type Services = SigningServices & {
  entries: Pick<EntryStore, 'take'>;
  sessions: Pick<SessionStore, 'replace'>;
  measure: Measure;
  addressHashes(): Promise<AddressHashes>;
};

export const stepUpPasskey = async (
  { caller, visitor: { entry: token, address }, body: { credential }, now }: WebRequestOf<typeof operation>,
  services: Services,
) => {
  const { userId } = caller;
  const challenge = services.entries
    .take(token ?? '', 'passkey-step-up', now)
    .then((entry) => (entry?.userId === userId ? entry.challenge : null));
  const signed = await signedBy(services, credential, { challenge, expectedUser: userId }, now);
  const proof = signed && { claims: signed.claims, by: signed.passkeyId };
  if (proof) return provedAnswer(services.sessions, caller, proof, now, invalidPasskey);
  await noteRefused(services, { purpose: 'passkey-step-up', userId, address });
  throw invalidPasskey();
};

export const endpoint = defineWebEndpoint(operation, stepUpPasskey, () => {
  const table = openTable();
  return {
    entries: entryStore(table),
    passkeys: passkeyStore(table),
    sessions: sessionStore(table),
    addressHashes: openAddressHashes,
    measure: measureAs('web-step-up-passkey'),
  };
});
export const handler = webHandler(endpoint);
