import { createRequire } from 'node:module';
import type { Email } from '../../emulators/ses/outbox.ts';
import { SesProblem } from '../../emulators/ses/problem.ts';
import { SettingsError } from '../settings-error.ts';

type Message = { from: string; to: string[]; subject: string; text?: string; html?: string };
// The parts of nodemailer that we use, so that the service compiles without it.
type Mailer = { createTransport(options: object): { sendMail(message: Message): Promise<unknown> } };

/** Together less than the service waits for an answer. */
const TIMEOUTS = { connectionTimeout: 2_000, greetingTimeout: 2_000, socketTimeout: 4_000, dnsTimeout: 2_000 };

const load = (): Mailer => {
  try {
    return createRequire(import.meta.url)('nodemailer');
  } catch {
    throw new SettingsError('SMTP_URL needs the package nodemailer: npm ci');
  }
};

/** A server's answer to the message itself ends its delivery; a login that fails may be repaired. */
const isFinal = (error: unknown): boolean => {
  if (!(error instanceof Error) || ('code' in error && error.code === 'EAUTH')) return false;
  return 'responseCode' in error && Number(error.responseCode) >= 500;
};

/**
 * Sends mail through one's own server.
 * @returns what throws SesProblem as SES would: a refused message at once, all else to be repeated
 */
export const smtpDelivery = (url: string): ((email: Omit<Email, 'id' | 'at'>) => Promise<void>) => {
  const isHere = ['localhost', '127.0.0.1', '[::1]'].includes(new URL(url).hostname);
  // Mailed codes sign in: no server on the way reads them.
  const transport = load().createTransport({ url, requireTLS: !isHere, ...TIMEOUTS });
  return async ({ from, recipients, subject, text, html }) => {
    const message = { from, to: recipients, subject, ...(text !== null && { text }), ...(html !== null && { html }) };
    await transport.sendMail(message).catch((error: unknown) => {
      if (isFinal(error)) throw new SesProblem('MessageRejected', 'The mail server refused the message.');
      throw new SesProblem('ServiceUnavailable', 'The mail server did not take the message.', 503);
    });
  };
};
