import { metrics } from '../../shared/contract/metrics.ts';
import { signInVerify as operation } from '../../shared/contract/web/sign-in-verify.ts';
import { measureAs } from '../../shared/platform/embedded-metric.ts';
import { defineWebEndpoint, type WebRequestOf } from '../../shared/runtime/web/define-web-endpoint.ts';
import { signedInCookies } from '../../shared/runtime/web/session-cookies.ts';
import { webHandler } from '../../shared/runtime/web/web-handler.ts';
import { askedElsewhere, codeRefusal } from '../../shared/runtime/web/web-refusals.ts';
import { startSession } from '../../shared/sign-in/open-session.ts';
import { openingServices, type SignInServices } from '../../shared/sign-in/sign-in-services.ts';
import { tryCode } from '../../shared/sign-in/try-code.ts';

export const signInVerify = async (
  { visitor, body: { code }, now }: WebRequestOf<typeof operation>,
  services: SignInServices,
) => {
  const { entry: token, ...browser } = visitor;
  if (token === null) throw askedElsewhere();
  const tried = await tryCode(services, { token, code, purpose: 'sign-in' }, () => true, now);
  if (tried.outcome !== 'right') {
    if (tried.outcome === 'wrong') services.measure(metrics.signInsRefused, 1);
    throw codeRefusal(tried);
  }
  const { userId, addressHash } = tried.entry;
  const claims = [services.entries.spent(token), services.owners.stillOwned(userId, addressHash ?? '')];
  const signedIn = await startSession(services, { userId, method: 'code', ...browser }, claims, now);
  if (!signedIn) throw codeRefusal(null);
  return { body: { me: signedIn.me }, cookies: signedInCookies(signedIn, now) };
};

export const endpoint = defineWebEndpoint(operation, signInVerify, () =>
  openingServices(measureAs('web-sign-in-verify')),
);
export const handler = webHandler(endpoint);
