import type { Transaction } from '../../../shared/ledger/transaction.ts';
import { magnitude } from '../../../shared/money.ts';
import {
  addDays,
  addMonths,
  daysBetween,
  type IsoDate,
  isoDate,
  weekdayOf,
  yearOf,
} from '../../../shared/time/calendar.ts';
import { day } from '../../shared/ledger/a-transaction.ts';
import { expectedRows } from './expected-rows.ts';
import type { Expectation, Question } from './question.ts';
import { today as written } from './rows.ts';

/**
 * The days on which every set is asked, beside the Saturday for which it was written: what is right on one day only is wrong.
 * Each set is answered from the same rows, moved so that the last of them lies as near to the day.
 */
export const askedDays: readonly { name: string; today: IsoDate }[] = [
  { name: 'Monday', today: day('2026-11-23') },
  { name: 'Wednesday', today: day('2026-12-09') },
  { name: 'Friday', today: day('2026-10-09') },
  { name: 'Sunday', today: day('2026-11-08') },
  { name: 'the 1st', today: day('2026-10-01') },
  { name: 'the 31st', today: day('2026-12-31') },
  { name: '2 January', today: day('2027-01-02') },
];

type Span = { from: IsoDate; to: IsoDate };
/** The dates that are meant on a day; null where two readers would not agree. */
type Meaning = (today: IsoDate) => Span | null;

const folded = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

const monthStart = (date: IsoDate, months = 0): IsoDate => addMonths(addMonths(date, 0, 1), months);
const monthEnd = (date: IsoDate, months = 0): IsoDate => addMonths(monthStart(date), months, 31);
const monday = (date: IsoDate, weeks = 0): IsoDate => addDays(date, 1 - weekdayOf(date) + 7 * weeks);
const inYear = (date: IsoDate, years: number): IsoDate => addMonths(date, 12 * years);
const until = (from: IsoDate, today: IsoDate): Span => ({ from, to: today });
const partOfYear = (today: IsoDate, months: number, back = 0): Span => {
  const first = isoDate(
    yearOf(today),
    Math.floor((Number(today.slice(5, 7)) - 1) / months) * months + 1 - back * months,
    1,
  );
  return { from: first, to: monthEnd(first, months - 1) };
};
/** The Saturday and Sunday that began last; `passado` is never the one that is running. */
const weekend = (today: IsoDate, isPast: boolean): Span => {
  const saturday = addDays(monday(today), weekdayOf(today) >= 6 ? 5 : -2);
  const from = isPast && weekdayOf(today) >= 6 ? addDays(saturday, -7) : saturday;
  return { from, to: addDays(from, 1) };
};

const LAST = 'passad|pasad|passd|last|previous|anterior|ultim|utim|past|ult\\b|retrasad';
const relative: readonly [says: RegExp, means: (today: IsoDate, span: Span) => Span][] = [
  [/ontem.*anteontem|anteontem.*ontem/, (today) => ({ from: addDays(today, -2), to: addDays(today, -1) })],
  [/anteontem|antes de ontem|day before yesterday/, (today) => ({ from: addDays(today, -2), to: addDays(today, -2) })],
  [/onte[mn]|yesterday/, (today) => ({ from: addDays(today, -1), to: addDays(today, -1) })],
  [
    /(desde|since|de) (ontem|yesterday)|ontem.*hoje|hoje.*ontem|yesterday.*today/,
    (today) => until(addDays(today, -1), today),
  ],
  [/\bhj\b|hoje|today/, (today) => until(today, today)],
  [/fim de semana|fds|findi|final de semana|weekend/, (today) => weekend(today, false)],
  [
    new RegExp(`(fim de semana|fds|findi|final de semana|weekend).*(${LAST})|(${LAST}).*(fim|fds|findi|final|weekend)`),
    (today) => weekend(today, true),
  ],
  [/semana|week/, (today) => until(monday(today), today)],
  [
    /seman\w* (pas+ad|q(ue)? passou)|last week|semana anterior|previous week|week before/,
    (today) => ({ from: monday(today, -1), to: addDays(monday(today), -1) }),
  ],
  [
    /semana retrasada|two weeks ago|week before last/,
    (today) => ({ from: monday(today, -2), to: addDays(monday(today), -8) }),
  ],
  [/(semana|week).*(pra ca|ate hoje)|(desde|since).*(semana|week)/, (today) => until(monday(today, -1), today)],
  [/m[eê]s|month/, (today) => until(monthStart(today), today)],
  [
    new RegExp(`(mes|month).*(${LAST}|que passou)|(${LAST}).*(mes|month)`),
    (today) => ({ from: monthStart(today, -1), to: monthEnd(today, -1) }),
  ],
  [/retrasad|month before last|two months ago/, (today) => ({ from: monthStart(today, -2), to: monthEnd(today, -2) })],
  [/(desde|since|de).*(mes passado|last month)/, (today) => until(monthStart(today, -1), today)],
  [/\bano\b|year/, (today) => until(isoDate(yearOf(today), 1, 1), today)],
  [
    /ano pas+ad|last year|ano anterior|previous year/,
    (today) => ({ from: isoDate(yearOf(today) - 1, 1, 1), to: isoDate(yearOf(today) - 1, 12, 31) }),
  ],
  [/trimestre|quarter/, (today) => partOfYear(today, 3)],
  [/semestre|half/, (today) => partOfYear(today, 6)],
  [
    /trimestre (passad|anterior)|last quarter|(ultim|previous).*(trimestre|quarter)/,
    (today) => partOfYear(today, 3, 1),
  ],
  [/semestre (passad|anterior)|last half|(ultim|previous).*semestre/, (today) => partOfYear(today, 6, 1)],
  [
    new RegExp(`(${LAST}|util|ultm|faz).*(dia|day|semana|week)`),
    (today, span) => until(addDays(today, -daysBetween(span.from, span.to)), today),
  ],
  ...Array.from({ length: 24 }, (_, index): [RegExp, (today: IsoDate) => Span] => [
    new RegExp(`(${LAST}).*(mes|month|ano|year|semestre)|(mes|month)\\w* (pra ca|passad)`),
    (today) => until(addMonths(today, -index - 1), today),
  ]),
];

