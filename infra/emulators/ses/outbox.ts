import { randomUUID } from 'node:crypto';
import type { Section } from '../journal.ts';

/** A sent e-mail. */
export type Email = {
  id: string;
  from: string;
  /** Every recipient, also of copies. */
  recipients: string[];
  subject: string;
  text: string | null;
  html: string | null;
  /** Those of a raw message, by their names as they were sent; `SendEmail` takes none. */
  headers: Record<string, string>;
  configurationSet: string | null;
  /** When it was sent: an ISO instant. */
  at: string;
};

export type Outbox = ReturnType<typeof createOutbox>;

/** Sent messages, in order of sending. */
export const createOutbox = (kept: Section<Email>, clock: () => number) => {
  const emails: Email[] = [...kept.entries()].map(([, email]) => email).sort((a, b) => (a.at < b.at ? -1 : 1));
  return {
    add(email: Omit<Email, 'id' | 'at'>): string {
      const sent = { id: randomUUID(), ...email, at: new Date(clock()).toISOString() };
      emails.push(sent);
      kept.put(sent.id, sent);
      return sent.id;
    },
    list: (): readonly Email[] => emails,
    clear(): void {
      for (const { id } of emails.splice(0)) kept.delete(id);
    },
  };
};
