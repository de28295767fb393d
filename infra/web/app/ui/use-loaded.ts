import { useEffect, useRef, useState } from 'preact/hooks';
import { keepTrying, type Load, type Tries } from '../load.ts';

type Loaded<T> = { part: T | undefined; isMissing: boolean; again: () => void };

/** A part of the page whose script is loaded when it is wanted; `isMissing` while it could not be. */
export const useLoaded = <T>(load: Load<T>, isWanted = true): Loaded<T> => {
  const [part, setPart] = useState<{ value: T }>();
  const [isMissing, setMissing] = useState(false);
  const tries = useRef<Tries>(undefined);
  useEffect(() => {
    if (!isWanted || part) return undefined;
    const found = (value: T) => {
      setMissing(false);
      setPart({ value });
    };
    tries.current = keepTrying(load, found, () => setMissing(true));
    return tries.current.stop;
  }, [isWanted, part]);
  return { part: part?.value, isMissing, again: () => tries.current?.again() };
};
