import { signIn as texts } from '../texts/sign-in.ts';
import { useTask } from '../ui/use-task.ts';
import { why } from '../ui/why.ts';

const reasonOf = (error: unknown): string => {
  const left = (error as { body?: { attempts_left?: number } }).body?.attempts_left;
  return why(error, {
    'Invalid code': texts.code.wrong(left),
    'Code expired': texts.code.expired,
    'Code asked for elsewhere': texts.code.elsewhere,
    'Recovery code needed': texts.code.recovery.needed,
    'Terms not accepted': texts.code.terms,
    'Invite not valid': texts.invite,
    'Sign-up stopped': texts.stopped,
    'Invalid passkey': texts.passkeyRefused,
  });
};

// The browser's own errors: the person closed the window of the passkey.
const isRefusedByPerson = (error: unknown): boolean => error instanceof DOMException;

export const useSignInTask = () => useTask((error) => (isRefusedByPerson(error) ? undefined : reasonOf(error)));
