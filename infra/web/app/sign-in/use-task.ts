import { useState } from 'preact/hooks';
import { signIn as texts } from '../texts/sign-in.ts';
import { why } from '../ui/why.ts';

const known = (error: unknown): string => {
  const left = (error as { body?: { attempts_left?: number } }).body?.attempts_left;
  return why(error, {
    'Invalid code': texts.code.wrong(left),
    'Code expired': texts.code.expired,
    'Code asked for elsewhere': texts.code.elsewhere,
    'Invalid passkey': texts.passkeyRefused,
  });
};

const isRefusedByPerson = (error: unknown): boolean => error instanceof DOMException;

/** Runs one thing at a time and keeps why it failed. */
export const useTask = () => {
  const [busy, setBusy] = useState(false);
  const [wrong, setWrong] = useState<string>();
  const run = async (task: () => Promise<void>) => {
    if (busy) return;
    setBusy(true);
    setWrong(undefined);
    try {
      await task();
    } catch (error) {
      if (!isRefusedByPerson(error)) setWrong(known(error));
    }
    setBusy(false);
  };
  return { busy, wrong, setWrong, run };
};
