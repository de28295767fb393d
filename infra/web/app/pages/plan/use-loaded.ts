import { useEffect, useState } from 'preact/hooks';

type Loaded<T> = { part: T | undefined; failed: boolean };

/**
 * A part of the page whose script comes after it. Where the network fails it is asked for again: when it comes back, and when
 * `again` is another.
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
