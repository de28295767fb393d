import * as z from 'zod/mini';
import { centavos, formatBrl, formatPercentage } from '../../money.ts';
import { brazilianDate, daysBetween, type IsoDate, parseIsoDate } from '../../time/calendar.ts';
import type { Recipient } from '../recipient.ts';
import { type Content, greetingFor, letter, oneLine } from './content.ts';

/** The usage when the threshold was reached. */
export const limitNotice = z.object({
  kind: z.literal('limit'),
  category: z.string(),
  threshold: z.int(),
  /** Centavos of BRL. */
  spent: z.int(),
  /** Centavos of BRL. */
  limitAmount: z.int(),
  /** The period's last date, in UTC. */
  lastDate: z.string().check(z.refine((text) => parseIsoDate(text) !== null)),
});
export type LimitNotice = z.infer<typeof limitNotice>;

/** Template parameters: {{1}} category, {{2}} spent, {{3}} limit, {{4}} percentage, {{5}} days left. */
const TEMPLATE = 'spending_limit';

const daysLeftText = (lastDate: IsoDate, today: IsoDate): string => {
  const days = daysBetween(today, lastDate);
  if (days < 0) return `nenhum (o período terminou em ${brazilianDate(lastDate)})`;
  if (days === 0) return 'nenhum (o período termina hoje)';
  return `${days} ${days === 1 ? 'dia' : 'dias'} (até ${brazilianDate(lastDate)})`;
};

const subjectOf = (threshold: number, category: string): string =>
  threshold >= 100 ? `Limite atingido: ${category}` : `Você já usou ${threshold}% do limite de ${category}`;

const NEXT = 'Veja seus gastos da categoria e ajuste o limite quando quiser.';

/** @param today the date in America/Sao_Paulo when it is sent */
export const limitContent = (notice: LimitNotice, { name }: Recipient, today: IsoDate): Content => {
  const category = oneLine(notice.category);
  const [spent, limit] = [centavos(notice.spent), centavos(notice.limitAmount)];
  const daysLeft = daysLeftText(notice.lastDate as IsoDate, today);
  const rows: [string, string][] = [
    ['Categoria', category],
    ['Gasto', formatBrl(spent)],
    ['Limite', formatBrl(limit)],
    ['Percentual usado', formatPercentage(spent, limit)],
    ['Dias restantes', daysLeft],
  ];
  return {
    subject: subjectOf(notice.threshold, category),
    ...letter(greetingFor(name), 'Seus gastos atingiram um aviso do limite que você definiu.', rows, NEXT),
    template: { name: TEMPLATE, parameters: rows.map(([, value]) => value) },
  };
};
