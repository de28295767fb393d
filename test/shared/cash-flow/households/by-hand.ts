import type { Place, Told } from './events.ts';

/** Sums of a household as the page says them, from what its events are: plain numbers, nothing of the service. Centavos. */

const isCounted = ({ row }: Told, today: string): boolean => row.currencyCode === 'BRL' && row.date <= today;
const countsOn = ({ row, counts }: Told): string => counts ?? row.date;
const sum = (values: readonly number[]): number => values.reduce((a, b) => a + b, 0);

export const signed = (told: readonly Told[], today: string, place: Place | null, from: string, to: string): number =>
  sum(
    told
      .filter((one) => isCounted(one, today) && from <= one.row.date && one.row.date <= to)
      .filter((one) => place === null || one.place === place)
      .map(({ row }) => row.amount),
  );

/** Gross and refunds by category of rows on their own date. */
export const spentByHand = (told: readonly Told[], today: string, from: string, to: string) => {
  const gross: Record<string, number> = {};
  const refunds: Record<string, number> = {};
  for (const one of told) {
    if (!isCounted(one, today) || one.row.date < from || one.row.date > to) continue;
    const into = one.place === 'spending' ? gross : one.place === 'refund' ? refunds : null;
    for (const { category, cents } of into ? one.parts : []) if (into) into[category] = (into[category] ?? 0) + cents;
  }
  const categories = new Set([...Object.keys(gross), ...Object.keys(refunds)]);
  const net = Object.fromEntries([...categories].map((name) => [name, (gross[name] ?? 0) - (refunds[name] ?? 0)]));
  return { gross: sum(Object.values(gross)), refunds: sum(Object.values(refunds)), net };
};

const monthBefore = (month: string, back: number): string => {
  const at = Number(month.slice(0, 4)) * 12 + Number(month.slice(5)) - 1 - back;
  return `${Math.floor(at / 12)}-${String((at % 12) + 1).padStart(2, '0')}`;
};

type Due = { of: string; left: number };

/**
 * Income, gross and spending of the last 13 months, newest first. A refund lessens its category in its month, then in the
 * months before; what is left of it stays in its own month.
 */
export const monthsByHand = (told: readonly Told[], today: string) => {
  const months = Array.from({ length: 13 }, (_, back) => monthBefore(today.slice(0, 7), back));
  const oldest = months[12] ?? '';
  const within = told.filter((one) => isCounted(one, today) && one.row.date.slice(0, 7) >= oldest);
  const of = (place: Place, month: string, category: string | null): number =>
    sum(
      within
        .filter((one) => one.place === place)
        .flatMap((one) =>
          one.place === 'income'
            ? [{ category: '', cents: one.row.amount, counts: countsOn(one) }]
            : one.parts.map((part) => ({ ...part, counts: part.counts ?? countsOn(one) })),
        )
        .filter(
          (part) =>
            part.counts <= today && part.counts.startsWith(month) && (category === null || part.category === category),
        )
        .map(({ cents }) => cents),
    );
  const net = new Map(months.map((month) => [month, {} as Record<string, number>]));
  for (const category of new Set(within.flatMap(({ parts }) => parts.map((part) => part.category)))) {
    const left = new Map(months.map((month) => [month, of('spending', month, category)]));
    let due: Due[] = [];
    for (const month of months) {
      due = [{ of: month, left: of('refund', month, category) }, ...due];
      for (const one of due) {
        const taken = Math.min(left.get(month) ?? 0, one.left);
        left.set(month, (left.get(month) ?? 0) - taken);
        one.left -= taken;
      }
    }
    for (const { of: month, left: rest } of due) left.set(month, (left.get(month) ?? 0) - rest);
    for (const [month, cents] of left) Object.assign(net.get(month) ?? {}, { [category]: cents });
  }
  return months.map((month) => ({
    month,
    income: of('income', month, null),
    gross: of('spending', month, null),
    spending: sum(Object.values(net.get(month) ?? {})),
    byCategory: Object.fromEntries(Object.entries(net.get(month) ?? {}).filter(([, cents]) => cents !== 0)),
  }));
};
