import { useEffect, useState } from 'preact/hooks';

type Later<T> = { part?: T; isMissing?: boolean };

/** A part that is loaded at first use. `isMissing`: loading failed; it is tried again at the next use. */
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
