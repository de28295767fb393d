import type { InstallmentInfo } from '../../../ledger/transaction.ts';

/** Which installments are asked for; null leaves a number open. All that is set must hold at once. */
export type AskedInstallments = {
  /** `any`: a row that is one of several installments; `last`: the last of its purchase; `none`: paid at once. */
  which: 'any' | 'last' | 'none';
  /** 1-based. */
  number: number | null;
  /** In how many the purchase was split. */
  total: number | null;
  /** Bounds of that number, included. */
  minTotal: number | null;
  maxTotal: number | null;
};

/** Whether a row's installment is one that is asked for; a purchase in a single one was paid at once. */
export const isInstallmentOf = (
  { which, number, total, minTotal, maxTotal }: AskedInstallments,
  installment: InstallmentInfo | null,
): boolean => {
  if (!installment || installment.total < 2) return which === 'none';
  if (which === 'none') return false;
  return (
    (which === 'any' || installment.number === installment.total) &&
    (number === null || installment.number === number) &&
    (total === null || installment.total === total) &&
    (minTotal === null || installment.total >= minTotal) &&
    (maxTotal === null || installment.total <= maxTotal)
  );
};

const one = <T>(values: readonly T[]): T | null => values[0] ?? null;

/** What all mentions say together ("parceladas em 10x"); null where they contradict each other. */
export const agreed = (mentions: readonly AskedInstallments[]): AskedInstallments | null => {
  const kinds = new Set(mentions.map(({ which }) => which));
  const numbers = new Set(mentions.flatMap(({ number }) => number ?? []));
  const totals = new Set(mentions.flatMap(({ total }) => total ?? []));
  const isDenied = kinds.has('none') && kinds.size > 1;
  if (isDenied || numbers.size > 1 || totals.size > 1 || (kinds.has('last') && numbers.size > 0)) return null;
  const which = kinds.has('last') ? 'last' : kinds.has('none') ? 'none' : 'any';
  const bounds = (of: 'minTotal' | 'maxTotal'): number[] => mentions.flatMap((mention) => mention[of] ?? []);
  const [lower, upper] = [bounds('minTotal'), bounds('maxTotal')];
  return {
    which,
    number: one([...numbers]),
    total: one([...totals]),
    minTotal: lower.length > 0 ? Math.max(...lower) : null,
    maxTotal: upper.length > 0 ? Math.min(...upper) : null,
  };
};
