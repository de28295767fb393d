import { fullDay } from '../../format.ts';

/** The page's state, which the URL contains: back, forward, bookmarks and links all restore it. */
export type Shown = {
  /** `2026-11` */
  month: string;
  /** A request in words; empty for none. */
  search: string;
  /** Removed parts of its interpretation, by the names of `statement`. */
  leftOut: readonly string[];
  /** Exactly this category; `NO_CATEGORY` for rows without one. */
  category: string;
  /** Id. */
  account: string;
  kind: '' | 'saidas' | 'entradas' | 'proprias';
  isPending: boolean;
  /** Of the absolute amount, included, as typed. */
  from: string;
  to: string;
};

export const NO_CATEGORY = 'Sem categoria';

export const NO_FILTERS = {
  category: '',
  account: '',
  kind: '',
  isPending: false,
  from: '',
  to: '',
} satisfies Partial<Shown>;

/** How many filters are set, both bounds of an amount as one. */
export const filtersSet = ({ category, account, kind, isPending, from, to }: Shown): number =>
  [category, account, kind, isPending, from || to].filter((set) => set).length;

const KINDS: readonly string[] = ['saidas', 'entradas', 'proprias'] satisfies Shown['kind'][];
const MONTH = /^\d{4}-(0[1-9]|1[0-2])$/;

/** @param thisMonth the last that there is, and the one where the address names none */
export const shownAt = (query: Readonly<Record<string, string>>, thisMonth: string): Shown => {
  const { mes = '', busca = '', sem = '', categoria = '', conta = '', tipo = '', pendentes, de = '', ate = '' } = query;
  return {
    month: MONTH.test(mes) && mes <= thisMonth ? mes : thisMonth,
    search: busca.trim(),
    leftOut: sem.split('|').filter((part) => part),
    category: categoria,
    account: conta,
    kind: KINDS.includes(tipo) ? (tipo as Shown['kind']) : '',
    isPending: pendentes === '1',
    from: de,
    to: ate,
  };
};

/** The URL of the state, without default values. */
export const addressOf = (shown: Shown, thisMonth: string): string => {
  const { month, search, leftOut, category, account, kind, isPending, from, to } = shown;
  const parts = {
    mes: month === thisMonth ? '' : month,
    busca: search,
    sem: leftOut.join('|'),
    categoria: category,
    conta: account,
    tipo: kind,
    pendentes: isPending ? '1' : '',
    de: from,
    ate: to,
  };
  const query = new URLSearchParams(Object.entries(parts).filter(([, value]) => value)).toString();
  return `/lancamentos${query && `?${query}`}`;
};

/** @param months negative: before */
export const monthFrom = (month: string, months: number): string => {
  const date = new Date(`${month}-01`);
  date.setUTCMonth(date.getUTCMonth() + months);
  return date.toISOString().slice(0, 7);
};

const lastDayOf = (month: string): string =>
  new Date(Date.UTC(Number(month.slice(0, 4)), Number(month.slice(5)), 0)).toISOString().slice(0, 10);

type Period = { startDate: string; endDate: string };

/** Whether it cuts no month; the running one ends today. */
const wholeMonths = ({ startDate, endDate }: Period, today: string): boolean =>
  startDate.endsWith('-01') && (endDate === today || endDate === lastDayOf(endDate.slice(0, 7)));

const of = (...parts: readonly string[]): string => parts.join(' de ');

/** `outubro de 2026`, `1 a 15 de outubro`, `20 de setembro a 5 de outubro`; the year where it is not the one of today. */
export const periodName = (period: Period, today: string): string => {
  const [first, last] = [period.startDate, period.endDate].map((date) => {
    const [number, month, year] = fullDay(date).split(' de ') as [string, string, string];
    return { number, month, year };
  }) as [Record<'number' | 'month' | 'year', string>, Record<'number' | 'month' | 'year', string>];
  const isOneYear = first.year === last.year;
  const isOneMonth = isOneYear && first.month === last.month;
  if (wholeMonths(period, today)) {
    const end = of(last.month, last.year);
    return isOneMonth ? end : `${isOneYear ? first.month : of(first.month, first.year)} a ${end}`;
  }
  const year = isOneYear && last.year === today.slice(0, 4) ? [] : [last.year];
  const end = of(last.number, last.month, ...year);
  if (period.startDate === period.endDate) return end;
  if (isOneMonth) return `${first.number} a ${end}`;
  return `${of(first.number, first.month, ...(isOneYear ? [] : [first.year]))} a ${end}`;
};

/** The days of its month, the running one up to today. */
export const periodOfMonth = (month: string, today: string): Period => ({
  startDate: `${month}-01`,
  endDate: month === today.slice(0, 7) ? today : lastDayOf(month),
});

/**
 * The request for its rows. The current month needs no dates, so the document can preload it. Filters of category, account, kind,
 * status and amount choose among the loaded rows.
 */
export const sourceOf = ({ month, search, leftOut }: Shown, thisMonth: string): string => {
  const query = new URLSearchParams();
  if (month !== thisMonth) {
    query.set('startDate', `${month}-01`);
    query.set('endDate', lastDayOf(month));
  }
  if (search) query.set('message', search);
  if (search && leftOut.length > 0) query.set('leaveOut', leftOut.join('|'));
  const text = query.toString();
  return `/app/api/statement${text && `?${text}`}`;
};
