import { addDays, addMonths, type IsoDate, monthNumberOf, weekdayOf, yearOf } from '../../../time/calendar.ts';
import { rewrite } from '../rewrite.ts';
import {
  ago,
  type ClosedSpan,
  fixed,
  MARK,
  markOf,
  mondayOf,
  monthAround,
  OLDEST,
  rolling,
  spanIn,
  UNIT,
  wholeMonth,
  wholeYear,
} from './period-marks.ts';

type Rule = readonly [pattern: string, span: (match: RegExpExecArray) => ClosedSpan | null];

const THIS =
  '(?:n?est[ea]|n?es[st][ea]|d?est[ea]|d?es[st][ea]|nes[st]|es[st]|this|the current|current|(?<=(?:beginning|start|end|middle|half|part|rest|course) of )the|todo o|o|a|no|na|do|da)';
export const PAST = '(?:passad[oa]|anterior|que passou)';
const LAST = '(?:ultim[oa]s?|ult|ults|last|past|previous|latest)';
// "os últimos 10 dias do mês passado" are that month's.
const NOT_OF_MONTH = '(?! (?:d[eo]|of|in)(?: the)? (?:mes|month|ano|year|‹))';
// "uber mês", "cashback ano": as keywords; "por mês" and "qual mês" ask for something else.
const KEYWORD =
  '(ano|mes|semana)(?= $)(?<=[a-z›] [a-z]+)(?<! (?:[oa]s?|um|uma|d[oae]s?|n[oa]|por|per|cada|tod[oa]|ao|que|qual|quantos?|meio|fim|final|inicio|comeco|primeir[oa]|segund[oa]|terceir[oa]|ultim[oa]|proxim[oa]|pr[oa]|pra|para|pel[oa]|e|em|mais|menos|maior|menor|melhor|pior|media|meu|minha|outr[oa]|mesm[oa]) [a-z]+)';
const number = (text: string | undefined, otherwise: number): number => Number(text ?? otherwise);

export const applied = (text: string, rules: readonly Rule[]): string =>
  rules.reduce(
    (rest, [pattern, span]) =>
      rewrite(rest, pattern, (match) => {
        const found = span(match);
        return found && markOf(found);
      }),
    text,
  );

// Of accountants and tax offices: "no exercício de 2025", "ano-calendário 2026".
const withPlainYears = (text: string): string =>
  !/exercicio|ano [cbfl]|(?:fiscal|calendar|tax) year/.test(text)
    ? text
    : rewrite(
        text,
        '(?<= (?:n?es[st]e|d?es[st]e|n?este|d?este|n?o|d?o|ao|pelo|todo|cada|corrente|presente) )exercicio(?! (?:fisic|d[eo] (?!20\\d\\d)))(?: (?:social|fiscal|financeiro))?|(?<= )exercicio(?= (?:de )?(?:20\\d\\d|corrente|atual|anterior|passado) )|ano (?:calendario|base|fiscal|civil|letivo)|(?:fiscal|calendar|tax) year',
        ([words]) => (words.endsWith('year') ? 'year' : 'ano'),
      );

/** `este ano`, `ano passado`, whole years, since a month's name may stand before them. */
export const withNamedYears = (text: string, today: IsoDate): string => {
  const year = yearOf(today);
  return applied(withPlainYears(text), [
    [
      `(?:n?o |d?o )?mesm[oa] mes d?n?o ano ${PAST}|${THIS} mes (?:d|n)o ano ${PAST}|(?:the )?same month (?:of )?last year|this month last year`,
      () => wholeMonth(year - 1, monthNumberOf(today)),
    ],
    [`(?:ano|anos) ${PAST}|(?:last|previous) year`, () => wholeYear(year - 1)],
    ['ano retrasado|(?:the )?year before last', () => wholeYear(year - 2)],
    [
      `(?:n?o |d?o )?(?:corrente|presente) ano|(?:todo )?${THIS} (?:mesmo )?(?:ano|year)(?: (?:atual|corrente|todo|inteiro))?(?! (?:de )?20\\d\\d)|(?:o )?ano (?:atual|corrente|todo|inteir(?:o|inho))|(?:o )?ano ate (?:aqui|agora|hoje|o momento)|year (?:to date|so far)|ytd|(?:all|the whole|whole|the entire|entire) year(?! (?:of )?20\\d\\d)`,
      () => wholeYear(year),
    ],
  ]);
};

