import { useEffect, useState } from 'preact/hooks';

type Loaded<T> = { part: T | undefined; failed: boolean };

/**
 * A part of the page whose script is loaded later. After a network failure it is loaded again when the network is back and when
 * `again` changes.
 */
export const useLoaded = <T>(load: () => Promise<{ default: T }>, again?: unknown): Loaded<T> => {
  const [loaded, setLoaded] = useState<Loaded<T>>({ part: undefined, failed: false });
  const { part } = loaded;
  useEffect(() => {
    if (part) return undefined;
    const start = () =>
      load().then(
        (module) => setLoaded({ part: module.default, failed: false }),
        () => setLoaded({ part: undefined, failed: true }),
      );
    void start();
    addEventListener('online', start);
    return () => removeEventListener('online', start);
  }, [part, again]);
  return loaded;
};
