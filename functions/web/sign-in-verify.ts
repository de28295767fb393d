import { userCreator } from '../../shared/access/create-user.ts';
import { inviteStore } from '../../shared/access/invites.ts';
import { subscriptionStore } from '../../shared/access/subscription-store.ts';
import { signInVerify as operation } from '../../shared/contract/web/sign-in-verify.ts';
import { emailClaim } from '../../shared/notifications/address-hashes.ts';
import { measureAs } from '../../shared/platform/embedded-metric.ts';
import { StaleError, untilWritten } from '../../shared/platform/retry.ts';
import { StoppedError } from '../../shared/runtime/http-errors.ts';
import { defineWebEndpoint, type WebRequestOf } from '../../shared/runtime/web/define-web-endpoint.ts';
import { signedInCookies } from '../../shared/runtime/web/session-cookies.ts';
import { webHandler } from '../../shared/runtime/web/web-handler.ts';
import {
  askedElsewhere,
  codeRefusal,
  invalidInvite,
  recoveryNeeded,
  termsNotAccepted,
} from '../../shared/runtime/web/web-refusals.ts';
import { MOST_ATTEMPTS, noteRefused } from '../../shared/sign-in/entry-store.ts';
import { type StartedSession, startSession } from '../../shared/sign-in/open-session.ts';
import { openingServices } from '../../shared/sign-in/sign-in-services.ts';
import {
  type Admission,
  admissionOf,
  currentVersions,
  type Newcomer,
  signUp,
  signUpMode,
} from '../../shared/sign-in/sign-up.ts';
import { type CodeTried, tryCode } from '../../shared/sign-in/try-code.ts';

const openServices = () => {
  const services = openingServices(measureAs('web-sign-in-verify'));
  const { table } = services;
  return {
    ...services,
    create: userCreator(table),
    invites: inviteStore(table),
    subscriptions: subscriptionStore(table),
  };
};
type Services = ReturnType<typeof openServices>;
type Request = WebRequestOf<typeof operation>;

const refused = async (
  services: Services,
  { visitor: { address } }: Request,
  tried: Exclude<CodeTried, { outcome: 'right' }>,
) => {
  if (tried.outcome === 'wrong') await noteRefused(services, { purpose: 'sign-in', userId: tried.userId, address });
  return codeRefusal(tried);
};

/** The session of a user. @param addressHash of the address that the code was sent to */
const asUser = async (
  services: Services,
  request: Request,
  { userId, addressHash, token, attempts }: { userId: string; addressHash: string; token: string; attempts: number },
): Promise<StartedSession> => {
  const { visitor, body, now } = request;
  const { entry: _, ...browser } = visitor;
  const claims = [services.entries.spent(token), services.owners.stillOwned(userId, addressHash)];
  const signing = { userId, method: 'code', recoveryCode: body.recovery_code, ...browser } as const;
  const signedIn = await startSession(services, signing, claims, now);
  if (signedIn === 'recovery needed') {
    await services.entries.giveBack(token);
    throw recoveryNeeded();
  }
  if (signedIn === 'recovery wrong')
    throw await refused(services, request, { outcome: 'wrong', attemptsLeft: MOST_ATTEMPTS - attempts, userId });
  if (!signedIn) throw codeRefusal(null);
  return signedIn;
};

/** The address of an entry whose code was right; nobody had it when the code was asked for. */
type Proven = { email: string; claim: readonly string[]; token: string; attempts: number };

/** Who has accepted the terms and is admitted; the right code is not used up by what is missing. */
const newcomerOf = async (
  services: Services,
  { body, visitor }: Request,
  proven: Proven,
  admission: Admission,
): Promise<Newcomer> => {
  const current = currentVersions();
  const { accepted } = body;
  if (accepted?.terms !== current.terms || accepted.privacy !== current.privacy) {
    await services.entries.giveBack(proven.token);
    throw termsNotAccepted(current);
  }
  if (admission === 'not admitted' && signUpMode() === 'closed') throw codeRefusal(null);
  if (admission !== 'admitted') throw invalidInvite();
  return { ...proven, invite: body.invite ?? null, accepted: current, userAgent: visitor.userAgent };
};

/** Creates the user, or signs in as the one whom another browser has created meanwhile. */
const asNewcomer = (services: Services, request: Request, proven: Proven) =>
  untilWritten(async () => {
    const { body, now } = request;
    const [owner, admission, hashes] = await Promise.all([
      services.owners.find(proven.claim),
      admissionOf(services, body.invite ?? null, proven.claim, now),
      services.addressHashes(),
    ]);
    if (owner) {
      const { userId, hash: addressHash } = owner;
      return {
        signedIn: await asUser(services, request, {
          userId,
          addressHash,
          token: proven.token,
          attempts: proven.attempts,
        }),
        created: false,
      };
    }
    const newcomer = await newcomerOf(services, request, proven, admission);
    const signedIn = await signUp(services, newcomer, hashes, now);
    if (signedIn === 'taken') throw new StaleError();
    if (signedIn === 'used') throw codeRefusal(null);
    if (signedIn === 'invalid invite') throw invalidInvite();
    if (signedIn === 'stopped') throw new StoppedError('Sign-up stopped');
    return { signedIn, created: true };
  });

const provenBy = async (services: Services, request: Request, token: string) => {
  const { body, now } = request;
  const tried = await tryCode(services, { token, code: body.code, purpose: 'sign-in' }, () => true, now);
  if (tried.outcome !== 'right') throw await refused(services, request, tried);
  const { userId, addressHash, attempts } = tried.entry;
  if (userId !== null) {
    return {
      signedIn: await asUser(services, request, { userId, addressHash: addressHash ?? '', token, attempts }),
      created: false,
    };
  }
  const email = body.email ?? null;
  const claim = emailClaim(email, await services.addressHashes());
  if (email === null || addressHash === null || !claim.includes(addressHash)) {
    throw await refused(services, request, { outcome: 'wrong', attemptsLeft: MOST_ATTEMPTS - attempts, userId: null });
  }
  return asNewcomer(services, request, { email, claim, token, attempts });
};

export const signInVerify = async (request: Request, services: Services) => {
  const { visitor, now } = request;
  if (visitor.entry === null) throw askedElsewhere();
  const { signedIn, created } = await provenBy(services, request, visitor.entry);
  return { body: { me: signedIn.me, ...(created && { created }) }, cookies: signedInCookies(signedIn, now) };
};

export const endpoint = defineWebEndpoint(operation, signInVerify, openServices);
export const handler = webHandler(endpoint);