const WEEKDAYS = [
  'segunda|monday',
  'terca|tuesday',
  'quarta|wednesday',
  'quinta|thursday',
  'sexta|friday',
  'sabado|saturday',
  'domingo|sunday',
];
const MONTHS = [
  'janei|janua|\\bjan\\b',
  'fevere|febru|\\bfev\\b|\\bfeb\\b',
  '\\bmarc[oh]|\\bmar\\b',
  'abril|april|\\babr\\b|\\bapr\\b',
  'maio|\\bmai\\b|\\bmay\\b',
  'junho|june|\\bjun\\b',
  'julho|july|\\bjul\\b',
  'agost|august|\\bago\\b|\\baug\\b',
  'setem|seten|septem|\\bset\\b|\\bsept?\\b',
  'outub|octob|\\boct\\b|\\bout\\b(?=/| de|$)',
  'novem|noven|\\bnov\\b',
  'dezem|dezen|decem|\\bdez\\b|\\bdec\\b',
];
const HOLIDAYS: Readonly<Record<string, RegExp>> = {
  '04-21': /tiradentes/,
  '09-07': /independencia/,
  '10-12': /criancas|aparecida/,
  '11-02': /finados/,
  '11-15': /proclamacao/,
  '11-20': /consciencia/,
  '12-25': /natal|christmas/,
  '12-31': /reveillon|new year/,
  '06-24': /sao joao/,
  '06-12': /namorados/,
};
const MOVABLE =
  /carnaval|pascoa|easter|sexta.feira santa|semana santa|dia das maes|mother|dia dos pais|father|corpus|^(?!.*\bmes\b).*black friday|feriadao|prolongado|long weekend/;
const SINCE =
  /desde|since|pra ca|para ca|ate hoje|ate agora|em diante|a partir d[eoa]s? (?!r?\$|\d\d\d|\d+[.,])|onwards|pra frente/;

const OF_MONTH = /(dest|dess|ness|est|ess)e mes|this month/;

const isNamed = (ask: string, date: IsoDate): boolean => {
  const [month, dayOfMonth] = [Number(date.slice(5, 7)), Number(date.slice(8))];
  return (
    new RegExp(MONTHS[month - 1] ?? '').test(ask) ||
    new RegExp(`\\b0?${dayOfMonth}[/-]0?${month}\\b|\\b0?${month}/(20)?2\\d\\b`).test(ask) ||
    (HOLIDAYS[date.slice(5)]?.test(ask) ?? false)
  );
};

/** `2026`, `jan/26`: on any day the same; what reached to the day of asking reaches to the end of that month or year. */
const ofYear = (ask: string, { from, to }: Span): Meaning | null => {
  if (!/\b20(25|26)\b|\b[a-z]{3}\/2[56]\b|\/\d\d\/2[56]\b/.test(ask)) return null;
  if (SINCE.test(ask) && to === written) return (today) => until(from, today);
  if (to !== written) return () => ({ from, to });
  if (from.endsWith('-01-01')) return () => ({ from, to: isoDate(yearOf(from), 12, 31) });
  return from === monthStart(written) ? () => ({ from, to: monthEnd(from) }) : null;
};

