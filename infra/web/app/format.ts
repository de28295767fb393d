const LOCALE = 'pt-BR';
const money0 = new Intl.NumberFormat(LOCALE, { style: 'currency', currency: 'BRL' });
const short0 = new Intl.NumberFormat(LOCALE, { notation: 'compact', maximumFractionDigits: 1 });
const percent0 = new Intl.NumberFormat(LOCALE, { style: 'percent', maximumFractionDigits: 0 });
const format = (options: Intl.DateTimeFormatOptions, timeZone = 'UTC') =>
  new Intl.DateTimeFormat(LOCALE, { ...options, timeZone });
const day0 = format({ day: 'numeric', month: 'short' });
const dayLong0 = format({ day: 'numeric', month: 'long' });
const month0 = format({ month: 'short' });
const monthLong0 = format({ month: 'long', year: 'numeric' });
const fullDay0 = format({ day: 'numeric', month: 'long', year: 'numeric' }, 'America/Sao_Paulo');
const dayAndTime0 = format({ dateStyle: 'short', timeStyle: 'short' }, 'America/Sao_Paulo');
const numericDay0 = format({ day: '2-digit', month: '2-digit', year: 'numeric' }, 'America/Sao_Paulo');
const ago0 = new Intl.RelativeTimeFormat(LOCALE, { numeric: 'auto' });

/** A calendar date or month of São Paulo, as an instant that formats to itself in UTC. */
const utc = (date: string): Date => new Date(date.length === 7 ? `${date}-01` : date);

/** With a word joiner: no line ends after the sign. */
const MINUS = '-\u2060';

/** BRL with centavos. */
export const money = (amount: number): string => money0.format(amount).replace('-', MINUS);
/** With centavos, of another currency: `US$ 42,50`. */
export const moneyIn =
  (currency: string) =>
  (amount: number): string =>
    amount.toLocaleString(LOCALE, { style: 'currency', currency }).replace('-', MINUS);
/** `15 mil`, for axes. */
export const short = (amount: number): string => short0.format(amount);
/** @param share 1 is the whole */
export const percent = (share: number): string => percent0.format(share);
/** `25 de nov`. @param date `2026-11-25` */
export const day = (date: string): string => day0.format(utc(date)).replace('.', '');
/** `25 de novembro`. @param date `2026-11-25` */
export const dayLong = (date: string): string => dayLong0.format(utc(date));
/** `25/nov` */
export const shortDay = (date: string): string => `${dayNumber(date)}/${month(date)}`;
/** `25` */
export const dayNumber = (date: string): number => Number(date.slice(8, 10));
/** `nov`. @param month `2026-11`, or a date in it */
export const month = (date: string): string => month0.format(utc(date)).replace('.', '');
/** `novembro de 2026` */
export const monthLong = (date: string): string => monthLong0.format(utc(date));
/** `25 de novembro de 2026`, in São Paulo. @param instant ISO 8601 with time, or a date alone */
export const fullDay = (instant: string): string =>
  fullDay0.format(instant.length === 10 ? new Date(`${instant}T12:00:00Z`) : new Date(instant));
/** `25/11/2026, 14:30`, in São Paulo. @param instant ISO 8601 with time */
export const dayAndTime = (instant: string): string => dayAndTime0.format(new Date(instant));
/** `12/03/2026` in São Paulo. @param instant ISO 8601 */
export const numericDay = (instant: string): string => numericDay0.format(new Date(instant));
/** `amanhã`, `em 3 dias`, `há 2 dias` */
export const inDays = (days: number): string => ago0.format(days, 'day');

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** `há 12 minutos`, `ontem`. Both ISO 8601 or ms. */
export const ago = (instant: string, now: number): string => {
  const passed = Math.max(0, now - Date.parse(instant));
  if (passed < MINUTE) return ago0.format(0, 'second');
  if (passed < HOUR) return ago0.format(-Math.floor(passed / MINUTE), 'minute');
  if (passed < DAY) return ago0.format(-Math.floor(passed / HOUR), 'hour');
  return ago0.format(-Math.floor(passed / DAY), 'day');
};

/** Two letters for a bank without a picture: `Banco do Brasil` is `BB`, `Nubank` is `Nu`. */
export const initials = (name: string): string => {
  const words = name.split(/\s+/).filter((word) => /^[\p{Lu}\d]/u.test(word));
  const [first = name, second] = words;
  return second ? `${first[0]}${second[0]}` : first.slice(0, 2);
};
