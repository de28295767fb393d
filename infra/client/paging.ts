import type { components } from './schema.ts';

type Schemas = components['schemas'];
type Cursor = { cursor?: string; limit?: number };

/** Pages until there is no more. */
export async function* changePages(
  read: (query: Cursor) => Promise<Schemas['GetChangesResponse']>,
  first: Cursor,
): AsyncGenerator<Schemas['GetChangesResponse'], void> {
  for (let query = first; ; ) {
    const page = await read(query);
    yield page;
    if (!page.has_more) return;
    query = { ...query, cursor: page.next_cursor };
  }
}

type Period = { startDate: string; endDate: string };

const DAY_MS = 86_400_000;
const dayOf = (at: number): string => new Date(at).toISOString().slice(0, 10);
const partsOf = (date: string): [number, number] => {
  const [year = 0, month = 1] = date.split('-').map(Number);
  return [year, month];
};

/** The months that a period touches, cut at its ends, the newest first. @param period days, both included */
export const monthsOf = ({ startDate, endDate }: Period): Period[] => {
  const months: Period[] = [];
  for (let from = startDate; from <= endDate; ) {
    const [year, month] = partsOf(from);
    const next = Date.UTC(year, month, 1);
    const last = dayOf(next - DAY_MS);
    months.push({ startDate: from, endDate: last < endDate ? last : endDate });
    from = dayOf(next);
  }
  return months.reverse();
};

const todayInSaoPaulo = (): string => new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Sao_Paulo' }).format();

/** The same day three months before, or the month's last one. */
const threeMonthsBefore = (date: string): string => {
  const [year, month] = partsOf(date);
  const last = Number(dayOf(Date.UTC(year, month - 3, 1) - DAY_MS).slice(8));
  return dayOf(Date.UTC(year, month - 4, Math.min(Number(date.slice(8)), last)));
};

/** Every row of a period, by months, so that no answer is large; in the order of an answer, the newest day first. */
export async function* transactionRows<Query extends Partial<Period>>(
  read: (query: Query & Period & { format: 'raw' }) => Promise<Schemas['GetTransactionsResponse']>,
  filters: Query,
): AsyncGenerator<Schemas['Transaction'], void> {
  const endDate = filters.endDate ?? todayInSaoPaulo();
  const startDate = filters.startDate ?? threeMonthsBefore(endDate);
  for (const month of monthsOf({ startDate, endDate })) {
    const { data } = await read({ ...filters, ...month, format: 'raw' });
    if (Array.isArray(data)) yield* data;
  }
}
