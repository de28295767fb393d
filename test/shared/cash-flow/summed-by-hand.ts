/** An independent sum of the same rows: plain numbers, nothing of the service. Amounts in centavos, refunds positive. */
export type PlainRow = {
  date: string;
  kind: 'income' | 'spending' | 'refund' | 'own';
  centavos: number;
  category: string;
};

type Month = { month: string; income: number; spending: number; byCategory: Record<string, number> };

const monthBefore = (month: string): string =>
  new Date(Date.UTC(Number(month.slice(0, 4)), Number(month.slice(5)) - 2, 1)).toISOString().slice(0, 7);

/** Months newest first. What is left of a refund goes to the month before, as long as there is one. */
export const summedByHand = (rows: readonly PlainRow[], newest: string, count: number): Month[] => {
  const months: Month[] = [];
  const carried: Record<string, number> = {};
  let month = newest;
  for (let index = 0; index < count; index += 1) {
    const own = rows.filter(({ date }) => date.startsWith(month));
    const byCategory: Record<string, number> = {};
    for (const category of new Set(rows.map((row) => row.category))) {
      const of = (kind: string) =>
        own.filter((row) => row.kind === kind && row.category === category).reduce((sum, row) => sum + row.centavos, 0);
      const net = of('spending') - of('refund') - (carried[category] ?? 0);
      carried[category] = net < 0 ? -net : 0;
      if (net > 0) byCategory[category] = net;
    }
    const income = own.filter(({ kind }) => kind === 'income').reduce((sum, row) => sum + row.centavos, 0);
    months.push({ month, income, spending: Object.values(byCategory).reduce((a, b) => a + b, 0), byCategory });
    month = monthBefore(month);
  }
  const seen = rows
    .filter(({ kind, date }) => kind !== 'own' && date.slice(0, 7) > month)
    .map(({ date }) => date.slice(0, 7))
    .sort()[0];
  return seen === undefined ? [] : months.filter((one) => one.month >= seen);
};
