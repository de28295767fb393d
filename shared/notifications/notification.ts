import * as z from 'zod/mini';
import { NOT_SENT_REASONS, NOTIFICATION_STATUSES } from '../contract/resources/notification.ts';

/** Outcome of a record's last notice, as listings show it. */
export const storedNotification = z.object({
  status: z.enum(NOTIFICATION_STATUSES),
  reason: z.nullable(z.enum(NOT_SENT_REASONS)),
});
export type Notification = z.infer<typeof storedNotification>;
