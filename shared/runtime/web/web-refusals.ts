import type { Versions } from '../../contract/web/site.ts';
import type { CodeTried } from '../../sign-in/try-code.ts';
import { RefusalError } from '../http-errors.ts';

const codeExpired = () =>
  new RefusalError(410, {
    error: 'Code expired',
    message: 'The code was used, tried too often, or is too old: ask for another.',
  });

/** 410: the same whoever has the address. */
export const invalidInvite = () =>
  new RefusalError(410, {
    error: 'Invite not valid',
    message: 'The invite was used, has ended, or is for another address.',
  });

/** 409: what a new user has to accept; the code stays good. */
export const termsNotAccepted = ({ terms, privacy }: Versions) =>
  new RefusalError(409, {
    error: 'Terms not accepted',
    message: 'A new account accepts the present terms and privacy policy.',
    terms_version: terms,
    privacy_version: privacy,
  });

/** 409: the code was right, and stays good. */
export const recoveryNeeded = () =>
  new RefusalError(409, {
    error: 'Recovery code needed',
    message: 'This account is opened by a passkey only: sign in by it, or give a recovery code, too.',
  });

/** The browser did not request the code: a code is valid only in the browser that requested it. */
export const askedElsewhere = () =>
  new RefusalError(409, {
    error: 'Code asked for elsewhere',
    message: 'Enter the code in the browser that asked for it.',
  });

export const invalidPasskey = () =>
  new RefusalError(401, {
    error: 'Invalid passkey',
    message: 'The passkey is unknown, or did not answer this request.',
  });

/** The refusal of an invalid code. */
export const codeRefusal = (tried: Exclude<CodeTried, { outcome: 'right' }> | null): RefusalError => {
  if (tried?.outcome !== 'wrong') return codeExpired();
  return new RefusalError(401, {
    error: 'Invalid code',
    message: 'The code is another one.',
    attempts_left: tried.attemptsLeft,
  });
};

/** 404: also where another account has looked at the request first. */
export const unknownRequest = () =>
  new RefusalError(404, { error: 'Request not found', message: 'There is no such request for this account.' });

export const requestOver = () =>
  new RefusalError(410, {
    error: 'Request over',
    message: 'The request was decided, or is too old: begin again in the assistant.',
  });

/** 409: there is nothing to start. */
export const subscriptionActive = () =>
  new RefusalError(409, {
    error: 'Subscription active',
    message: 'The account has a plan, or no free plan is offered.',
  });