const moved = (span: Span, years: number): Span => ({
  from: inYear(span.from, years),
  // The end of February is the 28th or the 29th.
  to: span.to === monthEnd(span.to) ? monthEnd(inYear(monthStart(span.to), years)) : inYear(span.to, years),
});

/** A month, date or holiday without year: the latest that has begun; of several months none where the last has not begun. */
const ofCalendar = (ask: string, span: Span): Meaning | null => {
  const isQuarter =
    /trimestre|quarter|\bq[1-4]\b|semestre|[12][oº] sem\b|half/.test(ask) &&
    !/ess[ea]|est[ea]|this|atual/.test(ask) &&
    !new RegExp(LAST).test(ask);
  const isMovable = MOVABLE.test(ask);
  if (!(isNamed(ask, span.from) || isNamed(ask, span.to) || isQuarter || isMovable)) return null;
  const isOpen = SINCE.test(ask) && span.to === written;
  const whole = { from: span.from, to: span.to };
  if (span.to === written && !isOpen && !isMovable)
    whole.to = isQuarter ? partOfYear(written, /tri|quarter|\bq/.test(ask) ? 3 : 6).to : monthEnd(span.to);
  if (!isOpen && span.to === written && span.from !== monthStart(span.from)) return null;
  const isOfLastYear = /ano pas+ado|last year|year ago/.test(ask);
  const isOfYear = isOfLastYear || /(dest|dess|ess|est)e ano|this year|ano atual/.test(ask);
  return (today) => {
    const years = [-3, -2, -1, 0, 1].filter((count) => inYear(whole.from, count) <= today).at(-1) ?? 0;
    if (isMovable) return years === 0 && !isOfYear && addDays(whole.to, 300) > today ? whole : null;
    const meant = moved(whole, isOfYear ? yearOf(today) - yearOf(written) : years);
    if (isOpen) return meant.from <= today ? until(meant.from, today) : null;
    if (OF_MONTH.test(ask) && monthStart(meant.from) !== monthStart(today)) return null;
    const within = meant.from <= today && meant.to >= today;
    if (within && /(passad[oa]|\blast (?!year|week))/.test(ask) && !isOfYear) return moved(meant, -1);
    const isOfMonths = whole.from.slice(0, 7) !== whole.to.slice(0, 7) && !isOfYear && !isQuarter;
    return isOfMonths && monthStart(meant.to) > today ? null : meant;
  };
};

/** `dia 15`, `10 a 20 do mês passado`: of the month that is named, else of the latest in which all of it has begun. */
const ofDays = (ask: string, span: Span): Meaning | null => {
  const [first, last] = [Number(span.from.slice(8)), Number(span.to.slice(8))];
  const isSaid = (number: number): boolean => new RegExp(`\\b0?${number}(?:st|nd|rd|th|o|º)?\\b`).test(ask);
  if (/mes|month/.test(ask) && (isSaid(first) || isSaid(last))) {
    const back = /passad|last/.test(ask) ? -1 : 0;
    if (span.from.slice(0, 7) !== monthStart(written, back).slice(0, 7)) return null;
    const isOpen = span.to === written && SINCE.test(ask);
    return (today) => ({
      from: addMonths(monthStart(today, back), 0, first),
      to: isOpen ? today : addMonths(monthStart(today, back), 0, last),
    });
  }
  const isOpen = span.to === written && SINCE.test(ask);
  if (!isSaid(isOpen ? first : last)) return null;
  return (today) => {
    const from = [addMonths(today, 0, first), addMonths(today, -1, first)].find(
      (date) => date <= today && Number(date.slice(8)) === first,
    );
    if (!from) return null;
    if (isOpen) return until(from, today);
    const to = addDays(from, daysBetween(span.from, span.to));
    return to <= today &&
      (first === last || to.slice(0, 7) === from.slice(0, 7)) &&
      (first !== 1 || from.slice(0, 7) === today.slice(0, 7))
      ? { from, to }
      : null;
  };
};

