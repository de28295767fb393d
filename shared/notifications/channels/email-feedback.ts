import * as z from 'zod/mini';
import type { AddressHashes } from '../address-hashes.ts';
import type { Feedback } from '../feedback.ts';
import { DELIVERY_TAG } from './email-message.ts';

const recipients = z.array(z.object({ emailAddress: z.string() }));

/** SES sends `eventType` for a configuration set and `notificationType` for an identity's notifications. */
const sesEvent = z.object({
  eventType: z.optional(z.string()),
  notificationType: z.optional(z.string()),
  mail: z.object({ messageId: z.string(), tags: z.optional(z.record(z.string(), z.array(z.string()))) }),
  bounce: z.optional(z.object({ bounceType: z.string(), bouncedRecipients: recipients })),
  complaint: z.optional(z.object({ complainedRecipients: recipients })),
});
type SesEvent = z.infer<typeof sesEvent>;

const hashesOf = (addresses: z.infer<typeof recipients>, hashes: AddressHashes): string[] =>
  addresses.map(({ emailAddress }) => hashes.current('email', bareAddress(emailAddress)));

// `Ana <ana@example.com>` or the address alone.
const bareAddress = (text: string): string => /<([^<>]+)>\s*$/.exec(text)?.[1] ?? text;

type Result = Pick<Feedback, 'event' | 'reason' | 'suppressionList'>;

const resultOf = ({ bounce, complaint, ...event }: SesEvent, hashes: AddressHashes): Result | null => {
  switch (event.eventType ?? event.notificationType) {
    case 'Bounce': {
      const permanent = bounce?.bounceType === 'Permanent';
      const suppressionList = permanent ? hashesOf(bounce.bouncedRecipients, hashes) : [];
      return { event: 'refused', reason: `bounce:${bounce?.bounceType ?? 'unknown'}`, suppressionList };
    }
    case 'Complaint':
      // A complaint: the mail arrived, but the address is suppressed.
      return {
        event: 'reached',
        reason: 'complaint',
        suppressionList: hashesOf(complaint?.complainedRecipients ?? [], hashes),
      };
    case 'Reject':
      return { event: 'refused', reason: 'reject' };
    case 'Send':
    case 'Delivery':
      return { event: 'reached' };
    default:
      return null;
  }
};

const snsEnvelope = z.object({ Type: z.literal('Notification'), Message: z.string() });

/** Wrapped by SNS or not; null for an event without a delivery result. @throws for any other body */
export const emailFeedback = (body: unknown, hashes: AddressHashes): Feedback | null => {
  const wrapped = snsEnvelope.safeParse(body);
  const event = sesEvent.parse(wrapped.success ? JSON.parse(wrapped.data.Message) : body);
  const reference = event.mail.tags?.[DELIVERY_TAG]?.[0];
  const result = resultOf(event, hashes);
  return result && { ...result, messageId: event.mail.messageId, ...(reference && { reference }) };
};
