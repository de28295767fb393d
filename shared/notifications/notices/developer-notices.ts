import * as z from 'zod/mini';
import { ACCESS_SCOPES } from '../../contract/access.ts';
import { stored } from '../../platform/table/stored.ts';
import type { Recipient } from '../recipient.ts';
import { type Content, greetingFor, letter, momentText, oneLine, protectLine, securityTemplate } from './content.ts';

/** What became of an API key, or soon will. */
export const keyNotice = z.object({
  kind: z.literal('key'),
  event: z.enum(['created', 'rotated', 'revoked', 'ending']),
  label: stored.text,
  scopes: z.array(z.enum(ACCESS_SCOPES)),
  at: stored.instant,
  /** When the key ends: of a rotated one when the former key does; null: never. */
  validUntil: stored.maybeInstant,
});
export type KeyNotice = z.infer<typeof keyNotice>;

/** The last line is the one that says how to end every access. */
const PROTECT = null;

const words: Record<KeyNotice['event'], { subject: string; opening: string; end: string; closing: string | null }> = {
  created: {
    subject: 'Nova chave de API',
    opening: 'Uma chave de API da sua conta foi criada.',
    end: 'Válida até',
    closing: PROTECT,
  },
  rotated: {
    subject: 'Chave de API substituída',
    opening: 'Uma chave de API da sua conta foi substituída por uma nova, com as mesmas permissões.',
    end: 'A anterior vale até',
    closing: PROTECT,
  },
  revoked: {
    subject: 'Chave de API revogada',
    opening: 'Uma chave de API da sua conta foi revogada e não abre mais nada.',
    end: 'Valeria até',
    closing: PROTECT,
  },
  ending: {
    subject: 'Sua chave de API termina em breve',
    opening: 'Uma chave de API da sua conta está perto do fim.',
    end: 'Válida até',
    closing: 'Depois disso ela não abre mais nada: troque-a antes nos aplicativos que a usam.',
  },
};

export const keyContent = ({ event, label, scopes, at, validUntil }: KeyNotice, { name }: Recipient): Content => {
  const { subject, opening, end, closing } = words[event];
  const shown = oneLine(label);
  const rows: [string, string][] = [
    ['Chave', shown],
    ['Permissões', scopes.join(', ')],
    [end, validUntil ? momentText(validUntil) : 'sem data de término'],
    ...(event === 'ending' ? [] : ([['Quando', momentText(at)]] satisfies [string, string][])),
  ];
  return {
    subject: `${subject}: ${shown}`,
    ...letter(greetingFor(name), opening, rows, closing ?? protectLine()),
    template: securityTemplate(subject, at),
  };
};

/** A webhook was disabled, because its address took nothing for five days. */
export const webhookNotice = z.object({
  kind: z.literal('webhook'),
  url: stored.text,
  at: stored.instant,
});
export type WebhookNotice = z.infer<typeof webhookNotice>;

/** The address without its path and query, which may hold something secret. */
const originOf = (url: string): string => (URL.canParse(url) ? new URL(url).origin : '');

const WEBHOOK_SUBJECT = 'Webhook desativado';

export const webhookContent = ({ url, at }: WebhookNotice, { name }: Recipient): Content => {
  const origin = oneLine(originOf(url));
  const rows: [string, string][] = [
    ['Endereço', origin],
    ['Quando', momentText(at)],
  ];
  return {
    subject: `${WEBHOOK_SUBJECT}: ${origin}`,
    ...letter(
      greetingFor(name),
      'Um webhook da sua conta foi desativado, porque o endereço dele falhou por cinco dias seguidos.',
      rows,
      'Depois de corrigir o endereço, reative o webhook: os próximos eventos voltam a ser enviados.',
    ),
    template: securityTemplate(WEBHOOK_SUBJECT, at),
  };
};
