import { addSeconds, type Instant } from '../../../shared/time/instant.ts';
import type { SectionSource } from '../http/ports.ts';
import type { VendorResponse } from '../http/serve.ts';
import { type RefusalCode, refusal } from './errors.ts';
import type { Message } from './message.ts';

const DAY_SECONDS = 24 * 3600;

/** Area codes from 31 on, where most accounts predate the ninth digit. */
const NINTH_DIGIT_LATE = /^55([3-9]\d)9([6-9]\d{7})$/;

/** The number as the platform's own id of the person: digits, in much of Brazil without the mobile numbers' ninth. */
export const waIdOf = (phone: string): string => phone.replaceAll(/\D/g, '').replace(NINTH_DIGIT_LATE, '55$1$2');

/** Unreachable numbers, and the last message of each person: free messages require one within 24 hours. */
export const recipients = (journal: SectionSource) => {
  const refused = new Map<string, RefusalCode>();
  const saved = journal.section<Instant>('whatsapp.lastWrote');
  const lastWrote = new Map(saved.entries());

  const windowIsOpen = (waId: string, now: Instant): boolean => {
    const wrote = lastWrote.get(waId);
    return wrote !== undefined && now < addSeconds(wrote, DAY_SECONDS);
  };

  return {
    refuse: (phone: string, code: RefusalCode): void => void refused.set(waIdOf(phone), code),
    accept: (phone: string): void => void refused.delete(waIdOf(phone)),
    wrote(phone: string, at: Instant): void {
      const waId = waIdOf(phone);
      if (at <= (lastWrote.get(waId) ?? '')) return;
      lastWrote.set(waId, at);
      saved.put(waId, at);
    },
    /** The refusal of this message at `now`, or null. */
    refusalOf({ to, type }: Message, now: Instant): VendorResponse | null {
      const code = refused.get(waIdOf(to));
      if (code) return refusal(code, 'Message undeliverable');
      if (type === 'template' || windowIsOpen(waIdOf(to), now)) return null;
      return refusal(131047, 'More than 24 hours have passed since the recipient last replied to this number');
    },
  };
};