const ofWeekday = (ask: string, span: Span): Meaning | null => {
  const weekday = weekdayOf(span.from);
  if (!new RegExp(`\\b(?:${WEEKDAYS[weekday - 1]})`).test(ask) || /quinzena/.test(ask)) return null;
  // "quinta passada, dia 19" is one day only.
  if (new RegExp(`(?:${WEEKDAYS[weekday - 1]}).*\\b${Number(span.from.slice(8))}\\b`).test(ask))
    return (today) => (today === written ? span : null);
  const isSingle = span.from === span.to;
  if (!isSingle && !(span.to === written && SINCE.test(ask))) return null;
  const isOfThisWeek = /(dess|dest|ness|nest|ess|est)a (semana|segunda|terca|quarta|quinta|sexta)|this/.test(ask);
  return (today) => {
    const back = (weekdayOf(today) + 7 - weekday) % 7;
    if (isOfThisWeek && back >= weekdayOf(today)) return null;
    const from = addDays(today, -(back === 0 && /passad|ultim|last/.test(ask) ? 7 : back));
    return isSingle ? { from, to: from } : until(from, today);
  };
};

const clamped = ({ from, to }: Span, today: IsoDate): Span => ({ from, to: to > today ? today : to });
const isSame = (a: Span, b: Span): boolean => a.from === b.from && a.to === b.to;

const ofRelative = (ask: string, span: Span): Meaning | null => {
  const found = relative.find(
    ([says, means]) => says.test(ask) && isSame(clamped(means(written, span), written), clamped(span, written)),
  );
  return found ? (today) => found[1](today, span) : null;
};

/** What the words of the question mean on any day; it gives on the day of writing what its author wrote, or is no meaning. */
const meaningOf = (ask: string, span: Span): Meaning | null =>
  [ofYear, ofCalendar, ofRelative, ofWeekday, ofDays]
    .map((read) => read(ask, span))
    .find((meaning) => {
      const dates = meaning?.(written);
      return dates && isSame(clamped(dates, written), clamped(span, written));
    }) ?? null;

const expectationOn = (ask: string, expect: Expectation, today: IsoDate): Expectation | null => {
  if (!expect.from && !expect.to) return expect;
  if (!expect.from || !expect.to) return null;
  const dates = meaningOf(ask, { from: day(expect.from), to: day(expect.to) })?.(today);
  return dates ? { ...expect, ...dates } : null;
};

const ORDERS: readonly [says: RegExp, compare: (a: Transaction, b: Transaction) => number][] = [
  [/maior|mais car|biggest|largest|highest|expensive|\btop\b/, (a, b) => magnitude(b.amount) - magnitude(a.amount)],
  [/menor|barat|cheap|smallest|lowest/, (a, b) => magnitude(a.amount) - magnitude(b.amount)],
  [/ultim|last|latest|recent/, (a, b) => (a.date < b.date ? 1 : -1)],
  [/primeir|first/, (a, b) => (a.date < b.date ? -1 : 1)],
];
/** What does not compete where nothing is named. */
const NO_SPENDING = ['Pagamento de cartão de crédito', 'Transferência mesma titularidade', 'Investimentos'];

/** `maior compra de outubro`: the rows picked on that day by the order that picked on the day of writing those that its author wrote. */
const pickedOn = (ask: string, written_: Question, asked: Expectation, today: IsoDate): Expectation | null => {
  const { expect, applied = {} } = written_;
  const count = expectedRows(applied).length;
  const picks = (of: Expectation, on: IsoDate, compare: (a: Transaction, b: Transaction) => number): Transaction[] => {
    const among =
      of.categories || of.merchants ? of : { ...of, notCategories: [...(of.notCategories ?? []), ...NO_SPENDING] };
    return expectedRows(among, on).toReversed().sort(compare).slice(0, count);
  };
  const idsOf = (rows: readonly Transaction[]): string[] => rows.map(({ id }) => id).sort();
  const order = ORDERS.find(
    ([says, compare]) =>
      says.test(ask) && `${idsOf(picks(expect, written, compare))}` === `${idsOf(expectedRows(applied))}`,
  );
  return order ? { ids: idsOf(picks(asked, today, order[1])) } : null;
};

/** The question as it is meant on that day; null where its words do not say which days are meant then. */
export const askedOn = (question: Question, today: IsoDate): Question | null => {
  if (today === written) return question;
  const ask = folded(question.ask);
  const expect = expectationOn(ask, question.expect, today);
  const applied =
    question.applied &&
    expect &&
    (pickedOn(ask, question, expect, today) ??
      (ORDERS.some(([says]) => says.test(ask)) ? null : expectationOn(ask, question.applied, today)));
  return expect && applied !== null ? { ...question, expect, ...(applied && { applied }) } : null;
};
