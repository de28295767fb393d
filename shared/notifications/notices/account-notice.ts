import * as z from 'zod/mini';
import { stored } from '../../platform/table/stored.ts';
import type { Recipient } from '../recipient.ts';
import { type Content, greetingFor, letter, momentText, oneLine, protectLine, securityTemplate } from './content.ts';

/** A security event of a user's account: sign-in, passkeys, addresses, or access of assistants. */
export const accountNotice = z.object({
  kind: z.literal('account'),
  event: z.enum([
    'signed-in',
    'passkey-added',
    'passkey-removed',
    'email-changed',
    'phone-changed',
    'exported',
    'assistant-allowed',
    'assistant-removed',
    'assistant-cut-off',
    'assistant-ending',
    'key-idle',
    'account-protected',
    'webhook-added',
    'webhook-changed',
    'data-ending',
  ]),
  /** The device, the passkey's name, the masked new address, the assistant's claimed name, or a webhook's origin. */
  what: stored.text,
  at: stored.instant,
});
export type AccountNotice = z.infer<typeof accountNotice>;

/** Whoever can read the mailbox may have done it, so a proved phone hears of it, too. */
const CRITICAL: ReadonlySet<string> = new Set([
  'email-changed',
  'phone-changed',
  'passkey-added',
  'passkey-removed',
  'erasure-begun',
  'account-protected',
]);

/** Whether it goes by WhatsApp as well as by e-mail. */
export const isCritical = (notice: { kind: string; event?: string }): boolean =>
  notice.kind === 'account' && CRITICAL.has(notice.event ?? '');

/** The last line is the one that says how to end every access. */
const PROTECT = null;

const words: Record<
  AccountNotice['event'],
  { subject: string; opening: string; what: string; closing: string | null }
> = {
  'signed-in': {
    subject: 'Novo acesso à sua conta',
    opening: 'Sua conta do Saldo foi aberta em um navegador novo.',
    what: 'Aparelho',
    closing: PROTECT,
  },
  'passkey-added': {
    subject: 'Nova chave de acesso',
    opening: 'Uma chave de acesso (passkey) foi adicionada à sua conta do Saldo. Com ela se entra sem código.',
    what: 'Chave de acesso',
    closing: PROTECT,
  },
  'passkey-removed': {
    subject: 'Chave de acesso removida',
    opening: 'Uma chave de acesso (passkey) foi removida da sua conta do Saldo e não abre mais nada.',
    what: 'Chave de acesso',
    closing: PROTECT,
  },
  'assistant-allowed': {
    subject: 'Um assistente tem acesso à sua conta',
    opening: 'Um assistente foi autorizado a usar sua conta do Saldo.',
    what: 'Assistente',
    closing: PROTECT,
  },
  'assistant-removed': {
    subject: 'Acesso de um assistente encerrado',
    opening: 'O acesso de um assistente à sua conta do Saldo foi encerrado. Ele não vê mais nada.',
    what: 'Assistente',
    closing: 'Para usá-lo de novo, conecte-o outra vez no próprio assistente.',
  },
  'assistant-cut-off': {
    subject: 'Acesso de um assistente encerrado por segurança',
    opening:
      'Um código de acesso deste assistente foi usado uma segunda vez, e outra pessoa pode ter uma cópia dele. Por isso o acesso à sua conta do Saldo foi encerrado.',
    what: 'Assistente',
    closing: 'Se você usa este assistente, conecte-o outra vez. Se isso se repetir, fale com o suporte.',
  },
  'assistant-ending': {
    subject: 'O acesso de um assistente termina em 7 dias',
    opening: 'O acesso que você deu a um assistente vale por 12 meses e termina na data abaixo.',
    what: 'Assistente',
    closing: 'Para continuar a usá-lo depois disso, conecte-o outra vez no próprio assistente.',
  },
  'key-idle': {
    subject: 'Uma chave de API sem uso termina em 7 dias',
    opening: 'Ninguém usa esta chave de API da sua conta do Saldo há quase seis meses. Ela termina na data abaixo.',
    what: 'Chave de API',
    closing: 'Para mantê-la, faça uma chamada com ela até lá. Se não precisa mais dela, não faça nada.',
  },
  'email-changed': {
    subject: 'E-mail da sua conta alterado',
    opening:
      'O e-mail da sua conta do Saldo foi trocado. A partir de agora, códigos e avisos vão para o novo endereço.',
    what: 'Novo e-mail',
    closing: 'Se não foi você, fale com o suporte agora: quem fez a troca pode entrar na sua conta.',
  },
  'phone-changed': {
    subject: 'WhatsApp da sua conta alterado',
    opening: 'O número de WhatsApp da sua conta do Saldo foi trocado. Os avisos por WhatsApp vão para o novo número.',
    what: 'Novo número',
    closing: PROTECT,
  },
  'account-protected': {
    subject: 'Sua conta foi protegida',
    opening:
      'Tudo o que tinha acesso à sua conta do Saldo foi encerrado, menos o aparelho abaixo: outros aparelhos, chaves, assistentes, webhooks e passkeys. Seus bancos continuam conectados.',
    what: 'Aparelho',
    closing: PROTECT,
  },
  'webhook-added': {
    subject: 'Novo webhook',
    opening: 'Um webhook foi criado na sua conta do Saldo: um endereço que recebe avisos do que muda nela.',
    what: 'Endereço',
    closing: PROTECT,
  },
  'webhook-changed': {
    subject: 'Webhook alterado',
    opening: 'O endereço ou o segredo de um webhook da sua conta do Saldo foi trocado.',
    what: 'Endereço',
    closing: PROTECT,
  },
  'data-ending': {
    subject: 'Os dados dos seus bancos serão apagados',
    opening:
      'Sua conta do Saldo está sem plano. Os dados dos seus bancos, com os nomes e as notas que você escreveu, serão apagados no dia abaixo. A conta fica.',
    what: 'Apagados em',
    closing: 'Para mantê-los, assine um plano antes desse dia. Você também pode baixar uma cópia em Conta.',
  },
  exported: {
    subject: 'Seus dados foram baixados',
    opening: 'Uma cópia de tudo o que o Saldo guarda sobre você foi baixada.',
    what: 'Aparelho',
    closing: PROTECT,
  },
};

export const accountContent = ({ event, what, at }: AccountNotice, { name }: Recipient): Content => {
  const { subject, opening, what: label, closing } = words[event];
  const rows: [string, string][] = [
    [label, oneLine(what)],
    ['Quando', momentText(at)],
  ];
  return {
    subject,
    ...letter(greetingFor(name), opening, rows, closing ?? protectLine()),
    template: securityTemplate(subject, at),
  };
};
