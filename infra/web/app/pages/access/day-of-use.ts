import { daysBetween, todayIn } from '../../days.ts';
import { inDays } from '../../format.ts';

/** `hoje`, `há 3 dias`. @param date the day of the last use in São Paulo */
export const dayOfUse = (date: string): string => inDays(Math.min(0, daysBetween(todayIn(Date.now()), date)));
