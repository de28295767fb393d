import { useEffect } from 'preact/hooks';

const TAKES_OVER = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const;

/** Keeps the part that the address names in view while the parts above it arrive, until the person moves. */
export const useAnchor = (): void =>
  useEffect(() => {
    const main = document.getElementById('conteudo');
    if (!main || !location.hash) return;
    const observer = new ResizeObserver(() => document.getElementById(location.hash.slice(1))?.scrollIntoView());
    const end = () => {
      observer.disconnect();
      for (const name of TAKES_OVER) removeEventListener(name, end);
    };
    observer.observe(main);
    for (const name of TAKES_OVER) addEventListener(name, end, { passive: true });
    return end;
  }, []);
