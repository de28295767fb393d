const ZONE = 'America/Sao_Paulo';

// Swedish writes dates as ISO 8601 does.
const wall = new Intl.DateTimeFormat('sv-SE', { timeZone: ZONE, dateStyle: 'short', timeStyle: 'short' });
const offset = new Intl.DateTimeFormat('en-US', { timeZone: ZONE, timeZoneName: 'longOffset' });

/** What calendar and clock of São Paulo show: `2026-12-04`, `09:00`. @param instant ISO 8601, or ms */
export const inSaoPaulo = (instant: string | number): { date: string; time: string } => {
  const [date = '', time = ''] = wall.format(new Date(instant)).split(' ');
  return { date, time };
};

/** The instant, with its offset, at which the clock of São Paulo shows it. */
export const instantIn = (date: string, time: string): string => {
  const parts = offset.formatToParts(new Date(`${date}T${time}:00Z`));
  const named = parts.find(({ type }) => type === 'timeZoneName')?.value ?? '';
  return `${date}T${time}:00${named.replace('GMT', '')}`;
};

/** `9h`, `14h30`, as the API writes a time of day. @param time `09:00` */
export const hourText = (time: string): string => {
  const [hour = '', minute = ''] = time.split(':');
  return `${Number(hour)}h${minute === '00' ? '' : minute}`;
};
