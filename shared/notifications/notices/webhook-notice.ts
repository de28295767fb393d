import * as z from 'zod/mini';
import { stored } from '../../platform/table/stored.ts';
import type { Recipient } from '../recipient.ts';
import { type Content, greetingFor, letter, momentText, oneLine, securityTemplate } from './content.ts';

/** A webhook was disabled, because its address took nothing for five days. */
export const webhookNotice = z.object({
  kind: z.literal('webhook'),
  url: stored.text,
  at: stored.instant,
});
export type WebhookNotice = z.infer<typeof webhookNotice>;

/** The address without its path and query, which may hold something secret. */
const originOf = (url: string): string => (URL.canParse(url) ? new URL(url).origin : '');

const SUBJECT = 'Webhook desativado';

export const webhookContent = ({ url, at }: WebhookNotice, { name }: Recipient): Content => {
  const origin = oneLine(originOf(url));
  const rows: [string, string][] = [
    ['Endereço', origin],
    ['Quando', momentText(at)],
  ];
  return {
    subject: `${SUBJECT}: ${origin}`,
    ...letter(
      greetingFor(name),
      'Um webhook da sua conta foi desativado, porque o endereço dele falhou por cinco dias seguidos.',
      rows,
      'Depois de corrigir o endereço, reative o webhook: os próximos eventos voltam a ser enviados.',
    ),
    template: securityTemplate(SUBJECT, at),
  };
};
