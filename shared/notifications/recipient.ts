/** The ways a notification goes out; each is delivered, retried and recorded on its own. */
export const CHANNELS = ['email', 'whatsapp'] as const;
export type Channel = (typeof CHANNELS)[number];

/** Who is notified, and where; a channel without an address is left out. */
export type Recipient = { name: string | null; email: string | null; phone: string | null };

/** The recipient's address on the channel: an e-mail address, or a phone number of digits with its country code. */
export const addressOn = (channel: Channel, { email, phone }: Recipient): string | null => {
  if (channel === 'email') return email?.trim() || null;
  return phone?.replaceAll(/\D/g, '') || null;
};

/** The channels that reach the recipient: a user without phone gets e-mail only (design 8). */
export const channelsOf = (recipient: Recipient): Channel[] =>
  CHANNELS.filter((channel) => addressOn(channel, recipient) !== null);
