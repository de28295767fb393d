import type { QueueSender } from '../../platform/queue.ts';
import type { WriteItem } from '../../platform/table/transact.ts';
import type { DeliveryId } from '../delivery.ts';
import { enqueueDeliveries } from '../delivery.ts';
import type { DeliveryStore } from '../delivery-store.ts';
import { addressOn, type Channel, type Recipient } from '../recipient.ts';
import { isCritical } from './account-notice.ts';
import type { Notice } from './notice.ts';

export type SecurityServices = {
  deliveries: Pick<DeliveryStore, 'pending'>;
  emailQueue: Pick<QueueSender, 'sendBatch'>;
  /** Of those who make critical notices. */
  whatsappQueue?: Pick<QueueSender, 'sendBatch'>;
};

/** Written with the change that a notice is about, and sent once that is written. */
export type SecurityNotice = { writes: WriteItem[]; send(): Promise<void> };

/** What a notice is about. `occurrence`: names it among those of the record `id`. */
export type NoticeAbout = {
  id: string;
  occurrence: string;
  notice: Notice;
  /** Fixed e-mail address, independent of later changes of the profile; absent: the owner's. */
  to?: string;
};

/**
 * E-mails to owners about ways into their account, the gravest by WhatsApp, too. No budget withholds them: the acts that cause them are
 * counted.
 */
export const securityNotices = ({ deliveries, emailQueue, whatsappQueue }: SecurityServices) => ({
  /**
   * The notice of one transaction; none for a recipient without an address. By WhatsApp it goes to the number that `recipient` has,
   * also where the profile has another one when it is sent.
   */
  make(userId: string, recipient: Recipient, { id: about, occurrence, notice, to }: NoticeAbout): SecurityNotice {
    const on = (channel: Channel): DeliveryId => ({ userId, kind: notice.kind, id: about, occurrence, channel });
    const phone = whatsappQueue && isCritical(notice) ? addressOn('whatsapp', recipient) : null;
    const made = [
      ...(addressOn('email', recipient) ? [{ id: on('email'), to }] : []),
      ...(phone ? [{ id: on('whatsapp'), to: phone }] : []),
    ];
    const queues = { email: emailQueue, whatsapp: whatsappQueue ?? emailQueue };
    return {
      writes: made.map(({ id, to: fixed }) => deliveries.pending(id, notice, fixed)),
      send: () =>
        enqueueDeliveries(
          queues,
          made.map(({ id }) => id),
        ),
    };
  },
});

export type SecurityNotices = ReturnType<typeof securityNotices>;
