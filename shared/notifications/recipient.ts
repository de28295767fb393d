import * as z from 'zod/mini';
import { NOT_SENT_REASONS, NOTIFICATION_STATUSES } from '../contract/resources/notification.ts';

/** Each channel is delivered, retried and recorded independently. */
export const CHANNELS = ['email', 'whatsapp'] as const;
export type Channel = (typeof CHANNELS)[number];

/** A channel without an address is skipped. */
export type Recipient = {
  name: string | null;
  email: string | null;
  phone: string | null;
  /** Disabled notifications (preferences.ts); absent: none. */
  noticesOff?: string | undefined;
};

/** An e-mail address, or a phone number in digits with country code. */
export const addressOn = (channel: Channel, { email, phone }: Recipient): string | null => {
  if (channel === 'email') return email?.trim() || null;
  return phone?.replaceAll(/\D/g, '') || null;
};

export const channelsOf = (recipient: Recipient): Channel[] =>
  CHANNELS.filter((channel) => addressOn(channel, recipient) !== null);

/** `a•••@example.com`: recognisable to its owner only. */
export const maskedEmail = (email: string): string => {
  const at = email.lastIndexOf('@');
  return at < 1 ? '•••' : `${email.slice(0, 1)}•••${email.slice(at)}`;
};

/** `•••• 4321`: the last four digits. */
export const maskedPhone = (phone: string): string => `•••• ${phone.replaceAll(/\D/g, '').slice(-4)}`;

/** `Ana S.`: the first name and the first letter of the last one. */
export const maskedName = (name: string): string => {
  const [first = '', ...others] = name.trim().split(/\s+/);
  const last = others.at(-1);
  return last ? `${first} ${last.slice(0, 1)}.` : first;
};

/** Outcome of a record's last notice, as listings show it. */
export const storedNotification = z.object({
  status: z.enum(NOTIFICATION_STATUSES),
  reason: z.nullable(z.enum(NOT_SENT_REASONS)),
});
export type Notification = z.infer<typeof storedNotification>;
