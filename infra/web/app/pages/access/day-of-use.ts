import { inDays } from '../../format.ts';

const DAY_MS = 86_400_000;

/** Swedish dates are ISO dates. */
const today = (): string => new Date().toLocaleDateString('sv', { timeZone: 'America/Sao_Paulo' });

/** `hoje`, `há 3 dias`. @param date the day of the last use in São Paulo */
export const dayOfUse = (date: string): string =>
  inDays(Math.min(0, Math.round((Date.parse(date) - Date.parse(today())) / DAY_MS)));
