const ahead = new Intl.RelativeTimeFormat('pt-BR', { numeric: 'auto' });
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** `em 5 minutos`, `em 2 horas`; `agora` where it is due. Both ISO 8601 or ms. */
export const until = (instant: string, now: number): string => {
  const left = Math.max(0, Date.parse(instant) - now);
  if (left < MINUTE) return ahead.format(Math.round(left / 1000), 'second');
  return left < HOUR
    ? ahead.format(Math.round(left / MINUTE), 'minute')
    : ahead.format(Math.round(left / HOUR), 'hour');
};
