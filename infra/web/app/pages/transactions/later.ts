import { useEffect, useState } from 'preact/hooks';

type Later<T> = { part?: T; isMissing?: boolean };

/** What is loaded when it is wanted first. `isMissing`: it did not come, and is tried again when it is wanted again. */
export const useLater = <T>(load: () => Promise<T>, isWanted: boolean): Later<T> => {
  const [state, setState] = useState<Later<T>>({});
  useEffect(() => {
    if (!isWanted || state.part) return;
    load().then(
      (part) => setState({ part }),
      () => setState({ isMissing: true }),
    );
  }, [isWanted]);
  return state;
};
