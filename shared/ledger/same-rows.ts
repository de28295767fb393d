import { groupBy } from '../group-by.ts';
import { splitWords } from '../text/normalize-text.ts';
import { addDays, type IsoDate } from '../time/calendar.ts';
import type { Transaction } from './transaction.ts';

/** Rows of two sources that may be one: a file's, a bank's, those written by hand. */
export type Sourced = Pick<Transaction, 'id' | 'date' | 'amount' | 'currencyCode' | 'description'> & {
  installment: { number: number } | null;
};
/** Both days included. */
export type Span = { start: IsoDate; end: IsoDate };
export type SameRows<Stored, Arriving> = { stored: Stored; arriving: Arriving; alike: boolean };

export const LAST_DAY = '9999-12-31' as IsoDate;
export const ALWAYS: Span = { start: '0001-01-01' as IsoDate, end: LAST_DAY };

const DAYS_APART = 3;
/** Rows of one day and amount that a row is compared with: a file of equal amounts costs no square of its rows. */
const MOST_COMPARED = 200;

export const spanOfRows = (rows: readonly { date: IsoDate }[]): Span => {
  let [start, end] = [ALWAYS.end, ALWAYS.start];
  for (const { date } of rows) {
    if (date < start) start = date;
    if (date > end) end = date;
  }
  return { start, end };
};

/** The days that each source tells completely. */
export type Periods = { stored: readonly Span[]; arriving: readonly Span[] };

const isWithin = (date: IsoDate, spans: readonly Span[]): boolean =>
  spans.some(({ start, end }) => date >= start && date <= end);

/** What banks call the operation: it says nothing of the other party. */
const OPERATION_WORDS = new Set(
  (
    'pix ted doc tef transferencia transf enviado enviada recebido recebida compra compras pagamento pagto pgto pag debito deb ' +
    'credito cred cartao card visa mastercard elo boleto saque deposito automatico aut lancamento operacao rshop qr code ' +
    'no na de da do em com para pelo pela via por a o e'
  ).split(' '),
);

const comparedWords = (description: string): string[] =>
  splitWords(description)
    .map((word) => word.replace(/\d+/g, ''))
    .filter((word) => word !== '' && !OPERATION_WORDS.has(word));

/** One holds the other, shares half of the shorter's words, or says nothing. */
const isTextAlike = (a: string, b: string): boolean => {
  const [first, second] = [comparedWords(a), comparedWords(b)];
  const [shorter, longer] = first.length <= second.length ? [first, second] : [second, first];
  if (shorter.length === 0 || longer.join('').includes(shorter.join(''))) return true;
  const known = new Set(longer);
  const shared = new Set(shorter.filter((word) => known.has(word))).size;
  return shared * 2 >= new Set(shorter).size;
};

const keyOf = (row: Sourced, date: IsoDate): string =>
  `${date} ${row.amount} ${row.currencyCode} ${row.installment?.number ?? ''}`;

const byId = (a: Sourced, b: Sourced): number => (a.id < b.id ? -1 : 1);

/** Same day first, then the nearest, the earlier one of two. */
const OFFSETS = [0, ...Array.from({ length: DAYS_APART }, (_, index) => [-index - 1, index + 1]).flat()];

type Search<Stored extends Sourced> = {
  left: Map<string, Stored[]>;
  periods: Periods;
  is(stored: Stored, arriving: Sourced): boolean;
};

const take = <Stored extends Sourced>(search: Search<Stored>, row: Sourced, offset: number): Stored | null => {
  const { left, periods, is } = search;
  const date = offset === 0 ? row.date : addDays(row.date, offset);
  const rows = left.get(keyOf(row, date));
  if (!rows || (offset !== 0 && !isWithin(date, periods.arriving) && !isWithin(row.date, periods.stored))) return null;
  const at = rows.slice(0, MOST_COMPARED).findIndex((stored) => is(stored, row));
  return at < 0 ? null : (rows.splice(at, 1)[0] ?? null);
};

/**
 * Pairs rows of the same amount, currency and installment that are at most three days apart, each row once: those with like texts
 * first, then the others. Across days only where one date lies in the other source's period: a coffee on the 14th and one on the
 * 16th, in the next file, stay two.
 */
export const sameRows = <Stored extends Sourced, Arriving extends Sourced>(
  stored: readonly Stored[],
  arriving: readonly Arriving[],
  periods: Periods,
): SameRows<Stored, Arriving>[] => {
  const left = groupBy(stored.toSorted(byId), (row) => keyOf(row, row.date));
  const pairs: SameRows<Stored, Arriving>[] = [];
  let waiting = arriving.toSorted(byId);
  const pass = (alike: boolean, offset: number, is: Search<Stored>['is']): void => {
    waiting = waiting.filter((row) => {
      const found = take({ left, periods, is }, row, offset);
      if (found) pairs.push({ stored: found, arriving: row, alike });
      return !found;
    });
  };
  pass(true, 0, (a, b) => a.id === b.id);
  pass(true, 0, (a, b) => a.description === b.description);
  for (const offset of OFFSETS) pass(true, offset, (a, b) => isTextAlike(a.description, b.description));
  for (const offset of OFFSETS) pass(false, offset, () => true);
  return pairs;
};
