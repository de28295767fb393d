import { systemClock } from '../../../../shared/time/instant.ts';
import { limitCategories, limitWindow } from '../household.ts';
import type { Question } from '../question.ts';
import { rowsRead } from '../summary.ts';
import { openActual } from './actual-api.ts';
import type { OpenSide } from './side.ts';

type Row = { amount: number; category?: string | null };

const totals = (rows: readonly Row[], names: ReadonlyMap<string, string>) => {
  const sums = new Map<string, number>();
  for (const { amount, category } of rows) {
    const name = names.get(category ?? '') ?? '';
    if (amount < 0) sums.set(name, (sums.get(name) ?? 0) - amount);
  }
  return Array.from(sums, ([category, total]) => ({ category, total })).sort((a, b) => b.total - a.total);
};

/** Actual Budget in this process, on its own file, called through its API: transactions by account and date. */
export const open: OpenSide = async ({ peersFolder, actualFolder, actualBudget }) => {
  const api = await openActual(peersFolder, actualFolder);
  await api.loadBudget(actualBudget);
  const rowsOf = async ({ first, last }: { first: string; last: string }): Promise<Row[]> => {
    const accounts = await api.getAccounts();
    return (await Promise.all(accounts.map(({ id }) => api.getTransactions(id, first, last)))).flat();
  };
  const totalsOf = async (dates: { first: string; last: string }) => {
    const [rows, categories] = [await rowsOf(dates), await api.getCategories()];
    return totals(rows, new Map(categories.map(({ id, name }) => [id, name])));
  };
  const answer = async (question: Question): Promise<string> => {
    if (question.kind === 'rows') return rowsRead(await rowsOf(question));
    if (question.kind === 'list') return JSON.stringify(await rowsOf(question));
    if (question.kind === 'categories') return JSON.stringify(await totalsOf(question));
    const limited: ReadonlySet<string> = new Set(limitCategories);
    const spent = await totalsOf(limitWindow(systemClock()));
    return JSON.stringify(spent.filter(({ category }) => limited.has(category)));
  };
  return { ask: answer };
};
