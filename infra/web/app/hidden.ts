import { useEffect, useState } from 'preact/hooks';
import { money, short } from './format.ts';

const KEY = 'saldo.valores-ocultos';
const DOTS = '•••••';

// A browser that refuses storage forgets the choice, and that is all.
const remembered = (): boolean => {
  try {
    return localStorage.getItem(KEY) === '1';
  } catch {
    return false;
  }
};

let hidden = remembered();
const watchers = new Set<() => void>();

const remember = (): void => {
  try {
    localStorage.setItem(KEY, hidden ? '1' : '0');
  } catch {
    // Forgotten with the tab.
  }
};

/** How amounts are written now. */
export type Amounts = {
  hidden: boolean;
  money(amount: number): string;
  short(amount: number): string;
  /** A sentence of the server. */
  words(text: string): string;
};

const SHOWN: Amounts = { hidden: false, money, short, words: (text) => text.replaceAll('R$ ', 'R$\u00a0') };
const HIDDEN: Amounts = {
  hidden: true,
  money: () => `R$ ${DOTS}`,
  short: () => '•••',
  words: (text) => text.replace(/R\$\s[\d.,]*\d/g, `R$ ${DOTS}`),
};

/** Amounts shown or hidden, everywhere at once. */
export const useAmounts = (): Amounts => {
  const [, again] = useState(0);
  useEffect(() => {
    const watch = () => again((n) => n + 1);
    watchers.add(watch);
    return () => {
      watchers.delete(watch);
    };
  }, []);
  return hidden ? HIDDEN : SHOWN;
};

/** The button of the header. */
export const startEye = (button: HTMLElement | null): void => {
  const show = () => button?.setAttribute('aria-pressed', String(hidden));
  button?.addEventListener('click', () => {
    hidden = !hidden;
    remember();
    show();
    for (const watch of watchers) watch();
  });
  show();
};
