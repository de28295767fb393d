import * as z from 'zod/mini';
import { centavos, formatBrl } from '../../money.ts';
import { addDays, brazilianDate, type IsoDate, parseIsoDate } from '../../time/calendar.ts';
import type { Recipient } from '../recipient.ts';
import { type Content, greetingFor, letter, oneLine } from './content.ts';

/** The reminder when it became due. */
export const reminderNotice = z.object({
  kind: z.literal('reminder'),
  title: z.string(),
  /** Centavos of BRL. */
  amount: z.nullable(z.int()),
  dueDate: z.string().check(z.refine((text) => parseIsoDate(text) !== null)),
});
export type ReminderNotice = z.infer<typeof reminderNotice>;

/**
 * Approved body (pt_BR, utility): "Lembrete de pagamento: *{{1}}*. Valor: {{2}}. Vencimento: {{3}}. Depois de pagar,
 * marque o lembrete como concluído."
 */
const TEMPLATE = 'payment_reminder';

const nearDay = (dueDate: string, today: IsoDate): string | null => {
  if (dueDate === today) return 'hoje';
  return dueDate === addDays(today, 1) ? 'amanhã' : null;
};

const dueWords = (dueDate: IsoDate, today: IsoDate): string => {
  const day = nearDay(dueDate, today);
  if (day) return `vence ${day} (${brazilianDate(dueDate)})`;
  return `${dueDate < today ? 'venceu' : 'vence'} em ${brazilianDate(dueDate)}`;
};

const NEXT =
  'Próximo passo: pague pelo aplicativo do seu banco e marque o lembrete como concluído. Se já pagou, basta marcá-lo como concluído.';

/** @param today the date in America/Sao_Paulo when it is sent */
export const reminderContent = (notice: ReminderNotice, { name }: Recipient, today: IsoDate): Content => {
  const dueDate = notice.dueDate as IsoDate;
  const title = oneLine(notice.title);
  const amount = notice.amount === null ? 'não informado' : formatBrl(centavos(notice.amount));
  const day = nearDay(dueDate, today);
  const due = `${brazilianDate(dueDate)}${day ? ` (${day})` : ''}`;
  const rows: [string, string][] = [
    ['Pagamento', title],
    ['Valor', amount],
    ['Vencimento', due],
  ];
  return {
    subject: `Lembrete: ${title} ${dueWords(dueDate, today)}`,
    ...letter(greetingFor(name), 'Este é o lembrete de pagamento que você pediu.', rows, NEXT),
    template: { name: TEMPLATE, parameters: [title, amount, due] },
  };
};
