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

const monthsBefore = (month: string, back: number): string =>
  Array.from({ length: back }).reduce<string>((before) => monthBefore(before), month);

/** Of one category: a refund lessens its month, then those before; what no spending took stays in its own month. */
const netOf = (rows: readonly PlainRow[], months: readonly string[]): Map<string, number> => {
  const of = (month: string, kind: string) =>
    rows.filter((row) => row.kind === kind && row.date.startsWith(month)).reduce((sum, row) => sum + row.centavos, 0);
  const left = new Map(months.map((month) => [month, of(month, 'spending')]));
  const due: { month: string; rest: number }[] = [];
  for (const month of months) {
    due.unshift({ month, rest: of(month, 'refund') });
    for (const one of due) {
      const taken = Math.min(left.get(month) ?? 0, one.rest);
      left.set(month, (left.get(month) ?? 0) - taken);
      one.rest -= taken;
    }
  }
  for (const { month, rest } of due) left.set(month, (left.get(month) ?? 0) - rest);
  return left;
};

/** Months newest first, reckoned over 13 of them. */
export const summedByHand = (rows: readonly PlainRow[], newest: string, count: number): Month[] => {
  const all = Array.from({ length: 13 }, (_, back) => monthsBefore(newest, back));
  const nets = [...new Set(rows.map((row) => row.category))].map(
    (category) =>
      [
        category,
        netOf(
          rows.filter((row) => row.category === category),
          all,
        ),
      ] as const,
  );
  const months = all.slice(0, count).map((month): Month => {
    const byCategory = Object.fromEntries(
      nets.flatMap(([category, net]) => (net.get(month) ? [[category, net.get(month) ?? 0]] : [])),
    );
    const income = rows
      .filter(({ kind, date }) => kind === 'income' && date.startsWith(month))
      .reduce((sum, row) => sum + row.centavos, 0);
    return { month, income, spending: Object.values(byCategory).reduce((a, b) => a + b, 0), byCategory };
  });
  const seen = rows
    .filter(({ kind, date }) => kind !== 'own' && date.slice(0, 7) >= (months.at(-1)?.month ?? ''))
    .map(({ date }) => date.slice(0, 7))
    .sort()[0];
  return seen === undefined ? [] : months.filter((one) => one.month >= seen);
};
