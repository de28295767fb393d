import { addSeconds, type Instant } from '../../../shared/time/instant.ts';
import type { VendorResponse } from '../vendor/serve.ts';
import { type RefusalCode, refusal } from './errors.ts';
import type { Message } from './message.ts';

const DAY_SECONDS = 24 * 3600;

/** The number as the platform's own id of the person: digits alone. */
export const waIdOf = (phone: string): string => phone.replaceAll(/\D/g, '');

/** Who cannot be written to, and who wrote last when: free messages go only to people who wrote within 24 hours. */
export const recipients = () => {
  const refused = new Map<string, RefusalCode>();
  const lastWrote = new Map<string, Instant>();

  const windowIsOpen = (waId: string, now: Instant): boolean => {
    const wrote = lastWrote.get(waId);
    return wrote !== undefined && now < addSeconds(wrote, DAY_SECONDS);
  };

  return {
    refuse: (phone: string, code: RefusalCode): void => void refused.set(waIdOf(phone), code),
    accept: (phone: string): void => void refused.delete(waIdOf(phone)),
    wrote: (phone: string, at: Instant): void => void lastWrote.set(waIdOf(phone), at),
    /** The refusal that this message meets at `now`, or null. */
    refusalOf({ to, type }: Message, now: Instant): VendorResponse | null {
      const code = refused.get(waIdOf(to));
      if (code) return refusal(code, 'Message undeliverable');
      if (type === 'template' || windowIsOpen(waIdOf(to), now)) return null;
      return refusal(131047, 'More than 24 hours have passed since the recipient last replied to this number');
    },
  };
};
