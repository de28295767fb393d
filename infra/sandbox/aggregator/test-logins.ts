import type { ItemStatus } from '../../../shared/sync/item-status.ts';
import type { ExecutionStatus } from '../fixture/item-states.ts';

type Outcome = { status: ItemStatus; executionStatus: ExecutionStatus; error?: { code: string; message: string } };

const ok: Outcome = { status: 'UPDATED', executionStatus: 'SUCCESS' };

const failed = (status: ItemStatus, code: ExecutionStatus, message: string): Outcome => ({
  status,
  executionStatus: code,
  error: { code, message },
});

const outcomes: Readonly<Record<string, Outcome>> = {
  'user-ok': ok,
  'user-ok-account-warning': ok,
  'user-ok-account-error': { status: 'UPDATED', executionStatus: 'PARTIAL_SUCCESS' },
  'user-logged': failed('OUTDATED', 'ALREADY_LOGGED_IN', 'The user is already logged in elsewhere'),
  'user-locked': failed('LOGIN_ERROR', 'ACCOUNT_LOCKED', 'The account is locked'),
  'user-error': failed('OUTDATED', 'UNEXPECTED_ERROR', 'Something unexpected happened'),
  'user-unavailable': failed('OUTDATED', 'SITE_NOT_AVAILABLE', 'The institution is not available'),
  'user-connection-error': failed('OUTDATED', 'CONNECTION_ERROR', 'The institution cannot be reached'),
  'user-account-need-actions': failed('LOGIN_ERROR', 'ACCOUNT_NEEDS_ACTION', 'The user must act in the bank first'),
  'user-account-credentials-reset': failed('LOGIN_ERROR', 'ACCOUNT_CREDENTIALS_RESET', 'The credentials were reset'),
  'user-not-supported': failed('LOGIN_ERROR', 'USER_NOT_SUPPORTED', 'This kind of user is not supported'),
};

const wrongCredentials = failed('LOGIN_ERROR', 'INVALID_CREDENTIALS', 'The credentials are not valid');

const MFA_CODE = '123456';

/** The outcome of a connection after the user's code, under any parameter name. */
export const outcomeOfMfa = (parameters: Readonly<Record<string, unknown>>): Outcome =>
  Object.values(parameters).includes(MFA_CODE)
    ? ok
    : failed('LOGIN_ERROR', 'INVALID_CREDENTIALS_MFA', 'The code is not valid');

const asksForCode: Outcome = { status: 'WAITING_USER_INPUT', executionStatus: 'WAITING_USER_INPUT' };

/** The first outcome at an institution that requires a code: a correct login is not sufficient. */
export const outcomeBeforeCode = (parameters: unknown): Outcome => {
  const outcome = outcomeFor(parameters);
  return outcome.status === 'UPDATED' ? asksForCode : outcome;
};

/** The outcome of a connection: the user name determines it, the password is `password-ok`, as in Pluggy's own sandbox. */
export const outcomeFor = (parameters: unknown): Outcome => {
  const { user, password }: { user?: unknown; password?: unknown } = parameters instanceof Object ? parameters : {};
  if (typeof user !== 'string' || password !== 'password-ok') return wrongCredentials;
  return outcomes[user] ?? (/^user-ok-perf-\d+$/.test(user) ? ok : wrongCredentials);
};
