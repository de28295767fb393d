import { signInPasskey as operation } from '../../shared/contract/web/sign-in-passkey.ts';
import { measureAs } from '../../shared/platform/embedded-metric.ts';
import { defineWebEndpoint, type WebRequestOf } from '../../shared/runtime/web/define-web-endpoint.ts';
import { signedInCookies } from '../../shared/runtime/web/session-cookies.ts';
import { webHandler } from '../../shared/runtime/web/web-handler.ts';
import { invalidPasskey } from '../../shared/runtime/web/web-refusals.ts';
import { noteRefused } from '../../shared/sign-in/entry-store.ts';
import { startSession } from '../../shared/sign-in/open-session.ts';
import { challengeIn } from '../../shared/sign-in/passkey-options.ts';
import { type PasskeyStore, passkeyStore } from '../../shared/sign-in/passkey-store.ts';
import { openingServices, type SignInServices } from '../../shared/sign-in/sign-in-services.ts';
import { signedBy } from '../../shared/sign-in/verify-passkey.ts';
import type { Instant } from '../../shared/time/instant.ts';

type Services = SignInServices & { store: PasskeyStore };

/** The challenge of this browser, once; the table hears of it only here. */
const usedUp = async (
  { entries, addressHashes }: Pick<Services, 'entries' | 'addressHashes'>,
  cookie: string | null,
  now: Instant,
): Promise<string | null> => {
  const challenge = challengeIn(cookie, await addressHashes(), now);
  return challenge !== null && (await entries.useUp(challenge, now)) ? challenge : null;
};

export const signInPasskey = async (
  { visitor, body: { credential }, now }: WebRequestOf<typeof operation>,
  { store, ...services }: Services,
) => {
  const { entry: cookie, ...browser } = visitor;
  const challenge = usedUp(services, cookie, now);
  const signed = await signedBy({ passkeys: store }, credential, { challenge, expectedUser: null }, now);
  const signedIn =
    signed &&
    (await startSession(
      services,
      { userId: signed.userId, method: 'passkey', passkeyId: signed.passkeyId, ...browser },
      signed.claims,
      now,
    ));
  if (!signedIn || typeof signedIn === 'string') {
    await noteRefused(services, { purpose: 'passkey', userId: signed?.userId ?? null, address: visitor.address });
    throw invalidPasskey();
  }
  return { body: { me: signedIn.me }, cookies: signedInCookies(signedIn, now) };
};

export const endpoint = defineWebEndpoint(operation, signInPasskey, () => {
  const services = openingServices(measureAs('web-sign-in-passkey'));
  return { ...services, store: passkeyStore(services.table) };
});
export const handler = webHandler(endpoint);
