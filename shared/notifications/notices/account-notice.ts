import * as z from 'zod/mini';
import { stored } from '../../platform/table/stored.ts';
import type { Instant } from '../../time/instant.ts';
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
    'erasure-begun',
    'erasure-canceled',
    'recovery-used',
    'change-held',
    'data-ending',
  ]),
  /** The device, the passkey's name, the masked new address, the assistant's claimed name, or a webhook's origin. */
  what: stored.text,
  at: stored.instant,
  /** What the owner can do about it. */
  link: z.optional(stored.text),
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
  'change-held',
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
  'erasure-begun': {
    subject: 'Sua conta será excluída em 3 dias',
    opening:
      'Sua conta do Saldo será excluída na data abaixo, com tudo o que guardamos sobre você. Tudo o que tinha acesso a ela já foi encerrado. Para desistir, é só entrar de novo até lá.',
    what: 'Exclusão',
    closing: PROTECT,
  },
  'erasure-canceled': {
    subject: 'A exclusão da sua conta foi cancelada',
    opening:
      'Alguém entrou na sua conta do Saldo, e por isso a exclusão foi cancelada. Chaves e assistentes precisam ser criados de novo.',
    what: 'Aparelho',
    closing: PROTECT,
  },
  'recovery-used': {
    subject: 'Um código de recuperação foi usado',
    opening:
      'Sua conta do Saldo foi aberta com um dos códigos de recuperação, sem chave de acesso (passkey). Este código já foi usado.',
    what: 'Aparelho',
    closing: PROTECT,
  },
  'change-held': {
    subject: 'Uma mudança na sua conta espera 24 horas',
    opening:
      'Em um navegador que ainda não conhecíamos, alguém pediu a mudança abaixo na sua conta do Saldo: um novo e-mail ou a primeira chave de acesso (passkey). Ela só passa a valer na data abaixo.',
    what: 'Mudança',
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

export const accountContent = ({ event, what, at, link }: AccountNotice, { name }: Recipient): Content => {
  const { subject, opening, what: label, closing } = words[event];
  const rows: [string, string][] = [
    [label, oneLine(what)],
    ['Quando', momentText(at)],
    ...(link === undefined ? [] : ([['Para impedir', link]] satisfies [string, string][])),
  ];
  return {
    subject,
    ...letter(greetingFor(name), opening, rows, closing ?? protectLine()),
    template: securityTemplate(subject, at),
  };
};

/** The last mail to who had an account, whose name is gone with it. */
export const erasedContent = (at: Instant): Content => ({
  subject: 'Sua conta foi excluída',
  ...letter(
    greetingFor(null),
    'Sua conta do Saldo foi excluída, com tudo o que guardávamos sobre você. Seus bancos foram desconectados.',
    [['Quando', momentText(at)]],
    'Se um dia quiser voltar, é só criar uma conta nova.',
  ),
  template: null,
});
