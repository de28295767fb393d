import * as z from 'zod/mini';
import { addressHash } from './bad-addresses.ts';
import { DELIVERY_TAG } from './email-tag.ts';
import type { Feedback } from './feedback.ts';

const recipients = z.array(z.object({ emailAddress: z.string() }));

/** An event of SES: `eventType` from a configuration set, `notificationType` from an identity's own notifications. */
const sesEvent = z.object({
  eventType: z.optional(z.string()),
  notificationType: z.optional(z.string()),
  mail: z.object({ messageId: z.string(), tags: z.optional(z.record(z.string(), z.array(z.string()))) }),
  bounce: z.optional(z.object({ bounceType: z.string(), bouncedRecipients: recipients })),
  complaint: z.optional(z.object({ complainedRecipients: recipients })),
});
type SesEvent = z.infer<typeof sesEvent>;

const hashesOf = (addresses: z.infer<typeof recipients>): string[] =>
  addresses.map(({ emailAddress }) => addressHash('email', bareAddress(emailAddress)));

// `Ana <ana@example.com>` or the address alone.
const bareAddress = (text: string): string => /<([^<>]+)>\s*$/.exec(text)?.[1] ?? text;

type Told = Pick<Feedback, 'event' | 'reason' | 'badAddresses'>;

const told = ({ bounce, complaint, ...event }: SesEvent): Told | null => {
  switch (event.eventType ?? event.notificationType) {
    case 'Bounce': {
      const permanent = bounce?.bounceType === 'Permanent';
      const badAddresses = permanent ? hashesOf(bounce.bouncedRecipients) : [];
      return { event: 'refused', reason: `bounce:${bounce?.bounceType ?? 'unknown'}`, badAddresses };
    }
    case 'Complaint':
      // It arrived, and its reader wants no more: the delivery stands, the address is done with.
      return { event: 'reached', reason: 'complaint', badAddresses: hashesOf(complaint?.complainedRecipients ?? []) };
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

/**
 * Reads a message of SES, wrapped by SNS or not; null when it tells nothing of a message's fate.
 * @throws when it is neither
 */
export const emailFeedback = (body: unknown): Feedback | null => {
  const wrapped = snsEnvelope.safeParse(body);
  const event = sesEvent.parse(wrapped.success ? JSON.parse(wrapped.data.Message) : body);
  const reference = event.mail.tags?.[DELIVERY_TAG]?.[0];
  const what = told(event);
  return what && { ...what, messageId: event.mail.messageId, ...(reference && { reference }) };
};
