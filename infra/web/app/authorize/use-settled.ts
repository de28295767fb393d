import { useEffect, useState } from 'preact/hooks';

const SETTLES_MS = 500;

/**
 * Whether the page has been in front of the person for a moment. Another page may lay a window over this one and close it under a
 * double click: the second click would be the consent.
 */
export const useSettled = (): boolean => {
  const [settled, setSettled] = useState(false);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const arrive = () => {
      setSettled(false);
      clearTimeout(timer);
      timer = setTimeout(() => setSettled(true), SETTLES_MS);
    };
    arrive();
    addEventListener('focus', arrive);
    return () => {
      clearTimeout(timer);
      removeEventListener('focus', arrive);
    };
  }, []);
  return settled;
};
