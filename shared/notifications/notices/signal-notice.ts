import * as z from 'zod/mini';
import { publicLink } from '../../platform/environment.ts';
import type { Recipient } from '../recipient.ts';
import { type Content, greetingFor, letter, oneLine } from './content.ts';

/** Grave signals of the last days, at most three. */
export const signalNotice = z.object({
  kind: z.literal('signal'),
  signalIds: z.array(z.string()),
  /** In Brazilian Portuguese, in the same order. */
  sentences: z.array(z.string()),
});
export type SignalNotice = z.infer<typeof signalNotice>;

/** Approved body (pt_BR, utility): "Aviso importante do Saldo: *{{1}}* Outros avisos: {{2}}. Veja em Visão geral." */
const TEMPLATE = 'important_signal';

const next = (): string => {
  const link = publicLink('/');
  return link === null ? 'Veja no Saldo e diga se já esperava.' : `Veja no Saldo e diga se já esperava: ${link}`;
};

export const signalContent = ({ sentences }: SignalNotice, { name }: Recipient): Content => {
  const [first = '', ...others] = sentences.map(oneLine);
  const rows = [first, ...others].map((sentence): [string, string] => ['Aviso', sentence]);
  return {
    subject: `Aviso importante: ${first}`,
    ...letter(greetingFor(name), 'Encontramos algo nas suas contas que merece sua atenção.', rows, next()),
    template: { name: TEMPLATE, parameters: [first, String(others.length)] },
  };
};
