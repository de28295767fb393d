import type { AccessStore } from '../access/access-store.ts';
import { type Measure, metrics } from '../contract/metrics.ts';
import type { Sender } from '../notifications/channels/channel.ts';
import { type Content, escapeHtml, greetingFor } from '../notifications/notices/content.ts';
import { addressOn, type Channel } from '../notifications/recipient.ts';
import type { QueueSender } from '../platform/queue.ts';
import type { Instant } from '../time/instant.ts';
import type { CodeMessage } from './code-message.ts';

/** Approved in the category authentication, whose words are WhatsApp's own, with a button that copies the code. */
const TEMPLATE = 'confirmation_code';

/** In two groups, as people read it. */
const spaced = (code: string): string => `${code.slice(0, 4)} ${code.slice(4)}`;

const words = {
  'sign-in': {
    subject: 'Seu código para entrar no Saldo',
    opening: 'Use este código para entrar no Saldo. Ele vale por 10 minutos e só no navegador em que você o pediu.',
  },
  'step-up': {
    subject: 'Seu código de confirmação do Saldo',
    opening:
      'Use este código para confirmar que é você. Ele vale por 10 minutos e só no navegador em que você o pediu.',
  },
};

const NEW = {
  subject: 'Seu código para confirmar o novo endereço no Saldo',
  opening:
    'Use este código para confirmar que este endereço é seu. Ele vale por 10 minutos e só no navegador em que você o pediu.',
};

const OTHER_BROWSER = 'Em outro aparelho, o link deixa pedir um código nele.';
const CLOSING = 'Nunca pedimos este código por telefone ou mensagem. Se não foi você que o pediu, ignore este e-mail.';

/** The code and, for a sign-in, a link that only fills it in: programs that follow links in mails do not sign in. */
const codeContent = ({ code, purpose, page, pass }: CodeMessage, name: string | null): Content => {
  const { subject, opening } = purpose === 'sign-in' || purpose === 'step-up' ? words[purpose] : NEW;
  const greeting = greetingFor(name);
  const link = page && purpose === 'sign-in' ? `${page}#${code}${pass ? `.${pass}` : ''}` : null;
  const text = [
    greeting,
    opening,
    spaced(code),
    ...(link ? [`Ou abra no mesmo navegador: ${link}`, OTHER_BROWSER] : []),
    CLOSING,
    'Saldo',
  ];
  const html = [
    '<!doctype html><html lang="pt-BR"><body style="font-family: sans-serif; line-height: 1.5">',
    `<p>${escapeHtml(greeting)}</p>`,
    `<p>${escapeHtml(opening)}</p>`,
    `<p style="font-size: 28px; letter-spacing: 2px"><strong>${spaced(code)}</strong></p>`,
    ...(link ? [`<p>Ou <a href="${escapeHtml(link)}">abra no mesmo navegador</a>. ${OTHER_BROWSER}</p>`] : []),
    `<p>${escapeHtml(CLOSING)}</p>`,
    '<p>Saldo</p>',
    '</body></html>',
  ];
  const template = purpose === 'new-phone' ? { name: TEMPLATE, parameters: [code], button: code } : null;
  return { subject, text: text.join('\n\n'), html: html.join('\n'), template };
};

export type CodeSending = {
  access: Pick<AccessStore, 'read'>;
  isStopped(channel: Channel): Promise<boolean>;
  /** The codes' own queue, for those whose channel is stopped. */
  queue: Pick<QueueSender, 'send'>;
  senders: Record<Channel, Sender>;
  measure: Measure;
};

/** A code expires after ten minutes, so it is tried again sooner than a notice. */
const STOPPED_SECONDS = 90;

/** Returns in the vendor's feedback; it names no delivery, since codes are recorded nowhere. */
const REFERENCE = 'sign-in-code';

/**
 * To addresses that bounced, complained or asked for an end of notices, too: a code is asked for each time. While the channel is
 * stopped the code waits.
 * @throws Error when the vendor may take it later; an expired code is dropped
 */
export const sendCode = async (services: CodeSending, message: CodeMessage, now: Instant): Promise<void> => {
  const { userId, validUntil } = message;
  if (userId === null || validUntil <= now) return;
  const { profile, erased } = await services.access.read(userId);
  if (!profile || erased) return;
  const { channel, address: written } = message.to ?? { channel: 'email', address: profile.email };
  const address = addressOn(channel, { name: null, email: written, phone: written });
  if (!address) return;
  if (await services.isStopped(channel)) return services.queue.send(message, { delaySeconds: STOPPED_SECONDS });
  // To an address that nobody has proved yet nothing goes that a stranger wrote.
  const content = codeContent(message, message.to ? null : profile.name);
  const { kind } = await services.senders[channel].send({ address, content, reference: REFERENCE, unsuppressed: true });
  if (kind === 'failed' || kind === 'throttled') throw new Error('The code was not sent');
  if (kind === 'accepted') services.measure(metrics.codesSent, 1);
};
