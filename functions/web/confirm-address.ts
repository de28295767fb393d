import { type AccessStore, accessStore } from '../../shared/access/access-store.ts';
import { profileStore } from '../../shared/access/profile-store.ts';
import { sessionStore } from '../../shared/access/session-store.ts';
import type { Measure } from '../../shared/contract/metrics.ts';
import { confirmAddress as operation } from '../../shared/contract/web/confirm-address.ts';
import { openAddressHashes } from '../../shared/notifications/address-hashes.ts';
import { maskedEmail, maskedPhone } from '../../shared/notifications/recipient.ts';
import { measureAs } from '../../shared/platform/embedded-metric.ts';
import { openTable } from '../../shared/platform/table/table.ts';
import { cookieWith, DEVICE_COOKIE, ENTRY_COOKIE, noCookie } from '../../shared/runtime/http/cookies.ts';
import { defineWebEndpoint, type WebRequestOf } from '../../shared/runtime/web/define-web-endpoint.ts';
import { pageAddress } from '../../shared/runtime/web/page-url.ts';
import { presentProfile } from '../../shared/runtime/web/require-session.ts';
import { webHandler } from '../../shared/runtime/web/web-handler.ts';
import { askedElsewhere, codeRefusal } from '../../shared/runtime/web/web-refusals.ts';
import { type AddressChanging, changeAddress, PURPOSE_OF } from '../../shared/sign-in/change-address.ts';
import { type EntryStore, entryStore, noteRefused } from '../../shared/sign-in/entry-store.ts';
import { type HeldChanges, heldChanges, isOnHold } from '../../shared/sign-in/held-changes.ts';
import { KNOWN_SECONDS, newBrowserProof } from '../../shared/sign-in/known-browser.ts';
import { criticalNotices } from '../../shared/sign-in/sign-in-services.ts';
import { tryCode } from '../../shared/sign-in/try-code.ts';

type Services = AddressChanging & {
  access: Pick<AccessStore, 'read'>;
  entries: Pick<EntryStore, 'attempt' | 'spent'>;
  measure: Measure;
  held: Pick<HeldChanges, 'hold'>;
};

export const confirmAddress = async (
  { caller, visitor: { entry: token, address: network }, body, now }: WebRequestOf<typeof operation>,
  services: Services,
) => {
  const { userId, credential, session } = caller;
  const { channel, address } = pageAddress(body);
  if (token === null) throw askedElsewhere();
  const hashes = await services.addressHashes();
  const addressHash = hashes.current(channel, address);
  const tried = await tryCode(
    services,
    { token, code: body.code, purpose: PURPOSE_OF[channel] },
    (entry) => entry.userId === userId && entry.addressHash === addressHash,
    now,
  );
  if (tried.outcome !== 'right') {
    if (tried.outcome === 'wrong')
      await noteRefused(services, { purpose: PURPOSE_OF[channel], userId, address: network });
    throw codeRefusal(tried);
  }
  // Who ends the session meanwhile has ended this, too.
  const claims = [services.entries.spent(token), services.sessions.unlessEnded(userId, session.record)] as const;
  const { sessionId } = session.record;
  if (channel === 'email' && isOnHold(session.record, caller.profile, now)) {
    const what = `Novo e-mail: ${maskedEmail(address)}`;
    const wanted = {
      userId,
      profile: caller.profile,
      session: session.record,
      by: credential.actor,
      now,
      what,
    } as const;
    const [spent, unlessEnded] = claims;
    const held = { ...wanted, kind: 'email', address, claims: [spent] } as const;
    const effectiveAt = await services.held.hold({ notices: services.notices, unlessEnded }, held);
    if (!effectiveAt) throw codeRefusal(null);
    return { status: 202 as const, body: { effective_at: effectiveAt }, cookies: [noCookie(ENTRY_COOKIE)] };
  }
  const change = { channel, address, userId, sessionId, by: credential.actor, now, claims };
  if ((await changeAddress(services, change)) !== 'changed') throw codeRefusal(null);
  const { email, phone } = presentProfile(await services.access.read(userId));
  const known = cookieWith(DEVICE_COOKIE, newBrowserProof(addressHash, hashes), KNOWN_SECONDS);
  return {
    body: { email: email && maskedEmail(email), phone: phone && maskedPhone(phone) },
    // The browser is known by the address that signs in.
    cookies: [noCookie(ENTRY_COOKIE), ...(channel === 'email' ? [known] : [])],
  };
};

export const endpoint = defineWebEndpoint(operation, confirmAddress, () => {
  const table = openTable();
  return {
    access: accessStore(table),
    sessions: sessionStore(table),
    profiles: profileStore(table),
    entries: entryStore(table),
    notices: criticalNotices(table),
    addressHashes: openAddressHashes,
    held: heldChanges(table),
    measure: measureAs('web-confirm-address'),
  };
});
export const handler = webHandler(endpoint);
