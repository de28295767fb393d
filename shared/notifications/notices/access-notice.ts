import * as z from 'zod/mini';
import { publicLink } from '../../platform/environment.ts';
import { brazilianDate, type IsoDate, parseIsoDate } from '../../time/calendar.ts';
import type { Recipient } from '../recipient.ts';
import { type Content, greetingFor, letter, oneLine } from './content.ts';

/** The authorization of a bank, or a canceled plan, ends. By e-mail alone. */
export const accessNotice = z.object({
  kind: z.literal('access_ends'),
  what: z.enum(['consent', 'plan']),
  /** The bank; empty for a plan. */
  bank: z.string(),
  /** In São Paulo. */
  date: z.string().check(z.refine((text) => parseIsoDate(text) !== null)),
});
export type AccessNotice = z.infer<typeof accessNotice>;

const linkTo = (path: string, otherwise: string): string => publicLink(path) ?? otherwise;

const WORDS = {
  consent: {
    of: (bank: string) => `A autorização do ${bank}`,
    label: 'Banco',
    opening: 'Sem uma autorização nova, paramos de receber os dados deste banco. O que já está no Saldo continua.',
    next: () => `Para renovar, entre no Saldo e abra ${linkTo('/bancos', 'Bancos')}.`,
  },
  plan: {
    of: () => 'Seu plano',
    label: 'Plano',
    opening: 'Depois disso, seus bancos deixam de ser atualizados até você escolher um plano.',
    next: () => `Para continuar, escolha um plano: ${linkTo('/planos', 'abra Planos no Saldo')}.`,
  },
};

/** @param today the date in America/Sao_Paulo when it is sent */
export const accessContent = ({ what, bank, date }: AccessNotice, { name }: Recipient, today: IsoDate): Content => {
  const words = WORDS[what];
  const day = brazilianDate(date as IsoDate);
  const verb = date < today ? 'terminou' : 'termina';
  const rows: [string, string][] = [
    ...(what === 'consent' ? [[words.label, oneLine(bank)] as [string, string]] : []),
    ['Termina em', date === today ? `${day} (hoje)` : day],
  ];
  return {
    subject: `${words.of(oneLine(bank))} ${verb} ${date === today ? 'hoje' : `em ${day}`}`,
    ...letter(greetingFor(name), words.opening, rows, words.next()),
    template: null,
  };
};
