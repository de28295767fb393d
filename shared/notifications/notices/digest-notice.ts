import * as z from 'zod/mini';
import { type Centavos, centavos, formatBrl, magnitude } from '../../money.ts';
import { publicLink } from '../../platform/environment.ts';
import { stored } from '../../platform/table/stored.ts';
import { brazilianDate } from '../../time/calendar.ts';
import type { Recipient } from '../recipient.ts';
import { type Content, greetingFor, letter, oneLine } from './content.ts';

/** `usual`: the mean of the weeks before; null where too few are known. */
const against = z.object({ amount: stored.centavos, usual: stored.maybeCentavos });

const figures = z.object({
  /** Monday and Sunday of the week. */
  from: stored.date,
  to: stored.date,
  out: against,
  in: against,
  /** The largest first. */
  categories: z.array(z.object({ name: stored.text, amount: stored.centavos })),
  /** What leaves in the next seven days; `items` are the first ones. Amounts are positive. */
  due: z.object({
    total: stored.centavos,
    count: stored.integer,
    items: z.array(z.object({ date: stored.date, name: stored.text, amount: stored.centavos })),
  }),
  lowest: z.nullable(z.object({ date: stored.date, balance: stored.centavos })),
  /** Of signals, in Brazilian Portuguese, the gravest first. */
  sentences: z.array(stored.text),
});
export type DigestFigures = z.infer<typeof figures>;

/** A week in figures. */
export const digestNotice = z.object({ kind: z.literal('digest'), ...figures.shape });
export type DigestNotice = z.infer<typeof digestNotice>;

/**
 * Approved body (pt_BR, utility): "Resumo da semana {{1}}. Saiu: {{2}}. Entrou: {{3}}. A pagar em 7 dias: {{4}}. Menor saldo: {{5}}.
 * Atenção: {{6}}." Its button "Parar" opens `/parar?t={{1}}`.
 */
const TEMPLATE = 'weekly_digest';

const NOTHING_NEW = 'nada de novo';
const NOTHING_DUE = 'nada';
const NO_BALANCE = 'sem saldo conhecido';

/** `+12,2%`; empty where nothing is usual. */
const changeText = (amount: Centavos, usual: Centavos): string => {
  if (usual === 0) return '';
  const tenths = Math.round((magnitude(centavos(amount - usual)) * 1000) / usual);
  const sign = tenths === 0 ? '' : amount > usual ? '+' : '-';
  return `, ${sign}${Math.floor(tenths / 10)},${tenths % 10}%`;
};

const againstText = ({ amount, usual }: z.infer<typeof against>): string =>
  usual === null ? formatBrl(amount) : `${formatBrl(amount)} (usual ${formatBrl(usual)}${changeText(amount, usual)})`;

const textsOf = ({ from, to, out, in: received, due, lowest }: DigestFigures) => ({
  period: `${brazilianDate(from)} a ${brazilianDate(to)}`,
  out: againstText(out),
  in: againstText(received),
  due: due.count === 0 ? null : `${formatBrl(due.total)} (${due.count})`,
  lowest: lowest && `${formatBrl(lowest.balance)} em ${brazilianDate(lowest.date)}`,
});

const next = (): string => {
  const link = publicLink('/');
  return link === null ? 'Veja os detalhes no Saldo.' : `Veja os detalhes no Saldo: ${link}`;
};

export const digestContent = (figures: DigestNotice, { name }: Recipient): Content => {
  const texts = textsOf(figures);
  const sentences = figures.sentences.map(oneLine);
  const rows: [string, string][] = [
    ['Período', texts.period],
    ['Saiu', texts.out],
    ['Entrou', texts.in],
    ...figures.categories.map(({ name: category, amount }): [string, string] => [oneLine(category), formatBrl(amount)]),
    ...(texts.due ? [['A pagar em 7 dias', texts.due] as [string, string]] : []),
    ...figures.due.items.map(({ date, name: what, amount }): [string, string] => [
      `${brazilianDate(date)} ${oneLine(what)}`,
      formatBrl(amount),
    ]),
    ...(texts.lowest ? [['Menor saldo', texts.lowest] as [string, string]] : []),
    ...sentences.map((sentence): [string, string] => ['Atenção', sentence]),
  ];
  return {
    subject: `Sua semana: saíram ${formatBrl(figures.out.amount)}`,
    ...letter(greetingFor(name), 'Sua semana em números.', rows, next()),
    template: {
      name: TEMPLATE,
      parameters: [
        texts.period,
        texts.out,
        texts.in,
        texts.due ?? NOTHING_DUE,
        texts.lowest ?? NO_BALANCE,
        sentences[0] ?? NOTHING_NEW,
      ],
    },
  };
};
