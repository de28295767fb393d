import * as z from 'zod/mini';
import type { AccessStore } from '../access/access-store.ts';
import { isErasing } from '../access/erasure-record.ts';
import { type Measure, metrics } from '../contract/metrics.ts';
import type { Sender } from '../notifications/channels/channel.ts';
import { type Content, escapeHtml, greetingFor } from '../notifications/notices/content.ts';
import { addressOn, CHANNELS, type Channel } from '../notifications/recipient.ts';
import { numericSetting, variables } from '../platform/environment.ts';
import type { QueueSender } from '../platform/queue.ts';
import { stored } from '../platform/table/stored.ts';
import type { Instant } from '../time/instant.ts';
import type { SignInRates } from './sign-in-rates.ts';

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

const NEWCOMER = {
  subject: 'Seu código para criar sua conta no Saldo',
  opening:
    'Para criar sua conta no Saldo, digite este código na página em que você o pediu. Ele vale por 10 minutos e só nesse navegador.',
};

const UNDOES = 'Entrar cancela a exclusão da sua conta.';

const NEW = {
  subject: 'Seu código para confirmar o novo endereço no Saldo',
  opening:
    'Use este código para confirmar que este endereço é seu. Ele vale por 10 minutos e só no navegador em que você o pediu.',
};

const OTHER_BROWSER = 'Em outro aparelho, o link deixa pedir um código nele.';
const CLOSING = 'Nunca pedimos este código por telefone ou mensagem. Se não foi você que o pediu, ignore este e-mail.';

type Words = { subject: string; opening: string; warning?: string };

/**
 * The code and, for a sign-in, a link that only fills it in: programs that follow links in mails do not sign in. A newcomer's mail
 * has no link: the code alone creates no account, and the page that asked for it has the rest.
 */
const codeContent = (
  { code, purpose, page, pass }: CodeMessage,
  { subject, opening, warning }: Words,
  name: string | null,
): Content => {
  const greeting = greetingFor(name);
  const link =
    page && purpose === 'sign-in' && opening !== NEWCOMER.opening ? `${page}#${code}${pass ? `.${pass}` : ''}` : null;
  const text = [
    greeting,
    opening,
    ...(warning ? [warning] : []),
    spaced(code),
    ...(link ? [`Ou abra no mesmo navegador: ${link}`, OTHER_BROWSER] : []),
    CLOSING,
    'Saldo',
  ];
  const html = [
    '<!doctype html><html lang="pt-BR"><body style="font-family: sans-serif; line-height: 1.5">',
    `<p>${escapeHtml(greeting)}</p>`,
    `<p>${escapeHtml(opening)}</p>`,
    ...(warning ? [`<p><strong>${escapeHtml(warning)}</strong></p>`] : []),
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
  /** Whether an operator has stopped the creation of users. */
  isSignUpStopped(): Promise<boolean>;
  rates: Pick<SignInRates, 'newcomer' | 'newcomerBack'>;
  /** The codes' own queue, for those whose channel is stopped. */
  queue: Pick<QueueSender, 'send'>;
  senders: Record<Channel, Sender>;
  measure: Measure;
};

/** A code expires after ten minutes, so it is tried again sooner than a notice. */
const STOPPED_SECONDS = 90;

/** Of all newcomers, unless it is set. */
const MAILS_PER_HOUR = 200;

/** Returns in the vendor's feedback; it names no delivery, since codes are recorded nowhere. */
const REFERENCE = 'sign-in-code';

const wordsOf = ({ purpose }: CodeMessage): Words =>
  purpose === 'sign-in' || purpose === 'step-up' ? words[purpose] : NEW;

type Mail = { channel: Channel; address: string; content: Content };

/** @returns the mail of a known user, or null for one who is gone */
const mailToUser = async (
  { access }: CodeSending,
  userId: string,
  message: CodeMessage,
): Promise<(Omit<Mail, 'address'> & { address: string | null }) | null> => {
  const { profile, erased, erasure } = await access.read(userId);
  if (!profile || erased) return null;
  const { channel, address: written } = message.to ?? { channel: 'email', address: profile.email };
  const address = addressOn(channel, { name: null, email: written, phone: written });
  // To an address that nobody has proved yet nothing goes that a stranger wrote.
  const undoes = isErasing(erasure) && message.purpose === 'sign-in';
  const itsWords = { ...wordsOf(message), ...(undoes && { warning: UNDOES }) };
  return { channel, address, content: codeContent(message, itsWords, message.to ? null : profile.name) };
};

/** @throws Error when the vendor may take it later */
const send = async ({ senders, measure }: CodeSending, { channel, ...mail }: Mail): Promise<void> => {
  const { kind } = await senders[channel].send({ ...mail, reference: REFERENCE, unsuppressed: true });
  if (kind === 'failed' || kind === 'throttled') throw new Error('The code was not sent');
  if (kind === 'accepted') measure(metrics.codesSent, 1);
};

/** To an address that nobody had when the code was asked for. Beyond the rates none goes: a code that does not arrive tells nothing. */
const sendToNewcomer = async (
  services: CodeSending,
  { address, network }: NonNullable<CodeMessage['newcomer']>,
  content: Content,
  now: Instant,
): Promise<void> => {
  if (await services.isSignUpStopped()) return;
  if (!(await services.rates.newcomer(network, numericSetting(variables.signUpMailsPerHour, MAILS_PER_HOUR), now)))
    return services.measure(metrics.signUpMailsHeld, 1);
  try {
    await send(services, { channel: 'email', address, content });
  } catch (error) {
    await services.rates.newcomerBack(network, now);
    throw error;
  }
};

/**
 * To addresses that bounced, complained or asked for an end of notices, too: a code is asked for each time. While the channel is
 * stopped the code waits.
 * @throws Error when the vendor may take it later; an expired code is dropped
 */
export const sendCode = async (services: CodeSending, message: CodeMessage, now: Instant): Promise<void> => {
  const { userId, newcomer, validUntil } = message;
  if (validUntil <= now) return;
  const mail = userId === null ? null : await mailToUser(services, userId, message);
  const channel = mail?.address ? mail.channel : userId === null && newcomer ? 'email' : null;
  if (channel === null) return;
  if (await services.isStopped(channel)) return services.queue.send(message, { delaySeconds: STOPPED_SECONDS });
  if (mail?.address) return send(services, { ...mail, address: mail.address });
  if (newcomer) await sendToNewcomer(services, newcomer, codeContent(message, NEWCOMER, null), now);
};

/** A code on its way to a mailbox or a phone. Without a user it goes nowhere. */
export const codeMessage = z.object({
  userId: stored.maybeText,
  code: stored.text,
  purpose: z.enum(['sign-in', 'step-up', 'new-email', 'new-phone']),
  /** The page that takes the code, or null where the service has no address of its own. */
  page: stored.maybeText,
  /** Goes into the page's link, for a browser that has not asked for the code. */
  pass: z.optional(stored.text),
  /** Where nobody had the address, and who asked may create an account with it: the address, and a keyed hash of the network. */
  newcomer: z.optional(z.object({ address: stored.text, network: stored.text })),
  validUntil: stored.instant,
  /** The new address; absent: the user's own e-mail address. Only the message contains it until the user has confirmed it. */
  to: z.optional(z.object({ channel: z.enum(CHANNELS), address: stored.text })),
});
export type CodeMessage = z.infer<typeof codeMessage>;
