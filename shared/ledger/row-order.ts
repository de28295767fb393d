import type { Transaction } from './transaction.ts';

export const byDateDescending = (a: Transaction, b: Transaction): number => {
  if (a.date !== b.date) return a.date < b.date ? 1 : -1;
  if (a.id === b.id) return 0;
  return a.id < b.id ? -1 : 1;
};