/** The year that runs ends today, where no month's name took it. */
export const withRunningYear = (text: string, today: IsoDate): string => {
  const { start, end } = wholeYear(yearOf(today));
  return text.replaceAll(markOf(fixed(start, end)), markOf(fixed(start, today)));
};

/** `hoje`, `últimos 45 dias`, `há 3 dias`, `mês passado`, `esta semana`, `fim de semana`. */
export const withRelativePeriods = (given: string, today: IsoDate): string => {
  // "semana passada e retrasada" are two weeks.
  const text = rewrite(
    given,
    '(semana|mes|ano) (passad[oa]) e (?:n?[oa] )?(retrasad[oa])',
    ([, unit, last, before]) => `${unit} ${last} e ${unit} ${before}`,
  );
  const [monday, month] = [mondayOf(today), monthAround(today).start];
  // The latest Saturday that has begun.
  const saturday = addDays(today, -((weekdayOf(today) + 1) % 7));
  const week = (weeks: number): ClosedSpan => fixed(addDays(monday, 7 * weeks), addDays(monday, 7 * weeks + 6));
  const weekend = (weeks: number): ClosedSpan => fixed(addDays(saturday, 7 * weeks), addDays(saturday, 7 * weeks + 1));
  // On a weekend the last one is that before, on other days the one that has just been.
  const lastWeekend = weekdayOf(today) > 5 ? -1 : 0;
  const monthAt = (months: number): ClosedSpan => monthAround(addMonths(month, months));
  // A month has two: to the 15th, and from the 16th on.
  const half = (halves: 0 | -1): ClosedSpan => {
    const isSecond = today > addDays(month, 14);
    if (halves === 0) return fixed(isSecond ? addDays(month, 15) : month, today);
    const before = monthAt(-1);
    return isSecond ? fixed(month, addDays(month, 14)) : fixed(addDays(before.start, 15), before.end);
  };
  const roll = (count: string | undefined, unit: string | undefined): ClosedSpan | null =>
    number(count, 1) > 0 ? rolling(number(count, 1), unit ?? '', today) : null;
  const WEEKEND = '(?:(?:fim|final|finais|fins|finalzinho|fimzinho) de semana|fds|findi|finde|fimde|weekend)';
  return applied(text, [
    [
      `(?:n?a |d?a |the )?(?:semana|week) (?:d[eo]|of) ${MARK}`,
      (match) => {
        const { start, end } = spanIn(match);
        return start === end ? fixed(mondayOf(end), addDays(mondayOf(end), 6)) : null;
      },
    ],
    // "a semana de 2 a 8 de novembro".
    [
      `(?:n?a |d?a |the )?(?:semana|week|periodo) (?:d[eo]|of|from|entre) ${MARK}`,
      (match) => {
        const { start, end } = spanIn(match);
        return start && start < end && end <= addDays(start, 31) ? fixed(start, end) : null;
      },
    ],
    [
      `(?:n?o |d?o )?(?:${WEEKEND} retrasado|penultimo ${WEEKEND})|(?:the )?weekend before last`,
      () => weekend(lastWeekend - 1),
    ],
    [`(?:n?o |d?o )?ultimo ${WEEKEND}|${WEEKEND} ${PAST}|(?:last|previous|past) weekend`, () => weekend(lastWeekend)],
    [`(?:${THIS} |${LAST} )?${WEEKEND}`, () => weekend(0)],
    ['(?:antes de ontem|ante ontem|anteontem|(?:the )?day before yesterday)', () => fixed(addDays(today, -2))],
    ['hoje|hj|today', () => fixed(today)],
    ['ontem|yesterday', () => fixed(addDays(today, -1))],
    ['amanha|tomorrow', () => fixed(addDays(today, 1))],
    [
      `(?:ha|faz)(?: uns| umas| cerca de)? (\\d{1,6}) ${UNIT}(?: atras)?|(?:a )?(\\d{1,6}) ${UNIT} (?:atras|ago)`,
      ([, n1, u1, n2, u2]) => ago(number(n1 ?? n2, 1), u1 ?? u2 ?? '', today),
    ],
    [`${LAST} (\\d{1,6}) ${UNIT}${NOT_OF_MONTH}`, ([, count, unit]) => roll(count, unit)],
    [
      `(?:(?:de|ha|faz|tem)(?: uns| umas)? )?(\\d{1,6}) ${UNIT} (?:(?:pra|para) ca|ate (?:agora|hoje|aqui))`,
      ([, count, unit]) => roll(count, unit),
    ],
    [`(\\d{1,6}) ultim[oa]s ${UNIT}`, ([, count, unit]) => roll(count, unit)],
    [`(?:em|nos|nesses|desses) (\\d{1,6}) ${UNIT}`, ([, count, unit]) => roll(count, unit)],
    [`${LAST} (?:dias|days)`, () => roll('7', 'd')],
    [`${LAST} (?:semanas|weeks)`, () => roll('4', 's')],
    [`${LAST} (?:meses|months)`, () => roll('3', 'm')],
    ['(?:last|previous) week', () => week(-1)],
    ['(?:last|previous) month', () => monthAt(-1)],
    ['semana retrasada|(?:the )?week before last', () => week(-2)],
    ['mes retrasado|(?:the )?month before last', () => monthAt(-2)],
    [`(?:semana|sem) ${PAST}`, () => week(-1)],
    [`mes ${PAST}`, () => monthAt(-1)],
    [`(?:ultim[oa]|ult|past) ${UNIT}${NOT_OF_MONTH}`, ([, unit]) => roll('1', unit)],
    ['semana que vem|proxima semana|next week', () => week(1)],
    ['mes que vem|proximo mes|next month', () => monthAt(1)],
    [`${THIS} quinzena|quinzena atual`, () => half(0)],
    [`quinzena ${PAST}`, () => half(-1)],
    ['ano que vem|proximo ano|next year', () => wholeYear(yearOf(today) + 1)],
    [`(?:n?[ao] |d?[ao] )?(?:corrente|presente) semana`, () => fixed(monday, today)],
    [`(?:n?o |d?o )?(?:corrente|presente) mes`, () => fixed(month, today)],
    [
      `(?:toda )?${THIS} (?:semana|week)(?: (?:atual|corrente|toda|inteira))?|semana (?:atual|toda|inteira)|(?:all|the whole|whole|the entire|entire) week`,
      () => fixed(monday, today),
    ],
    [
      `(?:todo )?${THIS} (?:mes|month)(?: (?:atual|corrente|todo|inteiro))?(?! (?:todo |inteiro |completo )?d[eo] ‹)|mes (?:atual|corrente|(?:todo|inteir(?:o|inho))(?! d[eo] ‹))|month to date|mtd|(?:all|the whole|whole|the entire|entire) month(?! of)`,
      () => fixed(month, today),
    ],
    [
      KEYWORD,
      ([unit]) => fixed(unit === 'ano' ? wholeYear(yearOf(today)).start : unit === 'mes' ? month : monday, today),
    ],
    [
      '(?:desde|de) sempre|todo o (?:tempo|periodo)|todo o historico|historico (?:todo|completo|inteiro)|todos os tempos|all time|ever|full history',
      () => fixed(OLDEST, today),
    ],
  ]);
};
