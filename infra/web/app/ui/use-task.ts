import { useState } from 'preact/hooks';

/**
 * Runs one task at a time: a call during another one does nothing.
 * @param onError receives a task's error and returns the text to show, if any
 */
export const useTask = (onError: (error: unknown) => string | undefined) => {
  const [busy, setBusy] = useState(false);
  const [wrong, setWrong] = useState<string>();
  const run = async (task: () => Promise<unknown>) => {
    if (busy) return;
    setBusy(true);
    setWrong(undefined);
    try {
      await task();
    } catch (error) {
      setWrong(onError(error));
    }
    setBusy(false);
  };
  return { busy, wrong, setWrong, run };
};
